import type { StoredFile } from '#contract/media/file.ts'
import type { Command } from './outbox/command.ts'
import type { RunOutcome, SettledRun } from './outbox/command-run.ts'
import type { ScreenSnapshot } from './cache/screen-snapshot.ts'
import type { UploadAccess } from './uploads/upload-transport.ts'
import type { Upload } from './uploads/upload.ts'

/** An answer kept until a page has put it into its cache and the cache is on the device. */
export interface Settled {
  command: Command
  result: unknown
  /** Milliseconds since 1970 by the device's clock. */
  at: number
}

/** One entry of the query cache. */
export interface StoredQuery {
  /** TanStack's query hash. */
  hash: string
  key: readonly unknown[]
  data: unknown
  /** Milliseconds since 1970: when the data was fetched or patched. */
  updatedAt: number
  /** Milliseconds since 1970: when a screen last showed it; the least recent goes first. */
  usedAt: number
  /** Known to miss something: it was to be read again and has not been yet. */
  old?: true
  /** TanStack's mark of an endless query. */
  type?: 'infinite'
}

/**
 * Whether `entry` may take the place of what is stored: another tab may hold fresher data of the same query. What is
 * stored from the future was written before the device's clock was put back, and stands in nobody's way.
 */
export function mayReplace(stored: StoredQuery | undefined, entry: StoredQuery): boolean {
  return !stored || stored.updatedAt <= entry.updatedAt || stored.updatedAt > Date.now()
}

/** How far the feed was heard by the tab that writes. */
export interface HeardSoFar {
  seq: number
  /** The feed itself went back (a server restored from a copy): what is stored from ahead of it is void. */
  wentBack?: boolean
  /** Whether the tab that writes holds this entry, and so has put into it what it heard. */
  knows: (hash: string) => boolean
}

/** Under this key of `meta`. Every entry that is stored has in it what the feed told up to here. */
export const LIVE_SEQ = 'live-seq'

/** The outbox's part of the store. Every write is one transaction; those marked durable have strict durability. */
export interface CommandStore {
  /**
   * Adds commands in one durable transaction, giving each its `order`; known ids are left as they are. Claims their uploads.
   * @param spent the drafts that these commands say: they go in the same transaction, so that no kill leaves both
   */
  append(commands: readonly Command[], spent?: readonly string[]): Promise<Command[]>
  /** All of them, by order. */
  commands(): Promise<Command[]>
  /**
   * Reads, changes and writes one command in one durable transaction. The change is a pure function; returning
   * undefined leaves it alone, returning `remove` takes it out.
   * @returns what is now stored, or undefined when it is not there (any more) or was left alone
   */
  change(
    id: string,
    change: (current: Command) => Command | 'remove' | undefined,
  ): Promise<Command | undefined>
  /**
   * Marks a command as under way, and those of its scope that may go right after it, in one durable transaction: at most
   * `max`. None when something stored earlier must go before it, which this tab may not have heard of. Durable, so that
   * a command the server may know of is never taken for one it cannot.
   * @returns what is now stored; empty when it may not go (any more)
   */
  take(id: string, max: number, now: number): Promise<Command[]>
  /** Swaps a command for another under a new id, at the same place in the order, if `may` agrees. Durable. */
  replace(id: string, make: (current: Command) => Command | undefined): Promise<Command | undefined>
  /**
   * Takes out the commands that were answered and keeps their answers; what else was under way in their scope waits again,
   * but for those of `ahead`, and up to `max` others that may go are under way: in one transaction, durable when some are.
   */
  settle(outcome: RunOutcome, max: number): Promise<SettledRun>
  settled(): Promise<Settled[]>
  forgetSettled(ids: readonly string[]): Promise<void>
}

/** Files on their way: what is known of each is read apart from its bytes. */
export interface UploadStore {
  /** Keeps uploads with their bytes, all or none, in one durable transaction; known ids are left as they are. */
  addUploads(uploads: readonly { upload: Upload; blob: Blob }[]): Promise<void>
  /** All of them, by id, without their bytes. */
  uploads(): Promise<Upload[]>
  uploadBlob(id: string): Promise<Blob | undefined>
  /**
   * Changes one upload; undefined leaves it alone. Relaxed: the server itself knows how far it is.
   * @returns what is now stored, or undefined when it is not there (any more) or was left alone
   */
  changeUpload(id: string, change: (current: Upload) => Upload | undefined): Promise<Upload | undefined>
  /** The server has it: notes so and lets the commands that waited for it go, in one transaction. @returns those */
  settleUpload(id: string, file: StoredFile): Promise<{ upload: Upload | undefined; commands: Command[] }>
  /** Forgets uploads with their bytes, unless a command names them; in one transaction. @returns those forgotten */
  forgetUploads(ids: readonly string[]): Promise<string[]>
}

export interface QueryStore {
  queries(): Promise<StoredQuery[]>
  /**
   * Writes entries that know more of the feed or are newer than what is stored, and how far the feed was heard, in one transaction. An entry
   * that only another tab holds may miss what this one heard: it is marked old.
   * @returns false when another tab has heard more: nothing is written, for it would miss what that one heard
   */
  saveQueries(entries: readonly StoredQuery[], heard?: HeardSoFar): Promise<boolean>
  removeQueries(hashes: readonly string[]): Promise<void>
}

export interface MetaStore {
  getMeta<Value>(key: string): Promise<Value | undefined>
  setMeta(key: string, value: unknown): Promise<void>
  /** Reads and writes in one durable transaction: of two tabs at once neither loses the other's. @returns what is kept now */
  changeMeta<Value>(key: string, change: (before: Value | undefined) => Value): Promise<Value>
}

/** Screen snapshots; any write of a person's takes them away. */
export interface ScreenStore {
  /** To be asked before a screen is looked at, and handed to `keepSnapshot`. */
  screenMark(): Promise<number>
  /**
   * All of it is handed over at once, so that it stays also of a page that ends now. Where something was written since
   * the mark the screen shows what is no more, and is never given back.
   */
  keepSnapshot(address: string, screen: ScreenSnapshot, mark: number): Promise<void>
  screenSnapshot(address: string): Promise<ScreenSnapshot | undefined>
}

/** What was typed and not saved yet, by the name of what it is typed in. It leaves with the command that says it. */
export interface DraftStore {
  drafts(): Promise<ReadonlyMap<string, unknown>>
  /** Undefined forgets it. Relaxed: it is written at every letter. */
  keepDraft(name: string, draft: unknown): Promise<void>
}

export interface Credentials {
  /** The product's session token, for the service worker: it cannot read local storage. */
  token: string
  /** What opens the file store, as long as its proof is good: about an hour. */
  uploads?: UploadAccess
}

export interface CredentialStore {
  getCredentials(): Promise<Credentials | undefined>
  setCredentials(credentials: Credentials | undefined): Promise<void>
}

/** All that one account keeps on this device; another account has another one. */
export interface AccountStore
  extends CommandStore, UploadStore, QueryStore, MetaStore, ScreenStore, DraftStore, CredentialStore {
  readonly name: string
  close(): void
  /** Deletes everything, also under other tabs. */
  destroy(): Promise<void>
}
