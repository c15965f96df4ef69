/** What was written of a record that is always there, field by field, and of a list thing by thing. Pure. */
import { type ListChange, type ListThing, listChange, withListChange } from '#contract/kit/list-change.ts'

/** Of a list of things with an `id` it may say what was done to some. */
export type RecordChange<V> = {
  [F in keyof V]?: V[F] extends readonly (infer T extends ListThing)[] ? V[F] | ListChange<T> : V[F]
}

/**
 * @param now as it is shown
 * @param wanted as its fields should be
 * @param seen as they were when one began to write them: what was done to a list since is left alone
 * @param lists the fields that are lists of things with an `id`
 * @returns what is sent, and what takes it back
 */
export function recordChange<V extends object>(
  now: V,
  wanted: Partial<V>,
  seen: Partial<V>,
  lists: readonly (keyof V)[],
): { changes: RecordChange<V>; inverse: RecordChange<V> } {
  const changes: Record<string, unknown> = {}
  const inverse: Record<string, unknown> = {}
  const things = (from: Partial<V>, name: string) => from[name as keyof V] as unknown as readonly ListThing[]
  for (const [name, value] of Object.entries(wanted)) {
    const here = things(now, name)
    if (!lists.includes(name as keyof V)) {
      changes[name] = value
      inverse[name] = here
      continue
    }
    const after = withListChange(here, listChange(things(seen, name) ?? here, things(wanted, name)))
    const done = listChange(here, after)
    if (Object.keys(done).length === 0) continue
    changes[name] = done
    inverse[name] = listChange(after, here)
  }
  return { changes, inverse } as { changes: RecordChange<V>; inverse: RecordChange<V> }
}

/** The record with what was written of it. */
export function withRecordChange<V extends object>(record: V, changes: RecordChange<V>): V {
  const next = { ...record } as Record<string, unknown>
  for (const [name, value] of Object.entries(changes))
    next[name] = Array.isArray(record[name as keyof V])
      ? withListChange(next[name] as ListThing[], value as ListChange<ListThing>)
      : value
  return next as V
}
