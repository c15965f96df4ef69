/** Where the things of a vendor's list come to stand, by the number that says it: its films, its projects. Pure. */
import { compareKeys } from '#contract/wire/compare-keys.ts'
import type { Place } from '../ui/list/sortable-move.ts'

interface Placed {
  id: string
  position: number
}

/** Between two there is room for others, so that a move is a change of one. */
const APART = 10

/** As couples see them. */
export const inOrder = <T extends Placed>(list: readonly T[]): T[] =>
  list.toSorted((a, b) => a.position - b.position || compareKeys(a.id, b.id))

/** Of a new one: the last. */
export const lastPosition = (list: readonly Placed[]): number =>
  list.length === 0 ? 0 : Math.max(...list.map(({ position }) => position)) + APART

/**
 * @param list in their order
 * @returns the positions that are others then, by id: the moved one's alone where there is room between its neighbours
 */
export function movedTo(list: readonly Placed[], id: string, { previous, next }: Place): Map<string, number> {
  const of = (neighbour: string | null) => list.find((one) => one.id === neighbour)?.position
  const [before, after] = [of(previous), of(next)]
  const between =
    after === undefined ? (before ?? 0) + APART : Math.floor(((before ?? after - 2 * APART) + after) / 2)
  if (between >= 0 && between > (before ?? -1) && (after === undefined || between < after))
    return new Map([[id, between]])
  const rest = list.filter((one) => one.id !== id)
  const at = previous === null ? 0 : rest.findIndex((one) => one.id === previous) + 1
  const order = rest.toSpliced(
    at,
    0,
    list.find((one) => one.id === id)!,
  )
  return new Map(
    order.flatMap((one, index) => (one.position === index * APART ? [] : [[one.id, index * APART] as const])),
  )
}
