import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { tokenHash } from '#server/platform/people/session.ts'
import {
  type Person,
  type TestApp,
  logIn,
  newAdmin,
  newCouple,
  newPartner,
  newVendor,
  send,
  startTestApp,
} from '#tests/support/test-app.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const SIGN_IN = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any'

let at: TestApp
/** The identity's clock: two sign-ins are told apart by their second. */
let ahead = 0
beforeAll(async () => {
  at = await startTestApp(() => new Date(Date.now() + ahead))
})
afterAll(() => at.close())

/** The same person on another device, signed in a while later. */
async function elsewhere(person: Person, userAgent = ''): Promise<Person> {
  ahead += 5_000
  const { body } = await send(`${at.url}/${SIGN_IN}`, 'POST', '', {
    email: person.email,
    password: 'una-password-lunga',
    returnSecureToken: true,
  })
  const other: Person = { ...person, idToken: body.idToken }
  other.call = (method, path, json, headers) => send(at.url + path, method, other.token, json, headers)
  const asked = { userName: person.email, uid: person.uid }
  const login = await send(`${at.url}/api/User/login`, 'POST', other.idToken, asked, {
    'User-Agent': userAgent,
  })
  other.token = login.body.token
  return other
}

const sessionsOf = async (person: Person) => (await person.call('GET', '/api/User/getSessions')).body
const idOf = async (person: Person) => (await sessionsOf(person)).find((one: any) => one.current).id as string
const isIn = async (person: Person) => (await person.call('GET', '/api/User/me')).status === 200
const hold = async (person: Person) => {
  const connection = new HubConnectionBuilder()
    .configureLogging(LogLevel.None)
    .withUrl(`${at.url}/hubs/vendor`, { accessTokenFactory: () => person.token })
    .build()
  await connection.start()
  return { connection, closed: new Promise((resolve) => connection.onclose(resolve)) }
}

describe('the sessions of an account', () => {
  it.each([
    ['couple', newCouple],
    ['vendor', newVendor],
    ['admin', newAdmin],
  ] as const)('are told to a %s: the device in words, when it came and was last there', async (_, make) => {
    const person = await make(at)
    const phone = await elsewhere(person, IPHONE)
    const told = await sessionsOf(phone)
    expect(told).toEqual([
      {
        id: expect.any(String),
        device: 'Safari su iPhone',
        openedAt: expect.any(String),
        lastUsedAt: expect.any(String),
        current: true,
      },
      expect.objectContaining({ current: false }),
    ])
    expect((await sessionsOf(person)).map((one: any) => one.current)).toEqual([true, false])
  })

  it('are one’s own alone: a partner sees and ends none of them', async () => {
    const anna = await newCouple(at)
    const marco = await newPartner(at, anna)
    expect(await sessionsOf(marco)).toHaveLength(1)
    const refused = await marco.call('DELETE', `/api/User/endSession/${await idOf(anna)}`)
    expect([refused.status, refused.body.code]).toEqual([404, 'not_found'])
    expect((await marco.call('POST', '/api/User/endOtherSessions')).body).toEqual({ ended: 0 })
    expect(await isIn(anna)).toBe(true)
  })

  it('keep words of the device, and nothing else of what the browser sent', async () => {
    const anna = await elsewhere(await newCouple(at), `${IPHONE} Segno-Particolare/9`)
    const { rows } = await at.database.pool.query(
      'select to_jsonb(session) as kept from session where uid = $1',
      [anna.uid],
    )
    expect(JSON.stringify(rows)).toContain('Safari su iPhone')
    expect(JSON.stringify(rows)).not.toMatch(/Mozilla|Segno|127\.0\.0\.1|::1/)
  })

  it('are noted as used every ten minutes at most', async () => {
    const anna = await newCouple(at)
    const { pool } = at.database
    const row = async () =>
      (await pool.query('select xmin::text, last_used_at from session where uid = $1', [anna.uid])).rows[0]
    const used = (ago: string) =>
      pool.query('update session set last_used_at = now() - $2::interval where uid = $1', [anna.uid, ago])
    await used('9 minutes')
    const before = await row()
    for (let asked = 0; asked < 3; asked++) await isIn(anna)
    expect(await row()).toEqual(before)
    await used('11 minutes')
    await isIn(anna)
    const after = await row()
    expect(Date.now() - after.last_used_at.getTime()).toBeLessThan(60_000)
    await isIn(anna)
    expect(await row()).toEqual(after)
  })

  it('are not told once they have expired', async () => {
    const anna = await newCouple(at)
    const old = await elsewhere(anna)
    await at.database.pool.query(
      "update session set expires_at = now() - interval '1 s' where token_hash = $1",
      [tokenHash(old.token)],
    )
    expect(await sessionsOf(anna)).toHaveLength(1)
    const refused = await anna.call('DELETE', `/api/User/endSession/${newId()}`)
    expect([refused.status, refused.body.code]).toEqual([404, 'not_found'])
  })
})

describe('a session that is ended from another device', () => {
  it('opens nothing from then on, and its hub connections close', async () => {
    const anna = await newCouple(at)
    const phone = await elsewhere(anna, IPHONE)
    const { closed } = await hold(phone)
    const id = await idOf(phone)
    expect((await anna.call('DELETE', `/api/User/endSession/${id}`)).body).toEqual({ id })
    await closed
    const refused = await phone.call('GET', '/api/User/me')
    expect([refused.status, refused.body.code]).toEqual([401, 'token_expired'])
    expect(await isIn(anna)).toBe(true)
  })

  it('is not opened again by the identity that is still signed in there, only by a new sign-in', async () => {
    const anna = await newCouple(at)
    const phone = await elsewhere(anna)
    await anna.call('DELETE', `/api/User/endSession/${await idOf(phone)}`)
    expect(await logIn(at, phone)).toMatchObject({ code: 'unauthenticated' })
    expect(await isIn(await elsewhere(anna))).toBe(true)
    // Who ended it comes back without a word.
    await logIn(at, anna)
    expect(await isIn(anna)).toBe(true)
  })

  it('ends once, however often it is asked for', async () => {
    const anna = await newCouple(at)
    const id = await idOf(await elsewhere(anna))
    const key = { 'Idempotency-Key': newId() }
    const first = await anna.call('DELETE', `/api/User/endSession/${id}`, undefined, key)
    const again = await anna.call('DELETE', `/api/User/endSession/${id}`, undefined, key)
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body])
    expect((await anna.call('DELETE', `/api/User/endSession/${id}`)).status).toBe(404)
  })
})

describe('all other sessions together', () => {
  it('end, and their hubs close; the one that asks goes on', async () => {
    const anna = await newCouple(at)
    const [phone, tablet] = [await elsewhere(anna), await elsewhere(anna)]
    const { closed } = await hold(phone)
    expect((await tablet.call('POST', '/api/User/endOtherSessions')).body).toEqual({ ended: 2 })
    await closed
    expect(await Promise.all([anna, phone, tablet].map(isIn))).toEqual([false, false, true])
    for (const out of [anna, phone]) expect(await logIn(at, out)).toMatchObject({ code: 'unauthenticated' })
    expect((await logIn(at, tablet)).type).toBe('couple')
    expect((await tablet.call('POST', '/api/User/endOtherSessions')).body.ended).toBe(1)
  })

  it('end also where only the identity is signed in, and no session is open', async () => {
    const anna = await newCouple(at)
    const phone = await elsewhere(anna)
    await phone.call('POST', '/api/User/logout')
    const tablet = await elsewhere(anna)
    ahead += 5_000
    await tablet.call('POST', '/api/User/endOtherSessions')
    expect(await logIn(at, phone)).toMatchObject({ code: 'unauthenticated' })
  })
})

it('keeps no more of what was ended, however often it is asked for', async () => {
  const anna = await newCouple(at)
  const noted = async () =>
    (await at.database.pool.query('select 1 from ended_sign_in where uid = $1', [anna.uid])).rowCount!
  await elsewhere(anna)
  await anna.call('POST', '/api/User/endOtherSessions')
  const before = await noted()
  expect(before).toBeGreaterThan(0)
  for (let again = 0; again < 10; again++) {
    ahead += 2_000
    expect((await anna.call('POST', '/api/User/endOtherSessions')).status).toBe(200)
  }
  expect(await noted()).toBeLessThanOrEqual(before + 1)
})
