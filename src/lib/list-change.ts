/** What was done to a list, thing by thing, so that two who write in it at once both keep theirs. Pure. */

export interface ListThing {
  id: string
}
export interface ListChange<T extends ListThing> {
  put?: T[] | undefined
  remove?: string[] | undefined
  /** The things by their place, where that is another now. */
  order?: string[] | undefined
  /** Things to another place, one by one: after another thing, first of all after null. */
  move?: { id: string; after: string | null }[] | undefined
}

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

/** The list with a change in it, as the server will make it; a whole list stands for itself. */
export function withListChange<T extends ListThing>(
  list: readonly T[],
  change: readonly T[] | ListChange<T>,
): T[] {
  if (Array.isArray(change)) return [...(change as readonly T[])]
  const { put = [], remove = [], order, move = [] } = change as ListChange<T>
  const gone = new Set(remove)
  const next = new Map(list.filter(({ id }) => !gone.has(id)).map((thing) => [thing.id, thing]))
  for (const thing of put) next.set(thing.id, thing)
  const sorted = order ? inOrder([...next.values()], order) : [...next.values()]
  for (const { id, after } of move) moveAfter(sorted, id, after)
  return sorted
}

function inOrder<T extends ListThing>(list: readonly T[], order: readonly string[]): T[] {
  const named = new Set(order)
  const sorted = order.flatMap((id) => list.find((thing) => thing.id === id) ?? [])
  for (const [at, thing] of list.entries()) {
    if (named.has(thing.id)) continue
    const neighbour = list[at - 1]?.id
    const place = neighbour === undefined ? -1 : sorted.findIndex(({ id }) => id === neighbour)
    sorted.splice(neighbour !== undefined && place < 0 ? sorted.length : place + 1, 0, thing)
  }
  return sorted
}

/** Stays where it is when the other one is gone. */
function moveAfter(list: ListThing[], id: string, after: string | null): void {
  const thing = list.find((one) => one.id === id)
  if (!thing || id === after || (after !== null && !list.some((one) => one.id === after))) return
  list.splice(list.indexOf(thing), 1)
  list.splice(after === null ? 0 : list.findIndex((one) => one.id === after) + 1, 0, thing)
}
