import { describe, expect, it } from 'vitest'
import { MIDDLE, WHOLE, isWhole, movedByKey, pointAt, pointText, sizeOfPart } from './framing.ts'

describe('the point that is kept in sight', () => {
  it('moves by arrow keys, a step at a time, and stays within the picture', () => {
    expect(movedByKey(MIDDLE, 'ArrowLeft')).toEqual({ x: 0.45, y: 0.5 })
    expect(movedByKey({ x: 0.3, y: 1 }, 'ArrowDown')).toEqual({ x: 0.3, y: 1 })
    expect(movedByKey({ x: 0.3, y: 1 }, 'Home')).toEqual(MIDDLE)
    expect(movedByKey(MIDDLE, 'a')).toBeUndefined()
  })

  it('is where a finger was put, in steps, at the edge for what is outside', () => {
    expect(pointAt(0.213, 1.4)).toEqual({ x: 0.2, y: 1 })
  })

  it('is said in words', () => {
    expect(pointText(MIDDLE)).toBe('al centro')
    expect(pointText({ x: 0.15, y: 0.55 })).toBe('15% da sinistra, 55% dall’alto')
  })
})

describe('a part of a picture', () => {
  it('that leaves out nothing to speak of is the whole', () => {
    expect(isWhole(WHOLE)).toBe(true)
    expect(isWhole({ ...WHOLE, width: 0.999 })).toBe(true)
    expect(isWhole({ ...WHOLE, width: 0.9 })).toBe(false)
  })

  it('is as large as its share', () => {
    expect(sizeOfPart({ x: 0.5, y: 0, width: 0.5, height: 1 }, { width: 601, height: 400 })).toEqual({
      width: 301,
      height: 400,
    })
  })
})
