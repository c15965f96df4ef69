/** Commands of one scope that are under way together: which may go, and what they are afterwards. Pure, for every store. */
import type { Settled } from '../account-store.ts'
import { RETRY_AFTER_MAX_MS } from './backoff.ts'
import type { Command } from './command.ts'
import { heldCommands, isSendable } from './command-mirror.ts'

/** What the server said to the commands that were under way. */
export interface RunOutcome {
  scope: string
  /** How many were under way. */
  sent: number
  /** Those taken before, which have left meanwhile: they stay under way. */
  ahead?: readonly string[]
  /** Those it has done, with its answers. */
  answered: readonly { id: string; result: unknown }[]
  /** The one it has not done, and what that one is now. */
  failed?: { id: string; change: (current: Command) => Command }
  /** Milliseconds since 1970 by the device's clock. */
  at: number
}

export interface SettledRun {
  settled: Settled[]
  /** What is stored now of those that stay, `taken` among them. */
  commands: Command[]
  /** The next ones, under way. */
  taken: Command[]
}

/** How long it must still wait. A time further off than any server may ask is a clock that was put back. */
export function restMs(command: Command, now: number): number {
  const left = (command.notBefore ?? 0) - now
  return left > 0 && left <= RETRY_AFTER_MAX_MS ? left : 0
}

/**
 * The commands that may go one right after the other, from the first of their scope that may go at all.
 * @param scope the commands of one scope, by order
 * @returns them as they are while they are under way; at most `max`
 */
export function takeRun(scope: readonly Command[], max: number, now: number): Command[] {
  const held = heldCommands(scope)
  const taken: Command[] = []
  for (const command of scope) {
    if (command.state === 'review' || held.has(command.id)) continue
    if (taken.length >= max || !isSendable(command) || restMs(command, now) > 0) break
    const { notBefore: _, ...rest } = command
    taken.push({
      ...rest,
      state: 'sending',
      attempts: command.attempts + 1,
      revision: command.revision + 1,
    })
  }
  return taken
}

/**
 * What was answered leaves, what was not tried waits again, and up to `max` others are under way.
 * @param scope the commands of the outcome's scope, by order
 */
export function settleRun(
  scope: readonly Command[],
  { answered, failed, at, ahead = [] }: RunOutcome,
  max: number,
): SettledRun {
  const staying = new Set(ahead)
  const results = new Map(answered.map(({ id, result }) => [id, result]))
  const changed = new Map<string, Command>()
  const settled: Settled[] = []
  const left: Command[] = []
  for (const command of scope) {
    const { id, revision } = command
    if (staying.has(id)) continue
    if (results.has(id)) {
      settled.push({ command, result: results.get(id), at })
      continue
    }
    let now = command
    if (id === failed?.id) now = { ...failed.change(command), revision: revision + 1 }
    else if (command.state === 'sending') now = { ...command, state: 'waiting', revision: revision + 1 }
    if (now !== command) changed.set(id, now)
    left.push(now)
  }
  const taken = takeRun(left, max, at)
  for (const command of taken) changed.set(command.id, command)
  return { settled, commands: [...changed.values()], taken }
}
