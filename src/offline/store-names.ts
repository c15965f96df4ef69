/** What the databases on this device are called; apart from what opens them, which most pages never load. */
export const STORE_PREFIX = 'lovoglio-'

/** Who has no account and writes all the same: a guest who answers an invitation. Sealed by nobody's signing in. */
export const GUEST_ACCOUNT = 'guest'

/** Whether guests have answered on this device, as far as the browser tells: it is asked before anything is opened. */
export async function hasGuestStore(): Promise<boolean> {
  const databases = (await indexedDB.databases?.()) ?? []
  return databases.some(({ name }) => name === STORE_PREFIX + GUEST_ACCOUNT)
}
