import { canonical } from '../../platform/entity-store.ts'

interface Item {
  id: string
}
/** One write of somebody else: the list before it and after it. */
export interface ListWrite {
  previous: readonly Item[]
  value: readonly Item[]
}

/**
 * A list as its writer left it, with what others did meanwhile done to it as well: their additions come in after the
 * neighbour they had, what they took away goes unless the writer changed it, and what they changed counts where the
 * writer left it alone. Pure.
 * @param others their writes since the version the writer saw, in order
 */
export function mergeList<T extends Item>(mine: readonly T[], others: readonly ListWrite[]): T[] {
  const merged: Item[] = [...mine]
  for (const { previous, value } of others) {
    const before = new Map(previous.map((item) => [item.id, item]))
    const after = new Map(value.map((item) => [item.id, item]))
    for (const [at, item] of value.entries()) {
      const was = before.get(item.id)
      const here = merged.findIndex(({ id }) => id === item.id)
      if (!was && here < 0) {
        const neighbour = value[at - 1]?.id
        const place = neighbour ? merged.findIndex(({ id }) => id === neighbour) : -1
        merged.splice(place < 0 && at > 0 ? merged.length : place + 1, 0, item)
      } else if (was && here >= 0 && canonical(merged[here]) === canonical(was)) merged[here] = item
    }
    for (const [id, was] of before) {
      const here = merged.findIndex((item) => item.id === id)
      if (!after.has(id) && here >= 0 && canonical(merged[here]) === canonical(was)) merged.splice(here, 1)
    }
  }
  return merged as T[]
}
