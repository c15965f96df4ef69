/** What was written over, put back: of a thing in a list only what both wrote of it. Pure. */
import { type ListThing, withListChange } from '#contract/kit/list-change.ts'
import { type OpenConflict, restoredThing } from '../features/sync/conflict/open-conflicts.ts'

/** @returns the whole value of the field, or of the list, as it should be */
export function restoredValues(
  conflict: Pick<OpenConflict, 'field' | 'fields' | 'previous'>,
  live: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const [field, id] = conflict.field.split('.') as [string, string?]
  if (id === undefined) return { [field]: conflict.previous }
  const list = (live[field] ?? []) as ListThing[]
  // The two have no id: they are named by their place.
  if (/^\d$/.test(id)) {
    const one = restoredThing<ListThing>(conflict, list[Number(id)])
    return { [field]: list.flatMap((each, at) => (at === Number(id) ? (one ?? []) : each)) }
  }
  const thing = restoredThing<ListThing>(
    conflict,
    list.find((other) => other.id === id),
  )
  return { [field]: withListChange(list, thing ? { put: [thing] } : { remove: [id] }) }
}
