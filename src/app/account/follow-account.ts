import { heard, noteFault } from '../../lib/fault-log.ts'
import { rememberSession } from '../../session/last-session.ts'
import { SNAPSHOT_STORAGE_KEY } from '../../session/session-snapshot.ts'
import { SIGNED_OUT } from '../../session/session-store.ts'
import { TOKEN_KEY } from '../../session/token-storage.ts'
import type { AppServices } from '../services/app-services.ts'
import { localStorageOrNone } from '../services/local-storage.ts'

/**
 * Brings back the last known session, then keeps memory and device in step with who is signed in: another account never
 * finds the data of the one before, and a sign-out or sign-in in another tab counts here too.
 * @param leave called when this page's account has signed out elsewhere
 */
export async function followAccount(
  { session, sync, queryClient, device }: AppServices,
  leave: () => void,
): Promise<void> {
  const storage = localStorageOrNone()
  if (storage && !storage.getItem(SNAPSHOT_STORAGE_KEY) && (await keepsAnAccount())) {
    try {
      const { lastAccount } = await import('./last-account.ts')
      const found = await lastAccount()
      if (found) {
        storage.setItem(TOKEN_KEY, found.token)
        session.update({ last: found.last })
      }
    } catch (fault) {
      // Whoever it was signs in again.
      noteFault('follow-account', fault)
    }
  }
  const snapshots = rememberSession(session, storage)
  let account = session.get().last?.accountId
  if (account && !storage?.getItem(TOKEN_KEY)) session.update({ expired: true })
  session.subscribe(() => {
    const next = session.get().last?.accountId
    if (next === account) return
    if (account) queryClient.removeQueries({ predicate: (query) => query.meta?.['persist'] !== 'public' })
    account = next
    // What is written from now on is not the other account's.
    sync.set(null)
    if (next) void sync.open().catch(heard('follow-account'))
  })

  addEventListener('storage', (event) => {
    if (event.key !== null && event.key !== TOKEN_KEY && event.key !== SNAPSHOT_STORAGE_KEY) return
    const token = localStorage.getItem(TOKEN_KEY)
    if (!token && session.get().last) {
      const underWay = device.keeper()?.stop()
      session.update(SIGNED_OUT)
      queryClient.clear()
      if (underWay) void forget(underWay).catch(heard('follow-account'))
      leave()
    } else if (token) {
      const last = snapshots.read()
      if (last && last.accountId !== account) session.update({ ...SIGNED_OUT, last })
      else if (last?.deleted) session.update({ last })
      else if (last && session.get().expired) session.update({ last, expired: false })
    }
  })

  /** What the other tab takes away may have come here a moment later. */
  async function forget(vendorId: string): Promise<void> {
    await (await import('./account-data.ts')).forgetKept(queryClient, [vendorId])
  }
}

/** Whether any account has something here: a visitor loads nothing for the sake of one. */
async function keepsAnAccount(): Promise<boolean> {
  const databases = await globalThis.indexedDB?.databases?.().catch(heard('follow-account', []))
  return (databases ?? []).some(({ name }) => /^lovoglio-(?!public$|guest$)/.test(name ?? ''))
}
