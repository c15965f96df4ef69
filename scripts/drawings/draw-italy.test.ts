import { describe, expect, it } from 'vitest'
import { regions } from '#contract/lists/places/places.ts'
import { ITALY_SHAPES } from '#src/features/vendors/list/italy-shapes.ts'
import { ringsOf, simplified } from './draw-italy.ts'

describe('the map of Italy', () => {
  it('has a shape for every region, and no other', () => {
    expect(Object.keys(ITALY_SHAPES).toSorted()).toEqual(regions.map(({ slug }) => slug).toSorted())
    for (const shape of Object.values(ITALY_SHAPES)) expect(shape).toMatch(/^(M\d+ \d+(L\d+ \d+){2,}Z)+$/)
  })

  it('is read from relative and absolute commands alike', () => {
    expect(ringsOf('m 1,1 2,0 0,2 z m 5,5 1,0 0,1 z')).toEqual(ringsOf('M1 1 H3 V3 Z M6 6 H7 V7 Z'))
  })

  it('loses the points that say nothing, and keeps the corners', () => {
    const line = [
      [0, 0],
      [5, 0.1],
      [10, 0],
      [10, 10],
    ] as const
    expect(simplified(line, 0.5)).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
    ])
  })
})
