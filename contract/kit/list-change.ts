/** What was done to a list, thing by thing, so that two who write in it at once both keep theirs. Pure. */

export interface ListThing {
  id: string
}
export interface ListChange<T extends ListThing> {
  put?: readonly T[] | undefined
  remove?: readonly string[] | undefined
  /** The things by their place, where that is another now; those it does not name stay after the one they stand after. */
  order?: readonly string[] | undefined
  /** Things to another place, one by one: after another thing, first of all after null. */
  move?: readonly { id: string; after: string | null }[] | undefined
}

export const isListChange = <T extends ListThing>(change: unknown): change is ListChange<T> =>
  typeof change === 'object' && change !== null && !Array.isArray(change)

const ids = (list: readonly ListThing[]) => list.map(({ id }) => id)

/**
 * From one list to another.
 * @param before what the person saw
 */
export function listChange<T extends ListThing>(before: readonly T[], after: readonly T[]): ListChange<T> {
  const known = new Map(before.map((thing) => [thing.id, thing]))
  const left = new Set(ids(after))
  const put = after.filter((thing) => JSON.stringify(known.get(thing.id)) !== JSON.stringify(thing))
  const remove = ids(before).filter((id) => !left.has(id))
  const change = { ...(put.length > 0 && { put }), ...(remove.length > 0 && { remove }) }
  const order = ids(after)
  const moved = ids(withListChange(before, change)).join() !== order.join()
  return { ...change, ...(moved && { order }) }
}

/** The list with a change in it; a whole list stands for itself. */
export function withListChange<T extends ListThing>(
  list: readonly T[],
  change: readonly T[] | ListChange<T>,
): T[] {
  if (!isListChange<T>(change)) return [...change]
  const { put = [], remove = [], order, move = [] } = change
  const gone = new Set(remove)
  const next = new Map(list.filter(({ id }) => !gone.has(id)).map((thing) => [thing.id, thing]))
  for (const thing of put) next.set(thing.id, thing)
  const sorted = order ? inOrder([...next.values()], order) : [...next.values()]
  for (const { id, after } of move) moveAfter(sorted, id, after)
  return sorted
}

function inOrder<T extends ListThing>(list: readonly T[], order: readonly string[]): T[] {
  const named = new Set(order)
  const known = new Map(list.map((thing) => [thing.id, thing]))
  const sorted = order.flatMap((id) => known.get(id) ?? [])
  for (const [at, thing] of list.entries())
    if (!named.has(thing.id)) insertAfter(sorted, thing, list[at - 1]?.id)
  return sorted
}

/** After its neighbour; first when it has none, last when that one is not here. */
export function insertAfter<T extends ListThing>(list: T[], thing: T, neighbour: string | undefined): void {
  const place = neighbour === undefined ? -1 : list.findIndex(({ id }) => id === neighbour)
  list.splice(neighbour !== undefined && place < 0 ? list.length : place + 1, 0, thing)
}

/** Stays where it is when the other one is gone. */
function moveAfter(list: ListThing[], id: string, after: string | null): void {
  const thing = list.find((one) => one.id === id)
  if (!thing || id === after || (after !== null && !list.some((one) => one.id === after))) return
  list.splice(list.indexOf(thing), 1)
  list.splice(after === null ? 0 : list.findIndex((one) => one.id === after) + 1, 0, thing)
}
