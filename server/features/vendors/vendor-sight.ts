/** Who may see a vendor, and what of it. */
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { AccountType, Vendor } from '#contract/vendors/vendor.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import type { Actor } from '../../platform/people/actor.ts'
import { findPublicVendor, findVendorProfile, vendors } from './vendor-store.ts'

/** For what belongs to a vendor: that the vendor is one visitors may see. */
export const isOfPublicVendor = (vendorId: PgColumn): SQL =>
  sql`exists (select 1 from vendor v where v.id = ${vendorId} and v.active and v.deleted_at is null)`

/** For what only some plans show: that the vendor is one visitors may see, and has one of them. */
export const isOfPublicVendorOn = (vendorId: PgColumn, plans: readonly AccountType[]): SQL =>
  sql`exists (select 1 from vendor v where v.id = ${vendorId} and v.active and v.deleted_at is null
    and v.type_of_account in ${[...plans]})`

export const seesAlways = (id: string, actor: Actor): boolean =>
  actor.kind === 'admin' || (actor.kind === 'vendor' && actor.vendorId === id)

/** Whether this caller may see what a vendor has: anyone of the public ones, a vendor its own always. */
export const maySeeVendor = async (id: string, actor: Actor, tx: Queryable): Promise<boolean> =>
  seesAlways(id, actor) || (await findPublicVendor(id, tx)) !== undefined

/** A vendor as this caller may see it: anyone the public ones, a vendor itself always. */
export async function viewVendor(id: string, actor: Actor, tx: Queryable): Promise<Vendor> {
  const found = seesAlways(id, actor) ? await findVendorProfile(id, tx) : await findPublicVendor(id, tx)
  if (found) {
    const { uid: _uid, private: _private, ...seen } = found as Vendor & { uid?: string; private?: unknown }
    return seen
  }
  const row = await vendors.find(tx, id)
  throw new ProblemError(row && row.deletedAt !== null ? 'deleted' : 'not_found')
}
