import type { Drafts } from '../../offline/drafts.ts'
import type { PendingBackup } from '../../offline/outbox/outbox-backup.ts'
import type { Outbox } from '../../offline/outbox/outbox-types.ts'
import type { Uploader } from '../../offline/uploads/uploader.ts'
import type { Reachability } from '../../offline/outbox/ports.ts'
import { untilDrawnMs } from './bulk.ts'

/** What an open account has: its outbox and what is known of the network. */
export interface SyncEngine {
  outbox: Outbox
  reachability: Reachability
  /** What sends files, loaded and started at the first use, or when something waits. */
  uploads: LazyUploader
  ephemeral: EphemeralMessages
  /** What was typed here and not saved. */
  drafts: Drafts
}

/** What is said to whoever is connected at this moment, and kept nowhere. */
export interface EphemeralMessages {
  /** False where there was no connection to say it over. */
  say(name: string, ...args: unknown[]): boolean
  hear(name: string, listener: (...args: unknown[]) => void): () => void
}

export interface LazyUploader {
  open(): Promise<Uploader>
  /** The same once it is there. */
  now(): Uploader | undefined
  subscribe(listener: () => void): () => void
}

/**
 * All that waits, with the bytes of the files it names.
 * @param accountId whose it is, and where alone it comes back
 */
export async function exportAll({ outbox, uploads }: SyncEngine, accountId: string): Promise<PendingBackup> {
  const pending = { ...outbox.exportPending(), accountId }
  // Most have no files: then nothing is loaded.
  if (!pending.commands.some(({ awaits }) => awaits?.length)) return pending
  return { ...pending, uploads: await (await uploads.open()).exportWaiting() }
}

/**
 * Takes a backup back in: the files first, for the commands wait for them.
 * @returns how many commands were not here already
 */
export async function importAll({ outbox, uploads }: SyncEngine, backup: PendingBackup): Promise<number> {
  if (backup.uploads?.length) await (await uploads.open()).importWaiting(backup.uploads)
  return outbox.importPending(backup)
}

/**
 * Stands in for the outbox until it is loaded and opened: public pages draw before it, and a visitor never needs it.
 * The app hands in how to open it.
 */
export interface SyncHub {
  engine(): SyncEngine | null
  /** Opens the signed-in account's outbox. @throws Error when nobody is signed in */
  open(): Promise<SyncEngine>
  /** Told when the engine comes or goes, and of everything the engine tells. */
  subscribe(listener: () => void): () => void
  /** Puts the engine of the account that is signed in now in place, or takes it away. */
  set(engine: SyncEngine | null): void
}

export function createSyncHub(open: () => Promise<SyncEngine>): SyncHub {
  const listeners = new Set<() => void>()
  let engine: SyncEngine | null = null
  let stop: (() => void)[] = []
  let later: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    clearTimeout(later)
    later = undefined
    for (const listener of listeners) listener()
  }
  const tellOfOutbox = (bySending: boolean) => {
    const waitMs = engine && bySending ? untilDrawnMs(engine.outbox.status()) : 0
    if (waitMs > 0) later ??= setTimeout(tell, waitMs)
    else tell()
  }
  return {
    engine: () => engine,
    open: () => (engine ? Promise.resolve(engine) : open()),
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    set(next) {
      for (const end of stop) end()
      engine = next
      stop = next
        ? [
            next.outbox.subscribe(tellOfOutbox),
            next.reachability.subscribe(tell),
            next.uploads.subscribe(tell),
            next.drafts.subscribe(tell),
          ]
        : []
      tell()
    },
  }
}
