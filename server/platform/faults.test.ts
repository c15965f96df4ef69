import { afterEach, expect, test, vi } from 'vitest'
import { heard, noteFault, tellFaults } from './faults.ts'

afterEach(() => void vi.useRealTimers())

test('what is swallowed is told, and what comes again within a minute is counted', async () => {
  vi.useFakeTimers()
  const lines: unknown[] = []
  tellFaults((where, error, times) => lines.push([where, (error as Error).message, times]))
  expect(await Promise.reject(new Error('away')).catch(heard('removal', 0))).toBe(0)
  for (let second = 0; second < 10; second++) noteFault('removal', new Error('away'))
  noteFault('mail-post', new Error('away'))
  noteFault('removal', Object.assign(new Error('full'), { code: 'ENOSPC' }))
  vi.advanceTimersByTime(60_000)
  noteFault('removal', new Error('away'))
  expect(lines).toEqual([
    ['removal', 'away', 1],
    ['mail-post', 'away', 1],
    ['removal', 'full', 1],
    ['removal', 'away', 11],
  ])
})
