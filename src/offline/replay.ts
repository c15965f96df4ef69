/**
 * Sends what waits: in order within a scope, scopes side by side, and of a scope as many together as the server takes.
 * The page and the service worker run this same code; the caller holds the lock. Nothing here is remembered: whoever gets
 * the lock next goes on from the store.
 */
import { COMMANDS_MAX } from '#contract/sent-together.ts'
import { retryDelayMs } from './backoff.ts'
import type { CommandStore, Settled } from './account-store.ts'
import type { Command, CommandFailure } from './command.ts'
import { runnableCommands } from './command-mirror.ts'
import { restMs, type RunOutcome } from './command-run.ts'
import type { Clock, Random, ReplayAnswer, Transport } from './ports.ts'
import { judge, NO_ANSWER, type NotDone } from './verdict.ts'

export const PARALLEL_SCOPES = 4
const STALE_MAX = 50
/** A server that was away is the common failure, and a network that loses long requests the rare one. */
const GROWTH = 4

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
  /** Tries to sign in silently; true when there is a new token. */
  onUnauthorised: () => Promise<boolean>
  /**
   * What became of a request, in one step on the screen: commands left the outbox with their answers, others are stored
   * in another state.
   */
  onChanged: (commands: readonly Command[], settled: readonly Settled[]) => void
  /** Called after `onChanged` for an answer of some time ago: what it says may be old. */
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

/** What the server said to a run. */
interface Heard {
  /** What it has done, from the first on. */
  answered: { id: string; result: unknown }[]
  /** And then to the one that it has not; undefined when none was asked for any more. */
  notDone: NotDone | undefined
  /** Some of it is of some time ago. */
  replayed: boolean
}

export async function replay(ports: ReplayPorts): Promise<ReplayOutcome> {
  const { store, transport, clock } = ports
  const { most = COMMANDS_MAX } = transport
  const busy = new Map<string, Promise<void>>()
  let stopped: ReplayOutcome['stopped']
  let fault: unknown
  let signingIn: Promise<boolean> | undefined
  let signIns = 0
  let stale = 0

  const mayGoOn = () => !stopped && fault === undefined && ports.mayContinue()

  /** Sends a scope from its first command on, until something in it must wait. */
  async function sendScope(head: Command): Promise<void> {
    // Half as many after each failure, and soon more again with each success: a network that loses long requests may carry
    // short ones. Read from the command itself, so that it holds across tabs, the worker and restarts.
    let room = head.failure ? Math.max(1, most >> head.attempts) : most
    const roomNow = () => (transport.sendMany ? room : 1)
    let run: readonly Command[] = await store.take(head.id, roomNow(), clock.now())
    if (run.length === 0) return readAgain()
    let asked = ask(run)
    ports.onChanged(run, [])
    // Stored as under way while the run before it is, so that it can leave at that one's answer.
    let ahead: readonly Command[] = []
    while (run.length > 0) {
      const signInsBefore = signIns
      const heard = await asked
      const { notDone, answered } = heard
      const sent = run.length
      if (!notDone) room = Math.min(most, answered.length * GROWTH)
      const goesOn = (!notDone || notDone.kind === 'refused') && mayGoOn()
      // What was refused, or not reached in time, goes before these or leaves others that do.
      const next = goesOn && answered.length === sent ? ahead : []
      if (next.length > 0) asked = ask(next)
      const wanted = next.length === 0 && roomNow() === most ? 2 * most : roomNow()
      const outcome = { ...outcomeOf(run, heard), ahead: next.map(({ id }) => id) }
      const { settled, commands, taken } = await store.settle(outcome, goesOn ? wanted : 0)
      run = next.length > 0 ? next : taken.slice(0, roomNow())
      ahead = next.length > 0 ? taken : taken.slice(roomNow())
      // The next are on their way before anything is drawn.
      if (next.length === 0 && run.length > 0) asked = ask(run)
      ports.onChanged(commands, settled)
      if (heard.replayed) ports.onReplayed?.()
      const isStale = settled.length < answered.length || commands.length < sent - answered.length
      if (isStale) await readAgain()
      if (notDone?.kind === 'unauthorised') {
        if (signIns === signInsBefore && !(await signIn())) stopped ??= 'unauthorised'
      } else if (notDone?.kind === 'unreachable' || notDone?.kind === 'outdated') {
        stopped ??= notDone.kind
      }
    }
  }

  async function ask(run: readonly Command[]): Promise<Heard> {
    let answers: readonly ReplayAnswer[]
    try {
      answers = await send(run)
    } catch {
      ports.onContact?.(false)
      return { answered: [], notDone: NO_ANSWER, replayed: false }
    }
    const heard: Heard = { answered: [], notDone: undefined, replayed: false }
    for (const [index, answer] of answers.entries()) {
      // It took this one; the next it may take for something else.
      if (answer.olderServer) stopped ??= 'server-outdated'
      const verdict = judge(answer)
      if (verdict.kind !== 'settled') {
        const notOurs = verdict.kind === 'refused' && ports.isNewer?.(run[index]!)
        heard.notDone = notOurs ? { ...verdict, kind: 'outdated' } : verdict
        break
      }
      heard.answered.push({ id: run[index]!.id, result: verdict.result })
      heard.replayed ||= answer.replayed === true
    }
    ports.onContact?.(heard.notDone?.kind !== 'unreachable')
    return heard
  }

  /** Together; or the first alone, where the server does not take them together. */
  async function send(run: readonly Command[]): Promise<readonly ReplayAnswer[]> {
    const several = run.map(({ request, id }) => ({ request, key: id }))
    const answers = several.length > 1 ? await transport.sendMany?.(several) : undefined
    return answers ?? [await transport.send(several[0]!.request, several[0]!.key)]
  }

  function outcomeOf(run: readonly Command[], { answered, notDone }: Heard): RunOutcome {
    const at = clock.now()
    const failed = notDone && run[answered.length]
    return {
      scope: run[0]!.scope,
      sent: run.length,
      answered,
      ...(failed && { failed: { id: failed.id, change: changeAfter(notDone, failed, at) } }),
      at,
    }
  }

  function changeAfter(verdict: NotDone, { attempts }: Command, now: number): (current: Command) => Command {
    const failure: CommandFailure = {
      code: verdict.code,
      detail: verdict.detail,
      at: new Date(now).toISOString(),
      ...(verdict.status !== undefined && { status: verdict.status }),
    }
    const state = verdict.kind === 'refused' ? 'review' : 'waiting'
    const waitMs =
      verdict.kind === 'later' ? (verdict.retryAfterMs ?? retryDelayMs(attempts, ports.random)) : undefined
    return (current) => {
      const next: Command = {
        ...current,
        state,
        failure,
        ...(waitMs !== undefined && { notBefore: now + waitMs }),
      }
      return state === 'review' ? ports.refused(next) : next
    }
  }

  async function readAgain(): Promise<void> {
    stale += 1
    // A memory that does not come to agree with the store would turn here for ever: leave it to the next drain.
    if (stale > STALE_MAX) throw new Error('the outbox does not agree with its store')
    return ports.onStale()
  }

  /** Once a replay: a token refused right after it needs the person. Scopes refused together share the attempt. */
  async function signIn(): Promise<boolean> {
    if (signIns > 0) return false
    signingIn ??= ports.onUnauthorised().catch(() => false)
    const signedIn = await signingIn
    if (signedIn) signIns = 1
    return signedIn
  }

  for (;;) {
    if (mayGoOn()) {
      const now = clock.now()
      const skip = (head: Command) => busy.has(head.scope) || restMs(head, now) > 0
      for (const head of runnableCommands(ports.commands(), skip)) {
        if (busy.size >= PARALLEL_SCOPES) break
        const work = sendScope(head)
          .catch((error: unknown) => void (fault ??= error))
          .finally(() => busy.delete(head.scope))
        busy.set(head.scope, work)
      }
    }
    if (busy.size === 0) break
    await Promise.race(busy.values())
  }
  if (fault !== undefined) throw fault

  const now = clock.now()
  const rests = runnableCommands(ports.commands(), () => false).map((head) => restMs(head, now))
  const retryInMs = Math.min(...rests.filter((ms) => ms > 0))
  return { ...(stopped && { stopped }), ...(retryInMs < Infinity && { retryInMs }) }
}
