/** The store's commands in memory, by order: what screens read at once, and what the replay chooses from. */
import type { Command } from './command.ts'

export class CommandMirror {
  #commands: Command[] = []
  /** Ids are never used twice: what left does not come back with a late message of another tab. */
  readonly #gone = new Set<string>()

  list(): readonly Command[] {
    return this.#commands
  }

  get(id: string): Command | undefined {
    return this.#commands.find((command) => command.id === id)
  }

  isGone(id: string): boolean {
    return this.#gone.has(id)
  }

  /** @returns whether anything changed */
  put(command: Command): boolean {
    if (this.#gone.has(command.id)) return false
    const at = this.#commands.findIndex((known) => known.id === command.id)
    if (at >= 0) {
      if (this.#commands[at]!.revision >= command.revision) return false
      this.#commands = this.#commands.with(at, command)
      return true
    }
    const after = this.#commands.findLastIndex((known) => known.order < command.order)
    this.#commands = this.#commands.toSpliced(after + 1, 0, command)
    return true
  }

  /** @returns whether it was here */
  remove(id: string): boolean {
    this.#gone.add(id)
    const left = this.#commands.filter((command) => command.id !== id)
    const changed = left.length !== this.#commands.length
    if (changed) this.#commands = left
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
const isSendable = ({ awaits = [] }: Command) => awaits.length === 0

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

/**
 * @param scope the commands of its scope, by order
 * @returns the command as it is while it is under way, or undefined when another one of its scope goes first
 */
export function takeCommand(command: Command, scope: readonly Command[]): Command | undefined {
  if (runnableCommands(scope, () => false)[0]?.id !== command.id) return undefined
  const { notBefore: _, ...rest } = command
  return { ...rest, state: 'sending', attempts: command.attempts + 1, revision: command.revision + 1 }
}
