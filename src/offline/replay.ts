/**
 * Sends what waits: in order within a scope, scopes side by side. The page and the service worker run this same code;
 * the caller holds the lock. Nothing here is remembered: whoever gets the lock next goes on from the store.
 */
import { RETRY_AFTER_MAX_MS, retryDelayMs } from './backoff.ts'
import type { CommandStore, Settled } from './account-store.ts'
import type { Command, CommandFailure } from './command.ts'
import { runnableCommands } from './command-mirror.ts'
import type { Clock, Random, Transport } from './ports.ts'
import { judge, NO_ANSWER, type Verdict } from './verdict.ts'

export const PARALLEL_SCOPES = 4
const STALE_MAX = 50

export interface ReplayPorts {
  store: CommandStore
  transport: Transport
  clock: Clock
  random: Random
  /** What waits, as known now. */
  commands: () => readonly Command[]
  /** Asked before each command; false ends the replay after those under way. */
  mayContinue: () => boolean
  /** A refused command in the shape of today, if what was refused was of an older one. */
  renewed?: (command: Command) => Command | undefined
  /** Tries to sign in silently; true when there is a new token. */
  onUnauthorised: () => Promise<boolean>
  /** A command's stored state changed. */
  onChanged: (command: Command) => void
  /** A command left the outbox with its answer: both must reach the screen in one step. */
  onSettled: (settled: Settled) => void
  /** Called after `onSettled` for an answer of some time ago: what it says may be old. */
  onReplayed?: () => void
  /** The store no longer agrees with `commands()` (taken back, or replayed elsewhere): read it again. */
  onStale: () => Promise<void>
  /** Whether our server answered. */
  onContact?: (reached: boolean) => void
}

export interface ReplayOutcome {
  /** Why it ended with commands left. */
  stopped?: 'unreachable' | 'unauthorised' | 'outdated' | 'server-outdated'
  /** When the first scope that was asked to wait may go on, in milliseconds from now. */
  retryInMs?: number
}

export async function replay(ports: ReplayPorts): Promise<ReplayOutcome> {
  const busy = new Map<string, Promise<void>>()
  let stopped: ReplayOutcome['stopped']
  let signingIn: Promise<boolean> | undefined
  let signIns = 0
  let stale = 0

  async function attempt(id: string): Promise<void> {
    const command = await ports.store.take(id)
    if (!command) return readAgain()
    ports.onChanged(command)

    const signInsBefore = signIns
    let verdict: Verdict
    let replayed = false
    try {
      const answer = await ports.transport.send(command.request, command.id)
      replayed = answer.replayed === true
      // It took this one; the next it may take for something else.
      if (answer.olderServer) stopped ??= 'server-outdated'
      verdict = judge(answer)
    } catch {
      verdict = NO_ANSWER
    }
    ports.onContact?.(verdict.kind !== 'unreachable')

    if (verdict.kind === 'settled') {
      const settled = await ports.store.settle(id, verdict.result, ports.clock.now())
      if (!settled) return readAgain()
      ports.onSettled(settled)
      if (replayed) ports.onReplayed?.()
      return
    }
    await putBack(command, verdict)
    if (verdict.kind === 'unauthorised') {
      if (signIns === signInsBefore && !(await signIn())) stopped ??= 'unauthorised'
    } else if (verdict.kind === 'unreachable' || verdict.kind === 'outdated') {
      stopped ??= verdict.kind
    }
  }

  async function readAgain(): Promise<void> {
    stale += 1
    // A memory that does not come to agree with the store would turn here for ever: leave it to the next drain.
    if (stale > STALE_MAX) throw new Error('the outbox does not agree with its store')
    return ports.onStale()
  }

  /** Once a replay: a token refused right after it needs the person. Lanes refused together share the attempt. */
  async function signIn(): Promise<boolean> {
    if (signIns > 0) return false
    signingIn ??= ports.onUnauthorised().catch(() => false)
    const signedIn = await signingIn
    if (signedIn) signIns = 1
    return signedIn
  }

  async function putBack(command: Command, verdict: Exclude<Verdict, { kind: 'settled' }>): Promise<void> {
    const now = ports.clock.now()
    const failure: CommandFailure = {
      code: verdict.code,
      detail: verdict.detail,
      at: new Date(now).toISOString(),
      ...(verdict.status !== undefined && { status: verdict.status }),
    }
    const state = verdict.kind === 'refused' ? 'review' : 'waiting'
    const waitMs =
      verdict.kind === 'later'
        ? (verdict.retryAfterMs ?? retryDelayMs(command.attempts, ports.random))
        : undefined
    const stored = await ports.store.change(command.id, (current) => {
      const next = {
        ...current,
        state,
        failure,
        ...(waitMs !== undefined && { notBefore: now + waitMs }),
      } as const
      return (state === 'review' && ports.renewed?.(next)) || next
    })
    if (stored) ports.onChanged(stored)
    else await readAgain()
  }

  let fault: unknown
  for (;;) {
    if (!stopped && !fault && ports.mayContinue()) {
      const now = ports.clock.now()
      const skip = (head: Command) => busy.has(head.scope) || restMs(head, now) > 0
      for (const command of runnableCommands(ports.commands(), skip)) {
        if (busy.size >= PARALLEL_SCOPES) break
        const work = attempt(command.id)
          .catch((error: unknown) => void (fault ??= error))
          .finally(() => busy.delete(command.scope))
        busy.set(command.scope, work)
      }
    }
    if (busy.size === 0) break
    await Promise.race(busy.values())
  }
  if (fault) throw fault

  const now = ports.clock.now()
  const rests = runnableCommands(ports.commands(), () => false).map((head) => restMs(head, now))
  const retryInMs = Math.min(...rests.filter((ms) => ms > 0))
  return { ...(stopped && { stopped }), ...(retryInMs < Infinity && { retryInMs }) }
}

/** How long it must still wait. A time further off than any server may ask is a clock that was put back. */
function restMs(command: Command, now: number): number {
  const left = (command.notBefore ?? 0) - now
  return left > 0 && left <= RETRY_AFTER_MAX_MS ? left : 0
}
