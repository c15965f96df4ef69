import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { after, failsAfter, never } from '#tests/support/answers-in-time.ts'
import { SERVER_VERSION_HEADER } from '#contract/wire/client-version.ts'

let storedFirst: typeof import('./stored-first.ts').storedFirst

const MARK = { headers: { [SERVER_VERSION_HEADER]: '1' } }
const STORED = new Response('stored')
const FRESH = new Response('fresh', MARK)
const GONE = new Response('gone', { status: 404, ...MARK })
const PORTAL = new Response('portal')

beforeEach(async () => {
  // What the store owed in one test is no other's affair.
  vi.resetModules()
  ;({ storedFirst } = await import('./stored-first.ts'))
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

/** What is answered, after how many milliseconds, and whether the network was asked. */
async function answer(stored: Promise<Response | undefined>, network: () => Promise<Response>) {
  const began = Date.now()
  let isAsked = false
  const ask = () => {
    isAsked = true
    return network()
  }
  const answered = storedFirst(stored, ask).then(
    (response) => ({ got: response, after: Date.now() - began, isAsked }),
    (error: Error) => ({ got: error.message, after: Date.now() - began, isAsked }),
  )
  await vi.advanceTimersByTimeAsync(60_000)
  return Promise.race([answered, Promise.resolve('nothing')])
}

test.each([
  {
    when: 'the store has it',
    stored: () => after(10, STORED),
    network: () => after(5, FRESH),
    gets: { got: STORED, after: 10, isAsked: false },
  },
  {
    when: 'the store has nothing',
    stored: () => after(10, undefined),
    network: () => after(30, FRESH),
    gets: { got: FRESH, after: 40, isAsked: true },
  },
  {
    when: 'the store has nothing and there is no network',
    stored: () => after(10, undefined),
    network: () => failsAfter(30),
    gets: { got: 'no network', after: 40, isAsked: true },
  },
  {
    when: 'the store fails',
    stored: () => failsAfter(10),
    network: () => after(30, FRESH),
    gets: { got: FRESH, after: 40, isAsked: true },
  },
  {
    when: 'the store is late and the network slower still',
    stored: () => after(2_000, STORED),
    network: () => after(9_000, FRESH),
    gets: { got: STORED, after: 2_000, isAsked: true },
  },
  {
    when: 'the store is late and has nothing',
    stored: () => after(2_000, undefined),
    network: () => after(9_000, FRESH),
    gets: { got: FRESH, after: 10_500, isAsked: true },
  },
  {
    when: 'the store is late and there is no network',
    stored: () => after(4_000, STORED),
    network: () => failsAfter(100),
    gets: { got: STORED, after: 4_000, isAsked: true },
  },
  {
    when: 'the store is late and the network has it no more',
    stored: () => after(2_000, STORED),
    network: () => after(100, GONE),
    gets: { got: STORED, after: 2_000, isAsked: true },
  },
  {
    when: 'the store is late and somebody else answers in the network',
    stored: () => after(2_000, STORED),
    network: () => after(100, PORTAL),
    gets: { got: STORED, after: 2_000, isAsked: true },
  },
  {
    when: 'neither the store answers nor the network has it',
    stored: () => never,
    network: () => after(100, GONE),
    gets: { got: GONE, after: 11_600, isAsked: true },
  },
  {
    when: 'the store never answers',
    stored: () => never,
    network: () => after(100, FRESH),
    gets: { got: FRESH, after: 1_600, isAsked: true },
  },
])('a file of which $when', async ({ stored, network, gets }) => {
  expect(await answer(stored(), network)).toEqual(gets)
})

test('while the store owes an answer the next file does not wait for it, and does again once it has answered', async () => {
  await answer(never, () => after(100, FRESH))
  expect(await answer(never, () => failsAfter(100))).toEqual({
    got: 'no network',
    after: 10_100,
    isAsked: true,
  })
  expect(await answer(after(10, undefined), () => after(30, FRESH))).toMatchObject({ got: FRESH })
  expect(await answer(after(1_000, STORED), () => after(10, FRESH))).toMatchObject({
    got: STORED,
    after: 1_000,
  })
})
