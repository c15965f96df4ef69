/**
 * Two versions of a list of things, made one: thing by thing, and within a thing field by field. Pure.
 *
 * One side is the writer's list; the other is what somebody else did meanwhile, in order, each write with what was there
 * before it. What only one of them touched counts; what both touched stays as the writer left it, and is named.
 */

export interface Thing {
  id: string
  [field: string]: unknown
}

/** What is done to some things of a list. */
export interface ListChange {
  put?: readonly Thing[] | undefined
  remove?: readonly string[] | undefined
  /** The things by their place; those it does not name stay after the one they stand after. */
  order?: readonly string[] | undefined
  /** Things to another place, one by one: after another thing, first of all after null. */
  move?: readonly { id: string; after: string | null }[] | undefined
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

export const isListChange = (change: unknown): change is ListChange =>
  typeof change === 'object' && change !== null && !Array.isArray(change)

/** The list with a change in it. */
export function changedList(
  before: readonly Thing[],
  { put = [], remove = [], order, move = [] }: ListChange,
): Thing[] {
  const gone = new Set(remove)
  const next = new Map(before.filter(({ id }) => !gone.has(id)).map((thing) => [thing.id, thing]))
  for (const thing of put) next.set(thing.id, thing)
  const list = order ? inOrder([...next.values()], order) : [...next.values()]
  for (const { id, after } of move) moveAfter(list, id, after)
  return list
}

/** Stays where it is when the other one is gone. */
function moveAfter(list: Thing[], id: string, after: string | null): void {
  const thing = list.find((one) => one.id === id)
  if (!thing || id === after || (after !== null && !list.some((one) => one.id === after))) return
  list.splice(list.indexOf(thing), 1)
  list.splice(after === null ? 0 : list.findIndex((one) => one.id === after) + 1, 0, thing)
}

function inOrder(list: readonly Thing[], order: readonly string[]): Thing[] {
  const named = new Set(order)
  const known = new Map(list.map((thing) => [thing.id, thing]))
  const sorted = order.flatMap((id) => known.get(id) ?? [])
  for (const [at, thing] of list.entries())
    if (!named.has(thing.id)) insertAfter(sorted, thing, list[at - 1]?.id)
  return sorted
}

/** After its neighbour; first when it has none, last when that one is not here. */
function insertAfter(list: Thing[], thing: Thing, neighbour: string | undefined): void {
  const place = neighbour === undefined ? -1 : list.findIndex(({ id }) => id === neighbour)
  list.splice(neighbour !== undefined && place < 0 ? list.length : place + 1, 0, thing)
}

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
