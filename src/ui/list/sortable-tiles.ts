/** Where tiles are on the screen, and which of them a point means. */

export interface Tile {
  id: string
  box: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width' | 'height'>
}

/** The tiles of a grid, by the keys that React Aria gives them. */
export const tilesIn = (grid: HTMLElement): Tile[] =>
  [...grid.querySelectorAll<HTMLElement>('[data-key]')].map((tile) => ({
    id: tile.dataset['key']!,
    box: tile.getBoundingClientRect(),
  }))

/** @param point from the grid's corner */
export function tileAt(grid: HTMLElement, point: { x: number; y: number }) {
  const { left, top } = grid.getBoundingClientRect()
  return nearestTile(tilesIn(grid), { x: point.x + left, y: point.y + top })
}

/** The tile under a point, or the nearest to it, and on which side of its middle the point is. Pure. */
export function nearestTile(
  tiles: readonly Tile[],
  { x, y }: { x: number; y: number },
): { id: string; side: 'before' | 'after' } | undefined {
  const far = ({ box }: Tile) =>
    Math.hypot(
      Math.max(box.left - x, 0, x - box.right),
      // Beside a tile rather than above it: rows are read one after the other.
      2 * Math.max(box.top - y, 0, y - box.bottom),
    )
  const [nearest] = tiles.toSorted((one, other) => far(one) - far(other))
  return (
    nearest && { id: nearest.id, side: x < (nearest.box.left + nearest.box.right) / 2 ? 'before' : 'after' }
  )
}
