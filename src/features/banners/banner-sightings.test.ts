import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSightings } from './banner-sightings.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('what is told of banners', () => {
  it('goes in one burst, each counted once, and nothing else with it', () => {
    const send = vi.fn()
    const sightings = createSightings(send)
    sightings.note('seen', 'a')
    sightings.note('seen', 'a')
    sightings.note('seen', 'b')
    sightings.note('clicked', 'b')
    expect(send).not.toHaveBeenCalled()
    vi.advanceTimersByTime(10_000)
    expect(send.mock.calls).toEqual([[JSON.stringify({ seen: ['a', 'b'], clicked: ['b'] })]])
    vi.advanceTimersByTime(60_000)
    expect(send).toHaveBeenCalledOnce()
  })

  it('goes at once when the page is left, in calls no longer than one takes', () => {
    const send = vi.fn()
    const sightings = createSightings(send)
    for (let n = 0; n < 12; n++) sightings.note('seen', String(n))
    sightings.flush()
    expect(send.mock.calls.map(([json]) => JSON.parse(json as string).seen.length)).toEqual([10, 2])
    sightings.flush()
    expect(send).toHaveBeenCalledTimes(2)
  })
})
