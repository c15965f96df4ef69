/** The few vendors of a shelf: on the home page, and under a vendor's own page. */
import { and, eq, ne, sql } from 'drizzle-orm'
import type { VendorCard } from '#contract/vendors/vendor.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { featuredAtHome } from '../homepage/homepage-service.ts'
import { asPaid, sponsoredAtHome } from './vendor-placements.ts'
import { cardsOf, findPublicVendor, listCards, vendor } from './vendor-store.ts'

const TOP = 8
/** How many of them the home page shows. */
const SHELF = 4
const SIMILAR = 4

/** The home page's vendors: whom administrators chose, then the best of different categories; a paid placement, marked, stands last on the shelf. */
export async function topVendors(today: string, tx: Queryable): Promise<VendorCard[]> {
  const paid = await sponsoredAtHome(today, tx)
  const sponsored = [...(await cardsOf([...paid.keys()], tx)).values()].map((card) => asPaid(card, paid))
  const best = await tx.execute(sql`select id from (
      select id, score, row_number() over (partition by category order by score desc, id) as place
        from vendor where active and deleted_at is null and cover is not null and review_count > 0) ranked
    where place = 1 order by score desc limit ${TOP + 2}`)
  const chosen = (await featuredAtHome(tx)).filter((id) => !paid.has(id))
  const ids = best.rows.map((row) => row.id as string).filter((id) => !paid.has(id) && !chosen.includes(id))
  const loved =
    ids.length === 0 ? [] : await listCards(sql`${vendor.id} in ${ids}`, sql`${vendor.score} desc`, TOP, tx)
  // In the order in which they were chosen; who is not public meanwhile is left out.
  const cardOf = await cardsOf(chosen, tx)
  const cards = [...chosen.flatMap((id) => cardOf.get(id) ?? []), ...loved]
  return [
    ...cards.slice(0, SHELF - sponsored.length),
    ...sponsored,
    ...cards.slice(SHELF - sponsored.length),
  ].slice(0, TOP)
}

/** Vendors of the same category, near ones first. */
export async function similarVendors(id: string, tx: Queryable): Promise<VendorCard[]> {
  const of = await findPublicVendor(id, tx)
  if (!of) return []
  const near = sql`(vendor.province = ${of.place.province}) desc, (vendor.region = ${of.place.region}) desc, ${vendor.score} desc`
  return listCards(and(eq(vendor.category, of.category), ne(vendor.id, id)), near, SIMILAR, tx)
}
