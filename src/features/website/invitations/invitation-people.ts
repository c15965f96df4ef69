/** Whom an invitation names, while it is written. Pure. */
import { personsIn, placesOf } from '#contract/website/heads.ts'
import { MAX_COMPANIONS } from '#contract/website/rsvp-limits.ts'
import type { InvitationFields } from '../website-actions.ts'

/** Those whom a name on the envelope names, where they are several. */
const named = (name: string) => {
  const persons = personsIn(name)
  return persons.length > 1 ? persons.map((one) => ({ name: one })) : []
}
const sameNames = (a: InvitationFields['people'], b: InvitationFields['people']) =>
  a.map(({ name }) => name).join('\n') === b.map(({ name }) => name).join('\n')
const most = (count: number) => Math.min(MAX_COMPANIONS, Math.max(0, count))

/** Places for so many persons, and never fewer than there were. */
export const morePlaces = (maxCompanions: number, persons: number) =>
  most(Math.max(maxCompanions, persons - 1))

/**
 * With another name on the envelope: its persons follow, as long as nobody wrote them by hand. So do the places of one that is
 * new; of one that there is they were chosen, by somebody perhaps who is not here, and only grow to hold whom it names.
 */
export function renamed(before: InvitationFields, name: string, isNew: boolean): Partial<InvitationFields> {
  const was = named(before.name)
  if (!sameNames(was, before.people)) return { name }
  const people = named(name)
  if (!isNew) return { name, people, maxCompanions: morePlaces(before.maxCompanions, people.length) }
  const more = placesOf(before) - Math.max(1, was.length)
  return { name, people, maxCompanions: most(Math.max(1, people.length) + more - 1) }
}
