/** Where films come to stand. Pure. */
import type { Video } from '#contract/vendor.ts'
import { compareKeys } from '#contract/wire/compare-keys.ts'
import type { Place } from '../../ui/list/sortable-move.ts'

type Placed = Pick<Video, 'id' | 'position'>

/** Between two there is room for others, so that a move is a change of one. */
const APART = 10

/** As couples see them. */
export const inOrder = <V extends Placed>(videos: readonly V[]): V[] =>
  videos.toSorted((a, b) => a.position - b.position || compareKeys(a.id, b.id))

/** Of a new one: the last. */
export const lastPosition = (videos: readonly Placed[]): number =>
  videos.length === 0 ? 0 : Math.max(...videos.map(({ position }) => position)) + APART

/**
 * @param videos in their order
 * @returns the positions that are others then, by id: the moved one's alone where there is room between its neighbours
 */
export function movedTo(
  videos: readonly Placed[],
  id: string,
  { previous, next }: Place,
): Map<string, number> {
  const of = (neighbour: string | null) => videos.find((one) => one.id === neighbour)?.position
  const [before, after] = [of(previous), of(next)]
  const between =
    after === undefined ? (before ?? 0) + APART : Math.floor(((before ?? after - 2 * APART) + after) / 2)
  if (between >= 0 && between > (before ?? -1) && (after === undefined || between < after))
    return new Map([[id, between]])
  const rest = videos.filter((one) => one.id !== id)
  const at = previous === null ? 0 : rest.findIndex((one) => one.id === previous) + 1
  const order = rest.toSpliced(
    at,
    0,
    videos.find((one) => one.id === id)!,
  )
  return new Map(
    order.flatMap((one, index) => (one.position === index * APART ? [] : [[one.id, index * APART] as const])),
  )
}
