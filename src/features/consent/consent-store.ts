/**
 * Whether this browser's person agreed to be counted. The choice is a cookie: it outlives the signing out, which clears
 * local storage, and ends by itself after six months, before which nobody is asked again (Garante, 10 June 2021).
 */
const NAME = 'lovoglio-consenso'
const SIX_MONTHS_S = 183 * 24 * 60 * 60

export type Consent = 'accepted' | 'refused'

export interface ConsentStore {
  /** Undefined while nobody has chosen, or the choice has ended. */
  get(): Consent | undefined
  set(consent: Consent): void
  subscribe(listener: () => void): () => void
}

/** The part of `document` that holds cookies. */
export interface CookieJar {
  cookie: string
}

/** @param secure whether the page came over TLS: the cookie then travels on nothing less */
export function createConsentStore(jar: CookieJar, secure: boolean): ConsentStore {
  const listeners = new Set<() => void>()
  return {
    get() {
      const said = /(?:^|; )lovoglio-consenso=(\w+)/.exec(jar.cookie)?.[1]
      return said === 'accepted' || said === 'refused' ? said : undefined
    },
    set(consent) {
      jar.cookie = `${NAME}=${consent}; Path=/; Max-Age=${SIX_MONTHS_S}; SameSite=Lax${secure ? '; Secure' : ''}`
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

let shared: ConsentStore | undefined

/** This page's own. */
export const pageConsent = (): ConsentStore =>
  (shared ??= createConsentStore(document, location.protocol === 'https:'))
