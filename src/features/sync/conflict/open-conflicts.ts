/** What one wrote over the other unseen, place by place. Pure. */
import type { Conflict } from '#contract/wire/sync.ts'

/** One place that both wrote. */
export interface OpenConflict {
  /** Of the marks: several edits of one evening went over the same words. */
  ids: number[]
  topic: string
  entityId: string
  field: string
  /** Of a thing in a list, the fields that both wrote; null where it is all of it. */
  fields: readonly string[] | null
  /** What stands there now. */
  value: unknown
  /** What the other had written: the last thing before the first edit that had not seen it. */
  previous: unknown
  by: string
  over: string
  at: string
}

/** @param marks newest first, as the server gives them */
export function openConflicts(marks: readonly Conflict[], settled: ReadonlySet<number>): OpenConflict[] {
  const open = marks.filter(({ id }) => !settled.has(id))
  const places = Map.groupBy(open, ({ topic, entityId, field }) => `${topic} ${entityId} ${field}`)
  return [...places.values()].flatMap((rows) => {
    const [newest, oldest] = [rows[0]!, rows.at(-1)!]
    if (JSON.stringify(newest.value) === JSON.stringify(oldest.previous)) return []
    const { topic, entityId, field, value, by } = newest
    const { previous, over, at, fields } = oldest
    return [{ ids: rows.map(({ id }) => id), topic, entityId, field, fields, value, previous, by, over, at }]
  })
}

/** A thing of a list as it was written before, in the fields that both wrote; null: it was not there. */
export function restoredThing<T>(
  conflict: Pick<OpenConflict, 'fields' | 'previous'>,
  now: T | undefined,
): T | null {
  const { fields, previous } = conflict
  if (!fields || !now || !previous) return (previous ?? null) as T | null
  const theirs = previous as Record<string, unknown>
  return { ...now, ...Object.fromEntries(fields.map((field) => [field, theirs[field]])) }
}
