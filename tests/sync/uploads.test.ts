/** The device's own uploader and outbox against the real server and its file store, over a network that fails them. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { until as untilProved } from '#tests/support/until.ts'
import { newId } from '#contract/kit/new-id.ts'
import { defineCommand } from '#src/offline/outbox/command.ts'
import { createFetchTransport } from '#src/offline/fetch-transport.ts'
import { localLock } from '#src/offline/leader.ts'
import {
  createMemoryDisk,
  openMemoryStore,
  type MemoryDisk,
} from '#src/offline/outbox/memory-outbox-store.ts'
import { openOutboxChannel } from '#src/offline/outbox/outbox-channel.ts'
import { createOutbox } from '#src/offline/outbox/outbox.ts'
import { systemClock, type Clock, type Lock, type Reachability } from '#src/offline/outbox/ports.ts'
import { replayStore } from '#src/offline/outbox/replay-store.ts'
import { replayUploads } from '#src/offline/outbox/replay-uploads.ts'
import { openUploadChannel } from '#src/offline/uploads/upload-channel.ts'
import { MARK } from '../support/server-answer.ts'
import { createUploadTransport } from '#src/offline/uploads/upload-transport.ts'
import { createUploader } from '#src/offline/uploads/uploader.ts'
import { type Person, type TestApp, newCouple, startTestApp } from '#tests/support/test-app.ts'
import { heavyPhoto, phonePhoto } from '#tests/support/uploads.ts'

let at: TestApp
let anna: Person & { coupleId: string }
/** Over a megabyte: it goes in parts. */
let large: Buffer
let small: Buffer
const open: { stop(): void }[] = []
beforeAll(async () => {
  at = await startTestApp()
  anna = await newCouple(at)
  large = await heavyPhoto(1_200_000)
  small = await phonePhoto(640, 480)
  if (large.length < 1_000_000 || small.length > 262_144)
    throw new Error('the pictures are not what they are for')
})
beforeEach(() => {
  for (const one of open.splice(0)) one.stop()
})
afterAll(async () => {
  for (const one of open.splice(0)) one.stop()
  await at.close()
})

/** What stands for a message or a place in an album: a task that must come after its picture. */
const addTask = defineCommand<{ id: string; title: string; files: string[] }>({
  name: 'task.add',
  argsVersion: 1,
  scope: () => 'task',
  entity: ({ id }) => ({ kind: 'task', id }),
  needs: ({ files }) => files,
  describe: ({ title }) => title,
  request: ({ id, title }) => ({
    method: 'POST',
    path: '/api/Couple/addTaskCouple',
    body: { id, title, category: 'altro' },
  }),
  settle: () => undefined,
})

interface Asked {
  path: string
  command: string | null
  offset: string | null
  bytes: number
}
/** Whether this request is lost before the server, its answer after it, or somebody on the way answers in its place. */
type Fault = (asked: Asked, nth: number) => 'before' | 'after' | Response | undefined

class Phone {
  readonly disk: MemoryDisk
  readonly name: string
  readonly asked: Asked[] = []
  readonly lock: Lock
  online = true
  fault: Fault = () => undefined
  clock: Clock = { now: () => Date.now(), after: (ms, work) => systemClock.after(Math.min(ms, 30), work) }
  readonly #listeners = new Set<() => void>()

  constructor(disk = createMemoryDisk(), name = `phone-${newId()}`, lock = localLock()) {
    this.disk = disk
    this.name = name
    this.lock = lock
  }

  readonly #fetch: typeof fetch = async (input, init) => {
    if (!this.online) throw new TypeError('no network')
    const headers = new Headers(init?.headers)
    const path = String(input)
    const body = init?.body
    const asked = {
      path: path.split('?')[0]!,
      command: headers.get('X-Goog-Upload-Command'),
      offset: headers.get('X-Goog-Upload-Offset'),
      bytes: body instanceof Blob ? body.size : 0,
    }
    const fault = this.fault(asked, this.asked.length)
    this.asked.push(asked)
    if (fault instanceof Response) return fault
    if (fault === 'before') throw new TypeError('lost before the server')
    const answer = await fetch(at.url + path, init)
    if (fault === 'after') throw new TypeError('lost after the server')
    return answer
  }

  setOnline(online: boolean) {
    this.online = online
    for (const listener of this.#listeners) listener()
  }

  /** A tab, with its own memory, over the same disk. */
  async tab({ person = anna as Person } = {}) {
    const store = openMemoryStore(this.disk, this.name)
    const connectivity: Reachability = {
      state: () => (this.online ? 'online' : 'offline'),
      subscribe: (listener) => {
        this.#listeners.add(listener)
        return () => this.#listeners.delete(listener)
      },
      reportSuccess() {},
      reportFailure() {},
      check: async () => this.online,
    }
    const { clock, name } = this
    const outbox = createOutbox({
      store,
      connectivity,
      clock,
      definitions: [addTask],
      cache: {
        getQueryData: () => undefined,
        isBeingRead: () => false,
        setQueryData() {},
        updateQueries() {},
        invalidate() {},
        batch: (work) => work(),
        persisted: async () => true,
      },
      transport: createFetchTransport({
        token: () => person.token,
        fetch: (path, init) => this.#fetch(path, init),
      }),
      lock: localLock(),
      channel: openOutboxChannel(name),
      random: Math.random,
      onUnauthorised: async () => false,
    })
    const uploader = createUploader({
      store,
      connectivity,
      clock,
      transport: createUploadTransport({
        access: async () => ({
          uid: person.uid,
          idToken: person.idToken,
          storeUrl: '',
          bucket: 'lovoglio.appspot.com',
        }),
        token: () => person.token,
        fetch: this.#fetch,
      }),
      lock: this.lock,
      channel: openUploadChannel(name),
      commands: openOutboxChannel(name),
      random: Math.random,
    })
    await outbox.start()
    await uploader.start()
    const tab = {
      outbox,
      uploader,
      store,
      stop() {
        outbox.stop()
        uploader.stop()
      },
    }
    open.push(tab)
    return tab
  }
}
type Tab = Awaited<ReturnType<Phone['tab']>>

const picture = (bytes: Buffer, id = newId()) => ({
  id,
  file: new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }),
  name: 'IMG_1.jpg',
  kind: 'picture' as const,
})
// A picture is made into a dozen files meanwhile: seconds, where the cores are shared.
const until = (work: () => unknown) => untilProved(() => expect(work()).toBeTruthy())
const titles = async (): Promise<string[]> =>
  (await anna.call('POST', '/api/Couple/getTaskCoupleById')).body.map((task: { title: string }) => task.title)
const filesHere = async (id: string) =>
  (await at.database.pool.query('select bytes from file where id = $1', [id])).rowCount

async function addWith({ uploader, outbox }: Tab, bytes: Buffer[]) {
  const uploads = await uploader.add(bytes.map((one) => picture(one)))
  const title = `con ${newId()}`
  const command = await outbox.submit(addTask, { id: newId(), title, files: uploads.map(({ id }) => id) })
  return { ids: uploads.map(({ id }) => id), title, command }
}

it('keeps the bytes before it says so, and sends nothing of either without a network', async () => {
  const phone = new Phone()
  phone.online = false
  const tab = await phone.tab()
  const { ids, command } = await addWith(tab, [large])
  expect(command.awaits).toEqual(ids)
  expect(phone.disk.blobs.get(ids[0]!)?.size).toBe(large.length)
  expect(tab.uploader.list()).toMatchObject([
    { state: 'waiting', sent: 0, size: large.length, claimed: false },
  ])
  expect(phone.asked).toEqual([])
})

it('sends the command once, after its pictures, and then lets their bytes go', async () => {
  const phone = new Phone()
  const tab = await phone.tab()
  const { ids, title } = await addWith(tab, [large, small])
  await until(() => tab.outbox.pending().length === 0)
  expect((await titles()).filter((one) => one === title)).toHaveLength(1)
  for (const id of ids) expect(await filesHere(id)).toBe(1)
  const order = phone.asked.map(({ path }) => path)
  expect(order.indexOf('/api/Couple/addTaskCouple')).toBeGreaterThan(
    order.lastIndexOf('/api/Files/finishUpload'),
  )
  await until(() => tab.uploader.list().length === 0 && phone.disk.blobs.size === 0)
})

it('what comes after it in its scope keeps its place; other scopes go on', async () => {
  const phone = new Phone()
  phone.fault = ({ path }) => (path.startsWith('/v0/') ? 'before' : undefined)
  const tab = await phone.tab()
  const { title } = await addWith(tab, [small])
  await tab.outbox.submit(addTask, { id: newId(), title: `poi ${title}`, files: [] })
  const elsewhere = { ...addTask, scope: () => 'elsewhere' }
  await tab.outbox.submit(elsewhere, { id: newId(), title: `intanto ${title}`, files: [] })
  await until(() => tab.outbox.pending().length === 2)
  expect((await titles()).filter((one) => one.includes(title))).toEqual([`intanto ${title}`])
  phone.fault = () => undefined
  await until(() => tab.outbox.pending().length === 0)
  expect((await titles()).filter((one) => one.includes(title))).toEqual([
    `intanto ${title}`,
    title,
    `poi ${title}`,
  ])
})

it('goes on at the byte the server has confirmed, after a kill in the middle', async () => {
  const phone = new Phone()
  let parts = 0
  phone.fault = ({ command }) => {
    if (command?.startsWith('upload')) parts += 1
    return parts > 2 ? 'before' : undefined
  }
  const first = await phone.tab()
  const { title } = await addWith(first, [large])
  await until(() => parts > 2)
  first.stop()
  const sent = [...phone.disk.uploads.values()][0]!.sent
  expect(sent).toBeGreaterThan(0)

  phone.fault = () => undefined
  phone.asked.length = 0
  const second = await phone.tab()
  await until(() => second.outbox.pending().length === 0)
  const offsets = phone.asked.flatMap(({ offset }) => (offset === null ? [] : [Number(offset)]))
  expect(Math.min(...offsets)).toBe(sent)
  const resent = phone.asked.reduce((sum, { offset, bytes }) => sum + (offset === null ? 0 : bytes), 0)
  expect(resent).toBe(large.length - sent)
  expect((await titles()).filter((one) => one === title)).toHaveLength(1)
})

it.each<[string, Fault]>([
  ['the answer to a part', ({ offset }) => (offset !== null ? 'after' : undefined)],
  ['the answer to the last part', ({ command }) => (command?.includes('finalize') ? 'after' : undefined)],
  ['the answer to the beginning', ({ command }) => (command === 'start' ? 'after' : undefined)],
  [
    'what tells the server that it is whole',
    ({ path }) => (path.includes('finishUpload') ? 'before' : undefined),
  ],
  ['the answer to it', ({ path }) => (path.includes('finishUpload') ? 'after' : undefined)],
  ['the answer to the command', ({ path }) => (path.includes('addTask') ? 'after' : undefined)],
])('is there once when it loses %s, and the tab is killed right then', async (_, isIt) => {
  const phone = new Phone()
  let struck = false
  phone.fault = (asked, nth) => {
    if (struck) return 'before'
    const fault = isIt(asked, nth)
    struck = fault !== undefined
    return fault
  }
  const first = await phone.tab()
  const { title, ids } = await addWith(first, [large])
  await until(() => struck)
  // Killed: nothing that this tab still hears is written.
  first.store.close()
  first.stop()
  phone.fault = () => undefined
  const second = await phone.tab()
  await until(() => second.outbox.pending().length === 0)
  expect((await titles()).filter((one) => one === title)).toHaveLength(1)
  expect(await filesHere(ids[0]!)).toBe(1)
})

it('two tabs send it once between them', async () => {
  const phone = new Phone()
  phone.online = false
  const [one, two] = [await phone.tab(), await phone.tab()]
  const { title } = await addWith(one, [large])
  await until(() => two.uploader.list().length === 1)
  phone.setOnline(true)
  await until(() => one.outbox.pending().length === 0 && two.outbox.pending().length === 0)
  expect(phone.asked.filter(({ command }) => command === 'start')).toHaveLength(1)
  expect(phone.asked.filter(({ path }) => path.includes('finishUpload'))).toHaveLength(1)
  expect((await titles()).filter((word) => word === title)).toHaveLength(1)
})

it('stops when the person pauses it, from another tab too, and goes on from there', async () => {
  const phone = new Phone()
  const [one, two] = [await phone.tab(), await phone.tab()]
  phone.fault = ({ offset }) => {
    if (Number(offset) > 0) void two.uploader.pause(two.uploader.list().map(({ id }) => id))
    return undefined
  }
  const { ids, title } = await addWith(one, [large])
  await until(() => one.uploader.list()[0]?.state === 'paused' && two.uploader.list()[0]?.state === 'paused')
  await new Promise((resolve) => setTimeout(resolve, 100))
  const asked = phone.asked.length
  await one.uploader.drain()
  expect(phone.asked.length).toBe(asked)
  expect((await titles()).includes(title)).toBe(false)
  phone.fault = () => undefined
  await two.uploader.resume(ids)
  await until(() => one.outbox.pending().length === 0)
  expect((await titles()).filter((word) => word === title)).toHaveLength(1)
})

it.each([
  ['nothing', () => new Response(null, { status: 204 })],
  ['an empty object', () => Response.json({})],
  ['a refusal of its own', () => Response.json({ error: 'blocked' }, { status: 403 })],
  ['that there is no more room', () => Response.json({ error: { code: 402 } }, { status: 402 })],
  ['our own headers over another body', () => Response.json({}, { headers: MARK })],
])('is not put off by something on the way that answers %s', async (_, answer) => {
  const phone = new Phone()
  const seen = new Map<string, number>()
  // Whatever it asks for is answered so, twice.
  phone.fault = ({ path, command }) => {
    const times = (seen.get(path + command) ?? 0) + 1
    seen.set(path + command, times)
    return times <= 2 ? answer() : undefined
  }
  const tab = await phone.tab()
  const { ids, title } = await addWith(tab, [large, small])
  await until(() => tab.outbox.pending().length === 0)
  expect(tab.outbox.review()).toEqual([])
  expect((await titles()).filter((one) => one === title)).toHaveLength(1)
  for (const id of ids) expect(await filesHere(id)).toBe(1)
})

it('takes a command whose picture is refused to review, with the reason; trying again tries the picture again', async () => {
  const phone = new Phone()
  const tab = await phone.tab()
  const { title, ids, command } = await addWith(tab, [small, large.subarray(0, 400_000)])
  await until(() => tab.outbox.review().length === 1)
  expect(tab.outbox.review()[0]?.failure).toMatchObject({
    code: 'unsupported_media_type',
    detail: expect.stringContaining('rovinata'),
  })
  expect(tab.uploader.list().find(({ id }) => id === ids[1])?.state).toBe('failed')
  phone.asked.length = 0
  await tab.outbox.retry(command.id)
  await until(
    () => phone.asked.some(({ path }) => path.includes('finishUpload')) && tab.outbox.review().length === 1,
  )
  await tab.outbox.discard(command.id)
  // Nothing names them any more.
  await until(() => tab.uploader.list().length === 0 && phone.disk.blobs.size === 0)
  expect((await titles()).includes(title)).toBe(false)
})

it('waits for nothing when its picture is there already, or was never of this device', async () => {
  const phone = new Phone()
  const tab = await phone.tab()
  const [upload] = await tab.uploader.add([picture(small)])
  await until(() => tab.uploader.list()[0]?.state === 'done')
  phone.setOnline(false)
  const command = await tab.outbox.submit(addTask, {
    id: newId(),
    title: 'dopo',
    files: [upload!.id, newId()],
  })
  expect(command.awaits).toBeUndefined()
})

it('keeps none of several when the device has no room, and says so', async () => {
  const phone = new Phone()
  const tab = await phone.tab()
  tab.store.addUploads = async () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  await expect(tab.uploader.add([picture(small), picture(small)])).rejects.toMatchObject({
    code: 'storage_full',
  })
  expect(tab.uploader.list()).toEqual([])
})

it('does not lose sight of a picture that is added while the list is read again', async () => {
  const phone = new Phone()
  const tab = await phone.tab()
  const read = tab.store.uploads
  const held = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  let reads = 0
  tab.store.uploads = async () => {
    const stored = await read()
    // After three for a round that finds nothing: what the screen shows is read last.
    if ((reads += 1) > 3) {
      asked.resolve()
      await held.promise
    }
    return stored
  }
  const draining = tab.uploader.drain()
  await asked.promise
  phone.online = false
  const [added] = await tab.uploader.add([picture(small)])
  held.resolve()
  await draining
  expect(tab.uploader.list()).toMatchObject([{ id: added!.id, state: 'waiting' }])
})

it('begins again when the store has forgotten what it had', async () => {
  const phone = new Phone()
  let parts = 0
  phone.fault = ({ offset }) => (offset !== null && (parts += 1) > 1 ? 'before' : undefined)
  const tab = await phone.tab()
  const { title } = await addWith(tab, [large])
  await until(() => parts > 1)
  await at.database.pool.query('delete from storage_upload')
  phone.fault = () => undefined
  await until(() => tab.outbox.pending().length === 0)
  expect((await titles()).filter((one) => one === title)).toHaveLength(1)
})

it('goes into a copy with its bytes, and comes back from it on another device', async () => {
  const phone = new Phone()
  phone.online = false
  const tab = await phone.tab()
  const { title, ids } = await addWith(tab, [small])
  const copy = JSON.parse(
    JSON.stringify({ pending: tab.outbox.exportPending(), uploads: await tab.uploader.exportWaiting() }),
  )
  const other = await new Phone().tab()
  await other.uploader.importWaiting(copy.uploads)
  await other.outbox.importPending(copy.pending)
  await until(() => other.outbox.pending().length === 0)
  expect((await titles()).filter((one) => one === title)).toHaveLength(1)
  expect(await filesHere(ids[0]!)).toBe(1)
})

it('a file that has come and gone here is sent again under its own id, for what comes back out of a copy', async () => {
  const phone = new Phone()
  const tab = await phone.tab()
  const { ids } = await addWith(tab, [small])
  await until(() => tab.outbox.pending().length === 0 && tab.uploader.list().length === 0)
  const again = { ...picture(small), id: ids[0]! }
  await tab.uploader.add([again])
  expect(tab.uploader.list().map(({ id }) => id)).toEqual(ids)
  const title = `Dalla copia ${newId()}`
  await tab.outbox.submit(addTask, { id: newId(), title, files: ids })
  await until(() => tab.outbox.pending().length === 0)
  expect(await titles()).toContain(title)
})

it('the service worker sends what waits, and stops where only a page can go on', async () => {
  const phone = new Phone()
  phone.online = false
  const tab = await phone.tab()
  const { title } = await addWith(tab, [large])
  tab.stop()
  const real = globalThis.fetch
  globalThis.fetch = ((path: string, init?: RequestInit) => real(at.url + path, init)) as typeof fetch
  try {
    expect(await replayUploads(tab.store)).toBe(0)
    expect((await tab.store.uploads())[0]?.state).toBe('waiting')
    const uploads = { uid: anna.uid, idToken: anna.idToken, storeUrl: '', bucket: 'lovoglio.appspot.com' }
    await tab.store.setCredentials({ token: anna.token, uploads: { ...uploads, idToken: 'scaduto' } })
    expect(await replayUploads(tab.store)).toBe(0)
    await tab.store.setCredentials({ token: anna.token, uploads })
    expect(await replayUploads(tab.store)).toBe(0)
    expect(await replayStore(tab.store)).toBe(0)
  } finally {
    globalThis.fetch = real
  }
  expect((await titles()).filter((one) => one === title)).toHaveLength(1)
})
