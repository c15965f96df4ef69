/** Codes of a second factor (decision 111): of an app (RFC 6238), and of recovery; each opens once. */
import { createHmac, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Queryable } from '../../platform/database/database.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { refund, spend } from '../../platform/http/throttle.ts'
import { unseal } from '../../platform/people/sealing.ts'

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
  /**
   * Outside of any transaction: a try that fails stays counted. A connection beside the write's own is there: one
   * administrator's write runs at a time, and a part of the pool is kept from writes.
   */
  db: Queryable
  key: Buffer
}
export interface Asking extends SecondFactorParts {
  adminId: string
  /** Of the network. */
  address: string
  now: string
  /** The Idempotency-Key, where the answer is not kept: what it took once it does not take again. */
  request?: string | undefined
}

/**
 * Spends a code of the app, or a recovery code. Tries are counted by person and by address, and given back when it is good.
 * @throws ProblemError `wrong_code`, `rate_limited`
 */
export async function takeCode(asking: Asking, code: string, tx: Queryable): Promise<void> {
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
export const plain = (code: string) => code.replace(/[\s-]/g, '').toUpperCase()

export const atCode = (message?: string) =>
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

export const generatorOf = (secret: Secret, label = 'Lovoglio') =>
  new TOTP({ issuer: 'Lovoglio', label, algorithm: 'SHA1', digits: 6, period: STEP_MS / 1000, secret })

/** Makes ten recovery codes in the place of those that were. */
export async function makeCodes(
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
