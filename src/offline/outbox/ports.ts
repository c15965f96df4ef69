/** What the outbox needs of the world, as ports: a seeded simulation drives every one of them. */
import type { CommandRequest } from './command.ts'

export interface Clock {
  /** Milliseconds since 1970; may be wrong or jump. */
  now(): number
  /** Runs `work` once, `ms` from now. @returns a function that calls it off */
  after(ms: number, work: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, work) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
}

/** A number in [0, 1). */
export type Random = () => number

export interface ReplayAnswer {
  status: number
  /** Parsed JSON, or undefined. */
  body: unknown
  /** False when nothing proves that the server said it: a captive portal, a proxy, a cache (answer-proof.ts). */
  ours: boolean
  retryAfterMs?: number
  /** The server had done it before, and gave the answer of then: the entity may be another by now. */
  replayed?: boolean
  /** It came from a server of before this app, which may not have understood. */
  olderServer?: boolean
}

export interface Transport {
  /** Sends a command's request under its key. Rejects when no complete answer came. */
  send(request: CommandRequest, key: string): Promise<ReplayAnswer>
  /**
   * Sends several in one request, each under its key, to be done in their order. Rejects when no complete answer came.
   * Missing when the server knows no such request.
   * @returns an answer for each from the first on; it ends early after one that was not done, or when time was up.
   *   Undefined when the server takes these not together: nothing was done
   */
  sendMany?: ((commands: readonly SentRequest[]) => Promise<readonly ReplayAnswer[] | undefined>) | undefined
  /** How many of them at once; as many as the server takes unless said. */
  most?: number
}

export interface SentRequest {
  request: CommandRequest
  key: string
}

export interface Lock {
  /**
   * Runs `task` alone among all tabs and the service worker.
   * @returns what the task returned; undefined when `ifAvailable` and somebody else has it, or `signal` was aborted
   */
  run<Result>(
    task: () => Promise<Result>,
    options?: { ifAvailable?: boolean; signal?: AbortSignal },
  ): Promise<Result | undefined>
}

/** Speaks to the other tabs of this account. */
export interface Channel<Message> {
  post(message: Message): void
  listen(listener: (message: Message) => void): () => void
  close(): void
}

export interface Reachability {
  state(): 'online' | 'offline' | 'unreachable'
  subscribe(listener: () => void): () => void
  /** A request got an answer of our server. */
  reportSuccess(): void
  /** A request got none. */
  reportFailure(): void
  /** Probes now. */
  check(): Promise<boolean>
}
