/** Paid placements: who is shown, marked, above a list, or among the best of the home page. They change no order. */
import { type SQL, sql } from 'drizzle-orm'
import { PLACEMENT_SHOWN } from '#contract/lists/vendors/placement-states.ts'
import type { VendorCard } from '#contract/vendors/vendor.ts'
import type { Queryable } from '../../platform/database/database.ts'

/** How many stand above a list. */
export const IN_A_LIST = 2
/** As the page on the order of results says. */
const ON_THE_HOME_PAGE = 1

/** Vendors in the order of their turns, each with the placement that it has paid for. */
export type Paid = ReadonlyMap<string, string>

/**
 * Whose turn it is today: by lot, each day anew, the chances as the weights, so that the same one is not always first.
 * (Weighted sampling without replacement: the largest of u^(1/weight), u even between 0 and 1.)
 */
async function drawn(
  placement: string,
  where: SQL,
  today: string,
  limit: number,
  tx: Queryable,
): Promise<Paid> {
  const { rows } = await tx.execute(sql`
    select distinct on (turn, vendor_id) vendor_id, id from (
      select p.id, p.vendor_id,
             power(((hashtext(p.vendor_id::text || ${today}::text) & 1073741823) + 1) / 1073741825.0, 1.0 / p.weight) as turn
        from vendor_visibility p
             join (select l.vendor_id from vendor_listing l${where}) listed on listed.vendor_id = p.vendor_id
       where p.placement = ${placement} and p.deleted_at is null
         and p.state in ${[...PLACEMENT_SHOWN]} and ${today}::date between p."from" and p."to") paid
     order by turn desc, vendor_id, id limit ${limit}`)
  const paid = new Map<string, string>()
  for (const { vendor_id: vendorId, id } of rows as { vendor_id: string; id: string }[])
    if (!paid.has(vendorId)) paid.set(vendorId, id)
  return paid
}

/**
 * The vendors paid to stand above a list, of those that answer to all its filters. A question in words has none.
 * @param where the list's own, with its `where`; empty for the list of all
 * @param spare how many more than are shown, for those who stand at the top already
 */
export const sponsoredFor = (
  category: string | undefined,
  where: SQL,
  spare: number,
  today: string,
  tx: Queryable,
): Promise<Paid> => drawn(category === undefined ? 'list' : 'category', where, today, IN_A_LIST + spare, tx)

/** The vendors paid to stand on the home page. */
export const sponsoredAtHome = (today: string, tx: Queryable): Promise<Paid> =>
  drawn('home', sql``, today, ON_THE_HOME_PAGE, tx)

/** A vendor's card, marked as paid for. */
export const asPaid = (card: VendorCard, paid: Paid): VendorCard => ({
  ...card,
  sponsored: true,
  placementId: paid.get(card.id)!,
})
