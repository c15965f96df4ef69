/**
 * An answer of the Identity Toolkit that is not a success: `code` is one of Firebase's server errors, which the SDK
 * turns into its `auth/…` codes, and `detail` follows it after " : " as Google writes it.
 * Source: https://firebase.google.com/docs/reference/rest/auth#section-error-format
 */
export class IdentityError extends Error {
  readonly code: string
  readonly status: number
  readonly retryAfterS: number | null

  constructor(code: string, options: { detail?: string; status?: number; retryAfterS?: number } = {}) {
    super(options.detail === undefined ? code : `${code} : ${options.detail}`)
    this.name = 'IdentityError'
    this.code = code
    this.status = options.status ?? 400
    this.retryAfterS = options.retryAfterS ?? null
  }
}

/** The body of a refusal, in Google's shape. */
export function errorBody(status: number, message: string) {
  return {
    error: { code: status, message, errors: [{ message, domain: 'global', reason: 'invalid' }] },
  }
}
