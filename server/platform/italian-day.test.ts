import { expect, it } from 'vitest'
import { italianDay, italianMoment } from './italian-day.ts'

it('is the day after in Italy when it is still the day before in Greenwich', () => {
  expect(italianDay('2027-06-11T22:30:00.000Z')).toBe('2027-06-12')
  expect(italianDay('2027-01-11T22:30:00.000Z')).toBe('2027-01-11')
  expect(italianDay('2027-01-11T23:30:00.000Z')).toBe('2027-01-12')
})

it('is said with the clocks of Italy', () => {
  expect(italianMoment('2027-06-11T22:05:00.000Z')).toBe('il 12/06/2027 alle 00:05')
})
