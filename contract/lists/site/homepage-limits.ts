import type { CategorySlug } from '../../vendors/category.ts'

/** What administrators arrange on the home page: how it stands until they do, and how much of each there may be. */
export const BACKGROUNDS_MOST = 24
/** Beside the paid placements there is room for these. */
export const FEATURED_MOST = 3
/** Kinds of vendor under the search, beside the way to all of them. */
export const HOME_KINDS = { least: 4, most: 7 } as const
export const HOME_TEXT_MOST = { headline: 60, lead: 200, shelfTitle: 60 } as const

/** `*sì*` is set apart in italics; a line break breaks. */
export const HOME_TEXTS = {
  headline: 'Dal primo *sì*\nal gran giorno',
  lead: 'Trova chi renderà bella la tua festa e tieni insieme scadenze e budget. Anche quando la rete non c’è.',
  shelfTitle: 'I più amati questo mese',
} as const

/** The parts below the search and the categories, in the order they have until somebody moves them. */
export const HOME_PARTS = ['shelf', 'plan', 'wedding', 'banner', 'awards', 'articles', 'how'] as const
export type HomePart = (typeof HOME_PARTS)[number]
/** On it stand the places that are sold: it may be moved, and not taken away. */
export const PART_OF_PLACES = 'shelf' satisfies HomePart

/** How the page goes on, until somebody arranges it: its parts and the categories, each in their order. */
export const HOME_ORDER: { parts: HomePart[]; kinds: CategorySlug[] } = {
  parts: [...HOME_PARTS],
  kinds: ['location', 'catering', 'fotografo', 'fiori-e-allestimenti', 'musica', 'abiti-sposa', 'torte'],
}
