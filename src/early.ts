/**
 * The first script of a private area's shell. It asks the device for what the account keeps there while the app is still
 * being read, lets the shell be painted, then starts the app. It imports nothing, so that nothing holds it up.
 */
import type { EarlyRead } from './offline/early-read.ts'

/** What `app/kept-note.ts` writes: which account keeps something here. */
const NOTE_KEY = 'lovoglio-kept'
const DATABASE_PREFIX = 'lovoglio-'
/** A page that is not shown gets no frames: it starts without. */
const FRAME_WITHIN_MS = 150

function read(): EarlyRead | undefined {
  let accountId: unknown
  try {
    accountId = (JSON.parse(localStorage.getItem(NOTE_KEY) ?? 'null') as { accountId?: unknown } | null)
      ?.accountId
  } catch {
    return undefined
  }
  if (typeof accountId !== 'string') return undefined
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
        const asked = {
          queries: transaction.objectStore('queries').getAll(),
          commands: transaction.objectStore('commands').index('order').getAll(),
          settled: transaction.objectStore('settled').getAll(),
          names: meta.getAllKeys(),
          values: meta.getAll(),
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

const app = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset['app']
if (app) {
  globalThis.lovoglioEarly = read()
  let started = false
  const start = () => {
    if (started) return
    started = true
    void import(/* @vite-ignore */ app)
  }
  // After the frame, not in it: the app's own start would keep the shell from being seen.
  requestAnimationFrame(() => setTimeout(start))
  setTimeout(start, FRAME_WITHIN_MS)
}
