/** Whether a file that failed waits longer than its fault lasts. */
import { expect, it } from 'vitest'
import type { StoredFile } from '#contract/media/file.ts'
import { createMemoryDisk, openMemoryStore } from '../outbox/memory-outbox-store.ts'
import type { Channel, Clock, Lock, Reachability } from '../outbox/ports.ts'
import { createUploader } from './uploader.ts'
import { UploadError, type UploadTransport } from './upload-transport.ts'

const lock: Lock = { run: (task) => task() }
const silent = <Message>(): Channel<Message> => ({ post() {}, listen: () => () => undefined, close() {} })
const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

/** A phone whose clock goes on by a millisecond each time it is read, and whose timers never ring. */
async function phone() {
  let now = Date.parse('2026-11-23T10:00:00Z')
  const clock: Clock = { now: () => (now += 1), after: () => () => undefined }
  let listener: () => void = () => undefined
  const connectivity: Reachability = {
    state: () => 'online',
    subscribe(heard) {
      listener = heard
      return () => undefined
    },
    reportSuccess() {},
    reportFailure() {},
    check: async () => true,
  }
  const tried: string[] = []
  const faults = new Map<string, { retryAfterMs?: number }>()
  const transport: UploadTransport = {
    begin: async () => '/parts',
    confirmed: async () => undefined,
    sendPart: async () => undefined,
    sendWhole: async () => undefined,
    async finish({ id, name }) {
      tried.push(name)
      const fault = faults.get(name)
      if (fault) throw new UploadError('later', { code: 'internal', detail: '', ...fault })
      return { id } as StoredFile
    },
    cancel: async () => undefined,
  }
  const uploader = createUploader({
    store: openMemoryStore(createMemoryDisk(), 'files'),
    transport,
    lock,
    channel: silent(),
    commands: silent(),
    connectivity,
    clock,
    random: () => 1,
  })
  await uploader.start()
  return {
    uploader,
    tried,
    faults,
    async add(name: string) {
      await uploader.add([{ file: new Blob(['x']), name, kind: 'picture' }])
      await settle()
    },
    async networkReturns() {
      listener()
      await settle()
    },
  }
}

it.each([
  ['leaves at once', {}, ['a', 'b', 'a']],
  ['waits where the server asked for it', { retryAfterMs: 120_000 }, ['a', 'b']],
])('what failed %s after another file went through', async (_, fault, tried) => {
  const at = await phone()
  at.faults.set('a', fault)
  await at.add('a')
  at.faults.clear()
  await at.add('b')
  expect(at.tried).toEqual(tried)
})

it.each([
  ['leaves at once', {}, ['a', 'a']],
  ['waits where the server asked for it', { retryAfterMs: 120_000 }, ['a']],
])('what failed %s when the network is back', async (_, fault, tried) => {
  const at = await phone()
  at.faults.set('a', fault)
  await at.add('a')
  await at.networkReturns()
  expect(at.tried).toEqual(tried)
})

it('what keeps failing is tried once more beside others that go through, and then waits', async () => {
  const at = await phone()
  at.faults.set('a', {})
  await at.add('a')
  await at.uploader.add(
    ['b', 'c', 'd'].map((name) => ({ file: new Blob(['x']), name, kind: 'picture' as const })),
  )
  await settle()
  expect(at.tried.filter((name) => name === 'a')).toHaveLength(2)
  expect(at.tried.filter((name) => name !== 'a').toSorted()).toEqual(['b', 'c', 'd'])
})
