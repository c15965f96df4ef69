import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeFor } from '#tests/support/second-factor.ts'
import { type Person, type TestApp, logIn, newAdmin, send, startTestApp } from '#tests/support/test-app.ts'

let at: TestApp
/** Ahead of the real one, so that each code is of another half minute. */
let steps = 0
beforeAll(async () => {
  at = await startTestApp(() => new Date(Date.now() + steps * 30_000))
})
afterAll(() => at.close())
let lea: Person
beforeEach(async () => {
  steps = 0
  await at.database.pool.query('update admin set ended_at = now(); delete from throttle')
  await at.database.pool.query('update admin_policy set second_factor_required = false')
  lea = await newAdmin(at)
})

const post = (who: Person, call: string, body?: unknown, headers?: Record<string, string>) =>
  who.call('POST', `/api/Admin/${call}`, body, headers)
const stateOf = async (who: Person) => (await who.call('GET', '/api/Admin/getSecondFactor')).body
const idOf = async (who: Person) =>
  (await at.database.pool.query('select id from admin where uid = $1', [who.uid])).rows[0].id as string
/** The code of the next half minute, which is then now: none is taken twice. */
const next = (key: string) => codeFor(key, ++steps)

async function enrol(who: Person): Promise<{ key: string; codes: string[] }> {
  const { body } = await post(who, 'startSecondFactor')
  expect((await post(who, 'confirmSecondFactor', { code: next(body.key) })).status).toBe(200)
  return body
}
/** A sign-in by whoever has proved who they are, as the password does. */
const signIn = (who: Person, code?: string) =>
  send(`${at.url}/api/User/login`, 'POST', who.idToken, {
    userName: who.email,
    uid: who.uid,
    ...(code !== undefined && { code }),
  })

describe('a second factor', () => {
  it('is on once a code of the app has been said, and not before', async () => {
    const { body } = await post(lea, 'startSecondFactor')
    expect(body.address).toMatch(/^otpauth:\/\/totp\/Lovoglio:.*secret=/)
    expect(new Set(body.codes).size).toBe(10)
    expect(await stateOf(lea)).toEqual({ since: null, codesLeft: 0, required: false })
    expect((await signIn(lea)).body.type).toBe('admin')
    expect((await post(lea, 'confirmSecondFactor', { code: '000000' })).body.code).toBe('wrong_code')
    expect((await post(lea, 'confirmSecondFactor', { code: body.codes[0] })).body.code).toBe('wrong_code')
    await post(lea, 'confirmSecondFactor', { code: next(body.key) })
    expect(await stateOf(lea)).toMatchObject({ since: expect.any(String), codesLeft: 10 })
    expect((await post(lea, 'startSecondFactor')).body.code).toBe('rule_broken')
  })

  it('is asked for at each sign-in: until then there is no session and no right', async () => {
    const { key } = await enrol(lea)
    const half = await signIn(lea)
    expect([half.status, half.body.code, half.body.token]).toEqual([403, 'second_factor_asked', undefined])
    const byProof = await send(`${at.url}/api/Admin/getAdministrators`, 'GET', lea.idToken)
    expect(byProof.status).toBe(401)
    const code = next(key)
    expect((await signIn(lea, `${code.slice(0, 3)} ${code.slice(3)}`)).body).toMatchObject({ type: 'admin' })
  })

  it('takes no code twice, and one of the half minute before or after', async () => {
    const { key } = await enrol(lea)
    const code = next(key)
    expect((await signIn(lea, code)).status).toBe(200)
    const again = await signIn(lea, code)
    expect([again.body.code, again.body.detail]).toEqual([
      'wrong_code',
      expect.stringContaining('già stato usato'),
    ])
    expect((await signIn(lea, codeFor(key, steps + 1))).status).toBe(200)
    steps += 10
    expect((await signIn(lea, codeFor(key, steps - 2))).body.code).toBe('wrong_code')
    expect((await signIn(lea, codeFor(key, steps - 1))).status).toBe(200)
  })

  it('takes one code for one of two sign-ins at once', async () => {
    const { key } = await enrol(lea)
    const code = next(key)
    const both = await Promise.all([signIn(lea, code), signIn(lea, code)])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 403])
  })

  it('opens by a recovery code once, however it is typed', async () => {
    const { codes } = await enrol(lea)
    expect((await signIn(lea, codes[0]!.toLowerCase().replace('-', ' '))).status).toBe(200)
    expect((await signIn(lea, codes[0])).body.code).toBe('wrong_code')
    expect((await stateOf(lea)).codesLeft).toBe(9)
  })

  it('is guessed five times in a quarter of an hour, and the good code waits as well', async () => {
    const { key } = await enrol(lea)
    for (let guess = 0; guess < 5; guess++) expect((await signIn(lea, '000000')).status).toBe(403)
    expect((await signIn(lea, next(key))).body.code).toBe('rate_limited')
    steps += 31
    expect((await signIn(lea, next(key))).status).toBe(200)
  })

  it('has other recovery codes on wish; sent again, the same code makes others, with another key none', async () => {
    const { key, codes } = await enrol(lea)
    const code = next(key)
    const asked = { 'Idempotency-Key': 'rifai-i-codici' }
    const first = await post(lea, 'renewRecoveryCodes', { code }, asked)
    const second = await post(lea, 'renewRecoveryCodes', { code }, asked)
    expect([first.status, second.status]).toEqual([200, 200])
    expect((await post(lea, 'renewRecoveryCodes', { code })).body.code).toBe('wrong_code')
    expect((await signIn(lea, codes[0])).body.code).toBe('wrong_code')
    expect((await signIn(lea, first.body.codes[0])).body.code).toBe('wrong_code')
    expect((await signIn(lea, second.body.codes[0])).status).toBe(200)
  })

  it('is taken away by its owner with a code, and sign-in asks for none', async () => {
    const { key } = await enrol(lea)
    expect((await post(lea, 'endSecondFactor', { code: '000000' })).body.code).toBe('wrong_code')
    expect((await post(lea, 'endSecondFactor', { code: next(key) })).body.since).toBeNull()
    expect((await signIn(lea)).status).toBe(200)
  })

  it('stands nowhere as it is: neither its key nor its codes', async () => {
    const { key, codes } = await enrol(lea)
    const { rows } = await at.database.pool.query(
      `select f::text || coalesce((select string_agg(c::text, '') from identity_recovery_code c), '')
           || coalesce((select string_agg(coalesce(before::text, '') || coalesce(after::text, ''), '') from admin_act_change), '')
           || coalesce((select string_agg(answer::text, '') from idempotency), '') as all
         from identity_second_factor f where admin_id = $1`,
      [await idOf(lea)],
    )
    for (const word of [key, ...codes, ...codes.map((code) => code.replace('-', ''))])
      expect(rows[0].all).not.toContain(word)
  })
})

describe('an owner', () => {
  it('takes it from another who has lost it: they are out everywhere, told by mail, and it is in the register', async () => {
    const sara = await newAdmin(at, 'support')
    await enrol(sara)
    const id = await idOf(sara)
    expect((await lea.call('DELETE', `/api/Admin/resetSecondFactor/${id}`)).status).toBe(200)
    expect((await sara.call('GET', '/api/Admin/getSecondFactor')).status).toBe(401)
    const { rows } = await at.database.pool.query('select subject from mail where recipient = $1', [
      sara.email,
    ])
    expect(rows).toEqual([{ subject: 'Ti hanno tolto la verifica in due passaggi' }])
    const { body } = await lea.call('GET', `/api/Admin/getRegister?of=${id}`)
    expect(body.items[0]).toMatchObject({ call: 'Admin/resetSecondFactor' })
    expect(await logIn(at, sara)).toMatchObject({ type: 'admin' })
    expect((await lea.call('DELETE', `/api/Admin/resetSecondFactor/${await idOf(lea)}`)).status).toBe(422)
  })

  it('who takes somebody out takes their second factor too: who comes back begins anew', async () => {
    const sara = await newAdmin(at, 'support')
    await enrol(sara)
    const id = await idOf(sara)
    await lea.call('DELETE', `/api/Admin/removeAdministrator/${id}`)
    const { rows } = await at.database.pool.query(
      'select 1 from identity_second_factor where admin_id = $1 union all select 1 from identity_recovery_code where admin_id = $1',
      [id],
    )
    expect(rows).toEqual([])
  })

  it('who has one asks it of everybody: who has none makes one, and nothing else', async () => {
    const sara = await newAdmin(at, 'support')
    const require = (required: boolean) => lea.call('PUT', '/api/Admin/requireSecondFactor', { required })
    expect((await require(true)).status).toBe(422)
    await enrol(lea)
    expect((await require(true)).body.required).toBe(true)
    expect((await post(sara, 'getAllCouple', {})).body.code).toBe('second_factor_owed')
    expect(await logIn(at, sara)).toMatchObject({ value: { owesSecondFactor: true } })
    expect((await sara.call('GET', '/api/Admin/checkUserIfAdmin')).body).toBe(true)
    expect((await post(sara, 'getAllCouple', {})).body.code).toBe('second_factor_owed')
    await enrol(sara)
    expect((await post(sara, 'getAllCouple', {})).status).toBe(200)
    expect((await post(lea, 'getAllCouple', {})).status).toBe(200)
  })
})
