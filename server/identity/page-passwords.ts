import type { Passwords } from '../platform/people/passwords.ts'
import { ProblemError } from '../platform/http/problem.ts'
import { IdentityError } from './embedded/identity-error.ts'
import { SCRYPT_COST, type ScryptCost } from './embedded/identity-limits.ts'
import { createPasswordHasher } from './embedded/password-hash.ts'

/** The identity's hasher for passwords of pages; a queue that is too long is the product's own refusal. */
export function createPasswords(cost: ScryptCost = SCRYPT_COST): Passwords {
  const hasher = createPasswordHasher(cost)
  const refused = (error: unknown): never => {
    if (error instanceof IdentityError) throw new ProblemError('rate_limited', { retryAfterSeconds: 5 })
    throw error
  }
  return {
    hash: (password) => hasher.hash(password).catch(refused),
    verify: (password, stored) => hasher.verify(password, stored).catch(refused),
  }
}
