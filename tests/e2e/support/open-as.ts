/** Opens a screen as somebody who has signed in on this phone before. Who tests signing in uses the form. */
import type { Page } from 'playwright-core'
import { publish } from '#src/session/exchange.ts'
import { createSnapshotStorage, type SessionSnapshot } from '#src/session/session-snapshot.ts'
import { createSessionStore } from '#src/session/session-store.ts'
import { TOKEN_KEY } from '#src/session/token-storage.ts'
import { signInAnswers } from '#tests/support/product-people.ts'

/** Of the origin, with nothing of the app. */
const BARE_PAGE = '/api/ping'
const HOUR_MS = 3_600_000

/**
 * Puts on the phone what the form leaves there, as the app's own code writes it, and opens a screen: the form's page and
 * the home it leads to are more work than what many a journey is about.
 * @param path of the screen
 */
export async function openAs(
  page: Page,
  { email, password }: { email: string; password: string },
  path: string,
): Promise<void> {
  await page.goto(BARE_PAGE)
  const { origin } = new URL(page.url())
  const { uid, idToken, refreshToken, answer } = await signInAnswers(origin, email, password)
  const kept = new Map<string, string>()
  const last = publish(
    {
      session: createSessionStore(),
      token: { read: () => null, write: (token) => kept.set(TOKEN_KEY, token), drop() {}, clear() {} },
      goTo() {},
    },
    { uid, email, emailVerified: true },
    answer,
  )
  writeSnapshot(kept, last)
  const { identity } = (await (await fetch(`${origin}/api/config`)).json()) as {
    identity: { apiKey: string }
  }
  const user = {
    uid,
    email,
    emailVerified: true,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: Date.now() + HOUR_MS },
    apiKey: identity.apiKey,
    appName: '[DEFAULT]',
  }
  await page.evaluate(keepOnDevice, { kept: [...kept], apiKey: identity.apiKey, user })
  await page.goto(path)
}

function writeSnapshot(kept: Map<string, string>, last: SessionSnapshot | null): void {
  createSnapshotStorage({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }).write(last)
}

/** Runs in the page. The database is the identity SDK's own (`firebase/auth`, its persistence in IndexedDB). */
async function keepOnDevice({
  kept,
  apiKey,
  user,
}: {
  kept: readonly (readonly [string, string])[]
  apiKey: string
  user: object
}): Promise<void> {
  for (const [key, value] of kept) localStorage.setItem(key, value)
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('firebaseLocalStorageDb', 1)
    opening.onupgradeneeded = () =>
      opening.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' })
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
  await new Promise<void>((resolve, reject) => {
    const writing = database.transaction('firebaseLocalStorage', 'readwrite')
    writing
      .objectStore('firebaseLocalStorage')
      .put({ fbase_key: `firebase:authUser:${apiKey}:[DEFAULT]`, value: user })
    writing.oncomplete = () => resolve()
    writing.onabort = () => reject(writing.error)
  })
  database.close()
}
