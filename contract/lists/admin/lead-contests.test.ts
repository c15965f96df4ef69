import { expect, it } from 'vitest'
import { contestDueOn } from './lead-contests.ts'

it('a contested request is decided within three working days', () => {
  expect(contestDueOn('2026-11-23')).toBe('2026-11-26')
  expect(contestDueOn('2026-11-26')).toBe('2026-12-01')
  expect(contestDueOn('2026-11-28')).toBe('2026-12-02')
})
