/**
 * The second factor of administrators (decision 111): codes of an app (RFC 6238), and recovery codes for who has lost it.
 * What the app was given is sealed with the server's secret, recovery codes are kept as hashes under it.
 */
import { sql } from 'drizzle-orm'
import { Secret } from 'otpauth'
import type { NewSecondFactor, SecondFactor } from '#contract/people/second-factor.ts'
import { tellSessionEnd } from '../../platform/database/change-feed.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { ProblemError, ruleBroken } from '../../platform/http/problem.ts'
import { seal } from '../../platform/people/sealing.ts'
import { type Asking, atCode, generatorOf, makeCodes, plain, takeCode } from './second-factor-codes.ts'

export type { SecondFactorParts } from './second-factor-codes.ts'

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
