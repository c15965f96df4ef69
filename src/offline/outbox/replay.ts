/**
 * Sends what waits: in order within a scope (`scope-run.ts`), scopes side by side, and of a scope as many together as the
 * server takes. The page and the service worker run this same code; the caller holds the lock. Nothing here is remembered:
 * whoever gets the lock next goes on from the store.
 *
 *   sending ── nothing may go any more ─────────────────────▶ ended
 *      │                                                        ▲
 *      └── `stop`, or a fault of the device ──▶ stopping ───────┘
 *                                               what is under way is heard
 */
import { heard } from '../../lib/fault-log.ts'
import type { CommandStore, Settled } from '../account-store.ts'
import type { Command } from './command.ts'
import { runnableCommands } from './command-mirror.ts'
import { restMs } from './command-run.ts'
import type { Clock, Random, Transport } from './ports.ts'
import { ScopeRun } from './scope-run.ts'

export const PARALLEL_SCOPES = 4
const STALE_MAX = 50

export interface ReplayPorts {
  store: CommandStore
  transport: Transport
  clock: Clock
  random: Random
  /** What waits, as known now. */
  commands: () => readonly Command[]
  /** Asked before each request; false ends the replay after those under way. */
  mayContinue: () => boolean
  /** What a refused command is stored as: in review, or to be sent in the shape of today where an older one was refused. */
  refused: (command: Command) => Command
  /** Whether a newer build of the app made it: only that one can say what a refusal of it means. */
  isNewer?: (command: Command) => boolean
  /** Tries to sign in silently, where a request was refused with this code; true when there is a new token. */
  onUnauthorised: (code: string) => Promise<boolean>
  /**
   * What became of a request, in one step on the screen: commands left the outbox with their answers, others are stored
   * in another state.
   */
  onChanged: (commands: readonly Command[], settled: readonly Settled[]) => void
  /** Called after `onChanged` for an answer of some time ago: what it says may be old. */
  onReplayed?: () => void
  /** The store no longer agrees with `commands()` (taken back, or replayed elsewhere): read it again. */
  onStale: () => Promise<void>
  /** When the network last came back, in milliseconds since 1970: what failed before it need not wait any longer. */
  returnedAt?: number
  /** Whether our server answered. */
  onContact?: (reached: boolean) => void
}

export interface ReplayOutcome {
  /** Why it ended with commands left. */
  stopped?: 'unreachable' | 'unauthorised' | 'outdated' | 'server-outdated'
  /** When the first scope that was asked to wait may go on, in milliseconds from now. */
  retryInMs?: number
}

export const replay = (ports: ReplayPorts): Promise<ReplayOutcome> => new Replay(ports).run()

/** What the scopes of one replay have in common. */
export class Replay {
  readonly ports: ReplayPorts
  readonly #busy = new Map<string, Promise<void>>()
  #stopped: ReplayOutcome['stopped']
  #fault: unknown
  #signingIn: Promise<boolean> | undefined
  #signIns = 0
  #stale = 0
  #wellAt: number
  /** Once for each scope: one that keeps failing beside others that do not has its own pace. */
  readonly #released = new Set<string>()

  constructor(ports: ReplayPorts) {
    this.ports = ports
    this.#wellAt = ports.returnedAt ?? -Infinity
  }

  async run(): Promise<ReplayOutcome> {
    for (;;) {
      if (this.isSending()) this.#begin()
      if (this.#busy.size === 0) break
      await Promise.race(this.#busy.values())
    }
    if (this.#fault !== undefined) throw this.#fault
    const { clock, commands } = this.ports
    const now = clock.now()
    const rests = runnableCommands(commands(), () => false).map((head) => restMs(head, now))
    const retryInMs = Math.min(...rests.filter((ms) => ms > 0))
    return {
      ...(this.#stopped && { stopped: this.#stopped }),
      ...(retryInMs < Infinity && { retryInMs }),
    }
  }

  /** Each scope that may go, as far as there is room for it beside those that do. */
  #begin(): void {
    const now = this.ports.clock.now()
    const skip = (head: Command) =>
      this.#busy.has(head.scope) || (restMs(head, now) > 0 && !this.#isReleased(head))
    for (const head of runnableCommands(this.ports.commands(), skip)) {
      if (this.#busy.size >= PARALLEL_SCOPES) return
      const work = new ScopeRun(this, head)
        .send()
        .catch((error: unknown) => void (this.#fault ??= error))
        .finally(() => this.#busy.delete(head.scope))
      this.#busy.set(head.scope, work)
    }
  }

  /** Whether more may go; else it is stopping. */
  isSending(): boolean {
    return !this.#stopped && this.#fault === undefined && this.ports.mayContinue()
  }

  /** @param why the first reason stands */
  stop(why: NonNullable<ReplayOutcome['stopped']>): void {
    this.#stopped ??= why
  }

  /** The server has done something: what failed before needs not wait any longer. */
  noteWell(): void {
    this.#wellAt = Math.max(this.#wellAt, this.ports.clock.now())
  }

  /** Whether it waits only for a fault that seems to be over. */
  #isReleased({ scope, failure }: Command): boolean {
    return (
      failure !== undefined &&
      !failure.asked &&
      !this.#released.has(scope) &&
      Date.parse(failure.at) < this.#wellAt
    )
  }

  /** @returns as of when the first command of a scope is taken: now, or when it may go, if it need not wait for that */
  release(head: Command): number {
    const now = this.ports.clock.now()
    if (restMs(head, now) === 0 || !this.#isReleased(head)) return now
    this.#released.add(head.scope)
    return head.notBefore!
  }

  async readAgain(): Promise<void> {
    this.#stale += 1
    // A memory that does not come to agree with the store would turn here for ever: leave it to the next drain.
    if (this.#stale > STALE_MAX) throw new Error('the outbox does not agree with its store')
    return this.ports.onStale()
  }

  /** How often somebody was signed in so far. */
  get signIns(): number {
    return this.#signIns
  }

  /** Once a replay: a token refused right after it needs the person. Scopes refused together share the attempt. */
  async signIn(code: string): Promise<boolean> {
    if (this.#signIns > 0) return false
    this.#signingIn ??= this.ports.onUnauthorised(code).catch(heard('replay', false))
    const signedIn = await this.#signingIn
    if (signedIn) this.#signIns = 1
    return signedIn
  }
}
