export type OutboxErrorCode =
  /** The device has no room: the edit was NOT kept. */
  | 'storage_full'
  /** IndexedDB is missing, refused, wiped or newer than this build: the edit was NOT kept. */
  | 'storage_failed'
  /** This browser keeps nothing and no server answers: the edit was NOT kept. */
  | 'needs_network'
  /** The wedding is gone on the server, and nothing can be sent any more: the edit was NOT kept. */
  | 'wedding_deleted'
  /** The wedding goes on without this person: the edit was NOT kept. */
  | 'wedding_left'
  /** The same of a vendor's account. */
  | 'vendor_deleted'
  /** The store was closed: sign-out here or in another tab. */
  | 'closed'
  /** It is on its way or may have arrived: it can no longer be changed or taken back. */
  | 'already_sent'
  /** A newer version of the app has made it: this one cannot put it right. */
  | 'app_outdated'
  /** No command of this id waits here. */
  | 'unknown_command'
  /** Edits still wait; the caller must ask before dropping them. */
  | 'not_empty'
  /** A backup that this build cannot read. */
  | 'bad_backup'

/** A failure with a stable code; the screen has the Italian text. */
export class OutboxError extends Error {
  readonly code: OutboxErrorCode

  constructor(code: OutboxErrorCode, options?: { cause?: unknown }) {
    super(code, options)
    this.name = 'OutboxError'
    this.code = code
  }
}

/** Storage failures by their DOM name, since browsers agree on nothing else. */
export function storageError(cause: unknown): OutboxError {
  if (cause instanceof OutboxError) return cause
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : ''
  return new OutboxError(name === 'QuotaExceededError' ? 'storage_full' : 'storage_failed', { cause })
}
