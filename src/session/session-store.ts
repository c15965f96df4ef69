import type { Couple } from '#contract/people/couple.ts'
import type { AdminProfile, VendorProfile } from '#contract/people/user.ts'
import type { SessionSnapshot } from './session-snapshot.ts'

/** A signed-in identity, as the identity provider knows it. */
export interface IdentityUser {
  uid: string
  email: string
  emailVerified: boolean
}

/** The specification's four slots, the last known session of the device, and where the exchange is. */
export interface SessionState {
  user: IdentityUser | null
  vendor: VendorProfile | null
  couple: Couple | null
  admin: AdminProfile | null
  last: SessionSnapshot | null
  /** The exchange runs and there is nothing to show meanwhile: the full-screen spinner. */
  loading: boolean
  /** A registration runs: changes of identity are ignored until it ends. */
  registering: boolean
  /** This device remembers a session that opens nothing any more: its owner must sign in again. */
  expired: boolean
  /** Someone has just registered: the next exchange leads them to their area, and clears this. */
  justRegistered: boolean
}

export interface SessionStore {
  get(): SessionState
  subscribe(listener: () => void): () => void
  /** Changes some fields. */
  update(patch: Partial<SessionState>): void
  /** Resolves once the last known session of this device has been read: what decides by it waits for this. After a
   * failure the next call reads again. */
  whenKnown(): Promise<void>
  /** Says how to read it; done at the first `whenKnown`. */
  knowBy(read: () => Promise<void>): void
  /** A new product session with the identity that is still signed in. @returns whether there is one */
  recover(): Promise<boolean>
  /** Says how; the account service does, once. */
  recoverWith(recover: () => Promise<boolean>): void
}

export const SIGNED_OUT: SessionState = Object.freeze({
  user: null,
  vendor: null,
  couple: null,
  admin: null,
  last: null,
  loading: false,
  registering: false,
  expired: false,
  justRegistered: false,
})

/** Holds who is signed in. Knows nothing of React; the device remembers it by `rememberSession`. */
export function createSessionStore(): SessionStore {
  let state: SessionState = SIGNED_OUT
  const listeners = new Set<() => void>()
  let reading: (() => Promise<void>) | undefined
  let known: Promise<void> = Promise.resolve()
  let recovery = () => Promise.resolve(false)
  return {
    get: () => state,
    whenKnown() {
      if (reading) {
        const read = reading
        reading = undefined
        known = read().catch((error: unknown) => {
          // Its code may not have arrived: the next who asks tries again.
          reading ??= read
          throw error
        })
      }
      return known
    },
    knowBy(read) {
      reading = read
    },
    recover: () => recovery(),
    recoverWith(recover) {
      recovery = recover
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    update(patch) {
      const keys = Object.keys(patch) as (keyof SessionState)[]
      if (keys.every((key) => state[key] === patch[key])) return
      state = { ...state, ...patch }
      for (const listener of listeners) listener()
    },
  }
}
