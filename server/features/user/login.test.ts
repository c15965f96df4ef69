import { SignJWT, generateKeyPair } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type TestApp,
  logIn,
  newAdmin,
  newCouple,
  newIdentity,
  newVendor,
  send,
  startTestApp,
} from '#tests/support/test-app.ts'

let at: TestApp
let now = () => new Date()
beforeAll(async () => {
  at = await startTestApp(() => now())
})
afterAll(() => at.close())

const exchange = (token: string, userName: string, uid: string) =>
  send(`${at.url}/api/User/login`, 'POST', token, { userName, uid })

describe('the exchange of an identity for a session', () => {
  it('answers the token, the type and the profile', async () => {
    const couple = await newCouple(at)
    const answer = await logIn(at, couple)
    expect(answer).toMatchObject({
      type: 'couple',
      value: { id: couple.coupleId, uid: couple.uid, active: true },
    })
    const vendor = await newVendor(at)
    expect(await logIn(at, vendor)).toMatchObject({ type: 'vendor', value: { id: vendor.vendorId } })
    expect(await logIn(at, await newAdmin(at))).toMatchObject({ type: 'admin' })
  })

  it('knows the scheme of the header in any case, at sign-in, at a call and at the sign-out', async () => {
    const couple = await newCouple(at)
    const asked = { userName: couple.email, uid: couple.uid }
    const ask = async (method: string, path: string, scheme: string, token: string, body?: object) =>
      send(at.url + path, method, '', body, { Authorization: `${scheme} ${token}` })
    const { body } = await ask('POST', '/api/User/login', 'bearer', couple.idToken, asked)
    const me = await ask('GET', '/api/User/me', 'BEARER', body.token)
    expect([me.status, me.body.token]).toEqual([200, body.token])
    expect((await ask('POST', '/api/User/logout', 'bearer', body.token)).status).toBe(200)
    expect((await ask('GET', '/api/User/me', 'Bearer', body.token)).body.code).toBe('token_expired')
    expect((await ask('GET', '/api/User/me', 'Basic', body.token)).body.code).toBe('unauthenticated')
  })

  it('answers no profile for an identity that has none yet', async () => {
    expect(await logIn(at, await newIdentity(at))).toEqual({ token: null, type: null, value: null })
  })

  it('opens nothing for a bare uid, another’s token, a forged one or an expired one', async () => {
    const [anna, eve] = [await newCouple(at), await newCouple(at)]
    const { privateKey } = await generateKeyPair('RS256')
    const forged = await new SignJWT({ email: anna.email, auth_time: Math.floor(Date.now() / 1000) })
      .setProtectedHeader({ alg: 'RS256', kid: 'finto' })
      .setIssuer('https://securetoken.google.com/lovoglio')
      .setAudience('lovoglio')
      .setSubject(anna.uid)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey)
    const [head, body] = anna.idToken.split('.')
    for (const [why, token] of [
      ['a bare uid', ''],
      ['another’s token', eve.idToken],
      ['a forged token', forged],
      ['no signature', `${head}.${body}.`],
      ['the product’s own token', eve.token],
    ] as const) {
      const { status, body: problem } = await exchange(token, anna.email, anna.uid)
      expect([status, problem.code], why).toEqual([401, 'unauthenticated'])
    }
    expect((await exchange(anna.idToken, eve.email, anna.uid)).status).toBe(401)
    now = () => new Date(Date.now() + 2 * 3_600_000)
    const expired = await exchange(anna.idToken, anna.email, anna.uid)
    now = () => new Date()
    expect([expired.status, expired.body.code]).toEqual([401, 'token_expired'])
  })

  it('lets one identity have one profile', async () => {
    const couple = await newCouple(at)
    const profile = {
      businessName: 'Due ruoli',
      category: 'altro',
      place: { region: 'lazio', province: 'RM', city: 'Roma' },
    }
    const second = await send(`${at.url}/api/Vendor/addNewVendor`, 'POST', couple.idToken, profile)
    expect([second.status, second.body.code]).toEqual([409, 'profile_exists'])
  })

  it('ends when the person signs out, and not before', async () => {
    const couple = await newCouple(at)
    const other = { ...couple }
    await logIn(at, other)
    await couple.call('POST', '/api/User/logout')
    expect((await couple.call('GET', '/api/User/me')).status).toBe(401)
    // A browser sends what it has no answer to again by itself.
    const again = await couple.call('POST', '/api/User/logout')
    expect([again.status, again.body]).toEqual([200, { ok: true }])
    expect((await send(`${at.url}/api/User/me`, 'GET', other.token)).body.value.id).toBe(couple.coupleId)
  })

  it('keeps only a hash of the token', async () => {
    const couple = await newCouple(at)
    const { rows } = await at.database.pool.query("select encode(token_hash, 'escape') as hash from session")
    expect(rows.some(({ hash }) => hash.includes(couple.token))).toBe(false)
  })
})

describe('the role checks', () => {
  it('answer true for their own role, false for any other and for visitors', async () => {
    const people = { couple: await newCouple(at), vendor: await newVendor(at), admin: await newAdmin(at) }
    const checks = {
      couple: 'Couple/checkUserIfCouple',
      vendor: 'Vendor/checkUserIfVendor',
      admin: 'Admin/checkUserIfAdmin',
    }
    for (const [role, path] of Object.entries(checks)) {
      for (const [kind, person] of Object.entries(people))
        expect((await person.call('GET', `/api/${path}`)).body, `${kind} asks ${path}`).toBe(role === kind)
      expect((await send(`${at.url}/api/${path}`, 'GET', '')).body).toBe(false)
    }
  })
})

describe('every call of the contract', () => {
  it('asks whose it is before anything else, and answers 501 while it is not served', async () => {
    const { ROUTES } = await import('#contract/routes.ts')
    const couple = await newCouple(at)
    const id = couple.coupleId
    let cells = 0
    for (const route of Object.values(ROUTES)) {
      const path = route.path.replace('{id}', id)
      const visitor = await send(at.url + path, route.method, '', route.method === 'GET' ? undefined : {})
      if (route.access === 'public') expect([401, 403], `visitor ${path}`).not.toContain(visitor.status)
      else expect(visitor.status, `visitor ${path}`).toBe(401)
      if (route.access === 'admin' || route.access === 'vendor') {
        const refused = await couple.call(route.method, path, route.method === 'GET' ? undefined : {})
        expect(refused.status, `couple ${path}`).toBe(403)
        cells++
      }
      cells++
    }
    console.log(`access: ${cells} cells`)
  })
})
