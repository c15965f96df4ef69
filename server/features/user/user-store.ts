import { sql } from 'drizzle-orm'
import type { AdminProfile, LoginResponse } from '#contract/people/user.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { coupleOf, findCouple } from '../couple/couple-service.ts'
import { findVendorProfile } from '../vendors/vendor-service.ts'

/** The profile of an identity, by its type; undefined when it has none yet. */
export async function profileOf(uid: string, tx: Queryable) {
  const admins = await tx.execute(
    sql`select id, uid, email, name, role, second_factor_since is null
          and (select second_factor_required from admin_policy) as owes from admin where uid = ${uid} and ended_at is null`,
  )
  if (admins.rows[0]) {
    const { owes, ...value } = admins.rows[0] as unknown as AdminProfile & { owes: boolean }
    return { type: 'admin', value: { ...value, ...(owes && { owesSecondFactor: true as const }) } } as const
  }
  const coupleId = await coupleOf(uid, tx)
  const couple = coupleId && (await findCouple(coupleId, tx, uid))
  if (couple) return { type: 'couple', value: couple } as const
  const { rows } = await tx.execute(sql`select vendor_id from vendor_account where uid = ${uid}`)
  const vendor = rows[0] && (await findVendorProfile(rows[0].vendor_id as string, tx))
  return vendor ? ({ type: 'vendor', value: vendor } as const) : undefined
}

export const NO_PROFILE: LoginResponse = { token: null, type: null, value: null }
