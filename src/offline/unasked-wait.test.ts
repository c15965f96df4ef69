/** How long a phone waits by itself, whatever failed before: a fault that is over is only found by the next attempt. */
import { QueryClient } from '@tanstack/query-core'
import { expect, it } from 'vitest'
import { UNASKED_MAX_MS } from './outbox/backoff.ts'
import { createMemoryDisk, openMemoryStore } from './outbox/memory-outbox-store.ts'
import { createOutbox } from './outbox/outbox.ts'
import { defineCommand } from './outbox/command.ts'
import type { Channel, Clock, Lock, Reachability } from './outbox/ports.ts'
import { cachePortOf } from './cache/query-cache-port.ts'
import { createUploader } from './uploads/uploader.ts'
import { UploadError, type UploadTransport } from './uploads/upload-transport.ts'

const ATTEMPTS = 12

/** A clock that the test turns on: it goes to the next timer, and keeps how long each had to be waited for. */
function clockWithWaits() {
  let now = Date.parse('2026-11-23T10:00:00Z')
  const timers = new Set<{ at: number; work: () => void }>()
  const waits: number[] = []
  const clock: Clock = {
    now: () => now,
    after(ms, work) {
      const timer = { at: now + ms, work }
      timers.add(timer)
      return () => timers.delete(timer)
    },
  }
  const settle = () => new Promise((resolve) => setTimeout(resolve, 5))
  return {
    clock,
    waits,
    async turn() {
      await settle()
      const [next] = [...timers].toSorted((a, b) => a.at - b.at)
      expect(next, 'something that will try again').toBeDefined()
      timers.delete(next!)
      waits.push(next!.at - now)
      now = next!.at
      next!.work()
      await settle()
    },
  }
}

const lock: Lock = { run: (task) => task() }
const silent = <Message>(): Channel<Message> => ({
  post() {},
  listen: () => () => undefined,
  close() {},
})
const reachable: Reachability = {
  state: () => 'online',
  subscribe: () => () => undefined,
  reportSuccess() {},
  reportFailure() {},
  check: async () => true,
}

/** Waits grow, and end at what is never gone over. */
function expectCapped(waits: readonly number[]): void {
  expect(Math.max(...waits)).toBe(UNASKED_MAX_MS)
  expect(waits.at(-1)).toBe(UNASKED_MAX_MS)
  expect(waits[0]).toBeLessThan(2_000)
}

const write = defineCommand<{ id: string }>({
  name: 'test.write',
  argsVersion: 1,
  scope: () => 'one',
  entity: ({ id }) => ({ kind: 'thing', id }),
  describe: () => 'Scrivi',
  request: (args) => ({ method: 'POST', path: '/api/Couple/addTaskCouple', body: args }),
  settle: () => undefined,
})

it.each([
  ['no answer', undefined],
  ['a server in trouble', { status: 503, body: { code: 'unavailable' }, ours: true }],
])('an edit is tried again within fifteen seconds, after any number of failures by %s', async (_, answer) => {
  const { clock, waits, turn } = clockWithWaits()
  let sent = 0
  const outbox = createOutbox({
    store: openMemoryStore(createMemoryDisk(), 'edits'),
    transport: {
      async send() {
        sent += 1
        if (!answer) throw new TypeError('fetch failed')
        return answer
      },
    },
    lock,
    channel: silent(),
    connectivity: reachable,
    clock,
    random: () => 1,
    definitions: [write],
    cache: cachePortOf(new QueryClient(), async () => true),
    onUnauthorised: async () => false,
  })
  await outbox.start()
  await outbox.submit(write, { id: '1' })
  for (let n = 0; n < ATTEMPTS; n++) await turn()
  expect(sent).toBeGreaterThanOrEqual(ATTEMPTS)
  expectCapped(waits)
  outbox.stop()
})

it.each(['unreachable', 'later'] as const)(
  'a file is tried again within fifteen seconds, after any number of failures by %s',
  async (fault) => {
    const { clock, waits, turn } = clockWithWaits()
    let tried = 0
    const fails = async (): Promise<never> => {
      tried += 1
      throw new UploadError(fault, { code: 'network', detail: '' })
    }
    const transport: UploadTransport = {
      begin: fails,
      confirmed: fails,
      sendPart: fails,
      sendWhole: fails,
      finish: fails,
      cancel: async () => undefined,
    }
    const uploader = createUploader({
      store: openMemoryStore(createMemoryDisk(), `files-${fault}`),
      transport,
      lock,
      channel: silent(),
      commands: silent(),
      connectivity: reachable,
      clock,
      random: () => 1,
    })
    await uploader.start()
    await uploader.add([{ file: new Blob(['x']), name: 'x.jpg', kind: 'picture' }])
    for (let n = 0; n < ATTEMPTS; n++) await turn()
    expect(tried).toBeGreaterThanOrEqual(ATTEMPTS)
    expectCapped(waits)
    uploader.stop()
  },
)
