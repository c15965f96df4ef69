import { expect, it } from 'vitest'
import { type Tile, nearestTile } from './sortable-tiles.ts'

const tile = (id: string, left: number, top: number, size = 100): Tile => ({
  id,
  box: { left, top, right: left + size, bottom: top + size, width: size, height: size },
})
// The first is as high and as broad as two.
const tiles = [
  tile('a', 0, 0, 210),
  tile('b', 220, 0),
  tile('c', 330, 0),
  tile('d', 220, 110),
  tile('e', 330, 110),
]

it('finds the tile under the point, also the large one in its second row', () => {
  expect(nearestTile(tiles, { x: 40, y: 190 })).toEqual({ id: 'a', side: 'before' })
  expect(nearestTile(tiles, { x: 300, y: 150 })).toEqual({ id: 'd', side: 'after' })
})

it('takes the nearest where there is none, the end of a row before the next row', () => {
  expect(nearestTile(tiles, { x: 500, y: 60 })).toEqual({ id: 'c', side: 'after' })
  expect(nearestTile([], { x: 0, y: 0 })).toBeUndefined()
})
