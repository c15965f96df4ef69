/**
 * The same store in memory: for tests, and for a browser that refuses IndexedDB, where the app says that what waits
 * is lost with the tab. Stores opened on one `MemoryDisk` share it, as tabs share a database.
 */
import {
  LIVE_SEQ,
  mayReplace,
  type AccountStore,
  type Credentials,
  type Settled,
  type StoredQuery,
} from '../account-store.ts'
import { frozen } from '../../lib/frozen.ts'
import type { Command } from './command.ts'
import { settleRun, takeRun } from './command-run.ts'
import { OutboxError } from './outbox-error.ts'
import type { Upload } from '../uploads/upload.ts'
import { awaiting, namedUploads, settledUpload, withoutUpload } from '../uploads/upload-claims.ts'

export interface MemoryDisk {
  commands: Map<string, Command>
  settled: Map<string, Settled>
  meta: Map<string, unknown>
  drafts: Map<string, unknown>
  queries: Map<string, StoredQuery>
  credentials: Credentials | undefined
  uploads: Map<string, Upload>
  blobs: Map<string, Blob>
  nextOrder: number
  destroyed: boolean
}

export function createMemoryDisk(): MemoryDisk {
  return {
    commands: new Map(),
    settled: new Map(),
    meta: new Map(),
    drafts: new Map(),
    queries: new Map(),
    credentials: undefined,
    uploads: new Map(),
    blobs: new Map(),
    nextOrder: 1,
    destroyed: false,
  }
}

export function openMemoryStore(disk: MemoryDisk = createMemoryDisk(), name = 'memory'): AccountStore {
  let closed = false

  async function use<Result>(work: () => Result): Promise<Result> {
    if (closed || disk.destroyed) throw new OutboxError('closed')
    return work()
  }
  function claim(command: Command): Command {
    const known = (command.needs ?? []).flatMap((id) => disk.uploads.get(id) ?? [])
    for (const upload of known)
      disk.uploads.set(upload.id, { ...upload, claimed: true, revision: upload.revision + 1 })
    return command.needs ? awaiting(command, known) : command
  }
  /** What is stored is handed out as it is: nobody can change it, as nobody can what lies in a database. */
  function hold(command: Command): Command {
    disk.commands.set(command.id, frozen(command))
    return command
  }
  const byOrder = (a: Command, b: Command) => a.order - b.order
  const scopeOf = (scope: string | undefined) =>
    [...disk.commands.values()].filter((command) => command.scope === scope).sort(byOrder)

  return {
    name,

    append: (commands, spent = []) =>
      use(() => {
        // Copied before anything changes: what cannot be takes nothing along.
        const added = commands.map((command) => disk.commands.get(command.id) ?? structuredClone(command))
        for (const name of spent) disk.drafts.delete(name)
        return added.map(
          (command) =>
            disk.commands.get(command.id) ??
            hold({ ...claim(command), order: disk.nextOrder++, revision: 1 }),
        )
      }),

    commands: () => use(() => [...disk.commands.values()].sort(byOrder)),

    change: (id, change) =>
      use(() => {
        const current = disk.commands.get(id)
        const wanted = current && change(current)
        if (!current || !wanted) return undefined
        if (wanted === 'remove') {
          disk.commands.delete(id)
          return current
        }
        return hold(structuredClone({ ...wanted, revision: current.revision + 1 }))
      }),

    take: (id, max, now) =>
      use(() => {
        const scope = scopeOf(disk.commands.get(id)?.scope)
        const taken = takeRun(scope, max, now)
        return taken[0]?.id === id ? taken.map(hold) : []
      }),

    replace: (id, make) =>
      use(() => {
        const current = disk.commands.get(id)
        const wanted = current && make(current)
        if (!current || !wanted) return undefined
        const made = structuredClone({ ...wanted, order: current.order, revision: 1 })
        disk.commands.delete(id)
        return hold(claim(made))
      }),

    settle: (outcome, max) =>
      use(() => {
        const answered = outcome.answered.map((answer) => frozen(structuredClone(answer)))
        const run = settleRun(scopeOf(outcome.scope), { ...outcome, answered }, max)
        for (const record of run.settled) {
          disk.commands.delete(record.command.id)
          disk.settled.set(record.command.id, frozen(record))
        }
        run.commands.forEach(hold)
        return run
      }),

    settled: () => use(() => [...disk.settled.values()].sort((a, b) => byOrder(a.command, b.command))),

    forgetSettled: (ids) => use(() => ids.forEach((id) => disk.settled.delete(id))),

    addUploads: (added) =>
      use(() => {
        const copies = added.map(({ upload }) => structuredClone({ ...upload, revision: 1 }))
        for (const [at, copy] of copies.entries()) {
          if (disk.uploads.has(copy.id)) continue
          disk.uploads.set(copy.id, copy)
          disk.blobs.set(copy.id, added[at]!.blob)
        }
      }),

    uploads: () =>
      use(() => structuredClone([...disk.uploads.values()].sort((a, b) => (a.id < b.id ? -1 : 1)))),

    uploadBlob: (id) => use(() => disk.blobs.get(id)),

    changeUpload: (id, change) =>
      use(() => {
        const current = disk.uploads.get(id)
        const wanted = current && change(structuredClone(current))
        if (!current || !wanted) return undefined
        const stored = structuredClone({ ...wanted, revision: current.revision + 1 })
        disk.uploads.set(id, stored)
        return structuredClone(stored)
      }),

    settleUpload: (id, file) =>
      use(() => {
        const current = disk.uploads.get(id)
        const upload = current && settledUpload(current, file)
        if (upload) disk.uploads.set(id, upload)
        const commands = [...disk.commands.values()].flatMap((command) => withoutUpload(command, id))
        commands.forEach(hold)
        return { upload: structuredClone(upload), commands }
      }),

    forgetUploads: (ids) =>
      use(() => {
        const named = namedUploads([...disk.commands.values()])
        const gone = ids.filter((id) => !named.has(id))
        for (const id of gone) {
          disk.uploads.delete(id)
          disk.blobs.delete(id)
        }
        return gone
      }),

    queries: () => use(() => structuredClone([...disk.queries.values()])),

    saveQueries: (entries, heard) =>
      use(() => {
        const before = disk.meta.get(LIVE_SEQ) as number | undefined
        if (heard && before !== undefined && before > heard.seq && !heard.wentBack) return false
        const isNews = heard !== undefined && before !== undefined && before !== heard.seq
        for (const entry of entries) {
          if (isNews || mayReplace(disk.queries.get(entry.hash), entry))
            disk.queries.set(entry.hash, structuredClone(entry))
        }
        if (!heard || before === heard.seq) return true
        disk.meta.set(LIVE_SEQ, heard.seq)
        for (const [hash, entry] of disk.queries)
          if (!heard.knows(hash)) disk.queries.set(hash, { ...entry, old: true })
        return true
      }),

    removeQueries: (hashes) => use(() => hashes.forEach((hash) => disk.queries.delete(hash))),

    getMeta: <Value>(key: string) => use(() => disk.meta.get(key) as Value | undefined),

    setMeta: (key, value) => use(() => void disk.meta.set(key, structuredClone(value))),

    changeMeta: <Value>(key: string, change: (before: Value | undefined) => Value) =>
      use(() => {
        const next = change(structuredClone(disk.meta.get(key)) as Value | undefined)
        disk.meta.set(key, structuredClone(next))
        return next
      }),

    // Nothing of it outlives the page.
    screenMark: () => use(() => 0),
    keepSnapshot: () => use(() => undefined),
    screenSnapshot: () => use(() => undefined),

    drafts: () => use(() => structuredClone(disk.drafts)),

    keepDraft: (name, draft) =>
      use(
        () =>
          void (draft === undefined
            ? disk.drafts.delete(name)
            : disk.drafts.set(name, structuredClone(draft))),
      ),

    getCredentials: () => use(() => disk.credentials),

    setCredentials: (credentials) => use(() => void (disk.credentials = credentials)),

    close() {
      closed = true
    },

    async destroy() {
      disk.destroyed = true
    },
  }
}
