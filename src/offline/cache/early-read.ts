/** What the account keeps on the device, read before the app had started: good for the first read of each thing. */
import { LIVE_SEQ, type AccountStore, type Settled, type StoredQuery } from '../account-store.ts'
import type { Command } from '../outbox/command.ts'

/** All of one account's database as of one moment. */
export interface EarlyKept {
  queries: StoredQuery[]
  /** By their order. */
  commands: Command[]
  settled: Settled[]
  meta: ReadonlyMap<string, unknown>
}

export interface EarlyRead {
  accountId: string
  /** Undefined when it could not be read. */
  kept: Promise<EarlyKept | undefined>
}

declare global {
  /** Left by `early.ts`, taken once. */
  var lovoglioEarly: EarlyRead | undefined
  /** Left by `early.ts` on a screen snapshot and on a page of the server's: does again what was touched there. */
  var lovoglioTouches: (() => void) | undefined
}

/** @returns undefined when nothing was read of this account */
export function takeEarlyRead(accountId: string): EarlyRead['kept'] | undefined {
  const early = globalThis.lovoglioEarly
  globalThis.lovoglioEarly = undefined
  return early?.accountId === accountId ? early.kept : undefined
}

export interface EarlyStore extends AccountStore {
  /** Whether commands were written by somebody else between the early read and now. */
  isOutdated(): Promise<boolean>
}

/**
 * The store, with the first read of each thing answered from what was read early. Every later read, and the first one
 * after a write, goes to the device.
 */
export function withEarlyRead(store: AccountStore, early: EarlyRead['kept']): EarlyStore {
  const past = new Set<string>()
  let shown: readonly Command[] | undefined

  async function first<Value>(
    what: string,
    pick: (kept: EarlyKept) => Value,
    read: () => Promise<Value>,
  ): Promise<Value> {
    if (past.has(what)) return read()
    past.add(what)
    const kept = await early
    return kept ? pick(kept) : read()
  }

  return {
    ...store,
    queries: () => first('queries', (kept) => kept.queries, store.queries),
    saveQueries(entries, heard) {
      past.add('queries').add(metaRead(LIVE_SEQ))
      return store.saveQueries(entries, heard)
    },
    commands: () => first('commands', (kept) => (shown = kept.commands), store.commands),
    append(commands, spent) {
      // Both: what has left the one is in the other.
      past.add('commands').add('settled')
      return store.append(commands, spent)
    },
    settled: () =>
      first(
        'settled',
        (kept) => kept.settled.toSorted((a, b) => a.command.order - b.command.order),
        store.settled,
      ),
    getMeta: <Value>(key: string) =>
      first(
        metaRead(key),
        (kept) => kept.meta.get(key) as Value | undefined,
        () => store.getMeta<Value>(key),
      ),
    setMeta(key, value) {
      past.add(metaRead(key))
      return store.setMeta(key, value)
    },
    async isOutdated() {
      if (!shown) return false
      const marks = (commands: readonly Command[]) => commands.map(({ id, revision }) => `${id} ${revision}`)
      return marks(shown).join() !== marks(await store.commands()).join()
    },
  }
}

const metaRead = (key: string) => `meta ${key}`
