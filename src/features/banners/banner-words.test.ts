import { expect, it } from 'vitest'
import { countsOf } from './banner-words.ts'

it('says how often it was seen and followed, and nothing of none', () => {
  expect(countsOf({ views: 1_204, clicks: 31 })).toBe('1.204 viste, 31 clic (2,6\u00a0%)')
  expect(countsOf({ views: 1, clicks: 0 })).toBe('1 vista, 0 clic (0\u00a0%)')
  expect(countsOf({ views: 0, clicks: 0 })).toBe('Non ancora visto')
})
