/** What opens the file store for the account that is signed in: Firebase's proof, and where the store is. */
import type { AppConfig } from '#contract/wire/app-config.ts'
import type { UploadAccess } from '../../offline/uploads/upload-transport.ts'
import type { AppServices } from '../services/app-services.ts'

const FIREBASE_STORE = 'https://firebasestorage.googleapis.com'

/** @returns asks anew each time, for the proof lasts an hour; undefined while another account, or none, is signed in */
export function uploadAccess(
  { account, session, api }: Pick<AppServices, 'account' | 'session' | 'api'>,
  accountId: string,
): () => Promise<UploadAccess | undefined> {
  let reading: Promise<AppConfig> | undefined
  return async () => {
    reading ??= api('config')
    reading.catch(() => (reading = undefined))
    const { mode, storageBucket: bucket } = (await reading).identity
    const identity = await account.identity()
    const user = await identity.current()
    const last = session.get().last
    if (!user || last?.accountId !== accountId || last.uid !== user.uid) return undefined
    const idToken = await identity.idToken()
    return { uid: user.uid, idToken, storeUrl: mode === 'firebase' ? FIREBASE_STORE : '', bucket }
  }
}
