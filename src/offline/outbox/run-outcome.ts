/** What an answer, or none, makes of the commands that were under way. Pure, but for the chance in how long one waits. */
import { retryDelayMs, UNASKED_MAX_MS } from './backoff.ts'
import type { Command, CommandFailure } from './command.ts'
import type { RunOutcome } from './command-run.ts'
import type { Clock, Random } from './ports.ts'
import type { NotDone } from './verdict.ts'

/** What the server said to a run. */
export interface Heard {
  /** What it has done, from the first on. */
  answered: { id: string; result: unknown }[]
  /** And then to the one that it has not; undefined when none was asked for any more. */
  notDone: NotDone | undefined
  /** Some of it is of some time ago. */
  replayed: boolean
}

interface Ports {
  clock: Clock
  random: Random
  /** What a refused command is stored as. */
  refused: (command: Command) => Command
}

export function outcomeOf(run: readonly Command[], { answered, notDone }: Heard, ports: Ports): RunOutcome {
  const at = ports.clock.now()
  const failed = notDone && run[answered.length]
  return {
    scope: run[0]!.scope,
    sent: run.length,
    answered,
    ...(failed && { failed: { id: failed.id, change: changeAfter(notDone, failed, at, ports) } }),
    at,
  }
}

function changeAfter(
  verdict: NotDone,
  { attempts }: Command,
  now: number,
  { random, refused }: Ports,
): (current: Command) => Command {
  const failure: CommandFailure = {
    code: verdict.code,
    detail: verdict.detail,
    at: new Date(now).toISOString(),
    ...(verdict.kind === 'later' && verdict.retryAfterMs !== undefined && { asked: true }),
    ...(verdict.status !== undefined && { status: verdict.status }),
  }
  const state = verdict.kind === 'refused' ? 'review' : 'waiting'
  const waitMs =
    verdict.kind === 'later'
      ? (verdict.retryAfterMs ?? retryDelayMs(attempts, random, { maxMs: UNASKED_MAX_MS }))
      : undefined
  return (current) => {
    const next: Command = {
      ...current,
      state,
      failure,
      ...(waitMs !== undefined && { notBefore: now + waitMs }),
    }
    return state === 'review' ? refused(next) : next
  }
}
