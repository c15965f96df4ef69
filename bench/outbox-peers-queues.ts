/** Three queues behind one face, each used as its own documentation says. */
import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import { MutationObserver, QueryClient, onlineManager } from '@tanstack/query-core'
import { persistQueryClientRestore, persistQueryClientSubscribe } from '@tanstack/query-persist-client-core'
import { defineCommand } from '#src/offline/outbox/command.ts'
import { createFetchTransport } from '#src/offline/fetch-transport.ts'
import { localLock } from '#src/offline/leader.ts'
import { openAccountStore } from '#src/offline/outbox/outbox-store.ts'
import { createOutbox } from '#src/offline/outbox/outbox.ts'
import { systemClock, type Lock } from '#src/offline/outbox/ports.ts'
import { pause, type Peer, type PeerTab, type PeerWorld, type Write } from './outbox-peers-world.ts'

const send = { method: 'POST', headers: { 'Content-Type': 'application/json' } }

const writeCommand = defineCommand<Write>({
  name: 'bench.write',
  argsVersion: 1,
  scope: () => 'all',
  entity: ({ entity }) => ({ kind: 'thing', id: entity }),
  describe: ({ mark }) => String(mark),
  request: (body) => ({ method: 'POST', path: '/api/write', body }),
  settle: () => undefined,
})

/** The browser's lock: freed when its holder dies, shared by the tabs of one world. */
const locks = new WeakMap<PeerWorld, Lock>()

export const ours: Peer = {
  name: 'Lovoglio',
  async open(world) {
    if (!locks.has(world)) locks.set(world, localLock())
    const store = openAccountStore('bench')
    const append = store.append
    const outbox = createOutbox({
      store: {
        ...store,
        append: (commands) =>
          world.full ? Promise.reject(new DOMException('', 'QuotaExceededError')) : append(commands),
      },
      transport: createFetchTransport({ token: () => 'token', fetch: world.fetch as typeof fetch }),
      lock: locks.get(world)!,
      channel: { post() {}, listen: () => () => undefined, close() {} },
      connectivity: {
        state: () => (world.online ? 'online' : 'offline'),
        subscribe: () => () => undefined,
        reportSuccess() {},
        reportFailure() {},
        check: async () => world.online,
      },
      clock: systemClock,
      random: () => 0,
      definitions: [writeCommand],
      cache: {
        getQueryData: () => undefined,
        isBeingRead: () => false,
        setQueryData() {},
        updateQueries() {},
        invalidate() {},
        batch: (work) => work(),
        persisted: async () => true,
      },
      onUnauthorised: async () => world.signedIn,
    })
    await outbox.start()
    return {
      write: (write) =>
        outbox.submit(writeCommand, write).then(
          () => true,
          () => false,
        ),
      async wake() {
        await outbox.resume()
        await pause(1_600)
        await outbox.drain()
      },
      refused: () => outbox.review().map(({ args }) => (args as Write).mark),
      kill() {
        outbox.stop()
        locks.delete(world)
      },
    }
  },
}

/** persistQueryClient with its default maxAge and throttle, paused mutations resumed after the restore. */
export const tanstack: Peer = {
  name: 'TanStack paused mutations',
  async open(world) {
    const storage = {
      getItem: (key: string) => world.local.get(key) ?? null,
      setItem(key: string, value: string) {
        if (world.full) throw new DOMException('', 'QuotaExceededError')
        if (alive) world.local.set(key, value)
      },
      removeItem: (key: string) => void world.local.delete(key),
    }
    let alive = true
    onlineManager.setOnline(world.online)
    const client = new QueryClient()
    client.setMutationDefaults(['write'], {
      mutationFn: async (write: Write) => {
        const response = await world.fetch('/api/write', { ...send, body: JSON.stringify(write) })
        if (!response.ok) throw new Error(String(response.status))
        return response.json() as Promise<unknown>
      },
      scope: { id: 'all' },
    })
    const persister = createSyncStoragePersister({ storage })
    await persistQueryClientRestore({ queryClient: client, persister })
    const stop = persistQueryClientSubscribe({ queryClient: client, persister })
    void client.resumePausedMutations()
    return {
      write(write) {
        const observer = new MutationObserver<unknown, Error, Write>(client, { mutationKey: ['write'] })
        const done = observer.mutate(write).then(
          () => true,
          () => false,
        )
        // Paused, it is shown optimistically, as the documentation does.
        return Promise.race([done, pause(50).then(() => true)])
      },
      async wake() {
        onlineManager.setOnline(world.online)
        if (world.online) await Promise.race([client.resumePausedMutations(), pause(1_500)])
      },
      refused: () => [],
      kill() {
        alive = false
        stop()
        client.clear()
      },
    } satisfies PeerTab
  },
}

let runs = 0
/** All tabs have one worker. */
const workers = new WeakMap<PeerWorld, PeerTab>()

/** NetworkOnly with the background sync plugin's queue in the worker; a sync event, or the worker's start, replays it. */
export const workbox: Peer = {
  name: 'Workbox BackgroundSync',
  async open(world) {
    const running = workers.get(world)
    if (running) return running
    // Without its development log.
    process.env['NODE_ENV'] = 'production'
    Object.assign(globalThis, { self: globalThis, registration: {} })
    const file = import.meta.resolve('workbox-background-sync/Queue.js')
    globalThis.fetch = world.fetch as typeof fetch
    interface Queue {
      pushRequest(entry: { request: Request }): Promise<void>
      replayRequests(): Promise<void>
    }
    type Options = { forceSyncFallback: boolean; onSync: () => void }
    const module = (await import(`${file}?run=${(runs += 1)}`)) as {
      Queue: new (name: string, options: Options) => Queue
    }
    const queue = new module.Queue('writes', { forceSyncFallback: true, onSync: () => undefined })
    let dead = false
    let syncing: Promise<void> | undefined
    const sync = async () => {
      // The browser tries again after a failed sync.
      for (let attempt = 0; attempt < 2 && !dead; attempt += 1)
        await Promise.race([queue.replayRequests().catch(() => undefined), pause(300)])
    }
    const worker: PeerTab = {
      async write(write) {
        const request = new Request('http://app.test/api/write', { ...send, body: JSON.stringify(write) })
        try {
          return (await world.fetch(request.clone())).ok
        } catch {
          if (world.full) return false
          await queue.pushRequest({ request })
          // The page gets the network's error all the same; its author may know that it will be sent.
          return true
        }
      },
      async wake() {
        globalThis.fetch = world.fetch as typeof fetch
        await (syncing ??= sync().finally(() => (syncing = undefined)))
      },
      refused: () => [],
      kill() {
        dead = true
        workers.delete(world)
      },
    }
    workers.set(world, worker)
    return worker
  },
}
