import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueues } from './write-queues.ts'

const LIMITS = { places: 4, maxWaiting: 10, patienceMs: 5_000 }
const WORK_MS = 30
/** By the clock of the test, which is as exact on a slow machine. */
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Lets time pass until a piece of work is done. */
async function run<Result>(work: Promise<Result>): Promise<Result> {
  const outcome = work.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  await vi.runAllTimersAsync()
  const ended = await outcome
  if ('error' in ended) throw ended.error
  return ended.value
}

it('rests between two pieces of one line for as long as the first took, and makes nobody else wait for it', async () => {
  const lines = createQueues({ ...LIMITS, restMaxMs: 1_000 })
  const ends: [string, number][] = []
  const work = (line: string) =>
    lines.run(line, async () => {
      await pause(WORK_MS)
      ends.push([line, performance.now()])
    })
  await run(Promise.all([work('a'), work('a'), work('a'), pause(WORK_MS + 5).then(() => work('b'))]))
  const [first, second, third] = ends.filter(([line]) => line === 'a').map(([, at]) => at) as number[]
  expect(second! - first!).toBeGreaterThan(1.8 * WORK_MS)
  expect(third! - second!).toBeGreaterThan(1.8 * WORK_MS)
  expect(ends.map(([line]) => line).indexOf('b')).toBeLessThan(3)
})

it('gives the place on after a rest in which who waited went away, and does not rest for nobody', async () => {
  const lines = createQueues({ ...LIMITS, patienceMs: 45, restMaxMs: 1_000 })
  const work = (ms: number) => lines.run('a', () => pause(ms))
  const [long, gone] = [work(40), work(1)]
  const refused = expect(gone).rejects.toMatchObject({ code: 'unavailable' })
  await run(long)
  await refused
  await run(pause(60))
  const began = performance.now()
  await run(work(1))
  await run(work(1))
  expect(performance.now() - began).toBeLessThan(40)
})

it('rests three times as long where that is asked, and no longer than is said', async () => {
  const ends: number[] = []
  const lines = createQueues({ ...LIMITS, restMaxMs: 100, restFactor: 3 })
  const work = () => lines.run('a', () => pause(WORK_MS).then(() => void ends.push(performance.now())))
  await run(Promise.all([work(), work()]))
  expect(ends[1]! - ends[0]!).toBeGreaterThan(3.6 * WORK_MS)
  const short = createQueues({ ...LIMITS, restMaxMs: 10, restFactor: 3 })
  const began = performance.now()
  await run(Promise.all([short.run('a', () => pause(WORK_MS)), short.run('a', () => pause(1))]))
  expect(performance.now() - began).toBeLessThan(4 * WORK_MS)
})
