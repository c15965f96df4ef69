/** What the vendors come to together: how many, on which days, with which services. */
import { sql } from 'drizzle-orm'
import type { MarketSummary, ServiceCount, Vendor } from '#contract/vendors/vendor.ts'
import type { Queryable } from '../../platform/database/database.ts'

const SERVICES_SHOWN = 12

/** How many vendors there are, by category, and by region (within one category where it is named). */
export async function marketSummary(category: string | undefined, tx: Queryable): Promise<MarketSummary> {
  const { rows } = await tx.execute(
    sql`select category, region, count from vendor_count where count > 0 order by region`,
  )
  const sums = (field: 'category' | 'region') => {
    const counts = new Map<string, number>()
    for (const row of rows) {
      if (field === 'region' && category !== undefined && row.category !== category) continue
      const name = row[field] as string
      counts.set(name, (counts.get(name) ?? 0) + Number(row.count))
    }
    return [...counts]
  }
  const byRegion = sums('region').map(([region, count]) => ({ region, count }))
  return {
    vendors: rows.reduce((sum, { count }) => sum + Number(count), 0),
    regions: byRegion.length,
    categories: sums('category').map(([category, count]) => ({
      category: category as Vendor['category'],
      count,
    })),
    byRegion,
  }
}

/** The days of a span on which a vendor has no place left, and those with something on and a place. Never whose. */
export async function daysOf(
  id: string,
  from: string,
  to: string,
  tx: Queryable,
): Promise<{ busy: string[]; partly: string[] }> {
  const { rows } = await tx.execute(sql`
    with taken as (select distinct event_date as day from booking where vendor_id = ${id} and deleted_at is null
                      and state in ('accepted', 'confirmed') and event_date between ${from} and ${to}),
         full_day as (select distinct day from vendor_day where vendor_id = ${id} and day between ${from} and ${to})
    select to_char(day, 'YYYY-MM-DD') as day, day in (select day from full_day) as busy
      from (select day from full_day union select day from taken) known order by day`)
  const of = (busy: boolean) => rows.filter((row) => row.busy === busy).map((row) => row.day as string)
  return { busy: of(true), partly: of(false) }
}

/** What vendors of a category offer most, in the words of whoever wrote it first. */
export async function servicesOf(category: string, tx: Queryable): Promise<ServiceCount[]> {
  const { rows } = await tx.execute(sql`
    select min(name) as name, count(distinct v.id)::integer as count
      from vendor v, jsonb_array_elements_text(v.services) name
     where v.active and v.deleted_at is null and v.category = ${category} and name not like '%,%'
     group by fold_service(name) having count(*) > 1 order by 2 desc, 1 limit ${SERVICES_SHOWN}`)
  return rows.map(({ name, count }) => ({ name: name as string, count: count as number }))
}
