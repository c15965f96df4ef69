import { useSyncExternalStore } from 'react'
import { type Consent, pageConsent } from './consent-store.ts'

export { pageConsent } from './consent-store.ts'

/** What was chosen, in a browser. */
export const useConsent = (): Consent | undefined =>
  useSyncExternalStore(
    (listener) => pageConsent().subscribe(listener),
    () => pageConsent().get(),
    () => undefined,
  )
