import type { UserType } from '#contract/people/user.ts'
import { heard } from '../../../lib/fault-log.ts'
import type { SessionStore } from '../../../session/session-store.ts'
import type { SyncHub } from '../sync-hub.ts'

/** A database held up by another tab must not hold up the screen: it then reads from the server. */
const OPEN_WITHIN_MS = 4000

/** Opens what this account keeps on the device before the first private screen is drawn. */
export async function openedAccount(
  { session, sync }: { session: SessionStore; sync: SyncHub },
  role: UserType,
): Promise<void> {
  await session.whenKnown()
  if (session.get().last?.role !== role) return
  const late = new Promise<void>((resolve) => setTimeout(resolve, OPEN_WITHIN_MS))
  await Promise.race([sync.open().catch(heard('opened-account')), late])
}
