import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'

/** Where a vendor is reached by mail: nowhere, when it has no account. */
export async function addressesOfVendor(vendorId: string, tx: Queryable): Promise<string[]> {
  return (await mailboxesOf([vendorId], tx)).map(({ address }) => address)
}

/** Where vendors are reached by mail, each with the identity that reads there; who has no account is missing. */
export async function mailboxesOf(
  ids: readonly string[],
  tx: Queryable,
): Promise<{ vendorId: string; uid: string; address: string }[]> {
  const { rows } = await tx.execute(sql`select va.vendor_id as "vendorId", va.uid, a.email as address
      from vendor_account va join person_address a on a.uid = va.uid and a.verified
     where va.vendor_id = any(${sql.param([...new Set(ids)])}::uuid[])`)
  return rows as { vendorId: string; uid: string; address: string }[]
}
