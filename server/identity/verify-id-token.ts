import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'

/** Google's signing keys of Firebase ID tokens, as a JSON Web Key Set. */
const GOOGLE_JWKS_URL =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'
const JWKS_CACHE_MS = 6 * 60 * 60 * 1000
const JWKS_COOLDOWN_MS = 30_000
const TOKEN_MAX_CHARS = 8192
/** How far in the future `iat` and `auth_time` may lie: the clocks of two machines are never the same. */
const CLOCK_SKEW_S = 10

/** Who the token speaks of, once it has been believed. */
export type IdentityClaims = {
  uid: string
  email: string
  emailVerified: boolean
  authTime: Date
  issuedAt: Date
}

export type IdTokenErrorCode = 'id_token_invalid' | 'id_token_expired' | 'id_token_revoked'

/** An ID token that opens nothing. The code is stable; the message is for logs and holds no part of the token. */
export class IdTokenError extends Error {
  readonly code: IdTokenErrorCode
  constructor(code: IdTokenErrorCode, reason: string) {
    super(reason)
    this.name = 'IdTokenError'
    this.code = code
  }
}

export type IdTokenVerifier = (token: string) => Promise<IdentityClaims>

export type IdTokenVerifierOptions = {
  projectId: string
  /** `google` for real Firebase, a URL of a key set, or a function that finds a key (the embedded provider's). */
  jwks: 'google' | URL | JWTVerifyGetKey
  /** Default `https://securetoken.google.com/{projectId}`. */
  issuer?: string
  /** Throws an IdTokenError when a token that is otherwise good has been revoked. */
  checkRevoked?: (claims: IdentityClaims, payload: JWTPayload) => Promise<void>
  clock?: () => Date
}

/**
 * Makes the function that believes or refuses a Firebase ID token: RS256 signature, issuer, audience, expiry,
 * issue and sign-in times, subject and e-mail, then revocation where it can be known.
 * The function throws IdTokenError for a bad token; a failure to reach the keys or the database is thrown as it is.
 * Source: https://firebase.google.com/docs/auth/admin/verify-id-tokens#verify_id_tokens_using_a_third-party_jwt_library
 */
export function createIdTokenVerifier(options: IdTokenVerifierOptions): IdTokenVerifier {
  const clock = options.clock ?? (() => new Date())
  const issuer = options.issuer ?? `https://securetoken.google.com/${options.projectId}`
  const findKey = keySource(options.jwks)

  return async (token) => {
    if (typeof token !== 'string' || token.length === 0 || token.length > TOKEN_MAX_CHARS) {
      throw new IdTokenError('id_token_invalid', 'not a token')
    }
    const now = clock()
    const payload = await verifySignature(token, findKey, { issuer, audience: options.projectId, now })
    const claims = readClaims(payload, now)
    await options.checkRevoked?.(claims, payload)
    return claims
  }
}

function keySource(jwks: IdTokenVerifierOptions['jwks']): JWTVerifyGetKey {
  if (typeof jwks === 'function') return jwks
  const url = jwks === 'google' ? new URL(GOOGLE_JWKS_URL) : jwks
  return createRemoteJWKSet(url, { cacheMaxAge: JWKS_CACHE_MS, cooldownDuration: JWKS_COOLDOWN_MS })
}

async function verifySignature(
  token: string,
  findKey: JWTVerifyGetKey,
  expected: { issuer: string; audience: string; now: Date },
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, findKey, {
      algorithms: ['RS256'],
      issuer: expected.issuer,
      audience: expected.audience,
      currentDate: expected.now,
      requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
    })
    return payload
  } catch (error) {
    if (error instanceof errors.JWTExpired)
      throw new IdTokenError('id_token_expired', 'the token has expired')
    if (isTokenFault(error)) throw new IdTokenError('id_token_invalid', error.code)
    throw error
  }
}

/** A key set that cannot be fetched is the server's trouble, not the token's. */
function isTokenFault(error: unknown): error is errors.JOSEError {
  return (
    error instanceof errors.JOSEError &&
    !(error instanceof errors.JWKSTimeout) &&
    !(error instanceof errors.JWKSInvalid) &&
    error.code !== 'ERR_JOSE_GENERIC'
  )
}

function readClaims(payload: JWTPayload, now: Date): IdentityClaims {
  const { sub, iat, email } = payload
  const authTime = payload['auth_time']
  const latest = now.getTime() / 1000 + CLOCK_SKEW_S
  if (typeof sub !== 'string' || sub.length === 0 || sub.length > 128) {
    throw new IdTokenError('id_token_invalid', 'sub is missing')
  }
  if (typeof iat !== 'number' || iat > latest)
    throw new IdTokenError('id_token_invalid', 'iat is in the future')
  if (typeof authTime !== 'number' || authTime > latest) {
    throw new IdTokenError('id_token_invalid', 'auth_time is in the future')
  }
  if (typeof email !== 'string' || email.length === 0) {
    throw new IdTokenError('id_token_invalid', 'e-mail is missing')
  }
  return {
    uid: sub,
    email,
    emailVerified: payload['email_verified'] === true,
    authTime: new Date(authTime * 1000),
    issuedAt: new Date(iat * 1000),
  }
}
