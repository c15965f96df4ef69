/** What is said of a guest beyond their name. Free of schemas. */

/** Who eats what for grown-ups, who a children's menu, who needs a high chair. */
export const GUEST_AGES = ['adult', 'child', 'infant'] as const
export type GuestAge = (typeof GUEST_AGES)[number]

/** What a kitchen asks first; what else it must know is written out. */
export const GUEST_DIETS = ['any', 'vegetarian', 'vegan', 'gluten_free'] as const
export type GuestDiet = (typeof GUEST_DIETS)[number]

/** What they have told the couple itself, by voice: it goes before what they wrote. */
export const GUEST_WORDS = ['nothing', 'yes', 'no'] as const
export type GuestWord = (typeof GUEST_WORDS)[number]

/** Their own texts at most, in characters. */
export const GUEST_MOST = { name: 120, needs: 200, notes: 500 } as const
/** What is written on an envelope at most, in characters. */
export const ENVELOPE_MOST = 120

/** With how many a guest may not be put at one table. */
export const APART_MAX = 8

/** A couple's guests at most. */
export const GUESTS_MAX = 2_000
export const GUESTS_FULL = 'Gli invitati sono già 2.000: eliminate chi non c’entra più.'

export const TABLE_SHAPES = ['round', 'long'] as const
/** Of one table. */
export const SEATS_MAX = 60
export const TABLES_MAX = 200
export const TABLES_FULL = 'I tavoli sono già 200: eliminate quelli che non servono.'
