/** A failure of the identity provider, by the provider's own code (`auth/wrong-password`). */
export class IdentityError extends Error {
  readonly code: string

  constructor(code: string, options?: { cause?: unknown }) {
    super(code, options)
    this.name = 'IdentityError'
    this.code = code
  }
}
