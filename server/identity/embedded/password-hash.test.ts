import { describe, expect, test } from 'vitest'
import { SCRYPT_COST } from './identity-limits.ts'
import { SCRYPT_THREADS } from '../../platform/people/scrypt.ts'
import { createPasswordHasher } from './password-hash.ts'

const CHEAP = { logN: 10, r: 8, p: 1 }

describe('a password hash', () => {
  test('costs by default what OWASP asks: N=2^17, r=8, p=1', async () => {
    expect(SCRYPT_COST).toEqual({ logN: 17, r: 8, p: 1 })
    expect(await createPasswordHasher(SCRYPT_COST).hash('rose')).toMatch(/^scrypt\$17\$8\$1\$/)
  })

  test('believes its own password and no other, with a salt of its own', async () => {
    const hasher = createPasswordHasher(CHEAP)
    const hash = await hasher.hash('perché-no')
    expect(await hasher.hash('perché-no')).not.toBe(hash)
    expect(await hasher.verify('perché-no', hash)).toBe(true)
    // the same letters typed on another keyboard: e and an accent
    expect(await hasher.verify('perche\u0301-no', hash)).toBe(true)
    expect(await hasher.verify('Perché-no', hash)).toBe(false)
    expect(await hasher.verify('perché-no', null)).toBe(false)
    expect(await hasher.verify('', hash)).toBe(false)
  })

  test('made at another cost is still believed, and known to be outdated', async () => {
    const hash = await createPasswordHasher({ ...CHEAP, logN: 11 }).hash('rose')
    const hasher = createPasswordHasher(CHEAP)
    expect(await hasher.verify('rose', hash)).toBe(true)
    expect(hasher.isOutdated(hash)).toBe(true)
    expect(hasher.isOutdated(await hasher.hash('rose'))).toBe(false)
  })

  test('is refused, not queued for ever, when too many ask at once', async () => {
    const hasher = createPasswordHasher(CHEAP)
    const answers = await Promise.allSettled(Array.from({ length: 200 }, () => hasher.verify('rose', null)))
    const refused = answers.filter((answer) => answer.status === 'rejected')
    expect(refused.length).toBeGreaterThan(50)
    expect(refused[0]).toMatchObject({ reason: { code: 'TOO_MANY_ATTEMPTS_TRY_LATER', status: 429 } })
    expect(await hasher.verify('rose', await hasher.hash('rose'))).toBe(true)
  })

  test('waits for one of another kind at most, however many of those wait', async () => {
    const [pages, identity] = [createPasswordHasher(CHEAP), createPasswordHasher(CHEAP)]
    const order: string[] = []
    const ofPages = Array.from({ length: 30 }, () => pages.hash('rose').then(() => order.push('page')))
    await identity.hash('rose').then(() => order.push('sign-in'))
    await Promise.all(ofPages)
    expect(order.indexOf('sign-in')).toBeLessThanOrEqual(2 * SCRYPT_THREADS)
  })
})
