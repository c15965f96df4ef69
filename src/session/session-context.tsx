import { createContext, useContext, useSyncExternalStore } from 'react'
import type { AccountService } from './account-service.ts'
import { SIGNED_OUT, type SessionState, type SessionStore } from './session-store.ts'

const StoreContext = createContext<SessionStore | null>(null)
const AccountContext = createContext<AccountService | null>(null)

export const SessionProvider = StoreContext.Provider
export const AccountProvider = AccountContext.Provider

/**
 * A part of the session, redrawn when it changes. Rendered by the server, and at the first render over the server's
 * page, everyone is a stranger.
 * @param select must give the same reference while nothing changed
 */
export function useSession<Part>(select: (state: SessionState) => Part): Part {
  const store = useContext(StoreContext)
  if (!store) throw new Error('useSession needs a SessionProvider above it')
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(SIGNED_OUT),
  )
}

/** The store itself, for what changes a part of it. */
export function useSessionStore(): SessionStore {
  const store = useContext(StoreContext)
  if (!store) throw new Error('useSessionStore needs a SessionProvider above it')
  return store
}

/** What can be done with an account: sign in, register, sign out, reset. */
export function useAccount(): AccountService {
  const account = useContext(AccountContext)
  if (!account) throw new Error('useAccount needs an AccountProvider above it')
  return account
}
