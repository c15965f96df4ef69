/**
 * The second factor of administrators (decision 111): codes of an app (RFC 6238), and recovery codes for who has lost it.
 * What the app was given is sealed with the server's secret, recovery codes are kept as hashes under it.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { NewSecondFactor, SecondFactor } from '#contract/second-factor.ts'
import { tellSessionEnd } from '../../platform/database/change-feed.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { ProblemError, ruleBroken } from '../../platform/http/problem.ts'
import { refund, spend } from '../../platform/http/throttle.ts'
import { seal, unseal } from '../../platform/people/sealing.ts'

const RECOVERY_CODES = 10
/** Without what is taken for something else; 32 letters, so that a byte chooses evenly. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const CODE_LETTERS = 10
const STEP_MS = 30_000
/** A clock may be one step before or after. */
const DRIFT_STEPS = 1
const TRIES = { max: 5, windowSeconds: 900 }
const TRIES_OF_ADDRESS = { max: 20, windowSeconds: 900 }

export interface SecondFactorParts {
  /** Outside of any transaction: a try that fails stays counted. */
  db: Queryable
  key: Buffer
}
interface Asking extends SecondFactorParts {
  adminId: string
  /** Of the network. */
  address: string
  now: string
  /** The Idempotency-Key, where the answer is not kept: what it took once it does not take again. */
  request?: string | undefined
}

export async function secondFactorOf(adminId: string, tx: Queryable): Promise<SecondFactor> {
  const { rows } = await tx.execute(sql`select second_factor_since as since,
      (select count(*)::int from identity_recovery_code where admin_id = ${adminId} and second_factor_since is not null) as codes,
      (select second_factor_required from admin_policy) as required
    from admin where id = ${adminId}`)
  const { since, codes, required } = rows[0] as { since: string | null; codes: number; required: boolean }
  return { since: since && new Date(since).toISOString(), codesLeft: codes, required }
}

/** Begins a second factor, in the place of one that was begun. @throws ProblemError `rule_broken` where there is one */
export async function startSecondFactor(
  { adminId, key }: { adminId: string; key: Buffer },
  tx: Queryable,
): Promise<NewSecondFactor> {
  const { rows } = await tx.execute(
    sql`select email, second_factor_since as since from admin where id = ${adminId} for update`,
  )
  const { email, since } = rows[0] as { email: string; since: string | null }
  if (since)
    throw ruleBroken('La verifica in due passaggi è già attiva: per cambiare telefono, prima toglila.')
  const secret = new Secret()
  await keepSecret(adminId, secret, key, tx)
  const codes = await makeCodes({ adminId, key }, tx)
  return { key: secret.base32, address: generatorOf(secret, email).toString(), codes }
}

/** Keeps what the app is given, sealed. */
export async function keepSecret(adminId: string, secret: Secret, key: Buffer, tx: Queryable): Promise<void> {
  const sealed = seal(Buffer.from(secret.bytes), key)
  await tx.execute(sql`insert into identity_second_factor (admin_id, secret_sealed) values (${adminId}, ${sealed})
    on conflict (admin_id) do update set secret_sealed = excluded.secret_sealed, last_step = 0, taken_by = null`)
}

/** From now on sign-in asks for a code: one of the app has proved that it makes them. @throws ProblemError as `takeCode` */
export async function confirmSecondFactor(
  asking: Asking,
  code: string,
  tx: Queryable,
): Promise<SecondFactor> {
  if (!/^\d{6}$/.test(plain(code))) throw atCode('Qui serve il codice di 6 cifre che vedi nell’app.')
  await takeCode(asking, code, tx)
  await tx.execute(sql`update admin set second_factor_since = ${asking.now}
    where id = ${asking.adminId} and second_factor_since is null`)
  return secondFactorOf(asking.adminId, tx)
}

/** Takes one's own away, by a code. Where there is none, nothing happens. @throws ProblemError as `takeCode` */
export async function endSecondFactor(asking: Asking, code: string, tx: Queryable): Promise<SecondFactor> {
  const { since } = await secondFactorOf(asking.adminId, tx)
  if (since) {
    await takeCode(asking, code, tx)
    await forgetSecondFactor(asking.adminId, tx)
  }
  return secondFactorOf(asking.adminId, tx)
}

/** Makes ten other recovery codes. @throws ProblemError as `takeCode` */
export async function renewCodes(asking: Asking, code: string, tx: Queryable): Promise<string[]> {
  await takeCode(asking, code, tx)
  return makeCodes(asking, tx)
}

/** Takes away what there is of it. */
export async function forgetSecondFactor(adminId: string, tx: Queryable): Promise<void> {
  await tx.execute(sql`delete from identity_second_factor where admin_id = ${adminId}`)
  await tx.execute(sql`delete from identity_recovery_code where admin_id = ${adminId}`)
  await tx.execute(sql`update admin set second_factor_since = null where id = ${adminId}`)
}

/**
 * Lets a sign-in go on: at once who has no second factor, with a good code who has one.
 * @throws ProblemError `second_factor_asked` without a code, and as `takeCode`
 */
export async function passSecondFactor(
  asking: Asking,
  code: string | undefined,
  tx: Queryable,
): Promise<void> {
  const { since } = await secondFactorOf(asking.adminId, tx)
  if (!since) return
  if (code === undefined) throw new ProblemError('second_factor_asked')
  await takeCode(asking, code, tx)
}

/** Says whether everybody needs one; who decides it has one. Those who have none hear of it at their next step. */
export async function requireSecondFactor(
  adminId: string,
  required: boolean,
  tx: Queryable,
): Promise<SecondFactor> {
  const own = await secondFactorOf(adminId, tx)
  if (required && !own.since) throw ruleBroken('Prima attivala per te: chi la chiede agli altri ce l’ha.')
  await tx.execute(sql`update admin_policy set second_factor_required = ${required}
    where second_factor_required <> ${required}`)
  if (required) {
    const { rows } = await tx.execute(
      sql`select uid from admin where ended_at is null and second_factor_since is null`,
    )
    for (const { uid } of rows) await tellSessionEnd(tx, uid as string)
  }
  return secondFactorOf(adminId, tx)
}

/**
 * Spends a code of the app, or a recovery code. Tries are counted by person and by address, and given back when it is good.
 * @throws ProblemError `wrong_code`, `rate_limited`
 */
async function takeCode(asking: Asking, code: string, tx: Queryable): Promise<void> {
  const { db, adminId, address, now } = asking
  const counted = [
    ['second-factor', adminId],
    ['second-factor-address', address],
  ]
  const tooMany = () => 'Troppi codici sbagliati: aspetta un quarto d’ora e riprova.'
  await spend(db, counted[0]!, TRIES, now, 1, tooMany)
  await spend(db, counted[1]!, TRIES_OF_ADDRESS, now, 1, tooMany)
  const typed = plain(code)
  const isOfApp = /^\d{6}$/.test(typed)
  if (!(await isTakenBy(asking, typed, tx)))
    await (isOfApp ? takeStep(asking, typed, tx) : takeRecoveryCode(asking, typed, tx))
  for (const parts of counted) await refund(db, parts)
}

/** As people type it and the app shows it: `123 456`, `abcde-fghjk`. */
const plain = (code: string) => code.replace(/[\s-]/g, '').toUpperCase()

const atCode = (message?: string) =>
  new ProblemError('wrong_code', message === undefined ? {} : { detail: message })

async function takeStep(asking: Asking, token: string, tx: Queryable): Promise<void> {
  const { adminId, key, now } = asking
  const { rows } = await tx.execute(
    sql`select secret_sealed as sealed from identity_second_factor where admin_id = ${adminId}`,
  )
  const bytes = rows[0] && unseal(rows[0]['sealed'] as Buffer, key)
  if (!bytes) throw atCode()
  const timestamp = Date.parse(now)
  const delta = generatorOf(new Secret({ buffer: Uint8Array.from(bytes).buffer })).validate({
    token,
    timestamp,
    window: DRIFT_STEPS,
  })
  if (delta === null) throw atCode()
  const step = Math.floor(timestamp / STEP_MS) + delta
  // Two at one moment: the row lets one of them.
  const taken = await tx.execute(sql`update identity_second_factor
    set last_step = ${step}, taken_by = ${takerOf(asking, token)}
    where admin_id = ${adminId} and last_step < ${step} returning 1`)
  if (taken.rows.length === 0)
    throw atCode('Questo codice è già stato usato: aspetta il prossimo, fra mezzo minuto al più.')
}

async function takeRecoveryCode(asking: Asking, code: string, tx: Queryable): Promise<void> {
  const { rows } = await tx.execute(sql`delete from identity_recovery_code
    where admin_id = ${asking.adminId} and code_hash = ${hashOf(asking.key, code)} returning 1`)
  if (rows.length === 0) throw atCode()
  await tx.execute(sql`update identity_second_factor set taken_by = ${takerOf(asking, code)}
    where admin_id = ${asking.adminId}`)
}

/** What took a code, told apart; null for what does not come twice under one key. */
const takerOf = ({ key, request }: Asking, code: string) =>
  request === undefined ? null : hashOf(key, `${request} ${code}`)

async function isTakenBy(asking: Asking, code: string, tx: Queryable): Promise<boolean> {
  const taker = takerOf(asking, code)
  if (!taker) return false
  const { rows } = await tx.execute(
    sql`select 1 from identity_second_factor where admin_id = ${asking.adminId} and taken_by = ${taker}`,
  )
  return rows.length > 0
}

const hashOf = (key: Buffer, code: string): Buffer => createHmac('sha256', key).update(code).digest()

const generatorOf = (secret: Secret, label = 'Lovoglio') =>
  new TOTP({ issuer: 'Lovoglio', label, algorithm: 'SHA1', digits: 6, period: STEP_MS / 1000, secret })

async function makeCodes(
  { adminId, key }: { adminId: string; key: Buffer },
  tx: Queryable,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    [...randomBytes(CODE_LETTERS)].map((byte) => LETTERS[byte % LETTERS.length]).join(''),
  )
  await tx.execute(sql`delete from identity_recovery_code where admin_id = ${adminId}`)
  for (const code of codes)
    await tx.execute(sql`insert into identity_recovery_code (admin_id, code_hash)
      values (${adminId}, ${hashOf(key, code)})`)
  return codes.map((code) => `${code.slice(0, CODE_LETTERS / 2)}-${code.slice(CODE_LETTERS / 2)}`)
}
