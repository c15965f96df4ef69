/** What the device keeps of the account, read before the app runs. */
import type { EarlyRead } from '../offline/cache/early-read.ts'

/** What `app/kept-note.ts` writes: which account keeps something here. */
const NOTE_KEY = 'lovoglio-kept'
const DATABASE_PREFIX = 'lovoglio-'
/** Of `meta`, all keys before those of screen snapshots (`offline/screen-snapshot.ts`). */
const FIRST_SCREEN_KEY = 'screen:'

/** Begins to read; undefined where no account keeps anything. */
export function readKeptData(): EarlyRead | undefined {
  let accountId: unknown
  try {
    accountId = (JSON.parse(localStorage.getItem(NOTE_KEY) ?? 'null') as { accountId?: unknown } | null)
      ?.accountId
  } catch {
    // No fault: nothing is kept where nothing may be read.
    return undefined
  }
  if (typeof accountId !== 'string') return undefined
  // No fault: the app reads it again by itself, and hears.
  return { accountId, kept: all(DATABASE_PREFIX + accountId).catch(() => undefined) }
}

/** All that the database holds, as of one moment; undefined where there is none, which is then not made either. */
function all(name: string): EarlyRead['kept'] {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onerror = () => reject(opening.error ?? new Error('not opened'))
    opening.onsuccess = () => {
      const database = opening.result
      // Another tab deletes or upgrades it: this read stands in nobody's way.
      database.onversionchange = () => database.close()
      try {
        const transaction = database.transaction(['queries', 'commands', 'settled', 'meta'])
        const meta = transaction.objectStore('meta')
        const beforeScreens = IDBKeyRange.upperBound(FIRST_SCREEN_KEY, true)
        const asked = {
          queries: transaction.objectStore('queries').getAll(),
          commands: transaction.objectStore('commands').index('order').getAll(),
          settled: transaction.objectStore('settled').getAll(),
          names: meta.getAllKeys(beforeScreens),
          values: meta.getAll(beforeScreens),
        }
        transaction.oncomplete = () => {
          database.close()
          resolve({
            queries: asked.queries.result,
            commands: asked.commands.result,
            settled: asked.settled.result,
            meta: new Map(asked.names.result.map((key, index) => [String(key), asked.values.result[index]])),
          })
        }
        transaction.onabort = () => reject(transaction.error ?? new Error('not read'))
      } catch (error) {
        database.close()
        reject(error as Error)
      }
    }
  })
}
