import { expect, it } from 'vitest'
import { ago } from './ago.ts'

const NOW = new Date('2026-11-23T17:00:00Z')

it.each([
  ['2026-11-23T17:00:03Z', 'poco fa'],
  ['2026-11-23T16:46:00Z', 'poco fa'],
  ['2026-11-23T16:35:00Z', '25 minuti fa'],
  ['2026-11-23T15:40:00Z', 'un’ora fa'],
  ['2026-11-23T09:30:00Z', '7 ore fa'],
  // By the clock of Italy, where midnight comes an hour before Greenwich's.
  ['2026-11-22T23:30:00Z', 'oggi'],
  ['2026-11-22T22:30:00Z', 'ieri'],
  ['2026-11-03T12:00:00Z', '20 giorni fa'],
  ['2026-10-12T12:00:00Z', 'il 12 ottobre 2026'],
  ['2026-10-08T12:00:00Z', 'l’8 ottobre 2026'],
])('%s was %s', (instant, words) => {
  expect(ago(instant, NOW)).toBe(words)
})
