/** What ends sessions whose identity is Google's: an account disabled, deleted or signed out everywhere, and nothing else; and what ends the identity. */
import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { removeDue } from '#server/platform/entity/removal.ts'
import { type GoogleIdentity, startGoogleIdentity } from '#tests/support/google-identity.ts'
import { type TestApp, send, startTestApp } from '#tests/support/test-app.ts'

let google: GoogleIdentity
let at: TestApp
const warned: object[] = []
const FIREBASE = {
  FIREBASE_PROJECT_ID: 'nozze',
  FIREBASE_API_KEY: 'k',
  FIREBASE_AUTH_DOMAIN: 'nozze.firebaseapp.com',
  IDENTITY_TEST_API: '0',
}
const start = (more: Record<string, string> = {}) =>
  startTestApp(undefined, { ...FIREBASE, ...more }, undefined, {
    google: { accountsUrl: google.url, keysUrl: `${google.url}/keys` },
  })
beforeAll(async () => {
  google = await startGoogleIdentity()
  at = await start({ FIREBASE_SERVICE_ACCOUNT: google.serviceAccount })
  at.app.server.log.warn = ((detail: object) => warned.push(detail)) as never
})
afterAll(async () => {
  await at.close()
  await google.close()
})
beforeEach(async () => {
  google.mood = 'well'
  google.asked = []
  warned.length = 0
  await at.database.pool.query('delete from session')
})

/** Somebody with a wedding, signed in through Google. */
async function newFirebaseCouple({ url }: TestApp = at, signedInAt = new Date()) {
  const [uid, email] = [`g-${newId()}`, `${newId()}@prova.test`]
  google.accounts.set(uid, { validSince: new Date(signedInAt.getTime() - 60_000) })
  const idToken = await google.idToken(uid, email, signedInAt)
  const partners = [{ firstName: 'Anna' }, { firstName: 'Marco' }]
  const { body } = await send(`${url}/api/Couple/addNewCouple`, 'POST', idToken, { partners })
  const logIn = async () =>
    (await send(`${url}/api/User/login`, 'POST', idToken, { userName: email, uid })).body.token as string
  return { uid, email, coupleId: body.id as string, logIn, token: await logIn() }
}
const isIn = async (token: string, { url } = at) =>
  (await send(`${url}/api/User/me`, 'GET', token)).status === 200
/** As if the last look had been so long ago. */
const lookedAt = (ago: string) =>
  at.database.pool.query('update session set checked_at = now() - $1::interval', [ago])

describe('with a Firebase project and its service account', () => {
  it('asks of a session within the minute, then every hour, with one access token for all', async () => {
    const { uid, token } = await newFirebaseCouple()
    await at.app.endSessionsOfGone()
    expect(google.asked).toEqual([[uid]])
    await lookedAt('59 minutes')
    await at.app.endSessionsOfGone()
    expect(google.asked).toHaveLength(1)
    await lookedAt('61 minutes')
    await at.app.endSessionsOfGone()
    expect(google.asked).toEqual([[uid], [uid]])
    expect(google.tokens()).toBe(1)
    expect(await isIn(token)).toBe(true)
  })

  it.each([
    ['disabled', (uid: string) => void google.accounts.set(uid, { disabled: true })],
    ['deleted', (uid: string) => void google.accounts.delete(uid)],
    [
      'reset to another password',
      (uid: string) => void google.accounts.set(uid, { validSince: new Date(Date.now() + 2_000) }),
    ],
  ])(
    'ends the sessions and the hub connections of an account that was %s, and no other’s',
    async (_, change) => {
      const [gone, other] = [await newFirebaseCouple(), await newFirebaseCouple()]
      const connection = new HubConnectionBuilder()
        .configureLogging(LogLevel.None)
        .withUrl(`${at.url}/hubs/couple`, { accessTokenFactory: () => gone.token })
        .build()
      await connection.start()
      const closed = new Promise((resolve) => connection.onclose(resolve))
      change(gone.uid)
      expect(await at.app.endSessionsOfGone()).toBe(1)
      await closed
      expect([await isIn(gone.token), await isIn(other.token)]).toEqual([false, true])
    },
  )

  it('lets a session stand that was opened by a sign-in after the reset', async () => {
    const anna = await newFirebaseCouple()
    google.accounts.set(anna.uid, { validSince: new Date(Date.now() - 30_000) })
    await at.database.pool.query("update session set signed_in_at = now() - interval '1 hour'")
    const fresh = await anna.logIn()
    expect(await at.app.endSessionsOfGone()).toBe(1)
    expect([await isIn(anna.token), await isIn(fresh)]).toEqual([false, true])
  })

  it.each(['refuses', 'breaks', 'is somebody else'] as const)(
    'ends nothing when Google %s, says so, and asks again a minute later',
    async (mood) => {
      const { uid, token } = await newFirebaseCouple()
      google.accounts.delete(uid)
      google.mood = mood
      expect(await at.app.endSessionsOfGone()).toBe(0)
      expect(warned).toMatchObject([{ event: 'identity.unchecked' }])
      expect(await isIn(token)).toBe(true)
      google.mood = 'well'
      expect(await at.app.endSessionsOfGone()).toBe(1)
      expect(await isIn(token)).toBe(false)
    },
  )

  it('asks of many at once, a hundred in one request', async () => {
    for (let made = 0; made < 120; made++) google.accounts.set(`molti-${made}`, {})
    await at.database.pool.query(`insert into session (token_hash, uid, expires_at)
      select decode(md5(n::text), 'hex'), 'molti-' || n, now() + interval '1 day' from generate_series(0, 119) n`)
    expect(await at.app.endSessionsOfGone()).toBe(0)
    expect(google.asked.map((uids) => uids.length)).toEqual([100, 20])
  })

  it('keeps sessions for thirty days from their last use', async () => {
    await newFirebaseCouple()
    const { rows } = await at.database.pool.query(
      "select expires_at - now() > interval '29 days' as long, slides from session",
    )
    expect(rows).toEqual([{ long: true, slides: true }])
  })
})

describe('deleting an account of a Firebase project', () => {
  const erase = ({ coupleId, token }: { coupleId: string; token: string }) =>
    send(`${at.url}/api/Couple/deleteCouple/${coupleId}`, 'DELETE', token)

  it('deletes its identity there, and asks again where Google could not be asked', async () => {
    const [gone, stays] = [await newFirebaseCouple(), await newFirebaseCouple()]
    google.mood = 'refuses'
    expect((await erase(gone)).status).toBe(200)
    expect(await removeDue(at.app.removals)).toBe(0)
    expect(google.accounts.has(gone.uid)).toBe(true)
    google.mood = 'well'
    await at.database.pool.query("update removal set due_at = now() - interval '1 second'")
    expect(await removeDue(at.app.removals)).toBe(1)
    expect([google.accounts.has(gone.uid), google.accounts.has(stays.uid)]).toEqual([false, true])
  })

  it('leaves it to a process that can ask Google, where this one cannot', async () => {
    const gone = await newFirebaseCouple()
    expect((await erase(gone)).status).toBe(200)
    const { deleteIdentity: _, ...without } = at.app.removals
    expect(await removeDue(without)).toBe(0)
    expect(google.accounts.has(gone.uid)).toBe(true)
    expect(await removeDue(at.app.removals)).toBe(1)
  })

  it('takes an identity that is gone already for deleted', async () => {
    const gone = await newFirebaseCouple()
    expect((await erase(gone)).status).toBe(200)
    google.accounts.delete(gone.uid)
    expect(await removeDue(at.app.removals)).toBe(1)
    expect((await at.database.pool.query("select 1 from removal where area = 'identity'")).rows).toEqual([])
  })
})

describe('with a Firebase project and no service account', () => {
  it('keeps sessions for a day, however much they are used, and shortens those that were longer', async () => {
    const own = await start()
    const { token } = await newFirebaseCouple(own)
    const { pool } = own.database
    const left = async () =>
      Number(
        (await pool.query('select extract(epoch from expires_at - now()) / 3600 as hours from session'))
          .rows[0].hours,
      )
    expect(await left()).toBeGreaterThan(23)
    await pool.query(
      "update session set expires_at = now() + interval '2 hours', last_used_at = now() - interval '1 hour'",
    )
    expect(await isIn(token, own)).toBe(true)
    expect(await left()).toBeLessThan(2.1)
    await pool.query("update session set expires_at = now() + interval '20 days', slides = true")
    const beside = await startTestApp(undefined, FIREBASE, own)
    expect(await left()).toBeLessThan(24.1)
    expect(await own.app.endSessionsOfGone()).toBe(0)
    await beside.close()
    await own.close()
  })
})
