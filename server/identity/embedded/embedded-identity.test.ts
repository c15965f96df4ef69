import Fastify, { type FastifyInstance } from 'fastify'
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app'
import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  fetchSignInMethodsForEmail,
  getAuth,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  unlink,
  signOut,
  updateEmail,
  updatePassword,
  updateProfile,
  validatePassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
  ActionCodeURL,
  type Auth,
} from 'firebase/auth'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import {
  registerEmbeddedIdentity,
  type EmbeddedIdentity,
  type EmbeddedIdentityDeps,
} from './embedded-identity.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { sendDueMails } from '../../platform/mail/mail-post.ts'

const PASSWORD = 'rose-e-peonie'
const CHEAP = { logN: 10, r: 8, p: 1 }

let database: TestDatabase
let server: Served
let apps: FirebaseApp[]
let auth: Auth

type Served = {
  app: FastifyInstance
  identity: EmbeddedIdentity
  origin: string
  revoked: string[]
}

/** Minutes the server's clock is ahead of the real one. */
let aheadMin = 0
const clock = () => new Date(Date.now() + aheadMin * 60_000)

beforeEach(async () => {
  aheadMin = 0
  apps = []
  database = await createTestDatabase()
  server = await serve()
  auth = client(server.origin)
})

afterEach(async () => {
  await Promise.all(apps.map((app) => deleteApp(app)))
  await server.app.close()
  await database.close()
})

async function serve(deps: Partial<EmbeddedIdentityDeps> = {}): Promise<Served> {
  const app = Fastify()
  const revoked: string[] = []
  const identity = await registerEmbeddedIdentity(app, {
    pool: database.pool,
    keySecret: 'a secret of the tests',
    publicUrl: () => 'https://lovoglio.test',
    projectId: 'lovoglio',
    testApi: false,
    clock,
    scryptCost: CHEAP,
    mailAfterMs: 0,
    ...deps,
  })
  identity.onRevoked((uid) => revoked.push(uid))
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, identity, origin, revoked }
}

function client(origin: string): Auth {
  const app = initializeApp(
    { apiKey: 'any-key-at-all', projectId: 'any-name' },
    `client-${apps.length}-${origin}`,
  )
  apps.push(app)
  const made = getAuth(app)
  connectAuthEmulator(made, origin, { disableWarnings: true })
  return made
}

const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error: { code?: string }) => error.code,
  )

/** The mails that were written and are on their way. */
async function mails(): Promise<Mail[]> {
  const { rows } = await database.pool.query(
    'select recipient as to, subject, text, html from mail where recipient is not null order by id',
  )
  return rows
}

/** The code in the last mail to somebody. */
async function lastCode(to: string): Promise<string> {
  const mail = (await mails()).findLast((sent) => sent.to === to)
  const link = mail?.text.match(/https:\S+/)?.[0]
  return ActionCodeURL.parseLink(link ?? '')!.code
}

async function call(path: string, body: object, origin = server.origin) {
  const response = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:${path}?key=k`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, headers: response.headers, body: (await response.json()) as any }
}

describe('an account', () => {
  test('is registered, signs out and signs in again with the SDK', async () => {
    const made = await createUserWithEmailAndPassword(auth, 'Giulia@Example.it', PASSWORD)
    expect(made.user).toMatchObject({ email: 'giulia@example.it', emailVerified: false })
    await signOut(auth)
    const back = await signInWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD)
    expect(back.user.uid).toBe(made.user.uid)
    expect(back.user.metadata.lastSignInTime).toBeTruthy()
  })

  test('has tokens that the verifier believes, with the claims of Firebase', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD)
    const claims = await server.identity.verifyIdToken(await user.getIdToken())
    expect(claims).toMatchObject({ uid: user.uid, email: 'giulia@example.it', emailVerified: false })
    const result = await user.getIdTokenResult()
    expect(result.signInProvider).toBe('password')
    expect(result.claims).toMatchObject({ iss: 'https://securetoken.google.com/lovoglio', aud: 'lovoglio' })
    expect(Date.parse(result.expirationTime) - Date.parse(result.issuedAtTime)).toBe(3_600_000)
  })

  test('keeps neither password nor refresh token in the clear', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD)
    const rows = await database.pool.query(
      `select (select json_agg(a) from identity_account a)::text || (select json_agg(t) from identity_refresh_token t)::text
        || (select json_agg(k) from identity_signing_key k)::text as all`,
    )
    const kept = rows.rows[0].all as string
    expect(kept).toContain('scrypt$10$8$1$')
    expect(kept).not.toContain(PASSWORD)
    expect(kept).not.toContain(user.refreshToken)
    expect(kept).not.toContain(Buffer.from('PRIVATE KEY').toString('hex'))
  })

  test('is refused with a taken e-mail, a weak password, or a malformed e-mail', async () => {
    await createUserWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD)
    expect(await code(createUserWithEmailAndPassword(auth, 'GIULIA@example.it', PASSWORD))).toBe(
      'auth/email-already-in-use',
    )
    expect(await code(createUserWithEmailAndPassword(auth, 'marco@example.it', '12345'))).toBe(
      'auth/weak-password',
    )
    expect(await code(createUserWithEmailAndPassword(auth, 'marco', PASSWORD))).toBe('auth/invalid-email')
    expect(await code(createUserWithEmailAndPassword(auth, 'a@b.it\r\nBcc: c@d.it', PASSWORD))).toBe(
      'auth/invalid-email',
    )
  })

  test('registered twice at the same moment is made once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call('signUp', { email: 'giulia@example.it', password: PASSWORD })),
    )
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([
      200, 400, 400, 400, 400,
    ])
  })

  test('refreshes its token, with the time of sign-in unchanged', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD)
    const before = await user.getIdTokenResult()
    aheadMin = 30
    const after = await user.getIdTokenResult(true)
    expect(after.token).not.toBe(before.token)
    expect(after.authTime).toBe(before.authTime)
    expect((await server.identity.verifyIdToken(after.token)).uid).toBe(user.uid)
  })

  test('loses its token after an hour', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD)
    const token = await user.getIdToken()
    aheadMin = 61
    await expect(server.identity.verifyIdToken(token)).rejects.toMatchObject({ code: 'id_token_expired' })
  })

  test('shows the name and portrait it was given', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD)
    await updateProfile(user, { displayName: 'Giulia', photoURL: 'https://example.it/g.jpg' })
    await user.reload()
    expect(user).toMatchObject({ displayName: 'Giulia', photoURL: 'https://example.it/g.jpg' })
    await updateProfile(user, { displayName: null })
    expect(user.displayName).toBeNull()
  })

  test('is deleted for good, and its tokens open nothing', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD)
    const token = await user.getIdToken()
    const other = client(server.origin)
    const elsewhere = await signInWithEmailAndPassword(other, 'giulia@example.it', PASSWORD)
    await deleteUser(user)
    expect(server.revoked).toEqual([user.uid])
    await expect(server.identity.verifyIdToken(token)).rejects.toMatchObject({ code: 'id_token_revoked' })
    expect(await code(elsewhere.user.getIdToken(true))).toBe('auth/user-token-expired')
    expect(await code(signInWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD))).toBe(
      'auth/invalid-credential',
    )
  })

  test('outlives a restart of the server, with its sessions', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD)
    const token = await user.getIdToken()
    const port = Number(new URL(server.origin).port)
    await server.app.close()
    server = await serve()
    expect((await server.identity.verifyIdToken(token)).uid).toBe(user.uid)
    expect(Number(new URL(server.origin).port)).not.toBe(port)
    const again = client(server.origin)
    const back = await signInWithEmailAndPassword(again, 'giulia@example.it', PASSWORD)
    expect(back.user.uid).toBe(user.uid)
  })

  test('is made once for a demo, whatever is asked again', async () => {
    const wanted = { email: 'coppia@lovoglio.test', password: 'lovoglio-demo', uid: 'demo-couple' }
    expect(await server.identity.createAccount(wanted)).toBe('demo-couple')
    expect(await server.identity.createAccount({ ...wanted, uid: 'another' })).toBe('demo-couple')
    const { user } = await signInWithEmailAndPassword(auth, wanted.email, wanted.password)
    expect(user.uid).toBe('demo-couple')
  })
})

describe('a change of password', () => {
  test('ends the other sessions and keeps this one', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD)
    const oldToken = await user.getIdToken()
    const other = client(server.origin)
    const elsewhere = await signInWithEmailAndPassword(other, 'giulia@example.it', PASSWORD)
    await updatePassword(user, 'un-altra-password')
    expect(server.revoked).toEqual([user.uid])
    await expect(server.identity.verifyIdToken(oldToken)).rejects.toMatchObject({ code: 'id_token_revoked' })
    expect((await server.identity.verifyIdToken(await user.getIdToken())).uid).toBe(user.uid)
    expect(await code(elsewhere.user.getIdToken(true))).toBe('auth/user-token-expired')
    expect(await code(signInWithEmailAndPassword(other, 'giulia@example.it', PASSWORD))).toBe(
      'auth/invalid-credential',
    )
    await signInWithEmailAndPassword(other, 'giulia@example.it', 'un-altra-password')
  })

  test('cannot be to have none: there would be no way back in', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD)
    expect(await code(unlink(user, 'password'))).toBe('auth/operation-not-allowed')
    await signInWithEmailAndPassword(client(server.origin), 'giulia@example.it', PASSWORD)
  })

  test('asks for a recent sign-in', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD)
    aheadMin = 6
    expect(await code(updatePassword(user, 'un-altra-password'))).toBe('auth/requires-recent-login')
    expect(await code(deleteUser(user))).toBe('auth/requires-recent-login')
  })
})

describe('an e-mail that is not there', () => {
  test('is told in the codes of Google', async () => {
    expect(await code(signInWithEmailAndPassword(auth, '', PASSWORD))).toBe('auth/invalid-email')
    expect(await code(createUserWithEmailAndPassword(auth, '', PASSWORD))).toBe('auth/invalid-email')
    expect(await code(sendPasswordResetEmail(auth, ''))).toBe('auth/missing-email')
    const { user } = await createUserWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD)
    const idToken = await user.getIdToken()
    const asked = await call('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken })
    expect(asked.body.error.message).toBe('MISSING_NEW_EMAIL')
  })
})

describe('a forgotten password', () => {
  test('is replaced by the code of the mail, once', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD)
    const token = await user.getIdToken()
    await sendPasswordResetEmail(auth, 'Giulia@example.it')
    expect((await mails())[0]!.text).toContain(
      'https://lovoglio.test/reset-password?mode=resetPassword&oobCode=',
    )
    const oobCode = await lastCode('giulia@example.it')
    expect(await verifyPasswordResetCode(auth, oobCode)).toBe('giulia@example.it')
    expect(await code(confirmPasswordReset(auth, oobCode, '123'))).toBe('auth/weak-password')
    await confirmPasswordReset(auth, oobCode, 'nuova-password')
    expect(await code(confirmPasswordReset(auth, oobCode, 'ancora-un-altra'))).toBe(
      'auth/invalid-action-code',
    )
    await expect(server.identity.verifyIdToken(token)).rejects.toMatchObject({ code: 'id_token_revoked' })
    const back = await signInWithEmailAndPassword(auth, 'giulia@example.it', 'nuova-password')
    expect(back.user.emailVerified).toBe(true)
  })

  test('is replaced once when the same code is spent five times at the same moment', async () => {
    await createUserWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD)
    await sendPasswordResetEmail(auth, 'giulia@example.it')
    const oobCode = await lastCode('giulia@example.it')
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, i) =>
        call('resetPassword', { oobCode, newPassword: `nuova-password-${i}` }),
      ),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  })

  test('has a code that expires after an hour and is not kept in the clear', async () => {
    await createUserWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD)
    await sendPasswordResetEmail(auth, 'giulia@example.it')
    const oobCode = await lastCode('giulia@example.it')
    const { rows } = await database.pool.query('select * from identity_code')
    expect(JSON.stringify(rows)).not.toContain(oobCode)
    aheadMin = 61
    expect(await code(confirmPasswordReset(auth, oobCode, 'nuova-password'))).toBe('auth/expired-action-code')
  })

  test('makes the older codes worthless when a newer one is spent', async () => {
    await createUserWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD)
    await sendPasswordResetEmail(auth, 'giulia@example.it')
    const first = await lastCode('giulia@example.it')
    await sendPasswordResetEmail(auth, 'giulia@example.it')
    await confirmPasswordReset(auth, await lastCode('giulia@example.it'), 'nuova-password')
    expect(await code(confirmPasswordReset(auth, first, 'ancora-un-altra'))).toBe('auth/invalid-action-code')
  })

  test('of an unknown e-mail gets the same answer and the same rows, but no mail', async () => {
    await createUserWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD)
    const known = await call('sendOobCode', {
      requestType: 'PASSWORD_RESET',
      email: 'giulia@example.it',
      returnOobLink: true,
    })
    const unknown = await call('sendOobCode', {
      requestType: 'PASSWORD_RESET',
      email: 'nessuno@example.it',
      returnOobLink: true,
    })
    expect(unknown.status).toBe(known.status)
    expect({ ...unknown.body, email: '' }).toEqual({ ...known.body, email: '' })
    expect(Object.keys(known.body)).toEqual(['kind', 'email'])
    expect((await mails()).map((mail) => mail.to)).toEqual(['giulia@example.it'])
    const { rows } = await database.pool.query('select count(*)::int as n from identity_code')
    expect(rows[0].n).toBe(2)
  })

  test('takes a page to return to only on our own address', async () => {
    await createUserWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD)
    await sendPasswordResetEmail(auth, 'giulia@example.it', { url: 'https://lovoglio.test/login' })
    expect((await mails())[0]!.text).toContain('continueUrl=https%3A%2F%2Flovoglio.test%2Flogin')
    expect(
      await code(sendPasswordResetEmail(auth, 'giulia@example.it', { url: 'https://evil.example/' })),
    ).toBe('auth/unauthorized-continue-uri')
  })

  test('cannot be asked for without end', async () => {
    const asked: unknown[] = []
    for (let i = 0; i < 7; i += 1) asked.push(await code(sendPasswordResetEmail(auth, 'nessuno@example.it')))
    expect(asked.slice(0, 5)).toEqual(Array(5).fill('no error'))
    expect(asked.slice(5)).toEqual(['auth/too-many-requests', 'auth/too-many-requests'])
  })
})

describe('an e-mail address', () => {
  test('is verified by the code of the mail, once', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD)
    await sendEmailVerification(user)
    const oobCode = await lastCode('giulia@example.it')
    expect((await checkActionCode(auth, oobCode)).operation).toBe('VERIFY_EMAIL')
    await applyActionCode(auth, oobCode)
    await user.reload()
    expect(user.emailVerified).toBe(true)
    expect(await code(applyActionCode(auth, oobCode))).toBe('auth/invalid-action-code')
  })

  test('is changed after the new one is confirmed, and the old one can take it back', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD)
    await verifyBeforeUpdateEmail(user, 'giulia@nuovo.it')
    const oobCode = await lastCode('giulia@nuovo.it')
    const info = await checkActionCode(auth, oobCode)
    expect(info.data).toMatchObject({ email: 'giulia@nuovo.it', previousEmail: 'giulia@example.it' })
    await applyActionCode(auth, oobCode)
    expect(await code(signInWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD))).toBe(
      'auth/invalid-credential',
    )
    const moved = await signInWithEmailAndPassword(auth, 'giulia@nuovo.it', PASSWORD)
    expect(moved.user).toMatchObject({ uid: user.uid, emailVerified: true })

    await applyActionCode(auth, await lastCode('giulia@example.it'))
    const back = await signInWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD)
    expect(back.user.uid).toBe(user.uid)
  })

  test('is changed at once by updateEmail, which ends the other sessions', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD)
    const oldToken = await user.getIdToken()
    await createUserWithEmailAndPassword(client(server.origin), 'marco@example.it', PASSWORD)
    expect(await code(updateEmail(user, 'marco@example.it'))).toBe('auth/email-already-in-use')
    await updateEmail(user, 'giulia@nuovo.it')
    expect(user).toMatchObject({ email: 'giulia@nuovo.it', emailVerified: false })
    await expect(server.identity.verifyIdToken(oldToken)).rejects.toMatchObject({ code: 'id_token_revoked' })
    expect((await mails()).at(-1)!.to).toBe('giulia@example.it')
  })

  test('is not changed by a code that a stranger asked for before the password was changed', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD)
    await verifyBeforeUpdateEmail(user, 'ladro@example.it')
    await updatePassword(user, 'un-altra-password')
    expect(await code(applyActionCode(auth, await lastCode('ladro@example.it')))).toBe(
      'auth/invalid-action-code',
    )

    await verifyBeforeUpdateEmail(user, 'ladro@example.it')
    await sendPasswordResetEmail(auth, 'giulia@example.it')
    await confirmPasswordReset(auth, await lastCode('giulia@example.it'), 'nuova-password')
    expect(await code(applyActionCode(auth, await lastCode('ladro@example.it')))).toBe(
      'auth/invalid-action-code',
    )
  })

  test('once taken back is not lost again to who had taken it', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD)
    await updateEmail(user, 'ladro@example.it')
    const back = await lastCode('giulia@example.it')
    await updateEmail(user, 'ladro2@example.it')
    const again = await lastCode('ladro@example.it')
    await applyActionCode(auth, back)
    expect(await code(applyActionCode(auth, again))).toBe('auth/invalid-action-code')
    expect((await signInWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD)).user.uid).toBe(user.uid)
  })

  test('of somebody else is not given away by a change to it', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD)
    await createUserWithEmailAndPassword(client(server.origin), 'marco@example.it', PASSWORD)
    expect(await code(verifyBeforeUpdateEmail(user, 'marco@example.it'))).toBe('no error')
    expect(await mails()).toEqual([])
  })

  test('is not given away by the list of ways to sign in', async () => {
    await createUserWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD)
    expect(await fetchSignInMethodsForEmail(auth, 'giulia@example.it')).toEqual([])
  })
})

describe('guessing', () => {
  test('of taken addresses learns nothing past its limit: a free one is refused alike', async () => {
    await server.app.close()
    server = await serve({ limits: { emailExistsAddress: { max: 2, windowS: 900 } } })
    const signUp = (email: string) => call('signUp', { email, password: PASSWORD })
    expect((await signUp('giulia@example.it')).status).toBe(200)
    for (let n = 0; n < 2; n++) expect((await signUp('giulia@example.it')).status).toBe(400)
    const taken = await signUp('giulia@example.it')
    const free = await signUp('libera@example.it')
    expect([taken.status, free.status]).toEqual([429, 429])
    expect(free.body.error.message).toBe(taken.body.error.message)
  })

  test('by the time of a reset learns nothing: the mail is written after the answer', async () => {
    await createUserWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD)
    await server.app.close()
    let begun = 0
    const post = {
      pool: database.pool,
      sendMail: async () => void (begun = performance.now()),
      log: () => {},
    }
    server = await serve({ mailAfterMs: 1_500 })
    const rounds: Promise<unknown>[] = []
    const posting = setInterval(() => rounds.push(sendDueMails(post)), 10)
    const answer = await call('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'giulia@example.it' })
    const answered = performance.now()
    expect(answer.status).toBe(200)
    await expect.poll(() => begun).toBeGreaterThan(answered)
    clearInterval(posting)
    // A round that is still asking must not find the database closed.
    await Promise.all(rounds)
  })

  test('by what a reset writes learns nothing: as much for an address nobody has, which goes nowhere', async () => {
    await createUserWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD)
    for (const email of ['giulia@example.it', 'nessuno@example.it'])
      await call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
    const { rows } = await database.pool.query(
      'select recipient, length(text) + length(html) as letters from mail order by id',
    )
    expect(rows.map(({ recipient }) => recipient)).toEqual(['giulia@example.it', null])
    expect(rows[0].letters).toBe(rows[1].letters)
    const sent: string[] = []
    const sendMail = async ({ to }: Mail) => void sent.push(to)
    await sendDueMails({ pool: database.pool, sendMail, log: () => {} })
    expect(sent).toEqual(['giulia@example.it'])
  })

  test('gets one answer for a wrong password and an unknown e-mail', async () => {
    await createUserWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD)
    const wrong = await call('signInWithPassword', { email: 'giulia@example.it', password: 'sbagliata' })
    const unknown = await call('signInWithPassword', { email: 'nessuno@example.it', password: 'sbagliata' })
    expect(wrong.body.error.message).toBe('INVALID_LOGIN_CREDENTIALS')
    expect(unknown).toEqual({ ...wrong, headers: unknown.headers })
  })

  test('hashes as much for an unknown e-mail as for a wrong password', async () => {
    await createUserWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD)
    await server.app.close()
    server = await serve({ scryptCost: { logN: 16, r: 8, p: 1 } })
    const spent = async (email: string) => {
      const before = process.cpuUsage()
      await call('signInWithPassword', { email, password: 'sbagliata' })
      return process.cpuUsage(before).user
    }
    await spent('warm@example.it')
    await server.identity.createAccount({ email: 'marco@example.it', password: PASSWORD })
    const wrong = await spent('marco@example.it')
    const unknown = await spent('nessuno@example.it')
    // a hash at this cost is most of the work: without it the ratio would be under a tenth
    expect(unknown / wrong).toBeGreaterThan(0.3)
  })

  test('is stopped after ten failures from one address and goes on a quarter of an hour later', async () => {
    await createUserWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD)
    for (let i = 0; i < 10; i += 1)
      await call('signInWithPassword', { email: 'giulia@example.it', password: 'sbagliata' })
    const stopped = await call('signInWithPassword', { email: 'giulia@example.it', password: PASSWORD })
    expect(stopped.status).toBe(429)
    expect(stopped.body.error.message).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER/)
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(600)
    expect(await code(signInWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD))).toBe(
      'auth/too-many-requests',
    )
    aheadMin = 16
    expect(await code(signInWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD))).toBe('no error')
  })

  test('thirty times at once is thirty attempts', async () => {
    await createUserWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD)
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        call('signInWithPassword', { email: 'giulia@example.it', password: 'sbagliata' }),
      ),
    )
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(10)
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(20)
  })

  test('by many strangers does not keep the owner out of where they have signed in before', async () => {
    await server.app.close()
    server = await serveBehindProxy()
    const from = (ip: string, password: string) =>
      fetch(`${server.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
        body: JSON.stringify({ email: 'giulia@example.it', password }),
      })
    await server.identity.createAccount({ email: 'giulia@example.it', password: PASSWORD })
    expect((await from('203.0.113.1', PASSWORD)).status).toBe(200)
    for (let i = 0; i < 50; i += 1) await from(`198.51.100.${i}`, 'sbagliata')
    expect((await from('192.0.2.9', PASSWORD)).status).toBe(429)
    expect((await from('203.0.113.1', PASSWORD)).status).toBe(200)
  })

  test('which e-mails are taken is slowed down too', async () => {
    await createUserWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD)
    const answers: number[] = []
    for (let i = 0; i < 22; i += 1) {
      answers.push((await call('signUp', { email: 'giulia@example.it', password: PASSWORD })).status)
    }
    expect(answers.slice(0, 20)).toEqual(Array(20).fill(400))
    expect(answers.slice(20)).toEqual([429, 429])
  })
})

async function serveBehindProxy(): Promise<Served> {
  const app = Fastify({ trustProxy: true })
  const identity = await registerEmbeddedIdentity(app, {
    pool: database.pool,
    keySecret: 'a secret of the tests',
    publicUrl: () => 'https://lovoglio.test',
    projectId: 'lovoglio',
    testApi: false,
    clock,
    scryptCost: CHEAP,
  })
  return { app, identity, origin: await app.listen({ port: 0, host: '127.0.0.1' }), revoked: [] }
}

describe('the edges', () => {
  test('answer in the shape of Google, never with a stack', async () => {
    const malformed = await fetch(`${server.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":',
    })
    expect(malformed.status).toBe(400)
    expect(await malformed.json()).toEqual({
      error: {
        code: 400,
        message: 'INVALID_ARGUMENT',
        errors: [{ message: 'INVALID_ARGUMENT', domain: 'global', reason: 'invalid' }],
      },
    })
    expect((await call('signUp', { email: ['x'], password: {} })).body.error.message).toBe('INVALID_ARGUMENT')
    expect((await call('signInWithIdp', {})).body.error.message).toBe('OPERATION_NOT_ALLOWED')
    expect((await call('unheardOf', {})).status).toBe(404)
    expect((await call('lookup', { idToken: 'not.a.token' })).body.error.message).toBe('INVALID_ID_TOKEN')
    expect((await call('signUp', { email: 'a'.repeat(70_000) })).status).toBe(413)
  })

  test('let a page of another origin in, without cookies', async () => {
    const response = await fetch(`${server.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:5173',
        'access-control-request-headers': 'content-type,x-client-version',
      },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-headers')).toBe('content-type,x-client-version')
    expect(response.headers.get('access-control-allow-credentials')).toBeNull()
  })

  test('tell the password policy to the SDK', async () => {
    expect((await validatePassword(auth, '12345')).isValid).toBe(false)
    expect((await validatePassword(auth, '123456')).isValid).toBe(true)
  })

  test('leave the errors of the rest of the server alone', async () => {
    const response = await fetch(`${server.origin}/elsewhere`)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(await response.json()).toMatchObject({ statusCode: 404 })
  })
})

describe('the administrative calls of the emulator', () => {
  test('are not there unless asked for', async () => {
    const response = await fetch(`${server.origin}/emulator/v1/projects/any/oobCodes`)
    expect(response.status).toBe(404)
  })

  test('list the codes that were sent and delete the accounts', async () => {
    await server.app.close()
    server = await serve({ testApi: true })
    auth = client(server.origin)
    await createUserWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD)
    await sendPasswordResetEmail(auth, 'giulia@example.it')
    await sendPasswordResetEmail(auth, 'nessuno@example.it')
    const admin = `${server.origin}/emulator/v1/projects/any`
    const { oobCodes } = (await (await fetch(`${admin}/oobCodes`)).json()) as any
    expect(oobCodes).toEqual([
      {
        email: 'giulia@example.it',
        requestType: 'PASSWORD_RESET',
        oobCode: await lastCode('giulia@example.it'),
        oobLink: expect.stringContaining('https://lovoglio.test/reset-password?mode=resetPassword&oobCode='),
      },
    ])
    expect(await (await fetch(`${admin}/verificationCodes`)).json()).toEqual({ verificationCodes: [] })
    expect(await (await fetch(`${admin}/accounts`)).json()).toMatchObject({
      users: [{ email: 'giulia@example.it' }],
    })
    expect(await (await fetch(`${admin}/accounts`, { method: 'DELETE' })).json()).toEqual({})
    expect(await (await fetch(`${admin}/accounts`)).json()).toEqual({ users: [] })
    expect(await (await fetch(`${admin}/oobCodes`)).json()).toEqual({ oobCodes: [] })
  })

  test('let the emulator’s owner verify, disable and delete an account, and nobody else', async () => {
    await server.app.close()
    server = await serve({ testApi: true })
    auth = client(server.origin)
    const { user } = await createUserWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD)
    const token = await user.getIdToken()
    const asOwner = async (what: string, body: object, authorization = 'Bearer owner') => {
      const url = `${server.origin}/identitytoolkit.googleapis.com/v1/projects/any/accounts:${what}`
      const headers = { 'content-type': 'application/json', authorization }
      const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
      return response.status
    }
    expect(await asOwner('update', { localId: user.uid, emailVerified: true }, 'Bearer somebody')).toBe(400)
    expect(await asOwner('update', { localId: user.uid, emailVerified: true })).toBe(200)
    await user.reload()
    expect(user.emailVerified).toBe(true)

    expect(await asOwner('update', { localId: user.uid, disableUser: true })).toBe(200)
    await expect(server.identity.verifyIdToken(token)).rejects.toMatchObject({ code: 'id_token_revoked' })
    expect(await code(user.getIdToken(true))).toBe('auth/user-disabled')
    expect(await code(signInWithEmailAndPassword(auth, 'giulia@example.it', PASSWORD))).toBe(
      'auth/user-disabled',
    )
    // who does not know the password is not told that the account is disabled
    expect(await code(signInWithEmailAndPassword(auth, 'giulia@example.it', 'sbagliata'))).toBe(
      'auth/invalid-credential',
    )
    expect(await asOwner('delete', { localId: user.uid })).toBe(200)
    expect(await asOwner('delete', { localId: user.uid })).toBe(400)
  })
})
