import { describe, expect, it } from 'vitest'
import { donutSlices } from './donut-slices.ts'
import { sparkPath } from './spark-path.ts'
import { stackParts } from './stacked-bar.tsx'

const parts = (...values: number[]) =>
  values.map((value, index) => ({ label: `p${index}`, value, text: `${value}` }))

describe('charts', () => {
  it('gives percentages that add to exactly one hundred', () => {
    for (const values of [
      [1, 1, 1],
      [33, 33, 34],
      [1, 2, 4, 8, 16, 32, 64],
      [999_999, 1],
    ]) {
      const sum = donutSlices(parts(...values)).reduce((all, slice) => all + slice.percent, 0)
      expect({ values, sum }).toEqual({ values, sum: 100 })
    }
  })

  it('leaves out what is nothing, and is empty when all is', () => {
    expect(donutSlices(parts(0, 5, -3)).map((slice) => slice.label)).toEqual(['p1'])
    expect(donutSlices(parts(0, 0))).toEqual([])
  })

  it('lays slices end to end round the whole ring', () => {
    const slices = donutSlices(parts(2, 3, 5))
    expect(slices.map((slice) => Math.round(slice.start))).toEqual([0, 20, 50])
    const last = slices.at(-1)
    expect((last?.start ?? 0) + (last?.length ?? 0)).toBeCloseTo(100)
  })

  it('never draws a stacked bar beyond its end, even when the parts exceed the total', () => {
    expect(stackParts([39, 51], 100)).toEqual([
      { x: 0, width: 39 },
      { x: 39, width: 51 },
    ])
    const over = stackParts([80, 80], 100)
    expect((over[1]?.x ?? 0) + (over[1]?.width ?? 0)).toBeCloseTo(100)
    expect(stackParts([0, 0], 0)).toEqual([
      { x: 0, width: 0 },
      { x: 0, width: 0 },
    ])
  })

  it('draws a flat line for one point or for equal ones, without dividing by nothing', () => {
    expect(sparkPath([5])).toBe('M0 16L100 16')
    expect(sparkPath([3, 3])).toBe('M0 16L100 16')
    expect(sparkPath([0, 10])).toBe('M0 30L100 2')
    expect(sparkPath([])).toBe('')
  })
})
