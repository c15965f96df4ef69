/** What is counted of a vendor: reckoned from what is there, nothing is noted for it but the openings of its page. */
import { type SQL, sql } from 'drizzle-orm'
import type { ReplyWait } from '#contract/lists/analytics/analytics-counts.ts'
import type { AnalyticsCounts, VendorAnalytics } from '#contract/vendors/vendor-analytics.ts'
import type { Queryable } from '../../platform/database/database.ts'

/** Days are Italy's, in the database's words too. */
const dayOf = (moment: SQL) => sql`(${moment} at time zone 'Europe/Rome')::date`

/**
 * Couples by when they first wrote to a vendor or asked it for a booking. What a vendor wrote to first has its couple's
 * first answer. Who was contested, and rightly, is nobody's contact.
 */
const firstContacts = (vendorId: string) => sql`
  select couple_id, min(at) as at from (
    select c.couple_id, (select m.created_at from message m
        where m.conversation_id = c.id and m."by" = 'couple' order by m.number limit 1) as at
      from conversation c where c.vendor_id = ${vendorId} and c.couple_id is not null
    union all
    select couple_id, created_at from booking where vendor_id = ${vendorId}) each_time
  where at is not null and couple_id not in (select lc.couple_id from lead_contest lc
    where lc.vendor_id = ${vendorId} and lc.state = 'upheld') group by couple_id`

/** When a booking first came to a state. */
const cameTo = (state: string) => sql`(select min((entry ->> 'at')::timestamptz)
  from jsonb_array_elements(b.history) entry where entry ->> 'to' = ${state})`

export type CountedDay = { day: string } & AnalyticsCounts

/** Days on which anything was counted, in their order. @param from @param to `YYYY-MM-DD`, both among them */
export async function countedDays(
  vendorId: string,
  { from, to }: { from: string; to: string },
  tx: Queryable,
): Promise<CountedDay[]> {
  const { rows } = await tx.execute(sql`
    with made as (select created_at, ${cameTo('quoted')} as quoted, ${cameTo('confirmed')} as confirmed
        from booking b where vendor_id = ${vendorId} and deleted_at is null
          and not exists (select 1 from lead_contest lc where lc.booking_id = b.id and lc.state = 'upheld')),
      counted as (
        select 'views' as what, day, views from vendor_view where vendor_id = ${vendorId}
        union all select 'contacts', ${dayOf(sql`at`)}, 1 from (${firstContacts(vendorId)}) contact
        union all select 'favorites', ${dayOf(sql`created_at`)}, 1 from favorite
          where vendor_id = ${vendorId} and deleted_at is null and status <> 'discarded'
        union all select 'requests', ${dayOf(sql`created_at`)}, 1 from made
        union all select 'quotes', ${dayOf(sql`quoted`)}, 1 from made
        union all select 'bookings', ${dayOf(sql`confirmed`)}, 1 from made)
    select to_char(day, 'YYYY-MM-DD') as day, what, sum(views)::int as count
      from counted where day between ${from} and ${to} group by day, what order by day`)
  const days = new Map<string, CountedDay>()
  for (const { day, what, count } of rows as { day: string; what: keyof AnalyticsCounts; count: number }[]) {
    const known = days.get(day) ?? { day, ...NOTHING }
    days.set(day, { ...known, [what]: count })
  }
  return [...days.values()]
}

export const NOTHING: AnalyticsCounts = {
  views: 0,
  contacts: 0,
  favorites: 0,
  requests: 0,
  quotes: 0,
  bookings: 0,
}

/** The contacts of some days by how long each waited for an answer that a person wrote, and how many have booked. */
export async function replyWaits(
  vendorId: string,
  { from, to }: { from: string; to: string },
  tx: Queryable,
): Promise<VendorAnalytics['replies']> {
  const { rows } = await tx.execute(sql`
    with contact as (select couple_id, at from (${firstContacts(vendorId)}) first
        where ${dayOf(sql`at`)} between ${from} and ${to}),
      answered as (select contact.couple_id, contact.at, least(
          (select min(m.created_at) from message m join conversation c on c.id = m.conversation_id
            where c.vendor_id = ${vendorId} and c.couple_id = contact.couple_id
              and m."by" = 'vendor' and m.automatic is null and m.created_at >= contact.at),
          (select min((entry ->> 'at')::timestamptz) from booking b, jsonb_array_elements(b.history) entry
            where b.vendor_id = ${vendorId} and b.couple_id = contact.couple_id and entry ->> 'by' = 'vendor')
        ) as answer,
        exists (select 1 from booking b where b.vendor_id = ${vendorId} and b.couple_id = contact.couple_id
          and b.state in ('confirmed', 'completed')) as booked
        from contact)
    select case when answer is null then 'never'
                when answer - at <= interval '3 hours' then 'three_hours'
                when answer - at <= interval '1 day' then 'day' else 'later' end as wait,
           count(*)::int as contacts, count(*) filter (where booked)::int as bookings
      from answered group by wait`)
  return rows as unknown as { wait: ReplyWait; contacts: number; bookings: number }[]
}

/** What waits for the vendor now: requests without an answer, messages it has not read. */
export async function whatWaits(
  vendorId: string,
  tx: Queryable,
): Promise<{ toAnswer: number; unread: number }> {
  const { rows } = await tx.execute(sql`select
    (select count(*) from booking where vendor_id = ${vendorId} and state = 'requested' and deleted_at is null)::int
      as "toAnswer",
    (select count(*) from message m join conversation c on c.id = m.conversation_id
      where c.vendor_id = ${vendorId} and m."by" <> 'vendor' and m.read_at is null and m.deleted_at is null)::int
      as unread`)
  return rows[0] as { toAnswer: number; unread: number }
}
