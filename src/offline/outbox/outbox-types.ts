/** What an outbox needs and offers. */
import type { AccountStore } from '../account-store.ts'
import type { AnyCommandDefinition, CachePort, Command, CommandDefinition } from './command.ts'
import type { PendingBackup } from './outbox-backup.ts'
import type { OutboxMessage } from './outbox-channel.ts'
import type { Channel, Clock, Lock, Random, Reachability, Transport } from './ports.ts'

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
  /** Silent sign-in. @param code of the refusal @returns whether there is a new token */
  onUnauthorised: (code: string) => Promise<boolean>
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
  /** Why nothing is sent although there is a network; `resume()` ends it, and a server that is up to date the last. */
  paused: 'unauthorised' | 'outdated' | 'server-outdated' | undefined
}

export interface SubmitOptions {
  baseVersion?: number
}

export interface Submission {
  definition: AnyCommandDefinition
  args: unknown
  baseVersion?: number
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
  /** @param listener is told whether it was by what became of sent commands, and by nothing that somebody did */
  subscribe(listener: (bySending: boolean) => void): () => void
  /** One line in Italian. */
  describe(command: Command): string
  /** Sends a refused command again, under the same key. */
  retry(id: string): Promise<void>
  /**
   * Other arguments for a refused or never sent command: a new command (new key) at the same place in the order.
   * @throws OutboxError `already_sent`, `app_outdated`: nothing is changed
   */
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
