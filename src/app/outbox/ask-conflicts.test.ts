import { expect, it, vi } from 'vitest'
import { systemClock } from '../../offline/outbox/ports.ts'
import { askConflicts } from './ask-conflicts.ts'

it('asks once for what two wrote at once, however many changes come, and again for what comes later', () => {
  vi.useFakeTimers()
  const invalidateQueries = vi.fn(async () => undefined)
  const heard = askConflicts({ invalidateQueries }, systemClock)
  for (let change = 0; change < 500; change++) heard()
  expect(invalidateQueries).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(invalidateQueries).toHaveBeenCalledTimes(1)
  heard()
  vi.advanceTimersByTime(1_000)
  expect(invalidateQueries).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})
