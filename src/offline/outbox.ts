/**
 * The outbox of one account: keeps what a person did until the server has it, and shows at any moment what waits.
 * `createOutbox` is given the world as ports; `open-outbox.ts` puts the browser's behind them.
 */
import { newId } from '#contract/ids.ts'
import type { AccountStore, Settled } from './account-store.ts'
import { retryDelayMs } from './backoff.ts'
import {
  migrateCommand,
  type AnyCommandDefinition,
  type CachePort,
  type Command,
  type CommandDefinition,
} from './command.ts'
import { CommandMirror, heldCommands } from './command-mirror.ts'
import type { OutboxMessage } from './outbox-channel.ts'
import { OutboxError, storageError } from './outbox-error.ts'
import type { Channel, Clock, Lock, Random, Reachability, Transport } from './ports.ts'
import { replay } from './replay.ts'

export interface OutboxPorts {
  store: AccountStore
  transport: Transport
  lock: Lock
  channel: Channel<OutboxMessage>
  connectivity: Reachability
  clock: Clock
  random: Random
  /** Every definition of the app; an unknown name is still sent, it only cannot be settled or described. */
  definitions: readonly AnyCommandDefinition[]
  cache: CachePort
  /** Silent sign-in. @returns whether there is a new token */
  onUnauthorised: () => Promise<boolean>
  /** Answers that cannot be put into the cache here (unknown name, taken by another tab unseen): fetch again. */
  onMissed?: () => void
  /** Asks for a Background Sync. */
  onWaiting?: () => void
  /** Storage that fails while sending; what failed in `submit` is thrown there. */
  onError?: (error: unknown) => void
  makeId?: (now: number) => string
}

export interface OutboxStatus {
  /** Commands not yet answered, those held behind a refused one included. */
  waiting: number
  /** Commands in "da rivedere". */
  review: number
  /** When the server last had everything there was, ISO-8601. */
  lastSyncedAt: string | undefined
  draining: boolean
  online: boolean
  /** Why nothing is sent although there is a network; `resume()` ends it. */
  paused: 'unauthorised' | 'outdated' | undefined
}

export interface SubmitOptions {
  baseVersion?: number
}

export interface Submission {
  definition: AnyCommandDefinition
  args: unknown
  baseVersion?: number
}

/** All that waits, as a file a person can keep. */
export interface PendingBackup {
  format: 'lovoglio-outbox'
  formatVersion: 1
  exportedAt: string
  commands: Command[]
}

export interface Outbox {
  /** Loads what is stored, puts kept answers into the cache and begins to send. */
  start(): Promise<void>
  /** Sends nothing more; what is stored stays. */
  stop(): void
  /** Resolves when the command is durably on the device. @throws OutboxError when it could not be kept */
  submit<Args, Result>(
    definition: CommandDefinition<Args, Result>,
    args: Args,
    options?: SubmitOptions,
  ): Promise<Command<Args>>
  /** Several at once: all are kept or none. */
  submitAll(submissions: readonly Submission[]): Promise<Command[]>
  /** What the server has not answered, by order: to apply over its data. Same array until something changes. */
  pending(): readonly Command[]
  /** What the server refused. Same array until something changes. */
  review(): readonly Command[]
  /** Waiting command → the refused one it waits behind. Same map until something changes. */
  held(): ReadonlyMap<string, string>
  status(): OutboxStatus
  subscribe(listener: () => void): () => void
  /** One line in Italian. */
  describe(command: Command): string
  /** Sends a refused command again, under the same key. */
  retry(id: string): Promise<void>
  /** Other arguments for a refused or never sent command: a new command (new key) at the same place in the order. */
  edit(id: string, args: unknown): Promise<Command>
  /** Drops a refused command, or a waiting one that is not on its way. */
  discard(id: string): Promise<void>
  /** Undo: takes back a command never handed to the network and not built upon. @returns whether it could */
  withdraw(id: string): Promise<boolean>
  /** Sends what waits now ("Riprova"). Resolves when nothing more can be sent at the moment. */
  drain(): Promise<void>
  /** After a sign-in or an update: sends again. */
  resume(): Promise<void>
  exportPending(): PendingBackup
  /** Takes a backup back in. @returns how many commands were not here already */
  importPending(backup: unknown): Promise<number>
  /** Deletes this account from the device. @throws OutboxError `not_empty` unless forced */
  destroy(options?: { force?: boolean }): Promise<void>
}

const LAST_SYNCED = 'last-synced-at'
/** Long enough for a sleepy tab to hear of an answer before it is forgotten. */
const SETTLED_KEEP_MS = 60_000
const UNKNOWN = 'Modifica fatta con un’altra versione dell’app'

function withoutFailure({ failure: _, ...command }: Command): Command {
  return { ...command, state: 'waiting' }
}

export function createOutbox(ports: OutboxPorts): Outbox {
  const { store, clock, cache } = ports
  const definitions = new Map(ports.definitions.map((definition) => [definition.name, definition]))
  const mirror = new CommandMirror()
  const listeners = new Set<() => void>()
  const applied = new Map<string, number>()
  const undo: (() => void)[] = []
  let views = makeViews()
  let status: OutboxStatus
  let lastSyncedAt: string | undefined
  let paused: OutboxStatus['paused']
  let running = false
  let sending = false
  let draining: Promise<void> | undefined
  let again = false
  let failures = 0
  let stopLock = new AbortController()
  let callOffRetry: (() => void) | undefined

  function makeViews() {
    const commands = mirror.list()
    return {
      pending: commands.filter((command) => command.state !== 'review'),
      review: commands.filter((command) => command.state === 'review'),
      held: heldCommands(commands),
    }
  }

  function makeStatus(): OutboxStatus {
    return {
      waiting: views.pending.length,
      review: views.review.length,
      lastSyncedAt,
      draining: sending,
      online: ports.connectivity.state() === 'online',
      paused,
    }
  }
  status = makeStatus()

  function notify(): void {
    const next = makeStatus()
    const same = (Object.keys(next) as (keyof OutboxStatus)[]).every((key) => next[key] === status[key])
    if (!same) status = next
    for (const listener of listeners) listener()
  }

  function show(): void {
    views = makeViews()
    notify()
  }

  function noteChanged(command: Command): void {
    const changed = mirror.put(command)
    ports.channel.post({ kind: 'changed', command })
    if (changed) show()
  }

  function noteRemoved(id: string): void {
    const changed = mirror.remove(id)
    ports.channel.post({ kind: 'removed', id })
    if (changed) show()
  }

  /** The one step: the entity enters the cache and its command leaves what is pending, drawn together. */
  function applySettled(records: readonly Settled[]): void {
    const fresh = records.filter((record) => !applied.has(record.command.id))
    if (fresh.length === 0) return
    let missed = false
    cache.batch(() => {
      for (const { command, result, at } of fresh) {
        applied.set(command.id, at)
        try {
          const definition = definitions.get(command.name)
          if (definition) definition.settle(result, command, cache)
          else missed = true
        } catch (error) {
          // The server has it: a fault in showing it must not send it again.
          missed = true
          ports.onError?.(error)
        }
        mirror.remove(command.id)
      }
      show()
    })
    if (missed) ports.onMissed?.()
  }

  /** Reads the store again: another tab or the service worker may have been at work unseen. */
  async function refresh(): Promise<void> {
    // Commands first: one that settles in between is then in both, and the answer wins.
    const stored = await store.commands()
    const settled = await store.settled()
    applySettled(settled)
    const ids = new Set(stored.map((command) => command.id))
    const vanished = mirror.list().filter((command) => !ids.has(command.id))
    for (const command of vanished) mirror.remove(command.id)
    if (vanished.length > 0) ports.onMissed?.()
    for (const command of stored) mirror.put(await upToDate(command))
    show()
  }

  async function upToDate(command: Command): Promise<Command> {
    const definition = definitions.get(command.name)
    if (!definition || command.argsVersion >= definition.argsVersion) return command
    return (await store.change(command.id, (current) => migrateCommand(current, definition))) ?? command
  }

  /** Forgets answers that are in the cache on the device, not only in memory. */
  async function forgetApplied(): Promise<void> {
    const before = clock.now() - SETTLED_KEEP_MS
    const ids = [...applied].filter(([, at]) => at <= before).map(([id]) => id)
    if (ids.length === 0) return
    await cache.persisted()
    await store.forgetSettled(ids)
    for (const id of ids) applied.delete(id)
  }

  function later(ms: number): void {
    callOffRetry?.()
    callOffRetry = clock.after(ms, () => void drain())
  }

  async function drainOnce(): Promise<void> {
    if (ports.connectivity.state() !== 'online' && !(await ports.connectivity.check())) return
    const outcome = await ports.lock.run(
      async () => {
        sending = true
        notify()
        await refresh()
        const result = await replay({
          store,
          transport: ports.transport,
          clock,
          random: ports.random,
          commands: () => mirror.list(),
          mayContinue: () => running && !paused,
          onUnauthorised: ports.onUnauthorised,
          onChanged: noteChanged,
          onSettled(settled) {
            ports.channel.post({ kind: 'settled', settled })
            applySettled([settled])
          },
          onStale: refresh,
          onContact: (reached) =>
            reached ? ports.connectivity.reportSuccess() : ports.connectivity.reportFailure(),
        })
        if (views.pending.length === 0) {
          lastSyncedAt = new Date(clock.now()).toISOString()
          await store.setMeta(LAST_SYNCED, lastSyncedAt)
        }
        await forgetApplied()
        return result
      },
      { signal: stopLock.signal },
    )
    if (!outcome) return
    if (outcome.stopped === 'unauthorised' || outcome.stopped === 'outdated') paused = outcome.stopped
    failures = outcome.stopped === 'unreachable' ? failures + 1 : 0
    if (outcome.stopped === 'unreachable') later(retryDelayMs(failures, ports.random))
    else if (outcome.retryInMs !== undefined) later(outcome.retryInMs)
  }

  async function drain(): Promise<void> {
    if (!running || paused) return
    again = true
    draining ??= (async () => {
      while (again && running && !paused) {
        again = false
        try {
          await drainOnce()
        } catch (error) {
          failures += 1
          ports.onError?.(error)
          if (error instanceof OutboxError && error.code === 'closed') running = false
          else later(retryDelayMs(failures, ports.random))
        } finally {
          sending = false
          notify()
        }
      }
    })().finally(() => (draining = undefined))
    return draining
  }

  async function keep(commands: readonly Command[]): Promise<Command[]> {
    let stored: Command[]
    try {
      stored = await store.append(commands)
    } catch (cause) {
      throw storageError(cause)
    }
    for (const command of stored) {
      mirror.put(command)
      ports.channel.post({ kind: 'changed', command })
    }
    show()
    ports.onWaiting?.()
    void drain()
    return stored
  }

  function compose({ definition, args, baseVersion }: Submission): Command {
    const now = clock.now()
    return {
      id: (ports.makeId ?? newId)(now),
      name: definition.name,
      argsVersion: definition.argsVersion,
      args,
      ...(baseVersion !== undefined && { baseVersion }),
      createdAt: new Date(now).toISOString(),
      scope: definition.scope(args),
      entity: definition.entity(args),
      order: 0,
      state: 'waiting',
      attempts: 0,
      request: definition.request(args, baseVersion),
      revision: 0,
    }
  }

  function hear(message: OutboxMessage): void {
    if (message.kind === 'settled') return applySettled([message.settled])
    const changed = message.kind === 'changed' ? mirror.put(message.command) : mirror.remove(message.id)
    if (!changed) return
    show()
    if (message.kind !== 'changed' || message.command.state !== 'waiting') return
    // Whoever wrote it may be gone before it is sent: every tab lines up for the lock, and after a failure waits.
    if (message.command.failure) later(retryDelayMs(message.command.attempts + 1, ports.random))
    else void drain()
  }

  async function need(id: string): Promise<Command> {
    if (!mirror.get(id)) await refresh()
    const command = mirror.get(id)
    if (!command) throw new OutboxError('unknown_command')
    return command
  }

  return {
    async start() {
      if (running) return
      running = true
      stopLock = new AbortController()
      undo.push(ports.channel.listen(hear))
      undo.push(
        ports.connectivity.subscribe(() => {
          notify()
          if (ports.connectivity.state() === 'online') void drain()
        }),
      )
      lastSyncedAt = await store.getMeta<string>(LAST_SYNCED)
      await refresh()
      if (views.pending.length > 0) ports.onWaiting?.()
      void drain()
    },

    stop() {
      running = false
      stopLock.abort()
      callOffRetry?.()
      for (const off of undo.splice(0)) off()
    },

    async submit(definition, args, options = {}) {
      const [command] = await keep([compose({ definition, args, ...options })])
      return command as Command<typeof args>
    },

    submitAll: (submissions) => keep(submissions.map(compose)),

    pending: () => views.pending,
    review: () => views.review,
    held: () => views.held,
    status: () => status,

    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    describe: (command) => definitions.get(command.name)?.describe(command.args) ?? UNKNOWN,

    async retry(id) {
      await need(id)
      const stored = await store.change(id, (current) =>
        current.state === 'review' ? withoutFailure(current) : undefined,
      )
      if (!stored) return refresh()
      noteChanged(stored)
      void drain()
    },

    async edit(id, args) {
      const { name } = await need(id)
      const definition = definitions.get(name)
      if (!definition) throw new OutboxError('unknown_command')
      const stored = await store.replace(id, (current) =>
        current.state === 'review' || current.attempts === 0
          ? compose({
              definition,
              args,
              ...(current.baseVersion !== undefined && { baseVersion: current.baseVersion }),
            })
          : undefined,
      )
      if (!stored) throw new OutboxError('already_sent')
      mirror.remove(id)
      ports.channel.post({ kind: 'removed', id })
      noteChanged(stored)
      void drain()
      return stored
    },

    async discard(id) {
      await need(id)
      const removed = await store.change(id, (current) =>
        current.state === 'sending' ? undefined : 'remove',
      )
      if (!removed) throw new OutboxError('already_sent')
      noteRemoved(id)
      void drain()
    },

    async withdraw(id) {
      const command = mirror.get(id)
      if (!command) return false
      const builtUpon = mirror
        .list()
        .some(
          (other) =>
            other.order > command.order &&
            other.entity.kind === command.entity.kind &&
            other.entity.id === command.entity.id,
        )
      if (builtUpon) return false
      const removed = await store.change(id, (current) =>
        current.attempts === 0 && current.state === 'waiting' ? 'remove' : undefined,
      )
      if (removed) noteRemoved(id)
      return removed !== undefined
    },

    drain,

    async resume() {
      paused = undefined
      notify()
      await drain()
    },

    exportPending: () => ({
      format: 'lovoglio-outbox',
      formatVersion: 1,
      exportedAt: new Date(clock.now()).toISOString(),
      commands: [...mirror.list()],
    }),

    async importPending(backup) {
      const { format, formatVersion, commands } = (backup ?? {}) as Partial<PendingBackup>
      if (format !== 'lovoglio-outbox' || formatVersion !== 1 || !Array.isArray(commands)) {
        throw new OutboxError('bad_backup')
      }
      const missing = commands.filter((command) => !mirror.get(command.id) && !mirror.isGone(command.id))
      if (missing.length > 0) await keep(missing)
      return missing.length
    },

    async destroy({ force = false } = {}) {
      await refresh()
      if (!force && mirror.list().length > 0) throw new OutboxError('not_empty')
      running = false
      stopLock.abort()
      callOffRetry?.()
      for (const off of undo.splice(0)) off()
      ports.channel.close()
      await store.destroy()
    },
  }
}
