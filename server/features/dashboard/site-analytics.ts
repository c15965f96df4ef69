/** How the site is used and what is asked of it: reckoned from what is there when it is asked, nothing is noted for it. */
import { sql } from 'drizzle-orm'
import type { DashboardSpan } from '#contract/lists/admin/dashboard.ts'
import { daysLater } from '#contract/plan/plan-change.ts'
import type { SiteAnalytics } from '#contract/admin/site-analytics.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { italianDay } from '../../platform/italian-day.ts'

const PAGES_SHOWN = 15

/**
 * Counts over the days that end today, and as many before.
 * @param now ISO-8601 UTC
 */
export async function siteAnalytics(
  { days, now }: { days: DashboardSpan; now: string },
  tx: Queryable,
): Promise<SiteAnalytics> {
  const to = italianDay(now)
  const from = daysLater(to, 1 - days)
  const before = daysLater(from, -days)
  const { pages, views } = await pageViews(from, before, tx)
  return {
    from,
    to,
    views,
    byDay: await viewsByDay(from, tx),
    pages: pages.slice(0, PAGES_SHOWN),
    funnel: await funnel(from, tx),
    categories: await categories(from, tx),
  }
}

/** Where the days of a span begin in Italy. */
const midnight = (day: string) => sql`(${day}::date::timestamp at time zone 'Europe/Rome')`

async function pageViews(
  from: string,
  before: string,
  tx: Queryable,
): Promise<Pick<SiteAnalytics, 'pages' | 'views'>> {
  const { rows } = await tx.execute(sql`
    select page, coalesce(sum(views) filter (where day >= ${from}), 0)::int as now,
           coalesce(sum(views) filter (where day < ${from}), 0)::int as before
      from page_view where day >= ${before} group by page order by 2 desc, page`)
  const pages = rows as SiteAnalytics['pages']
  const sum = (which: 'now' | 'before') => pages.reduce((total, page) => total + page[which], 0)
  return { pages: pages.filter((page) => page.now > 0), views: { now: sum('now'), before: sum('before') } }
}

async function viewsByDay(from: string, tx: Queryable): Promise<SiteAnalytics['byDay']> {
  const { rows } = await tx.execute(sql`
    select to_char(day, 'YYYY-MM-DD') as day, sum(views)::int as views
      from page_view where day >= ${from} group by page_view.day order by page_view.day`)
  return rows as SiteAnalytics['byDay']
}

async function funnel(from: string, tx: Queryable): Promise<SiteAnalytics['funnel']> {
  const has = (what: ReturnType<typeof sql>) => sql`count(*) filter (where exists (${what}))::int`
  const { rows } = await tx.execute(sql`
    select count(*)::int as registered,
      ${has(sql`select from favorite f where f.couple_id = c.id and f.deleted_at is null`)} as saved,
      ${has(sql`select from conversation v where v.couple_id = c.id and v.vendor_id is not null`)} as wrote,
      ${has(sql`select from booking b where b.couple_id = c.id and b.deleted_at is null`)} as asked,
      ${has(sql`select from booking b where b.couple_id = c.id and b.state in ('confirmed', 'completed')`)} as booked
      from couple c where c.deleted_at is null and c.created_at >= ${midnight(from)}`)
  return rows[0] as SiteAnalytics['funnel']
}

async function categories(from: string, tx: Queryable): Promise<SiteAnalytics['categories']> {
  const { rows } = await tx.execute(sql`
    with viewed as (select vendor_id, sum(views) as views from vendor_view where day >= ${from} group by vendor_id),
      contacted as (select vendor_id, count(*) as contacts from conversation
        where vendor_id is not null and couple_id is not null and created_at >= ${midnight(from)} group by vendor_id),
      asked as (select vendor_id, count(*) as requests,
          count(*) filter (where state in ('confirmed', 'completed')) as confirmed
        from booking where deleted_at is null and created_at >= ${midnight(from)} group by vendor_id)
    select v.category, count(*) filter (where v.active)::int as vendors,
           coalesce(sum(viewed.views), 0)::int as views, coalesce(sum(contacted.contacts), 0)::int as contacts,
           coalesce(sum(asked.requests), 0)::int as requests, coalesce(sum(asked.confirmed), 0)::int as confirmed
      from vendor v left join viewed on viewed.vendor_id = v.id left join contacted on contacted.vendor_id = v.id
        left join asked on asked.vendor_id = v.id
     where v.deleted_at is null group by v.category order by requests desc, views desc, vendors desc, v.category`)
  return rows as SiteAnalytics['categories']
}
