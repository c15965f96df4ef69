import { afterEach, expect, test, vi } from 'vitest'
import { untilLoaded } from './until-loaded.ts'

afterEach(() => vi.useRealTimers())

test('a part that does not arrive is asked for again until it does, with longer waits', async () => {
  vi.useFakeTimers()
  const asked: number[] = []
  const loaded = untilLoaded('part', async () => {
    asked.push(Date.now())
    if (asked.length < 9) throw new TypeError('Failed to fetch dynamically imported module')
    return 'part'
  })
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(await loaded).toBe('part')
  const waits = asked.slice(1).map((at, index) => (at - asked[index]!) / 1000)
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
})
