/**
 * One tab on a phone of one partner: the app's own outbox, query cache, its persistence and live cache, on a disk in
 * memory, over a network that loses, doubles, delays and cuts. Everything of `src` here is the real thing; the ports are
 * the world's.
 */
import { QueryClient, QueryObserver, type QueryObserverOptions } from '@tanstack/query-core'
import { newId } from '#contract/kit/new-id.ts'
import { COMMANDS_PATH } from '#contract/wire/sent-together.ts'
import { createApiClient } from '#src/api/api-client.ts'
import { commands } from '#src/app/outbox/commands.ts'
import { coupleHubEvents } from '#src/app/live.ts'
import { COUPLE_KEY } from '#src/features/couple/couple-commands.ts'
import { FAVORITES_KEY } from '#src/features/favorites/favorite-commands.ts'
import type { AccountStore } from '#src/offline/account-store.ts'
import type { AnyCommandDefinition } from '#src/offline/outbox/command.ts'
import { MARK } from '../support/server-answer.ts'
import { createFetchTransport } from '#src/offline/fetch-transport.ts'
import {
  createMemoryDisk,
  openMemoryStore,
  type MemoryDisk,
} from '#src/offline/outbox/memory-outbox-store.ts'
import { createOutbox } from '#src/offline/outbox/outbox.ts'
import type { Outbox } from '#src/offline/outbox/outbox-types.ts'
import type { OutboxMessage } from '#src/offline/outbox/outbox-channel.ts'
import type { Clock, Reachability } from '#src/offline/outbox/ports.ts'
import { cachePortOf } from '#src/offline/cache/query-cache-port.ts'
import { createQueryPersistence, type QueryPersistence } from '#src/offline/cache/query-persistence.ts'
import type { UploadMessage } from '#src/offline/uploads/upload-channel.ts'
import { createUploader, type Uploader } from '#src/offline/uploads/uploader.ts'
import type { HubConnection, HubState } from '#src/realtime/hub-connection.ts'
import { PLAN_ENTITIES } from '#src/plan/entities.ts'
import { createLiveCache } from '#src/realtime/live-cache.ts'
import type { Gates, Owner } from './gates.ts'
import type { FileStore } from './file-store.ts'
import { Tabs } from './tabs.ts'
import type { Wedding, WeddingServer } from './wedding-server.ts'

/** The app of next month: one command has another shape, which kept ones are brought to. */
const nextCommands: readonly AnyCommandDefinition[] = commands.map((definition) =>
  definition.name === 'task.update'
    ? { ...definition, argsVersion: 2, migrate: { 1: (args) => ({ ...(args as object), since: 2 }) } }
    : definition,
)
const WRITES = new Set([
  'append',
  'change',
  'take',
  'replace',
  'settle',
  'setMeta',
  'saveQueries',
  'forgetSettled',
  'addUploads',
  'changeUpload',
  'settleUpload',
  'forgetUploads',
])
/** Some of what only reads is asked by POST. */
const ASKED_BY_POST = /\/(get|find)\w+$/
const never = new Promise<never>(() => undefined)

/** What the tabs of one phone have in common. */
interface Phone {
  name: string
  disk: MemoryDisk
  online: boolean
  /** What the installed version of the app knows; another one is in force when it is next opened. */
  definitions: readonly AnyCommandDefinition[]
  /** How wrong the device's clock is, in milliseconds. */
  skewMs: number
  token: string
  tabs: Tabs<OutboxMessage>
  uploadTabs: Tabs<UploadMessage>
  open: Set<Device>
}

/** One time the app is open in a tab: what is lost when it is killed. */
interface Run extends Owner {
  outbox: Outbox
  uploader: Uploader
  definitions: readonly AnyCommandDefinition[]
  client: QueryClient
  persistence: QueryPersistence
  online: Set<() => void>
  socket: { open: boolean; pushed: number; queue: Promise<void> } | undefined
  hub: { state: HubState; listeners: Set<() => void>; connect: () => Promise<void>; lose: () => void }
  ready: boolean
}

export class Device {
  readonly name: string
  readonly uid: string
  readonly phone: Phone
  run: Run | undefined
  readonly problems: string[] = []
  readonly #gates: Gates
  readonly #server: WeddingServer
  readonly #wedding: Wedding
  readonly #files: FileStore
  /** Called when the server may have committed something. */
  readonly #onCommit: () => void

  constructor(options: {
    name: string
    uid: string
    token: string
    /** Another tab of the same phone. */
    beside?: Device
    gates: Gates
    server: WeddingServer
    wedding: Wedding
    files: FileStore
    onCommit: () => void
  }) {
    this.name = options.name
    this.uid = options.uid
    this.#gates = options.gates
    this.#server = options.server
    this.#wedding = options.wedding
    this.#files = options.files
    this.#onCommit = options.onCommit
    this.phone = options.beside?.phone ?? {
      name: options.name,
      disk: createMemoryDisk(),
      online: true,
      definitions: commands,
      skewMs: 0,
      token: options.token,
      tabs: new Tabs(options.gates),
      uploadTabs: new Tabs(options.gates),
      open: new Set(),
    }
    this.phone.open.add(this)
  }

  now(): number {
    return this.#gates.now + this.phone.skewMs
  }

  upgrade(): void {
    this.phone.definitions = nextCommands
    this.kill()
    this.open(false)
  }

  setOnline(online: boolean): void {
    if (this.phone.online === online) return
    this.phone.online = online
    for (const { run } of this.phone.open) {
      if (!online) run?.hub.lose()
      for (const listener of run?.online ?? []) listener()
      if (online) void run?.hub.connect()
    }
  }

  kill(): void {
    const { run } = this
    if (!run) return
    this.run = undefined
    run.outbox.stop()
    run.uploader.stop()
    if (run.socket) run.socket.open = false
    this.#gates.forget(run)
    this.phone.tabs.forget(run)
    this.phone.uploadTabs.forget(run)
    run.client.clear()
  }

  /** Opens the app. @param fresh whether the screens ask the server again, as they do when what they have is old */
  open(fresh: boolean): void {
    if (this.run) return
    const gates = this.#gates
    const client = new QueryClient({
      defaultOptions: {
        queries: { networkMode: 'offlineFirst', staleTime: Infinity, gcTime: Infinity, retry: false },
      },
    })
    const { phone } = this
    const { definitions, tabs, uploadTabs } = phone
    const run = { alive: true, client, definitions, online: new Set(), ready: false } as unknown as Run
    this.run = run
    const clock: Clock = { now: () => this.now(), after: (ms, work) => gates.after(run, ms, work) }
    const store = this.#store(run)
    const send = this.#fetch(run)
    run.persistence = createQueryPersistence({ client, kind: 'private', store, clock })
    const cache = cachePortOf(client, () => run.persistence.flush())
    const refetch = () =>
      void client.invalidateQueries({ predicate: (query) => query.meta?.['persist'] === 'private' })
    const signIn = async () => {
      await gates.wait(run)
      if (gates.chance(0.3)) return false
      phone.token = await gates.outside(this.#server.signIn(this.uid))
      return true
    }
    const connectivity: Reachability = {
      state: () => (phone.online ? 'online' : 'offline'),
      subscribe: (listener) => {
        run.online.add(listener)
        return () => run.online.delete(listener)
      },
      reportSuccess() {},
      reportFailure() {},
      check: async () => phone.online,
    }
    run.uploader = createUploader({
      store,
      transport: this.#files.transport(run, () => phone.online),
      lock: uploadTabs.lock(run),
      channel: uploadTabs.channel(run),
      commands: tabs.channel(run),
      connectivity,
      clock,
      random: gates.random,
    })
    run.outbox = createOutbox({
      store,
      // A few at once: a short history has several requests.
      transport: Object.assign(createFetchTransport({ token: () => phone.token, fetch: send }), { most: 4 }),
      lock: tabs.lock(run),
      channel: tabs.channel(run),
      connectivity,
      clock,
      random: gates.random,
      definitions,
      cache,
      onUnauthorised: signIn,
      onMissed: refetch,
      makeId: newId,
    })
    const api = createApiClient({ origin: '', token: () => phone.token, fetch: send })
    const hub = this.#hub(run, clock)
    createLiveCache({
      cache,
      handlers: coupleHubEvents,
      seqStore: run.persistence.seq,
      clock,
      catchUp: (after) => api('sync/changes', { query: { after: after ?? 0 } }),
      refetch,
    }).attach(hub)
    const queries: QueryObserverOptions[] = [
      ...PLAN_ENTITIES.map((entity) => entity.query(api)),
      { queryKey: FAVORITES_KEY, queryFn: () => api('Couple/getFavoriteVendorByCouple') },
      { queryKey: COUPLE_KEY, queryFn: () => api('Couple/findCoupleByUid', { body: { uid: this.uid } }) },
    ]
    const start = async () => {
      await run.persistence.restore()
      run.persistence.start()
      await run.outbox.start()
      await run.uploader.start()
      for (const query of queries) {
        const observer = new QueryObserver(client, { ...query, meta: { persist: 'private' } })
        observer.subscribe(() => undefined)
        if (fresh && observer.getCurrentResult().data !== undefined) void observer.refetch()
      }
      run.ready = true
      void run.hub.connect()
    }
    start().catch((error: unknown) => {
      // Storage failed while it opened: the person opens it again.
      if (gates.faults) this.kill()
      else this.problems.push(`${this.name} did not open: ${String(error)}`)
    })
  }

  #store(run: Run): AccountStore {
    const gates = this.#gates
    return new Proxy(openMemoryStore(this.phone.disk), {
      get: (target, key: keyof AccountStore) => {
        const method = target[key]
        if (typeof method !== 'function') return method
        return async (...args: unknown[]) => {
          await gates.wait(run)
          if (WRITES.has(key) && gates.chance(0.02)) throw new DOMException('full', 'QuotaExceededError')
          const result: unknown = await (method as (...args: unknown[]) => unknown)(...args)
          await gates.wait(run)
          return result
        }
      },
    })
  }

  #fetch(run: Run): typeof fetch {
    const gates = this.#gates
    const serve = (url: string, init: RequestInit) => {
      // At any of its questions to the database, before or after the answer to it; the last one is the commit.
      const dies = gates.chance(0.08)
        ? {
            transaction: url === COMMANDS_PATH ? Math.floor(gates.random() * 6) : 0,
            at: Math.floor(gates.random() * 12),
            after: gates.random() < 0.5,
          }
        : undefined
      const body = (init.body as string | undefined) ?? null
      const headers = init.headers as Record<string, string>
      const method = init.method ?? 'GET'
      const answer = gates.outside(this.#server.ask(method, url, headers, body, dies))
      // What only reads commits nothing that a hub could tell.
      return method === 'GET' || ASKED_BY_POST.test(url) ? answer : answer.finally(this.#onCommit)
    }
    const send = async (url: string, init: RequestInit): Promise<Response> => {
      // A copy on its way, which arrives whatever becomes of us.
      const late = () => void gates.wait(undefined).then(() => serve(url, init).catch(() => undefined))
      await gates.wait(run, late)
      if (!this.phone.online) {
        if (gates.chance(0.3)) late()
        throw new TypeError('no network')
      }
      if (gates.chance(0.06)) throw new TypeError('lost before the server')
      if (gates.chance(0.03))
        return response(200, { 'Content-Type': 'text/html' }, '<h1>Benvenuti in hotel</h1>')
      if (gates.chance(0.06)) return somebodys(Math.floor(gates.random() * 5))
      if (gates.chance(0.03)) return response(503, PROBLEM, '{"code":"unavailable"}')
      if (gates.chance(0.02))
        return response(429, { ...PROBLEM, 'Retry-After': '5' }, '{"code":"rate_limited"}')
      if (gates.chance(0.015)) await gates.outside(this.#server.end(this.phone.token))
      const answer = await serve(url, init)
      if (gates.chance(0.1)) late()
      if (gates.chance(0.1)) throw new TypeError('lost after the commit')
      await gates.wait(run)
      const { headers } = answer
      const torn = gates.chance(0.05)
      // Something on the way puts its own words under the server's headers.
      const text = gates.chance(0.02) ? '{"status":"ok"}' : answer.text
      return response(answer.status, headers, text, torn)
    }
    return ((url: string, init: RequestInit) => (run.alive ? send(url, init) : never)) as typeof fetch
  }

  /** The connection to `hubs/couple` as the live cache sees it: pushes in order, and may end at any moment. */
  #hub(run: Run, clock: Clock): HubConnection {
    const gates = this.#gates
    const events = new Map<string, (...args: unknown[]) => void>()
    const connected: (() => Promise<void>)[] = []
    const listeners = new Set<() => void>()
    const become = (state: HubState) => {
      if (hub.state === state) return
      hub.state = state
      for (const listener of listeners) listener()
    }
    const lose = () => {
      if (run.socket) run.socket.open = false
      run.socket = undefined
      become('waiting')
    }
    const connect = async () => {
      if (!run.alive || !this.phone.online || hub.state === 'connecting' || hub.state === 'connected') return
      become('connecting')
      try {
        await gates.wait(run)
        if (!this.phone.online || gates.chance(0.1)) throw new Error('no connection')
        const pushed = await gates.outside(this.#server.newestSeq(this.#wedding))
        const socket = { open: true, pushed, queue: Promise.resolve() }
        run.socket = socket
        for (const listener of connected) await listener()
        if (!socket.open) throw new Error('lost while connecting')
        become('connected')
      } catch {
        lose()
        if (run.alive && this.phone.online) clock.after(2_000, () => void connect())
      }
    }
    const hub = { state: 'idle' as HubState, listeners, connect, lose }
    run.hub = hub
    this.#pushInto = (socket) => {
      socket.queue = socket.queue.then(async () => {
        await gates.wait(run)
        const heard = await gates.outside(this.#server.hear(this.#wedding, socket.pushed))
        for (const { seq, event, payload } of heard) {
          await gates.wait(run)
          if (!socket.open) return
          socket.pushed = seq
          events.get(event)?.(payload, seq)
        }
      })
    }
    return {
      on: (event, listener) => void events.set(event, listener),
      onConnected: (listener) => void connected.push(listener),
      invoke: () => Promise.reject(new Error('not used')),
      state: () => hub.state,
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      start() {},
      async stop() {},
    }
  }

  #pushInto: (socket: NonNullable<Run['socket']>) => void = () => undefined

  /** The server's feed has news: the hub pushes what this connection has not been sent. */
  push(): void {
    if (this.run?.socket?.open) this.#pushInto(this.run.socket)
  }
}

const PROBLEM = { ...MARK, 'Content-Type': 'application/problem+json' }

/** What portals and proxies answer in the place of the server, and in JSON. */
function somebodys(which: number): Response {
  const [status, text] = [
    [204, ''],
    [200, ''],
    [200, '{}'],
    [403, '{"error":"blocked"}'],
    [404, '{"code":"not_found"}'],
  ][which] as [number, string]
  return response(status, { 'Content-Type': 'application/json' }, text)
}

function response(status: number, named: Record<string, string>, text: string, torn = false): Response {
  const headers = new Headers(named)
  const read = async () => {
    if (torn) throw new TypeError('the body was cut off')
    return text
  }
  return {
    status,
    ok: status >= 200 && status < 300,
    headers,
    text: read,
    json: async () => JSON.parse(await read()) as unknown,
  } as Response
}
