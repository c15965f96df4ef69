/** A connection to one hub that comes back for ever, and rests while nobody looks or there is no network. */
import type { HubConnection as SignalRConnection } from '@microsoft/signalr'
import { heard } from '../lib/fault-log.ts'
import { nextTask } from '../pace/next-task.ts'
import { retryDelayMs } from '../offline/outbox/backoff.ts'
import type { Clock, Random, Reachability } from '../offline/outbox/ports.ts'

export type HubState = 'idle' | 'connecting' | 'connected' | 'waiting'

export interface HubConnectionOptions {
  /** `/hubs/couple` */
  url: string
  /** Asked at each connection; undefined connects as a visitor. */
  accessToken?: () => string | undefined | Promise<string | undefined>
  clock: Clock
  random: Random
  connectivity?: Reachability
  visibility?: Visibility
  /** How long the tab may be hidden before the connection is closed, in milliseconds. */
  hiddenLimitMs?: number
  onError?: (error: unknown) => void
}

export interface Visibility {
  visible(): boolean
  subscribe(listener: () => void): () => void
}

export interface HubConnection {
  /** Before `start`. The arguments are the server's. */
  on(event: string, listener: (...args: unknown[]) => void): void
  /** Called after each connection is made, first and later ones; a rejection closes it and tries again. */
  onConnected(listener: () => Promise<void>): void
  /** Also while `onConnected` is at it. */
  invoke<Result>(method: string, ...args: unknown[]): Promise<Result>
  state(): HubState
  subscribe(listener: () => void): () => void
  start(): void
  stop(): Promise<void>
}

const HIDDEN_LIMIT_MS = 5 * 60_000
const RECONNECT_MAX_MS = 30_000

export function createHubConnection(options: HubConnectionOptions): HubConnection {
  const { clock, random, connectivity, visibility } = options
  const events = new Map<string, ((...args: unknown[]) => void)[]>()
  const connectedListeners: (() => Promise<void>)[] = []
  const listeners = new Set<() => void>()
  const undo: (() => void)[] = []
  let connection: SignalRConnection | undefined
  let building: Promise<SignalRConnection> | undefined
  /** A WebSocket at once, which may reach any process; where none gets through, what the server offers by negotiation. */
  let direct = true
  let state: HubState = 'idle'
  let wanted = false
  let asleep = false
  let failures = 0
  let callOffRetry: (() => void) | undefined
  let callOffSleep: (() => void) | undefined

  function become(next: HubState): void {
    if (state === next) return
    state = next
    for (const listener of listeners) listener()
  }

  const mayConnect = () => wanted && !asleep && (connectivity?.state() ?? 'online') === 'online'

  async function build(): Promise<SignalRConnection> {
    // Loaded when first needed: no public page waits for it.
    const { HttpTransportType, HubConnectionBuilder, LogLevel } = await import('@microsoft/signalr')
    await nextTask()
    const builder = new HubConnectionBuilder()
      .withUrl(options.url, {
        accessTokenFactory: async () => (await options.accessToken?.()) ?? '',
        withCredentials: false,
        ...(direct && { transport: HttpTransportType.WebSockets, skipNegotiation: true }),
      })
      .configureLogging(LogLevel.None)
    const built = (direct ? builder : builder.withStatefulReconnect()).build()
    for (const [event, handlers] of events) for (const handler of handlers) built.on(event, handler)
    built.onclose(() => {
      if (state !== 'connecting') lost()
    })
    return built
  }

  function lost(): void {
    become(wanted ? 'waiting' : 'idle')
    callOffRetry?.()
    if (!mayConnect()) return
    failures += 1
    callOffRetry = clock.after(
      retryDelayMs(failures, random, { maxMs: RECONNECT_MAX_MS }),
      () => void connect(),
    )
  }

  async function connect(): Promise<void> {
    if (!mayConnect() || state === 'connecting' || state === 'connected') return
    become('connecting')
    callOffRetry?.()
    let started = false
    try {
      building ??= build()
      connection = await building
      await nextTask()
      await connection.start()
      started = true
      for (const listener of connectedListeners) await listener()
      // It may have closed, or nobody want it any more, while they were at it.
      if (!mayConnect() || connection.state !== 'Connected') throw new Error('lost while connecting')
      failures = 0
      become('connected')
    } catch (error) {
      await connection?.stop().catch(heard('hub-connection'))
      if (!started) {
        // The other way the next time: a proxy may let no WebSocket through, and only a negotiation says why not.
        if (connection) direct = !direct
        connection = undefined
        building = undefined
      }
      if (mayConnect()) options.onError?.(error)
      lost()
    }
  }

  function review(): void {
    if (mayConnect()) void connect()
    else if (state === 'connected') void connection?.stop()
  }

  function onVisibility(): void {
    callOffSleep?.()
    if (visibility!.visible()) {
      asleep = false
      failures = 0
      review()
    } else {
      callOffSleep = clock.after(options.hiddenLimitMs ?? HIDDEN_LIMIT_MS, () => {
        asleep = true
        review()
      })
    }
  }

  return {
    on(event, listener) {
      events.set(event, [...(events.get(event) ?? []), listener])
    },
    onConnected: (listener) => void connectedListeners.push(listener),
    async invoke<Result>(method: string, ...args: unknown[]) {
      if (connection?.state !== 'Connected') throw new Error('not connected')
      return connection.invoke<Result>(method, ...args)
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      if (wanted) return
      wanted = true
      if (connectivity) undo.push(connectivity.subscribe(review))
      if (visibility) undo.push(visibility.subscribe(onVisibility))
      void connect()
    },
    async stop() {
      wanted = false
      for (const off of undo.splice(0)) off()
      callOffRetry?.()
      callOffSleep?.()
      await connection?.stop().catch(heard('hub-connection'))
      become('idle')
    },
  }
}
