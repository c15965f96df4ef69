import type pg from 'pg'
import type { Tx, transactions } from '../../platform/database/database.ts'
import type { IdTokenVerifier } from '../verify-id-token.ts'
import type { CodeKind } from './code-store.ts'
import type { IdentityLimits } from './identity-limits.ts'
import type { PasswordHasher } from './password-hash.ts'
import type { SigningKeys } from './signing-keys.ts'

/** A code that was sent, as the test API tells it. Kept only while the test API is on. */
export type SentCode = {
  email: string
  requestType: CodeKind
  oobCode: string
  oobLink: string
  newEmail?: string
}

/** A transaction, and the connection it runs on. */
export type OpenTransaction = { tx: Tx; client: pg.PoolClient }

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
  /** What belongs together is written in one: the change, its code and its mail. */
  transaction: ReturnType<typeof transactions>
  /** A mail waits so long before it is sent: the answer must not tell whether there was one. */
  mailAfterMs: number
  revoked: (uid: string) => void
  /** Whether something of the product is this account's. */
  hasProfile: (uid: string) => Promise<boolean>
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
