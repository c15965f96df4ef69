import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { IdentityError } from './identity-error.ts'
import { HASH_QUEUE_MAX, type ScryptCost } from './identity-limits.ts'

const SALT_BYTES = 16
const HASH_BYTES = 32
const RETRY_AFTER_S = 5

export type PasswordHasher = {
  hash: (password: string) => Promise<string>
  /** Compares with a stored hash; null stands for an account that does not exist and takes just as long. */
  verify: (password: string, stored: string | null) => Promise<boolean>
  /** Whether a stored hash was made at another cost than today's. */
  isOutdated: (stored: string) => boolean
}

/**
 * Hashes passwords with scrypt as `scrypt$logN$r$p$salt$hash` (base64url). A hash fills one core for a while: only
 * all but one core hash at the same time, the others wait in line, so that the product goes on answering.
 */
export function createPasswordHasher(cost: ScryptCost): PasswordHasher {
  const inTurn = createTurns(Math.max(1, availableParallelism() - 1), HASH_QUEUE_MAX)
  const dummy = encode(cost, randomBytes(SALT_BYTES), randomBytes(HASH_BYTES))

  return {
    hash: (password) =>
      inTurn(async () => {
        const salt = randomBytes(SALT_BYTES)
        return encode(cost, salt, await derive(password, salt, cost))
      }),
    verify: (password, stored) =>
      inTurn(async () => {
        const known = decode(stored ?? dummy) ?? decode(dummy)!
        const actual = await derive(password, known.salt, known.cost)
        return timingSafeEqual(actual, known.hash) && stored !== null
      }),
    isOutdated: (stored) => {
      const known = decode(stored)
      return (
        known === null || known.cost.logN !== cost.logN || known.cost.r !== cost.r || known.cost.p !== cost.p
      )
    },
  }
}

function derive(password: string, salt: Buffer, cost: ScryptCost): Promise<Buffer> {
  const N = 2 ** cost.logN
  const options = { N, r: cost.r, p: cost.p, maxmem: 128 * N * cost.r * 2 }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, HASH_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

function encode(cost: ScryptCost, salt: Buffer, hash: Buffer): string {
  return ['scrypt', cost.logN, cost.r, cost.p, salt.toString('base64url'), hash.toString('base64url')].join(
    '$',
  )
}

function decode(stored: string): { cost: ScryptCost; salt: Buffer; hash: Buffer } | null {
  const [scheme, logN, r, p, salt, hash] = stored.split('$')
  if (scheme !== 'scrypt' || !salt || !hash) return null
  return {
    cost: { logN: Number(logN), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  }
}

/** Runs at most `places` jobs at once, first come first served; refuses when the line is too long. */
function createTurns(places: number, queueMax: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(job: () => Promise<T>): Promise<T> => {
    if (running >= places) {
      if (waiting.length >= queueMax) {
        throw new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER', { status: 429, retryAfterS: RETRY_AFTER_S })
      }
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await job()
    } finally {
      // the place goes straight to whoever waits, so that a newcomer cannot jump the line
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
