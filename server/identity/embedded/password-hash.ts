import { randomBytes, timingSafeEqual } from 'node:crypto'
import { SCRYPT_THREADS, scryptQuietly } from '../../platform/people/scrypt.ts'
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
 * Hashes passwords with scrypt as `scrypt$logN$r$p$salt$hash` (base64url). A hash fills one core for a while:
 * it is made on a thread that yields to others, and no more of these passwords than there are threads wait for one at a time,
 * so that those of websites never stand in front of a sign-in.
 */
export function createPasswordHasher(cost: ScryptCost): PasswordHasher {
  const inTurn = createLimiter(SCRYPT_THREADS, HASH_QUEUE_MAX)
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

const derive = (password: string, salt: Buffer, { logN, r, p }: ScryptCost): Promise<Buffer> =>
  scryptQuietly({ password: password.normalize('NFKC'), salt, bytes: HASH_BYTES, N: 2 ** logN, r, p })

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

/** Runs at most `places` jobs at once, first come first served; refuses when the queue is too long. */
function createLimiter(places: number, queueMax: number) {
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
      // the place goes straight to whoever waits, so that a newcomer cannot jump the queue
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
