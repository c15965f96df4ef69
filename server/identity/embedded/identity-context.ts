import type pg from 'pg'
import type { IdTokenVerifier } from '../verify-id-token.ts'
import type { CodeKind } from './code-store.ts'
import type { IdentityLimits } from './identity-limits.ts'
import type { PasswordHasher } from './password-hash.ts'
import type { SigningKeys } from './signing-keys.ts'

export type IdentityMail = { to: string; subject: string; text: string; html: string }

/** A code that was sent, as the test API tells it. Kept only while the test API is on. */
export type SentCode = {
  email: string
  requestType: CodeKind
  oobCode: string
  oobLink: string
  newEmail?: string
}

/** What the calls work with. */
export type IdentityContext = {
  pool: pg.Pool
  projectId: string
  publicUrl: () => string
  clock: () => Date
  limits: IdentityLimits
  hasher: PasswordHasher
  keys: SigningKeys
  verifyIdToken: IdTokenVerifier
  /** Sends without waiting: the answer to a request must not tell whether there was a mail to send. */
  post: (mail: IdentityMail) => void
  revoked: (uid: string) => void
  /** null unless the test API is on. */
  sentCodes: SentCode[] | null
}

/** A call as it came: its body, the API key of the SDK and where it came from. */
export type IdentityRequest = {
  body: unknown
  apiKey: string
  address: string
  /** The caller showed the emulator's owner credential while the test API is on. */
  isOwner: boolean
}

export type IdentityCall = (context: IdentityContext, request: IdentityRequest) => Promise<object>
