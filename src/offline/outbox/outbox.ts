/**
 * The outbox of one account: keeps what a person did until the server has it, and shows at any moment what waits.
 * `createOutbox` is given the world as ports; `open-outbox.ts` puts the browser's behind them.
 */
import { newId } from '#contract/kit/new-id.ts'
import { retryDelayMs, UNASKED_MAX_MS } from './backoff.ts'
import type { Command } from './command.ts'
import { asRestored, readBackup, toBackup } from './outbox-backup.ts'
import { createOutboxBook } from './outbox-book.ts'
import type { OutboxMessage } from './outbox-channel.ts'
import { createOutboxDrainer } from './outbox-drainer.ts'
import { OutboxError, storageError } from './outbox-error.ts'
import type { Outbox, OutboxPorts, OutboxStatus, Submission } from './outbox-types.ts'

const LAST_SYNCED = 'last-synced-at'
const UNKNOWN = 'Modifica fatta con un’altra versione dell’app'

export function createOutbox(ports: OutboxPorts): Outbox {
  const { store, clock, channel, connectivity } = ports
  const listeners = new Set<(bySending: boolean) => void>()
  const undo: (() => void)[] = []
  const book = createOutboxBook(ports, notify)
  const drainer = createOutboxDrainer(ports, book, notify, noteSynced)
  let lastSyncedAt: string | undefined
  let status = makeStatus()

  function makeStatus(): OutboxStatus {
    return {
      waiting: book.views().pending.length,
      review: book.views().review.length,
      lastSyncedAt,
      draining: drainer.sending(),
      online: connectivity.state() === 'online',
      paused: drainer.paused(),
    }
  }

  function notify(bySending = false): void {
    const next = makeStatus()
    const same = (Object.keys(next) as (keyof OutboxStatus)[]).every((key) => next[key] === status[key])
    if (!same) status = next
    for (const listener of listeners) listener(bySending)
  }

  async function noteSynced(): Promise<void> {
    lastSyncedAt = new Date(clock.now()).toISOString()
    await store.setMeta(LAST_SYNCED, lastSyncedAt)
  }

  function noteStored(commands: readonly Command[]): void {
    channel.post({ kind: 'changed', commands })
    book.note(commands)
  }

  function noteRemoved(id: string): void {
    channel.post({ kind: 'removed', id })
    book.remove(id)
  }

  function hear(message: OutboxMessage): void {
    if (message.kind === 'removed') return void book.remove(message.id)
    if (message.kind === 'replaced') {
      if (book.replace(message.id, message.command)) drainer.wake()
      return
    }
    const { commands, settled } = message
    // Somebody was let in: after a sign-in in another tab this one need not ask as well.
    if (settled?.length && drainer.paused() === 'unauthorised') drainer.resume()
    const news = book.note(commands, settled)
    // The service worker heard it refused: what that means is for a page to say.
    if (news.some(({ unjudged }) => unjudged)) return drainer.wake()
    const waiting = news.filter(({ state }) => state === 'waiting')
    // Whoever wrote them may be gone before they are sent: every tab lines up for the lock, and after a failure waits.
    const failed = waiting.find(({ failure }) => failure)
    if (failed) drainer.wakeIn(retryDelayMs(failed.attempts + 1, ports.random, { maxMs: UNASKED_MAX_MS }))
    else if (waiting.length > 0) drainer.wake()
  }

  function compose({ definition, args, baseVersion }: Submission): Command {
    const now = clock.now()
    const needs = definition.needs?.(args) ?? []
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
      // The store strikes out what is there already.
      ...(needs.length > 0 && { needs, awaits: needs }),
      revision: 0,
    }
  }

  async function keep(commands: readonly Command[]): Promise<Command[]> {
    const stored = await store.append(commands).catch((cause: unknown) => {
      throw storageError(cause)
    })
    noteStored(stored)
    ports.onWaiting?.()
    drainer.wake()
    return stored
  }

  async function need(id: string): Promise<Command> {
    if (!book.get(id)) await book.refresh()
    const command = book.get(id)
    if (!command) throw new OutboxError('unknown_command')
    return command
  }

  function stop(): void {
    drainer.stop()
    for (const off of undo.splice(0)) off()
  }

  return {
    async start() {
      if (undo.length > 0) return
      drainer.start()
      undo.push(
        channel.listen(hear),
        connectivity.subscribe(() => {
          notify()
          drainer.wakeReturned()
        }),
      )
      lastSyncedAt = await store.getMeta<string>(LAST_SYNCED)
      await book.refresh()
      notify()
      if (book.views().pending.length > 0) ports.onWaiting?.()
      drainer.wake()
    },

    stop,

    async submit(definition, args, options = {}) {
      const [command] = await keep([compose({ definition, args, ...options })])
      return command as Command<typeof args>
    },

    submitAll: (submissions) => keep(submissions.map(compose)),

    pending: () => book.views().pending,
    review: () => book.views().review,
    held: () => book.views().held,
    status: () => status,

    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    describe: (command) => book.definition(command.name)?.describe(command.args) ?? UNKNOWN,

    async retry(id) {
      await need(id)
      const stored = await store.change(id, (current) =>
        current.state === 'review' ? asFresh(current) : undefined,
      )
      if (!stored) return book.refresh()
      noteStored([stored])
      drainer.wake()
    },

    async edit(id, args) {
      const { name } = await need(id)
      const definition = book.definition(name)
      if (!definition) throw new OutboxError('unknown_command')
      let isNewer = false
      const stored = await store.replace(id, (current) => {
        // What it says by now this build may not understand: another tab may have brought it to its own shape.
        isNewer = current.argsVersion > definition.argsVersion
        const may = !isNewer && (current.state === 'review' || isUnsent(current))
        return may ? compose({ ...current, definition, args } as Submission) : undefined
      })
      if (!stored) throw new OutboxError(isNewer ? 'app_outdated' : 'already_sent')
      channel.post({ kind: 'replaced', id, command: stored })
      book.replace(id, stored)
      drainer.wake()
      return stored
    },

    async discard(id) {
      await need(id)
      const removed = await store.change(id, (current) =>
        current.state === 'sending' ? undefined : 'remove',
      )
      if (!removed) throw new OutboxError('already_sent')
      noteRemoved(id)
      drainer.wake()
    },

    async withdraw(id) {
      const command = book.get(id)
      if (!command || isBuiltUpon(command, book.all())) return false
      const removed = await store.change(id, (current) => (isUnsent(current) ? 'remove' : undefined))
      if (removed) noteRemoved(id)
      return removed !== undefined
    },

    drain: drainer.drain,

    resume() {
      drainer.resume()
      return drainer.drain()
    },

    exportPending: () => toBackup(book.all(), clock.now()),

    async importPending(backup) {
      const commands = readBackup(backup, (name) => book.definition(name) !== undefined)
      const missing = commands.filter((command) => !book.get(command.id) && !book.isGone(command.id))
      if (missing.length === 0) return 0
      await keep(asRestored(missing))
      await book.refresh()
      return missing.length
    },

    async destroy({ force = false } = {}) {
      await book.refresh()
      if (!force && book.all().length > 0) throw new OutboxError('not_empty')
      stop()
      channel.close()
      await store.destroy()
    },
  }
}

const isUnsent = (command: Command) => command.state === 'waiting' && command.attempts === 0

function asFresh({ failure: _failure, unjudged: _unjudged, ...command }: Command): Command {
  return { ...command, state: 'waiting' }
}

function isBuiltUpon({ order, entity }: Command, commands: readonly Command[]): boolean {
  return commands.some(
    (other) => other.order > order && other.entity.kind === entity.kind && other.entity.id === entity.id,
  )
}
