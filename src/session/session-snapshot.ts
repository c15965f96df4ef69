import { QueryClient, dehydrate, hydrate } from '@tanstack/react-query'
import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import type { AdminRole } from '#contract/lists/admin/admin-roles.ts'
import type { UserType } from '#contract/people/user.ts'
import { noteFault } from '../lib/fault-log.ts'

/** Who used this device last: enough to open the right area with no network, and no secret. */
export interface SessionSnapshot {
  role: UserType
  /** The profile's id: also the name of what this account keeps on the device. */
  accountId: string
  /** The identity's id. */
  uid: string
  email: string
  /** As greeted: "Anna e Marco", a business name, an administrator's name. */
  name: string
  avatar: string | null
  /** Of an administrator, what they may do. */
  adminRole?: AdminRole
  /** Of an administrator, that nothing opens before they have a second factor. */
  owesSecondFactor?: true
  /** It was deleted: nothing can be sent any more. When and by whom, where that is known. */
  deleted?: {
    at?: string
    by?: string
    /** The wedding goes on, and this person is no longer of it: taken out by the other, or on their own. */
    left?: true
  }
}

export const SNAPSHOT_STORAGE_KEY = 'lovoglio-session'
const KEY = ['session', 'last'] as const
/** Raised when the shape changes: an old snapshot is then ignored and the next exchange makes a new one. */
const SHAPE = '1'

type StringStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The last known session on this device, read synchronously so that the first render already knows. */
export interface SnapshotStorage {
  read(): SessionSnapshot | null
  write(snapshot: SessionSnapshot | null): void
}

/**
 * Keeps the snapshot through TanStack's storage persister: the one that restores without waiting.
 * @param storage local storage, or undefined where there is none (the server, a browser that refuses it)
 */
export function createSnapshotStorage(storage: StringStorage | undefined): SnapshotStorage {
  const persister = createSyncStoragePersister({ storage, key: SNAPSHOT_STORAGE_KEY })
  return {
    read() {
      try {
        // Synchronous with this persister, whatever the type says.
        const stored = persister.restoreClient() as Awaited<ReturnType<typeof persister.restoreClient>>
        if (stored?.buster !== SHAPE) return null
        const cache = new QueryClient()
        hydrate(cache, stored.clientState)
        return cache.getQueryData<SessionSnapshot>(KEY) ?? null
      } catch (fault) {
        noteFault('session-snapshot', fault)
        return null
      }
    },
    write(snapshot) {
      if (!snapshot) return void persister.removeClient()
      const cache = new QueryClient()
      cache.setQueryData(KEY, snapshot)
      const client = { timestamp: Date.now(), buster: SHAPE, clientState: dehydrate(cache) }
      // At once, and not by the persister's timer: who has just signed in may leave the page in the same breath, and what
      // a sign-out has taken away must not be written after it.
      try {
        storage?.setItem(SNAPSHOT_STORAGE_KEY, JSON.stringify(client))
      } catch (fault) {
        noteFault('session-snapshot', fault)
      }
    },
  }
}
