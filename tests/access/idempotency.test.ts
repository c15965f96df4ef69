/** Every write that is served, sent again and again under one key: one answer, one effect, and nobody else's. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { type Access, type CallName, ROUTES } from '#contract/routes.ts'
import { canonical } from '#server/platform/entity/entity-merge.ts'
import { servedCalls } from '#server/served-calls.ts'
import { type TestApp, startTestApp } from '#tests/support/test-app.ts'
import { type Asked, ask, holdings, requestOf } from './ask.ts'
import { type Cast, type Role, makeCast, subjectOf } from './cast.ts'
import { changes } from './expectation.ts'
import { RULES } from './rules.ts'

let at: TestApp
let cast: Cast
const counted = { writes: 0, requests: 0 }
beforeAll(async () => {
  at = await startTestApp()
  cast = await makeCast(at)
})
afterAll(async () => {
  console.log(`idempotency: ${counted.writes} writes, ${counted.requests} requests`)
  await at.close()
})

const WRITER: Record<Access, [Role, Role]> = {
  public: ['visitor', 'identity'],
  identity: ['identity', 'identity'],
  'identity-or-admin': ['identity', 'admin'],
  session: ['couple', 'vendor'],
  couple: ['otherCouple', 'couple'],
  vendor: ['vendor', 'otherVendor'],
  admin: ['admin', 'admin'],
}
/** The other couple is one person, who has nobody to leave it to. */
const writersOf = (name: CallName): readonly [Role, Role] =>
  name === 'Couple/removeMember' ? ['partner', 'otherCouple'] : WRITER[ROUTES[name].access]
/** Their success ends the session that asked: nobody is left to be answered again. */
const LAST_WORDS = new Set<CallName>([
  'User/logout',
  'Couple/deleteCouple',
  'Couple/removeMember',
  'Vendor/deleteVendor',
])
const SAYS_DELETED: Partial<Record<CallName, string>> = {
  'Couple/deleteCouple': 'wedding_deleted',
  'Couple/removeMember': 'wedding_left',
  'Vendor/deleteVendor': 'vendor_deleted',
}
/** Its answer is a secret shown once: nothing keeps it, and asking again makes another in its place. */
const NOT_KEPT = new Set<CallName>([
  'Couple/invitePartner',
  'Couple/setWebsitePassword',
  'Admin/startSecondFactor',
  'Admin/renewRecoveryCodes',
  'Admin/startLook',
])

const newKey = () => `prova-${newId()}`

/** A request the writer may make, about something of its own made for it. */
async function prepare(name: CallName, role: Role): Promise<Asked> {
  const rule = RULES[name]
  if (name === 'Couple/joinCouple')
    return requestOf(name, await subjectOf(at, 'partnerInvitation', cast.otherCouple), cast[role])
  if (name === 'Couple/addGalleryPicture') {
    // Each picture has a file of its own.
    const asked = requestOf(name, newId(), cast[role])
    return { ...asked, body: { ...(asked.body as object), fileId: await subjectOf(at, 'file', cast[role]) } }
  }
  const id = rule.subject && rule.own === 200 ? await subjectOf(at, rule.subject, cast[role]) : newId()
  return requestOf(name, id, cast[role])
}

async function askWith(key: string, role: Role, asked: Asked) {
  counted.requests++
  const reply = await ask(at, cast[role].token, asked, { 'idempotency-key': key })
  return { ...reply, replayed: reply.headers['idempotent-replayed'] === 'true' }
}

/** What it reads is outside, where no test of all goes: that it is the same again has its test there (calendars.test.ts, stripe.test.ts). */
const READS_OUTSIDE = new Set<CallName>(['Calendars/add', 'Vendor/openCheckout'])
const writes = (servedCalls() as CallName[]).filter((name) => changes(name) && !READS_OUTSIDE.has(name))
/** Their answer is the same for everybody. */
const SAYS_NOTHING = new Set<CallName>([
  'Vendor/countBanners',
  'Calendars/endAddress',
  'Site/countViews',
  'Site/countSearches',
  'Couple/settleConflicts',
  'User/endOtherSessions',
  'Reviews/report',
  'Messages/markRead',
  'Messages/report',
  'Files/discard',
])
const repeatable = writes.filter((name) => !LAST_WORDS.has(name) && !NOT_KEPT.has(name))

/** Of some writes somebody of the cast is no more: before and after them it is made anew. */
let isSpent = false
async function gather(name: CallName): Promise<void> {
  const ends = RULES[name].ends === true
  if (ends || isSpent) cast = await makeCast(at)
  isSpent = ends
}

describe('a write under a key', () => {
  it.each(writes)('%s', async (name) => {
    await gather(name)
    counted.writes++
    const [role, other] = writersOf(name)
    const asked = await prepare(name, role)
    const key = newKey()
    const first = await askWith(key, role, asked)
    expect([first.status, first.replayed], first.text).toEqual([200, false])
    const after = await holdings(at)
    const again = await askWith(key, role, asked)
    // An administrator's is another act in the register.
    if (!NOT_KEPT.has(name) || role !== 'admin') expect(await holdings(at)).toBe(after)
    // There is no account left to be told of: the session alone is over, as was asked.
    if (name === 'User/logout') {
      expect([again.status, again.body]).toEqual([200, { ok: true }])
      cast = await makeCast(at)
      return
    }
    if (LAST_WORDS.has(name)) {
      expect([again.status, again.body.code]).toEqual([
        401,
        // Who deletes the account ends the session with it, and is told so.
        SAYS_DELETED[name] ?? 'token_expired',
      ])
      cast = await makeCast(at)
      return
    }
    if (NOT_KEPT.has(name)) {
      expect([again.status, again.replayed]).toEqual([200, false])
      return
    }
    expect([again.status, again.replayed, again.body]).toEqual([200, true, first.body])

    const different = { ...asked, url: `${asked.url}${asked.url.includes('?') ? '&' : '?'}altro=1` }
    const reused = await askWith(key, role, different)
    expect([reused.status, reused.body.code]).toEqual([422, 'key_reused'])
    expect(await holdings(at)).toBe(after)

    if (other !== role) {
      const theirs = await askWith(key, other, asked)
      expect(theirs.replayed, 'another’s key is not this one').toBe(false)
      if (!SAYS_NOTHING.has(name)) expect(canonical(theirs.body)).not.toBe(canonical(first.body))
    }
  })

  it.each(repeatable)('%s, five times at once', async (name) => {
    await gather(name)
    const [role] = WRITER[ROUTES[name].access]
    const asked = await prepare(name, role)
    const key = newKey()
    const replies = await Promise.all(Array.from({ length: 5 }, () => askWith(key, role, asked)))
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(replies.map((reply) => canonical(reply.body))).size).toBe(1)
    expect(replies.filter((reply) => !reply.replayed)).toHaveLength(1)
  })

  it('keeps nothing of a refusal: the same request is tried again once its cause is gone', async () => {
    cast = await makeCast(at)
    const key = newKey()
    const asked = await prepare('Couple/addTaskCouple', 'otherCouple')
    const activate = (active: boolean) =>
      at.database.pool.query('update couple set active = $2 where id = $1', [
        cast.otherCouple.coupleId,
        active,
      ])
    await activate(false)
    expect((await askWith(key, 'otherCouple', asked)).body.code).toBe('deactivated')
    await activate(true)
    const done = await askWith(key, 'otherCouple', asked)
    expect([done.status, done.replayed]).toEqual([200, false])
  })

  it('leaves no invitation’s code behind, in any table', async () => {
    cast = await makeCast(at)
    const asked = await prepare('Couple/invitePartner', 'otherCouple')
    const { body } = await askWith(newKey(), 'otherCouple', asked)
    const { rows } = await at.database.pool.query('select answer::text from idempotency')
    expect(rows.filter(({ answer }) => answer?.includes(body.code))).toEqual([])
  })
})
