/** An account that is gone while this device holds something of it: known, kept, and told in words. */
import { ApiError } from '../api/api-error.ts'
import type { SessionSnapshot } from './session-snapshot.ts'
import type { IdentityUser } from './session-store.ts'

/** How the server says that the account of a role is gone, or that its wedding goes on without this person. */
const CODES = { couple: 'wedding_deleted', vendor: 'vendor_deleted' } as const
const LEFT = 'wedding_left'
export type GoneCode = (typeof CODES)[keyof typeof CODES] | typeof LEFT

export const isGoneCode = (code: string): code is GoneCode =>
  code === LEFT || Object.values<string>(CODES).includes(code)

/** Whether an account of this role can be gone. */
export const canBeGone = (role: SessionSnapshot['role']): role is keyof typeof CODES => role !== 'admin'

/** What cannot be done any more is refused with; undefined while the account stands. */
export function goneCode({ role, deleted }: SessionSnapshot): GoneCode | undefined {
  if (!deleted || !canBeGone(role)) return undefined
  return deleted.left ? LEFT : CODES[role]
}

/** The session as it is kept once the server has said that its account is gone; undefined for any other failure. */
export function deletedBy(error: unknown, last: SessionSnapshot | null): SessionSnapshot | undefined {
  if (!(error instanceof ApiError) || !last || !canBeGone(last.role)) return undefined
  const isLeft = last.role === 'couple' && error.code === LEFT
  if (!isLeft && error.code !== CODES[last.role]) return undefined
  const { at, by } = error.ended ?? {}
  const names = last.name.split(' e ')
  // The server keeps no names, and this device has them.
  const name = by && names.length === 2 ? names[by === 'one' ? 0 : 1] : undefined
  return { ...last, deleted: { ...(at && { at }), ...(name && { by: name }), ...(isLeft && { left: true }) } }
}

/** The same, by an identity that had this account on this device and has no profile any more. */
export const withoutAccount = (last: SessionSnapshot | null, { uid }: IdentityUser): SessionSnapshot | null =>
  last && canBeGone(last.role) && last.uid === uid ? { ...last, deleted: last.deleted ?? {} } : null
