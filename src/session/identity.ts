import type { AppConfig } from '#contract/wire/app-config.ts'
import { nextTask } from '../pace/next-task.ts'
import type { IdentityUser } from './session-store.ts'

/** What a code in an e-mail link is for; the names are the identity provider's. */
export type CodePurpose = 'resetPassword' | 'verifyEmail' | 'verifyAndChangeEmail' | 'recoverEmail' | 'other'

/** The identity provider, as the app needs it. Every failure rejects with an IdentityError. */
export interface Identity {
  /** The signed-in user once the provider knows; null when nobody is. */
  current(): Promise<IdentityUser | null>
  /** Told of each change, the first state included. @returns a function that stops */
  onChange(listener: (user: IdentityUser | null) => void): () => void
  /**
   * A proof of who is signed in.
   * @param fresh one that knows of an address proved since the last
   * @throws IdentityError `signed_out` when nobody is
   */
  idToken(fresh?: boolean): Promise<string>
  /** Makes the account, and sends the mail that proves its address. */
  register(email: string, password: string): Promise<IdentityUser>
  /** Sends the mail that proves the address again. */
  sendVerification(): Promise<void>
  signIn(email: string, password: string): Promise<IdentityUser>
  signOut(): Promise<void>
  sendReset(email: string): Promise<void>
  /** What a code is for and whose it is, without using it. */
  checkCode(
    code: string,
  ): Promise<{ purpose: CodePurpose; email: string | null; previousEmail: string | null }>
  confirmReset(code: string, password: string): Promise<void>
  applyCode(code: string): Promise<void>
}

/**
 * The identity provider's SDK, loaded at the first use: no public page pays for it.
 * @param config the server's configuration, read when the app runs
 */
export function lazyIdentity(config: () => Promise<AppConfig>): () => Promise<Identity> {
  let loading: Promise<Identity> | undefined
  return () => {
    loading ??= Promise.all([import('./firebase-identity.ts'), config()]).then(
      async ([{ createFirebaseIdentity }, { identity }]) => {
        await nextTask()
        return createFirebaseIdentity(identity, location.origin)
      },
    )
    // A failed load (no network) must not be remembered.
    loading.catch(() => (loading = undefined))
    return loading
  }
}

/** Where the provider's SDK keeps who is signed in (`indexedDBLocalPersistence`); its other place is local storage. */
const KEPT_BY_SDK = 'firebaseLocalStorageDb'

/** Takes what the SDK keeps on this device away, without its code. */
export const forgetIdentity = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(KEPT_BY_SDK)
    request.onerror = () => reject(request.error ?? new Error(KEPT_BY_SDK))
    request.onsuccess = () => resolve()
    // Another tab has it open: it goes with that one's own sign-out.
    request.onblocked = () => resolve()
  })
