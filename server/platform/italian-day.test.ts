import { expect, it } from 'vitest'
import { italianDay } from './italian-day.ts'

it('is the day after in Italy when it is still the day before in Greenwich', () => {
  expect(italianDay('2027-06-11T22:30:00.000Z')).toBe('2027-06-12')
  expect(italianDay('2027-01-11T22:30:00.000Z')).toBe('2027-01-11')
  expect(italianDay('2027-01-11T23:30:00.000Z')).toBe('2027-01-12')
})
