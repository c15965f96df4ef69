/**
 * Two versions of a list of things, made one: thing by thing, and within a thing field by field. Pure.
 *
 * One side is the writer's list; the other is what somebody else did meanwhile, in order, each write with what was there
 * before it. What only one of them touched counts; what both touched stays as the writer left it, and is named.
 */
import { insertAfter } from '#contract/kit/list-change.ts'

export interface Thing {
  id: string
  [field: string]: unknown
}

/** One write of somebody else to one thing; null where it was not, or is no more. */
export interface ThingWrite {
  id: string
  previous: Thing | null
  value: Thing | null
}

/** JSON with its keys in order, so that equal values are equal texts. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : (part ?? null),
  )
}

export const equal = (a: unknown, b: unknown): boolean => canonical(a ?? null) === canonical(b ?? null)

/**
 * @param mine the list as its writer left it
 * @param now the list as it is, with what others did: where their additions stand
 * @param others their writes since the version the writer saw, in order
 * @param named the things the writer spoke of; all of them when left out
 * @returns the list, and the things in which the writer went over somebody else: in which fields, null for the whole of it
 */
export function mergeThings(
  mine: readonly Thing[],
  now: readonly Thing[],
  others: readonly ThingWrite[],
  named?: ReadonlySet<string>,
): { list: Thing[]; conflicts: Map<string, readonly string[] | null> } {
  const list = [...mine]
  const conflicts = new Map<string, readonly string[] | null>()
  const added = new Set<string>()
  for (const { id, previous, value } of others) {
    if (named && !named.has(id)) continue
    const here = list.findIndex((thing) => thing.id === id)
    const own = list[here]
    if (!own) {
      const at = now.findIndex((thing) => thing.id === id)
      if (value && !previous && !named && at >= 0) {
        insertAfter(list, value, now[at - 1]?.id)
        added.add(id)
      } else if (value && !added.has(id)) conflicts.set(id, null)
    } else if (!value) {
      if (added.has(id) || equal(own, previous)) list.splice(here, 1)
      else conflicts.set(id, null)
    } else {
      const merged = mergeThing(own, previous, value)
      list[here] = merged.thing
      if (merged.both.length > 0) conflicts.set(id, [...(conflicts.get(id) ?? []), ...merged.both])
    }
  }
  return { list, conflicts }
}

function mergeThing(own: Thing, previous: Thing | null, value: Thing): { thing: Thing; both: string[] } {
  const thing: Thing = { ...own }
  const both: string[] = []
  for (const field of new Set([...Object.keys(previous ?? {}), ...Object.keys(value)])) {
    if (equal(value[field], previous?.[field]) || equal(own[field], value[field])) continue
    if (!previous || !equal(own[field], previous[field])) both.push(field)
    else if (value[field] === undefined) delete thing[field]
    else thing[field] = value[field]
  }
  return { thing, both }
}

/** Each thing that is another now. */
export function thingWrites(before: readonly Thing[], after: readonly Thing[]): ThingWrite[] {
  const [was, is] = [before, after].map((list) => new Map(list.map((thing) => [thing.id, thing])))
  return [...new Set([...was!.keys(), ...is!.keys()])]
    .map((id) => ({ id, previous: was!.get(id) ?? null, value: is!.get(id) ?? null }))
    .filter(({ previous, value }) => !equal(previous, value))
}
