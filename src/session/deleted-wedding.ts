/** A wedding that was deleted while this device holds something of it: known, kept, and told in words. */
import { ApiError } from '../api/api-error.ts'
import type { SessionSnapshot } from './session-snapshot.ts'
import type { IdentityUser } from './session-store.ts'

/** The session as it is kept once the server has said that its wedding is gone; undefined for any other failure. */
export function deletedBy(error: unknown, last: SessionSnapshot | null): SessionSnapshot | undefined {
  if (!(error instanceof ApiError) || error.code !== 'wedding_deleted' || last?.role !== 'couple')
    return undefined
  const { at, by } = error.ended ?? {}
  const names = last.name.split(' e ')
  // The server keeps no names, and this device has them.
  const name = by && names.length === 2 ? names[by === 'one' ? 0 : 1] : undefined
  return { ...last, deleted: { ...(at && { at }), ...(name && { by: name }) } }
}

/** The same, by an identity that had this wedding on this device and has no profile any more. */
export const withoutWedding = (last: SessionSnapshot | null, { uid }: IdentityUser): SessionSnapshot | null =>
  last?.role === 'couple' && last.uid === uid ? { ...last, deleted: last.deleted ?? {} } : null
