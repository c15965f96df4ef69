/**
 * The same store in memory: for tests, and for a browser that refuses IndexedDB, where the app says that what waits
 * is lost with the tab. Stores opened on one `MemoryDisk` share it, as tabs share a database.
 */
import {
  mayReplace,
  type AccountStore,
  type Credentials,
  type Settled,
  type StoredQuery,
} from './account-store.ts'
import { takeCommand } from './command-mirror.ts'
import type { Command } from './command.ts'
import { OutboxError } from './outbox-error.ts'

export interface MemoryDisk {
  commands: Map<string, Command>
  settled: Map<string, Settled>
  meta: Map<string, unknown>
  queries: Map<string, StoredQuery>
  credentials: Credentials | undefined
  nextOrder: number
  destroyed: boolean
}

export function createMemoryDisk(): MemoryDisk {
  return {
    commands: new Map(),
    settled: new Map(),
    meta: new Map(),
    queries: new Map(),
    credentials: undefined,
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
  const byOrder = (a: Command, b: Command) => a.order - b.order

  return {
    name,

    append: (commands) =>
      use(() =>
        commands.map((command) => {
          const known = disk.commands.get(command.id)
          if (known) return structuredClone(known)
          const kept = structuredClone({ ...command, order: disk.nextOrder++, revision: 1 })
          disk.commands.set(kept.id, kept)
          return structuredClone(kept)
        }),
      ),

    commands: () => use(() => structuredClone([...disk.commands.values()].sort(byOrder))),

    change: (id, change) =>
      use(() => {
        const current = disk.commands.get(id)
        const wanted = current && change(structuredClone(current))
        if (!current || !wanted) return undefined
        if (wanted === 'remove') {
          disk.commands.delete(id)
          return current
        }
        const stored = structuredClone({ ...wanted, revision: current.revision + 1 })
        disk.commands.set(id, stored)
        return structuredClone(stored)
      }),

    take: (id) =>
      use(() => {
        const current = disk.commands.get(id)
        const scope = [...disk.commands.values()].filter((command) => command.scope === current?.scope)
        const taken = current && takeCommand(current, scope.sort(byOrder))
        if (taken) disk.commands.set(id, taken)
        return structuredClone(taken)
      }),

    replace: (id, make) =>
      use(() => {
        const current = disk.commands.get(id)
        const wanted = current && make(structuredClone(current))
        if (!current || !wanted) return undefined
        const stored = structuredClone({ ...wanted, order: current.order, revision: 1 })
        disk.commands.delete(id)
        disk.commands.set(stored.id, stored)
        return structuredClone(stored)
      }),

    settle: (id, result, at) =>
      use(() => {
        const command = disk.commands.get(id)
        if (!command) return undefined
        const record = structuredClone({ command, result, at })
        disk.commands.delete(id)
        disk.settled.set(id, record)
        return structuredClone(record)
      }),

    settled: () =>
      use(() => structuredClone([...disk.settled.values()].sort((a, b) => byOrder(a.command, b.command)))),

    forgetSettled: (ids) => use(() => ids.forEach((id) => disk.settled.delete(id))),

    queries: () => use(() => structuredClone([...disk.queries.values()])),

    saveQueries: (entries, meta = {}) =>
      use(() => {
        for (const entry of entries) {
          if (mayReplace(disk.queries.get(entry.hash), entry))
            disk.queries.set(entry.hash, structuredClone(entry))
        }
        for (const [key, value] of Object.entries(meta)) disk.meta.set(key, structuredClone(value))
      }),

    removeQueries: (hashes) => use(() => hashes.forEach((hash) => disk.queries.delete(hash))),

    getMeta: <Value>(key: string) => use(() => disk.meta.get(key) as Value | undefined),

    setMeta: (key, value) => use(() => void disk.meta.set(key, structuredClone(value))),

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
