/** An account that was deleted while this device holds something of it: known, kept, and told in words. */
import { ApiError } from '../api/api-error.ts'
import type { SessionSnapshot } from './session-snapshot.ts'
import type { IdentityUser } from './session-store.ts'

/** How the server says that the account of a role is gone. */
const CODES = { couple: 'wedding_deleted', vendor: 'vendor_deleted' } as const

export const isDeletedCode = (code: string): boolean => Object.values<string>(CODES).includes(code)

/** What of it cannot be done any more is refused with; undefined for who has no such account. */
export const deletedCode = (role: SessionSnapshot['role']): (typeof CODES)[keyof typeof CODES] | undefined =>
  role === 'admin' ? undefined : CODES[role]

/** The session as it is kept once the server has said that its account is gone; undefined for any other failure. */
export function deletedBy(error: unknown, last: SessionSnapshot | null): SessionSnapshot | undefined {
  if (!(error instanceof ApiError) || !last || error.code !== deletedCode(last.role)) return undefined
  const { at, by } = error.ended ?? {}
  const names = last.name.split(' e ')
  // The server keeps no names, and this device has them.
  const name = by && names.length === 2 ? names[by === 'one' ? 0 : 1] : undefined
  return { ...last, deleted: { ...(at && { at }), ...(name && { by: name }) } }
}

/** The same, by an identity that had this account on this device and has no profile any more. */
export const withoutAccount = (last: SessionSnapshot | null, { uid }: IdentityUser): SessionSnapshot | null =>
  last && deletedCode(last.role) && last.uid === uid ? { ...last, deleted: last.deleted ?? {} } : null
