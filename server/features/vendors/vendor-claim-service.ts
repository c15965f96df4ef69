/** Pages that an administrator made, which nobody holds until somebody accepts to (decision 135). */
import { sql } from 'drizzle-orm'
import type { VendorRow } from './vendor-store.ts'
import { vendors } from './vendor-store.ts'
import type { ActorOf } from '../../platform/people/actor.ts'
import { notePersonAddress } from '../../platform/people/person-address.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { WriteContext } from '../../platform/entity/entity-store.ts'
import { ProblemError, ruleBroken } from '../../platform/http/problem.ts'

/** A vendor whose page nobody holds. @throws ProblemError `not_found`, `deleted`, `rule_broken` where somebody does */
export async function unclaimedVendor(id: string, tx: Queryable): Promise<VendorRow> {
  const row = await vendors.find(tx, id)
  if (!row) throw new ProblemError('not_found')
  if (row.deletedAt !== null) throw new ProblemError('deleted')
  if (row.claimed) throw ruleBroken('Questa pagina la tiene già qualcuno.')
  return row
}

/**
 * Gives a page to an identity, who works on it as a vendor from then on: couples may ask and write. The caller holds the
 * vendor's lock, and knows that the address is theirs.
 * @throws ProblemError as `unclaimedVendor`
 */
export async function claimVendor(
  context: WriteContext,
  id: string,
  { uid, email }: ActorOf<'identity'>,
): Promise<void> {
  const { tx } = context
  await unclaimedVendor(id, tx)
  await tx.execute(
    sql`insert into vendor_account (vendor_id, uid, account_email) values (${id}, ${uid}, ${email})`,
  )
  await notePersonAddress({ uid, email, emailVerified: true }, tx)
  await vendors.change(context, id, { claimed: true }, () => true)
}
