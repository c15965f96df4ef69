/** The parts of an entity that are written, merged and remembered by themselves: its fields, and of a list its things. */
import { isListChange, withListChange } from '#contract/kit/list-change.ts'
import { type Thing, equal, mergeThings, thingWrites } from './entity-merge.ts'
import type { FieldWrite, OtherWrite } from './field-history.ts'
import { ruleBroken } from '../http/problem.ts'

export interface Merged {
  values: Record<string, unknown>
  /** What it goes over unseen, by the history's fields. */
  over: Map<string, { actor: string; fields: readonly string[] | null }>
}

/**
 * @param lists fields that are lists of things with an `id`, and how long they may be
 * @param places fields that are lists of things known by their place
 */
export function createEntityParts(lists: Readonly<Record<string, number>>, places: readonly string[]) {
  const isList = (field: string) => field in lists || places.includes(field)

  function things(field: string, value: unknown): Thing[] {
    const list = (value ?? []) as Thing[]
    return field in lists ? list : list.map((thing, place) => ({ ...thing, id: String(place) }))
  }

  /** What others wrote to the things of a list, from before and since they were kept one by one. */
  function thingsWritten(field: string, others: readonly OtherWrite[]) {
    return others.flatMap((write) => {
      const { actor } = write
      if (write.field === field)
        return thingWrites(things(field, write.previous), things(field, write.value)).map((part) => ({
          ...part,
          actor,
        }))
      if (!write.field.startsWith(`${field}.`)) return []
      const id = write.field.slice(field.length + 1)
      const placed = (value: unknown) => (value ? { ...(value as Thing), id } : null)
      return [{ id, previous: placed(write.previous), value: placed(write.value), actor }]
    })
  }

  function mergeList(
    field: string,
    value: unknown,
    before: unknown,
    others: readonly OtherWrite[],
    over: Merged['over'],
  ) {
    const now = things(field, before)
    const [mine, named] = isListChange<Thing>(value)
      ? [
          withListChange(now, value),
          new Set([...(value.put ?? []).map(({ id }) => id), ...(value.remove ?? [])]),
        ]
      : [things(field, value), undefined]
    const written = thingsWritten(field, others)
    const { list, conflicts } = mergeThings(mine, now, written, named)
    const most = lists[field]
    if (most !== undefined && list.length > most && list.length > now.length)
      throw ruleBroken(`Qui ce ne stanno al massimo ${most}.`)
    for (const [id, fields] of conflicts)
      over.set(`${field}.${id}`, { actor: written.findLast((write) => write.id === id)!.actor, fields })
    return field in lists ? list : list.toSorted((a, b) => Number(a.id) - Number(b.id)).map(withoutPlace)
  }

  return {
    empty: (field: string): unknown => (isList(field) ? [] : null),

    /** A write to a field as the history keeps it: of a list, each thing that is another now as `payments.{id}`. */
    of(field: string, was: unknown, value: unknown): FieldWrite[] {
      if (!isList(field)) return equal(was, value) ? [] : [{ field, value, was }]
      const bare = (thing: Thing | null) => (field in lists ? thing : withoutPlace(thing))
      return thingWrites(things(field, was), things(field, value)).map((part) => ({
        field: `${field}.${part.id}`,
        value: bare(part.value),
        was: bare(part.previous),
      }))
    },

    /** What a change makes of the entity as it is. */
    merge(
      asked: Record<string, unknown>,
      now: Record<string, unknown>,
      others: readonly OtherWrite[],
    ): Merged {
      const values: Record<string, unknown> = {}
      const over: Merged['over'] = new Map()
      for (const [field, value] of Object.entries(asked)) {
        if (value === undefined) continue
        values[field] = isList(field) ? mergeList(field, value, now[field], others, over) : value
        const theirs = others.findLast((write) => write.field === field)
        if (!isList(field) && theirs && !equal(value, now[field]))
          over.set(field, { actor: theirs.actor, fields: null })
      }
      return { values, over }
    },
  }
}

function withoutPlace(thing: Thing | null) {
  if (!thing) return null
  const { id: _, ...rest } = thing
  return rest
}
