/** What one tab knows of the outbox: the commands in memory, the views screens read, and the answers not yet forgotten. */
import type { Settled } from '../account-store.ts'
import { appliedAnswers, mayBeOutrun, noteApplied } from '../cache/cache-notes.ts'
import { isOldShape, migrateCommand, type AnyCommandDefinition, type Command } from './command.ts'
import { CommandMirror, heldCommands } from './command-mirror.ts'
import type { OutboxPorts } from './outbox-types.ts'

/** Long enough for a sleepy tab to hear of an answer before it is forgotten. */
const SETTLED_KEEP_MS = 60_000

export interface OutboxViews {
  pending: readonly Command[]
  review: readonly Command[]
  held: ReadonlyMap<string, string>
}

export interface OutboxBook {
  all(): readonly Command[]
  get(id: string): Command | undefined
  isGone(id: string): boolean
  views(): OutboxViews
  definition(name: string): AnyCommandDefinition | undefined
  /**
   * Notes what is stored now, and puts answers into the cache as their commands leave: one step on the screen.
   * @param settled given, if only empty, when something was sent
   * @returns those commands that were news
   */
  note(commands: readonly Command[], settled?: readonly Settled[]): Command[]
  remove(id: string): boolean
  /** `command` is there instead of the one called `id`. */
  replace(id: string, command: Command): boolean
  refresh(): Promise<void>
  forgetApplied(): Promise<void>
  renewed(command: Command): Command | undefined
}

/** @param onChange the views are others now, by what became of sent commands or by what somebody did */
export function createOutboxBook(ports: OutboxPorts, onChange: (bySending: boolean) => void): OutboxBook {
  const { store, cache, clock } = ports
  const definitions = new Map(ports.definitions.map((definition) => [definition.name, definition]))
  const mirror = new CommandMirror()
  const applied = new Map<string, number>()
  /** Answers that were in the cache when it came from the device. */
  let restored: ReadonlySet<string> | undefined
  let views = makeViews()

  function makeViews(): OutboxViews {
    const commands = mirror.list()
    return {
      pending: commands.filter((command) => command.state !== 'review'),
      review: commands.filter((command) => command.state === 'review'),
      held: heldCommands(commands),
    }
  }

  function show(changed: boolean, bySending = false): boolean {
    if (changed) {
      views = makeViews()
      onChange(bySending)
    }
    return changed
  }

  /** @returns whether the answer is in the cache */
  function settleIntoCache({ command, result }: Settled): boolean {
    const definition = definitions.get(command.name)
    if (!definition) return false
    // An answer and the feed travel apart: this one may be the older of the two. Ask the server again.
    const { id, version } = (result ?? {}) as { id?: unknown; version?: unknown }
    if (mayBeOutrun(cache, [command.entity.id, id], version !== undefined)) return false
    try {
      definition.settle(result, migrateCommand(command, definition), cache)
      return true
    } catch (error) {
      // The server has it: a fault in showing it must not send it again.
      ports.onError?.(error)
      return false
    }
  }

  /** Puts answers that are not in the cache yet into it. @returns whether one could not be */
  function putIntoCache(records: readonly Settled[]): boolean {
    const fresh = records.filter((record) => !applied.has(record.command.id))
    if (fresh.length === 0) return false
    restored ??= appliedAnswers(cache)
    const before = restored
    let missed = false
    for (const record of fresh) {
      applied.set(record.command.id, record.at)
      if (!before.has(record.command.id) && !settleIntoCache(record)) missed = true
    }
    noteApplied(cache, new Set([...before, ...applied.keys()]))
    return missed
  }

  /** The one step: entities enter the cache and their commands leave what is pending, drawn together. */
  function note(commands: readonly Command[], settled?: readonly Settled[]): Command[] {
    const answers = settled ?? []
    let news: Command[] = []
    let [missed, changed] = [false, false]
    cache.batch(() => {
      missed = putIntoCache(answers)
      const left = answers.filter(({ command }) => mirror.remove(command.id))
      news = commands.filter((command) => mirror.put(command))
      changed = left.length + news.length > 0
    })
    // Nothing is drawn in between: React draws after us.
    show(changed, settled !== undefined)
    if (missed) ports.onMissed?.()
    return news
  }

  /**
   * The command as this build has it, if it is another: in the shape of today, and to be sent once more where it was
   * refused in an older shape or to the service worker.
   */
  function renewed(command: Command): Command | undefined {
    const definition = definitions.get(command.name)
    const isOld = definition !== undefined && isOldShape(command, definition)
    if (!isOld && !command.unjudged) return undefined
    const { failure, unjudged, ...migrated } = isOld ? migrateCommand(command, definition) : command
    const again = command.state === 'review' && (unjudged || command.requestVersion !== undefined)
    if (again) return { ...migrated, state: 'waiting' }
    return { ...migrated, ...(failure && { failure }) }
  }

  async function upToDate(command: Command): Promise<Command> {
    if (!renewed(command)) return command
    return (await store.change(command.id, (current) => renewed(current) ?? current)) ?? command
  }

  /** Reads the store again: another tab or the service worker may have been at work unseen. */
  async function refresh(): Promise<void> {
    // Only what was known before the read can have vanished; what is kept during it is newer than the answer.
    const before = mirror.list()
    // Commands first: one that settles in between is then in both, and its answer wins.
    const stored = await store.commands()
    const settled = await store.settled()
    note([], settled)
    const answered = new Set(settled.map(({ command }) => command.id))
    restored = new Set([...(restored ?? [])].filter((id) => answered.has(id)))
    const ids = new Set(stored.map((command) => command.id))
    const current: Command[] = []
    for (const command of stored) current.push(await upToDate(command))
    // In one go from here: one that took another's place is not missing in between.
    const vanished = before.filter((command) => !ids.has(command.id) && mirror.remove(command.id))
    const changed = current.filter((command) => mirror.put(command)).length + vanished.length > 0
    // Another tab had the answer, and forgot it before this one heard: the server's data is asked for first.
    if (vanished.length > 0) ports.onMissed?.()
    show(changed)
  }

  /** Forgets answers that are in the cache on the device, not only in memory. */
  async function forgetSettled(): Promise<void> {
    const before = clock.now() - SETTLED_KEEP_MS
    const ids = [...applied].filter(([, at]) => at <= before).map(([id]) => id)
    if (ids.length === 0) return
    if (!(await cache.persisted())) return
    await store.forgetSettled(ids)
    for (const id of ids) applied.delete(id)
    noteApplied(cache, applied.keys())
  }

  return {
    all: () => mirror.list(),
    get: (id) => mirror.get(id),
    isGone: (id) => mirror.isGone(id),
    views: () => views,
    definition: (name) => definitions.get(name),
    note,
    remove: (id) => show(mirror.remove(id)),
    replace(id, command) {
      const removed = mirror.remove(id)
      return show(mirror.put(command) || removed)
    },
    refresh,
    forgetApplied: forgetSettled,
    renewed,
  }
}
