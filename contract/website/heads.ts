/** Who counts as a head at a wedding: what the server checks, the couple adds up and the guest reads. Free of schemas. */
import { MAX_COMPANIONS } from './rsvp-limits.ts'

interface Answer {
  attending: boolean
  companions: readonly unknown[]
}
interface Invited {
  name: string
  /** Absent in what a device kept before persons had names. */
  people?: readonly { name: string }[]
  maxCompanions: number
}

/** Who comes by an answer: who gave it and everybody with them, named or not; nobody by a no. */
export const headsOf = ({ attending, companions }: Answer): number => (attending ? 1 + companions.length : 0)

/** How many an invitation is for: never fewer than it names. */
export const placesOf = ({ maxCompanions, people }: Pick<Invited, 'maxCompanions' | 'people'>): number =>
  Math.max(1 + maxCompanions, people?.length ?? 0)

/** An invitation with whom it names: its guests, where the couple has them one by one; else what is written on it. */
export const withGuests = <I extends Invited>(invitation: I, guests: readonly { name: string }[]): I =>
  guests.length === 0
    ? invitation
    : { ...invitation, people: guests.slice(0, 1 + MAX_COMPANIONS).map(({ name }) => ({ name })) }

/** «Zia Carla e zio Ugo» are two persons, «Famiglia Rossi» is a name of its own. */
export const personsIn = (name: string): string[] =>
  name
    .split(/\s*,\s*|\s*&\s*|\s*\+\s*|\s+(?:e|ed)\s+/i)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/**
 * Whom a «Sì» means, until they say otherwise: one name for each place. Those whom nobody has named are ''; the first is
 * who answers, and has the invitation's own name where no person's is known.
 */
export function expectedPeople(invitation: Invited): string[] {
  const places = placesOf(invitation)
  const named = (invitation.people ?? []).map(({ name }) => name)
  const read = named.length > 0 ? named : personsIn(invitation.name)
  const known = read.length <= places ? read : [invitation.name]
  return Array.from({ length: places }, (_, at) => known[at] ?? '')
}

export interface RsvpTotals {
  /** Places in the invitations. */
  invited: number
  /** People who come, with and without an invitation. */
  coming: number
  /** People who do not come: the places of an answered invitation that its answer leaves free, and noes without one. */
  declined: number
  /** Invitations without an answer. */
  silent: number
}

/** What the answers come to. */
export function rsvpTotals(
  invitations: readonly (Pick<Invited, 'maxCompanions' | 'people'> & { id: string })[],
  answers: readonly (Answer & { invitationId: string | null })[],
): RsvpTotals {
  const answered = new Set(answers.map(({ invitationId }) => invitationId))
  const places = new Map(invitations.map((invitation) => [invitation.id, placesOf(invitation)]))
  const placesFor = (invitationId: string | null) => (invitationId ? (places.get(invitationId) ?? 1) : 1)
  return {
    invited: invitations.reduce((sum, invitation) => sum + placesOf(invitation), 0),
    coming: answers.reduce((sum, answer) => sum + headsOf(answer), 0),
    declined: answers.reduce(
      (sum, answer) => sum + Math.max(0, placesFor(answer.invitationId) - headsOf(answer)),
      0,
    ),
    silent: invitations.filter(({ id }) => !answered.has(id)).length,
  }
}
