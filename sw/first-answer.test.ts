import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { after, failsAfter, never } from '#tests/support/answers-in-time.ts'
import { firstAnswer } from './first-answer.ts'

const PATIENCE = { network: 2_500, store: 10_000 }
const FRESH = new Response('fresh')
const SAVED = new Response('saved')
const TROUBLE = new Response('trouble', { status: 503 })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** What is answered, and after how long. */
async function answer(network: Promise<Response>, saved: Promise<Response | undefined>) {
  const asked = Date.now()
  const answered = firstAnswer(network, saved, PATIENCE).then(
    (response) => [response, Date.now() - asked],
    (error: Error) => [error.message, Date.now() - asked],
  )
  await vi.advanceTimersByTimeAsync(60_000)
  return Promise.race([answered, Promise.resolve('nothing')])
}

test.each([
  {
    when: 'both come, the store first',
    network: () => after(100, FRESH),
    saved: () => after(10, SAVED),
    gets: [FRESH, 100],
  },
  {
    when: 'both come, the network first',
    network: () => after(10, FRESH),
    saved: () => after(100, SAVED),
    gets: [FRESH, 10],
  },
  {
    when: 'the store never answers',
    network: () => after(100, FRESH),
    saved: () => never,
    gets: [FRESH, 100],
  },
  {
    when: 'the store fails',
    network: () => after(100, FRESH),
    saved: () => failsAfter(10),
    gets: [FRESH, 100],
  },
  {
    when: 'nothing was saved and the network is slow',
    network: () => after(9_000, FRESH),
    saved: () => after(10, undefined),
    gets: [FRESH, 9_000],
  },
  {
    when: 'the network is slow',
    network: () => after(9_000, FRESH),
    saved: () => after(10, SAVED),
    gets: [SAVED, 10 + PATIENCE.network],
  },
  {
    when: 'there is no network',
    network: () => failsAfter(20),
    saved: () => after(10, SAVED),
    gets: [SAVED, 20],
  },
  {
    when: 'there is no network, and the store takes its time',
    network: () => failsAfter(20),
    saved: () => after(1_000, SAVED),
    gets: [SAVED, 1_000],
  },
  {
    when: 'there is no network and nothing was saved',
    network: () => failsAfter(20),
    saved: () => after(10, undefined),
    gets: ['no network', 20],
  },
  {
    when: 'there is no network and the store never answers',
    network: () => failsAfter(20),
    saved: () => never,
    gets: ['no network', 20 + PATIENCE.store],
  },
  {
    when: 'the server is in trouble',
    network: () => after(20, TROUBLE),
    saved: () => after(10, SAVED),
    gets: [SAVED, 20],
  },
  {
    when: 'the server is in trouble and nothing was saved',
    network: () => after(20, TROUBLE),
    saved: () => after(10, undefined),
    gets: [TROUBLE, 20],
  },
])('a navigation where $when', async ({ network, saved, gets }) => {
  expect(await answer(network(), saved())).toEqual(gets)
})
