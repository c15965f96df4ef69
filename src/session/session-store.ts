import type { Couple } from '#contract/couple.ts'
import type { AdminProfile, VendorProfile } from '#contract/user.ts'
import type { SessionSnapshot, SnapshotStorage } from './session-snapshot.ts'

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
  /** Someone has just registered: the next exchange leads them to their area, and clears this. */
  justRegistered: boolean
}

export interface SessionStore {
  get(): SessionState
  subscribe(listener: () => void): () => void
  /** Changes some fields; `last` is also written to the device. */
  update(patch: Partial<SessionState>): void
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
  justRegistered: false,
})

/**
 * Holds who is signed in. Knows nothing of React.
 * @param snapshots where the last known session is kept; read once, here
 */
export function createSessionStore(snapshots?: SnapshotStorage): SessionStore {
  let state: SessionState = { ...SIGNED_OUT, last: snapshots?.read() ?? null }
  const listeners = new Set<() => void>()
  let recovery = () => Promise.resolve(false)
  return {
    get: () => state,
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
      if (patch.last !== undefined && patch.last !== state.last) snapshots?.write(patch.last)
      state = { ...state, ...patch }
      for (const listener of listeners) listener()
    },
  }
}
