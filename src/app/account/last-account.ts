/**
 * The last session a second time, beside the account's edits. The browser writes local storage seconds after it is set,
 * and a phone whose battery dies before that must still open the plan with no network. Every edit flushes this too.
 */
import { heard, noteFault } from '../../lib/fault-log.ts'
import type { AccountStore } from '../../offline/account-store.ts'
import { listAccountStores, openAccountStore } from '../../offline/outbox/outbox-store.ts'
import { GUEST_ACCOUNT } from '../../offline/store-names.ts'
import type { SessionSnapshot } from '../../session/session-snapshot.ts'

const LAST = 'last-session'

/** @throws OutboxError when the device cannot write */
export const noteAccount = (store: AccountStore, last: SessionSnapshot): Promise<void> =>
  store.setMeta(LAST, last)

/**
 * The session of the account whose credentials are still here. A sign-out takes them away, and so does somebody else's
 * signing in: a session that was ended does not come back.
 */
export async function lastAccount(): Promise<{ token: string; last: SessionSnapshot } | undefined> {
  for (const store of await listAccountStores().catch(heard('last-account', []))) {
    try {
      if (store.name === openAccountStore(GUEST_ACCOUNT).name) continue
      const credentials = await store.getCredentials()
      const last = await store.getMeta<SessionSnapshot>(LAST)
      if (credentials?.token && last) return { token: credentials.token, last }
    } catch (fault) {
      // One that does not open gives nothing back.
      noteFault('last-account', fault)
    } finally {
      store.close()
    }
  }
  return undefined
}
