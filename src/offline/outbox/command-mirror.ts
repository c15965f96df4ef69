/** The store's commands in memory, by order: what screens read at once, and what the replay chooses from. */
import type { Command } from './command.ts'

export class CommandMirror {
  readonly #byId = new Map<string, Command>()
  /** By order; made when it is next asked for. */
  #list: readonly Command[] | undefined = []
  /** Ids are never used twice: what left does not come back with a late message of another tab. */
  readonly #gone = new Set<string>()

  /** The same array until something changes. */
  list(): readonly Command[] {
    return (this.#list ??= [...this.#byId.values()].sort((a, b) => a.order - b.order))
  }

  get(id: string): Command | undefined {
    return this.#byId.get(id)
  }

  isGone(id: string): boolean {
    return this.#gone.has(id)
  }

  /** @returns whether anything changed */
  put(command: Command): boolean {
    const known = this.#byId.get(command.id)
    if (this.#gone.has(command.id) || (known && known.revision >= command.revision)) return false
    this.#byId.set(command.id, command)
    this.#list = undefined
    return true
  }

  /** @returns whether it was here */
  remove(id: string): boolean {
    this.#gone.add(id)
    const changed = this.#byId.delete(id)
    if (changed) this.#list = undefined
    return changed
  }
}

const entityKey = (command: Command) => `${command.entity.kind}\n${command.entity.id}`

/** Which commands wait behind a refused one of the same entity, by id. */
export function heldCommands(commands: readonly Command[]): ReadonlyMap<string, string> {
  const refused = new Map<string, string>()
  const held = new Map<string, string>()
  for (const command of commands) {
    const key = entityKey(command)
    const behind = refused.get(key)
    if (command.state === 'review') {
      if (!behind) refused.set(key, command.id)
    } else if (behind) held.set(command.id, behind)
  }
  return held
}

/** Whether all it needs is on the server. */
export const isSendable = ({ awaits = [] }: Command) => awaits.length === 0

/**
 * The first command of each scope that may go now. One in "da rivedere" holds back only what follows on its own
 * entity; any other keeps its whole scope in order, and so does one that waits for its uploads.
 */
export function runnableCommands(commands: readonly Command[], skip: (head: Command) => boolean): Command[] {
  const held = heldCommands(commands)
  const taken = new Set<string>()
  const runnable: Command[] = []
  for (const command of commands) {
    if (command.state === 'review' || held.has(command.id) || taken.has(command.scope)) continue
    taken.add(command.scope)
    if (!isSendable(command)) continue
    if (!skip(command)) runnable.push(command)
  }
  return runnable
}
