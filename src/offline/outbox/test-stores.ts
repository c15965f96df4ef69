import type { AccountStore } from '../account-store.ts'
import type { RunOutcome } from './command-run.ts'
import { createMemoryDisk, openMemoryStore } from './memory-outbox-store.ts'
import { openAccountStore } from './outbox-store.ts'

let accounts = 0

/** When the tests of a store are. */
export const NOW = Date.UTC(2026, 10, 21)

/** For tests: two openings of one store, as two tabs have, of each kind. IndexedDB has to be there. */
export const TWO_TABS: Record<string, () => [AccountStore, AccountStore]> = {
  'in memory'() {
    const disk = createMemoryDisk()
    return [openMemoryStore(disk), openMemoryStore(disk)]
  },
  'in IndexedDB'() {
    const account = `account-${(accounts += 1)}`
    return [openAccountStore(account), openAccountStore(account)]
  },
}

/** The answer to one that was under way. */
export const doneWith = (id: string, result: unknown = {}, at = NOW): RunOutcome => ({
  scope: 'tasks',
  sent: 1,
  answered: [{ id, result }],
  at,
})
