import type { Command } from './command.ts'

/** How one kind of command changes what a screen shows. Pure; must bear an entity that is not there. */
export type Apply<Data> = (data: Data, command: Command) => Data

/**
 * What a screen shows: the server's data with everything that waits applied over it, in order. Nothing is written
 * back, so there is nothing to undo. The same `data` comes back when no command concerns it.
 */
export function applyPending<Data>(
  data: Data,
  pending: readonly Command[],
  appliers: Readonly<Record<string, Apply<Data>>>,
): Data {
  let shown = data
  for (const command of pending) {
    const apply = appliers[command.name]
    if (apply) shown = apply(shown, command)
  }
  return shown
}
