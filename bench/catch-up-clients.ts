/**
 * The clients of the catch-up bench, in a process of their own: the app's live cache over a raw WebSocket each. They come
 * back at once when their connection is lost, and note every task they hear of, as often as they hear of it.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { CachePort } from '../src/offline/outbox/command.ts'
import { systemClock } from '../src/offline/outbox/ports.ts'
import type { HubConnection, HubState } from '../src/realtime/hub-connection.ts'
import { type Changes, createLiveCache } from '../src/realtime/live-cache.ts'

export type CatchUpOrder =
  | { order: 'open'; url: string; tokens: readonly string[]; each: number }
  /** Tasks of each couple, in the order of `tokens`: answered when everybody has heard of all, or patience ends. */
  | { order: 'expect'; tasks: readonly (readonly string[])[]; patienceMs: number }

export type CatchUpAnswer =
  | { answer: 'opened' }
  | { answer: 'current'; lastNs: number; missing: number; doubles: number }

const END = '\u001e'
const OPENING_AT_ONCE = 100
const RETRY_MS = 50

interface Client {
  couple: number
  heard: Map<string, number>
  /** When it last heard something new, by the machine's monotonic clock. */
  lastNs: number
}
const clients: Client[] = []

process.on('message', (order: CatchUpOrder) => void (order.order === 'open' ? open(order) : expect(order)))

async function open({ url, tokens, each }: CatchUpOrder & { order: 'open' }): Promise<void> {
  const wanted = tokens.flatMap((token, couple) => Array.from({ length: each }, () => ({ token, couple })))
  while (wanted.length > 0) {
    const some = wanted.splice(0, OPENING_AT_ONCE)
    await Promise.all(some.map(({ token, couple }) => follow(url, token, couple)))
  }
  process.send?.({ answer: 'opened' } satisfies CatchUpAnswer)
}

/** Resolves when it is connected and has caught up for the first time. */
async function follow(url: string, token: string, couple: number): Promise<void> {
  const client: Client = { couple, heard: new Map(), lastNs: 0 }
  clients.push(client)
  const hub = connect(url, token)
  let seq: number | undefined
  createLiveCache({
    cache: nothing,
    handlers: {
      TaskCreate(_, task) {
        const { id } = task as { id: string }
        client.heard.set(id, (client.heard.get(id) ?? 0) + 1)
        client.lastNs = Number(process.hrtime.bigint())
      },
    },
    clock: systemClock,
    seqStore: { get: async () => seq, set: (next) => void (seq = next) },
    async catchUp(after) {
      const answer = await fetch(`${url}/api/sync/changes?after=${after ?? 0}`, {
        headers: { Authorization: `Bearer ${token}` },
      })
      if (!answer.ok) throw new Error(`catch-up: ${answer.status}`)
      return (await answer.json()) as Changes
    },
    refetch: () => undefined,
  }).attach(hub.connection)
  await hub.start()
}

const nothing: CachePort = {
  getQueryData: () => undefined,
  setQueryData() {},
  updateQueries() {},
  isBeingRead: () => false,
  invalidate() {},
  batch: (work) => work(),
  persisted: async () => true,
}

function connect(url: string, token: string) {
  const events = new Map<string, (...args: unknown[]) => void>()
  const connected: (() => Promise<void>)[] = []
  const listeners = new Set<() => void>()
  let state: HubState = 'idle'
  const become = (next: HubState) => {
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }

  async function once(): Promise<WebSocket> {
    become('connecting')
    const socket = new WebSocket(`${url.replace('http', 'ws')}/hubs/couple?access_token=${token}`, {
      perMessageDeflate: false,
    })
    const shaken = Promise.withResolvers<void>()
    socket.on('error', shaken.reject)
    socket.on('close', () => shaken.reject(new Error('closed')))
    socket.on('open', () => socket.send(`{"protocol":"json","version":1}${END}`))
    socket.on('message', (data: Buffer) => {
      for (const text of data.toString().split(END).filter(Boolean)) {
        const message = JSON.parse(text) as { type?: number; target?: string; arguments?: unknown[] }
        if (message.type === undefined) shaken.resolve()
        else if (message.type === 1) events.get(message.target!)?.(...message.arguments!)
      }
    })
    await shaken.promise
    for (const listener of connected) await listener()
    if (socket.readyState !== WebSocket.OPEN) throw new Error('lost while connecting')
    become('connected')
    return socket
  }

  async function forEver(first: () => void): Promise<void> {
    for (;;) {
      try {
        const socket = await once()
        first()
        await new Promise((resolve) => socket.on('close', resolve))
      } catch {
        // As when it is lost: again in a moment.
      }
      become('waiting')
      await pause(RETRY_MS * (0.5 + Math.random()))
    }
  }

  const connection: HubConnection = {
    on: (event, listener) => void events.set(event, listener),
    onConnected: (listener) => void connected.push(listener),
    invoke: () => Promise.reject(new Error('not used')),
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {},
    async stop() {},
  }
  return { connection, start: () => new Promise<void>((resolve) => void forEver(resolve)) }
}

async function expect({ tasks, patienceMs }: CatchUpOrder & { order: 'expect' }): Promise<void> {
  const until = performance.now() + patienceMs
  const missing = () =>
    clients.reduce((sum, { couple, heard }) => sum + tasks[couple]!.filter((id) => !heard.has(id)).length, 0)
  while (missing() > 0 && performance.now() < until) await pause(20)
  // A second more, for what would come twice.
  await pause(1_000)
  const doubles = clients.reduce(
    (sum, { heard }) => sum + [...heard.values()].reduce((extra, times) => extra + times - 1, 0),
    0,
  )
  const lastNs = Math.max(...clients.map((client) => client.lastNs))
  process.send?.({ answer: 'current', lastNs, missing: missing(), doubles } satisfies CatchUpAnswer)
}
