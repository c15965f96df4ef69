import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { after, failsAfter, never } from '#tests/support/answers-in-time.ts'
import { whileStoreAnswers } from './let-go.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** After how many milliseconds the worker may end; `undefined` where it is still held. */
async function heldFor(work: Promise<unknown>, store: () => Promise<unknown>): Promise<unknown> {
  const began = Date.now()
  const ended = whileStoreAnswers(work, store).then(
    () => Date.now() - began,
    (error: Error) => `${error.message} after ${Date.now() - began}`,
  )
  await vi.advanceTimersByTimeAsync(120_000)
  return Promise.race([ended, Promise.resolve(undefined)])
}

test.each([
  { what: 'work that is soon done', work: () => after(3_000), store: () => never, held: 3_000 },
  {
    what: 'long work beside a store that answers',
    work: () => after(95_000),
    store: () => after(5),
    held: 95_000,
  },
  { what: 'work without an end', work: () => never, store: () => after(5), held: undefined },
  { what: 'work beside a store that never answers', work: () => never, store: () => never, held: 20_000 },
  {
    what: 'work that fails',
    work: () => failsAfter(3_000),
    store: () => never,
    held: 'no network after 3000',
  },
])('$what holds the worker: $held', async ({ work, store, held }) => {
  expect(await heldFor(work(), store)).toBe(held)
})
