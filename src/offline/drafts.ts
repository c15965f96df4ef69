/**
 * What is typed and not saved, of one account: at once in memory, a moment later on the device. What is taken to be sent
 * is in memory no more, and leaves the device in the transaction that keeps the command.
 */
import type { AccountStore } from './account-store.ts'

export interface Drafts {
  /** Reads what the device has: at the start, and again when other tabs may have kept and sent some. */
  read(): Promise<void>
  /** The same value until it is kept anew. */
  get<Draft>(name: string): Draft | undefined
  /** Undefined forgets it. */
  keep(name: string, draft: unknown): void
  /** It is being sent: gone from here now, from the device with the next commands. `keep` puts back what was not sent. */
  take(name: string): void
  subscribe(listener: () => void): () => void
  /** What was taken: for the transaction that keeps the commands. */
  taken(): readonly string[]
}

export function createDrafts(store: AccountStore, onError: (error: unknown) => void): Drafts {
  const drafts = new Map<string, unknown>()
  const unwritten = new Set<string>()
  const taken = new Set<string>()
  /** Since the last read began: what was read of these is older than what is here. */
  const touched = new Set<string>()
  const listeners = new Set<() => void>()
  let writing = false
  const tell = () => listeners.forEach((listener) => listener())

  /** One write at a time: of many letters the last are written. */
  async function write(): Promise<void> {
    if (writing) return
    writing = true
    try {
      for (const name of unwritten) {
        unwritten.delete(name)
        await store.keepDraft(name, drafts.get(name))
      }
    } catch (error) {
      onError(error)
    } finally {
      writing = false
    }
  }

  async function read(): Promise<void> {
    touched.clear()
    for (const name of unwritten) touched.add(name)
    const stored = await store.drafts()
    for (const name of drafts.keys()) if (!stored.has(name) && !touched.has(name)) drafts.delete(name)
    for (const [name, draft] of stored) if (!touched.has(name) && !taken.has(name)) drafts.set(name, draft)
    tell()
  }

  return {
    read,
    get: <Draft>(name: string) => drafts.get(name) as Draft | undefined,
    keep(name, draft) {
      if (draft === undefined) drafts.delete(name)
      else drafts.set(name, draft)
      taken.delete(name)
      touched.add(name)
      unwritten.add(name)
      void write()
      tell()
    },
    take(name) {
      drafts.delete(name)
      unwritten.delete(name)
      taken.add(name)
      touched.add(name)
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    taken: () => [...taken],
  }
}

/** The store, letting go of what was taken in the transaction that keeps the commands which say it. */
export const spendingStore = (store: AccountStore, drafts: Drafts): AccountStore => ({
  ...store,
  append: (commands) => store.append(commands, drafts.taken()),
})
