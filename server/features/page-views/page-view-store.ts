import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { pageOf } from './page-of.ts'

/** How many different pages a day may count: beyond it somebody is making them up. */
const PAGES_A_DAY = 1_000

/**
 * Adds to the day's counts.
 * @param paths as the addresses said; what is no page counts nowhere
 * @param today `YYYY-MM-DD`
 */
export async function countViews(paths: readonly string[], today: string, tx: Queryable): Promise<void> {
  const pages = new Map<string, number>()
  const vendors = new Map<string, number>()
  for (const path of paths) {
    const counted = pageOf(path)
    if (!counted) continue
    pages.set(counted.page, (pages.get(counted.page) ?? 0) + 1)
    if (counted.vendorId) vendors.set(counted.vendorId, (vendors.get(counted.vendorId) ?? 0) + 1)
  }
  for (const [page, views] of inOrder(pages))
    await tx.execute(sql`insert into page_view (day, page, views)
      select ${today}, ${page}, ${views}
       where exists (select 1 from page_view where day = ${today} and page = ${page})
          or (select count(*) from page_view where day = ${today}) < ${PAGES_A_DAY}
      on conflict (day, page) do update set views = page_view.views + excluded.views`)
  for (const [vendorId, views] of inOrder(vendors))
    await tx.execute(sql`insert into vendor_view (vendor_id, day, views)
      select id, ${today}, ${views} from vendor where id = ${vendorId} and deleted_at is null
      on conflict (vendor_id, day) do update set views = vendor_view.views + excluded.views`)
}

/** Two that count the same pages take their rows in the same order. */
const inOrder = (counts: ReadonlyMap<string, number>) => [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))
