/** Who is invited, who comes, and what the kitchen must know: from guests, invitations and answers. Pure. */
import type { Guest } from '#contract/plan/guest.ts'
import { expectedPeople } from '#contract/website/heads.ts'
import type { Invitation, RsvpAnswer } from '#contract/website/rsvp.ts'
import { searchable } from '../../lib/text.ts'
import type { GuestView } from './guest-views.ts'

/** `unclear`: an answer to their invitation came, and names others. */
export type Coming = 'yes' | 'no' | 'silent' | 'unclear'

export interface PersonRow {
  key: string
  /** Undefined of who is known by an invitation or by an answer alone. */
  guest: Guest | undefined
  /** Empty where nobody has said it yet. */
  name: string
  coming: Coming
  /** What the answer says of their table. */
  wrote: string
}

export interface Household {
  key: string
  /** Undefined of those on no envelope. */
  invitation: Invitation | undefined
  name: string
  answer: RsvpAnswer | undefined
  persons: readonly PersonRow[]
}

type Head = Pick<RsvpAnswer['companions'][number], 'name' | 'diet'>

const headsIn = ({ attending, name, diet, companions }: RsvpAnswer): Head[] =>
  attending ? [{ name, diet }, ...companions] : []

/**
 * Every envelope with its persons, in the order of the invitations; then who is on none; then who answered by the general
 * address.
 * @param invitations with their guests' names (`withGuests`)
 */
export function householdsOf(
  invitations: readonly Invitation[],
  guests: readonly Guest[],
  answers: readonly RsvpAnswer[],
): Household[] {
  const known = new Set(invitations.map(({ id }) => id))
  const byInvitation = Map.groupBy(guests, ({ invitationId }) =>
    invitationId && known.has(invitationId) ? invitationId : '',
  )
  const answered = new Map(answers.map((answer) => [answer.invitationId ?? '', answer]))
  const onEnvelopes = invitations.map((invitation): Household => {
    const { id, name } = invitation
    const answer = answered.get(id)
    const own = byInvitation.get(id) ?? []
    return { key: id, invitation, name, answer, persons: personsOf(invitation, own, answer) }
  })
  const onNone = byInvitation.get('') ?? []
  const loose = answers.filter(({ invitationId }) => invitationId === null)
  return [
    ...onEnvelopes,
    ...(onNone.length > 0
      ? [
          {
            key: 'none',
            invitation: undefined,
            name: 'Senza busta',
            answer: undefined,
            persons: onNone.map((guest) => rowOf(guest, 'silent')),
          },
        ]
      : []),
    ...loose.map((answer): Household => ({
      key: answer.id,
      invitation: undefined,
      name: answer.name,
      answer,
      persons: answer.attending
        ? headsIn(answer).map((head, at) => strangerOf(answer.id, at, head, 'yes'))
        : [strangerOf(answer.id, 0, { name: answer.name, diet: '' }, 'no')],
    })),
  ]
}

/** What they told the couple goes before what they wrote. */
const rowOf = (guest: Guest, coming: Coming, wrote = ''): PersonRow => ({
  key: guest.id,
  guest,
  name: guest.name,
  coming: guest.told === 'nothing' ? coming : guest.told,
  wrote,
})

const strangerOf = (household: string, at: number, { name, diet }: Head, coming: Coming): PersonRow => ({
  key: `${household}/${at}`,
  guest: undefined,
  name,
  coming,
  wrote: diet,
})

function personsOf(
  invitation: Invitation,
  guests: readonly Guest[],
  answer: RsvpAnswer | undefined,
): PersonRow[] {
  const { id } = invitation
  const expected = expectedPeople(invitation)
  const others = guests.length > 0 ? expected.slice(guests.length) : expected
  const nobody = (name: string, at: number, coming: Coming) => strangerOf(id, at, { name, diet: '' }, coming)
  if (!answer || !answer.attending) {
    const coming = answer ? 'no' : 'silent'
    return [
      ...guests.map((guest) => rowOf(guest, coming)),
      ...others.map((name, at) => nobody(name, at, coming)),
    ]
  }
  const heads = headsIn(answer)
  const matched = matchedHeads(guests, heads)
  // As many as there are places: everybody comes, whatever they call each other.
  if (heads.length >= guests.length + others.length) {
    const unnamed = heads.filter((head) => !isTaken(matched, head)).values()
    for (const { id: of } of guests) if (!matched.has(of)) matched.set(of, unnamed.next().value!)
  }
  const left = heads.filter((head) => !isTaken(matched, head))
  // A place that nobody had a name for is taken by whoever is named beside the others.
  const taken = Math.max(others.length, left.length - (guests.length - matched.size))
  const isUnclear = left.length > taken
  return [
    ...guests.map((guest) => {
      const head = matched.get(guest.id)
      return rowOf(guest, head ? 'yes' : isUnclear ? 'unclear' : 'no', head?.diet)
    }),
    ...left.map((head, at) => strangerOf(id, at, head, 'yes')),
    ...others.slice(left.length).map((_, at) => nobody('', heads.length + at, 'no')),
  ]
}

const isTaken = (matched: ReadonlyMap<string, Head>, head: Head) => [...matched.values()].includes(head)

/** Which head each guest is: by the whole name, else by the first where only one has it. */
function matchedHeads(guests: readonly Guest[], heads: readonly Head[]): Map<string, Head> {
  const matched = new Map<string, Head>()
  const match = (keyOf: (name: string) => string) => {
    const free = heads.filter((head) => head.name !== '' && !isTaken(matched, head))
    for (const guest of guests) {
      if (matched.has(guest.id)) continue
      const named = free.filter((head) => keyOf(head.name) === keyOf(guest.name))
      const same = guests.filter((one) => !matched.has(one.id) && keyOf(one.name) === keyOf(guest.name))
      if (named.length === 1 && same.length === 1) matched.set(guest.id, named[0]!)
    }
  }
  match(searchable)
  match((name) => searchable(name).split(' ')[0] ?? '')
  return matched
}

export interface GuestTotals {
  persons: number
  yes: number
  no: number
  /** Who has not said, or whose answer is not clear. */
  waiting: number
}

export function totalsOf(households: readonly Household[]): GuestTotals {
  const rows = households.flatMap(({ persons }) => persons)
  const count = (...which: Coming[]) => rows.filter(({ coming }) => which.includes(coming)).length
  return { persons: rows.length, yes: count('yes'), no: count('no'), waiting: count('silent', 'unclear') }
}

/** A line of the kitchen's sheet: how many for sure, and how many more who may still come. */
export interface KitchenLine {
  label: string
  sure: number
  maybe: number
}

const LINES: readonly (readonly [label: string, of: (guest: Guest | undefined) => boolean])[] = [
  ['Adulti', (guest) => !guest || guest.age === 'adult'],
  ['Menù bambini', (guest) => guest?.age === 'child'],
  ['Seggioloni', (guest) => guest?.age === 'infant'],
  ['Vegetariani', (guest) => guest?.diet === 'vegetarian'],
  ['Vegani', (guest) => guest?.diet === 'vegan'],
  ['Senza glutine', (guest) => guest?.diet === 'gluten_free'],
  ['Allergie gravi', (guest) => guest?.severe === true],
]

/** What the kitchen asks; a line of nobody is left out, but for the first. */
export function kitchenOf(households: readonly Household[]): KitchenLine[] {
  const rows = households.flatMap(({ persons }) => persons).filter(({ coming }) => coming !== 'no')
  return LINES.map(([label, isOf]) => {
    const those = rows.filter(({ guest }) => isOf(guest))
    const sure = those.filter(({ coming }) => coming === 'yes').length
    return { label, sure, maybe: those.length - sure }
  }).filter(({ sure, maybe }, at) => at === 0 || sure + maybe > 0)
}

/** Whether the kitchen must know something of them. */
export const hasNeeds = ({ guest, wrote }: PersonRow): boolean =>
  wrote !== '' || (guest !== undefined && (guest.diet !== 'any' || guest.needs !== '' || guest.severe))

/** Who is seen in a view; undefined shows everybody. */
export const isIn = (row: PersonRow, view: GuestView | undefined): boolean => {
  switch (view) {
    case 'waiting':
      return row.coming === 'silent' || row.coming === 'unclear'
    case 'needs':
      return hasNeeds(row)
    case 'children':
      return row.guest !== undefined && row.guest.age !== 'adult'
    case 'one':
    case 'two':
      return row.guest?.side === view || row.guest?.side === 'both'
    default:
      return true
  }
}

/** Envelopes with those of their persons who are in a view and are called so; all of an envelope that is called so. */
export function shownOf(
  households: readonly Household[],
  view: GuestView | undefined,
  sought: string,
): Household[] {
  const word = searchable(sought)
  return households.flatMap((household) => {
    const isNamed = searchable(household.name).includes(word)
    const persons = household.persons.filter(
      (row) => isIn(row, view) && (isNamed || searchable(row.name).includes(word)),
    )
    return persons.length > 0 ? [{ ...household, persons }] : []
  })
}
