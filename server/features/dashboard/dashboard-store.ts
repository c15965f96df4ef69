/** What the administrators' dashboard counts: reckoned from what is there when it is asked, nothing is noted for it. */
import { type SQL, sql } from 'drizzle-orm'
import type { AdminDashboard } from '#contract/admin/admin-dashboard.ts'
import type { PlanName, PlanPeriod } from '#contract/plan/plan-change.ts'
import { PROTOCOL_VERSION } from '#contract/wire/client-version.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { ActorOf } from '../../platform/people/actor.ts'
import { dutiesOf } from '../approvals/approval-service.ts'

type Money = NonNullable<AdminDashboard['money']>

/** Where the days of a span begin in Italy. */
export interface SpanDays {
  from: string
  /** First day of the span before, which is as long. */
  before: string
}

const midnight = (day: string) => sql`(${day}::date::timestamp at time zone 'Europe/Rome')`
/** Of rows that were made since the span before began, those of the span and the others. */
const compared = ({ from }: SpanDays) => sql`
  jsonb_build_object('now', count(*) filter (where created_at >= ${midnight(from)}),
    'before', count(*) filter (where created_at < ${midnight(from)}))`
/** How many accounts were made: by their index, for there may be very many. */
const made = (table: 'couple' | 'vendor', days: SpanDays) => sql`
  (select ${compared(days)} from ${sql.raw(table)} where deleted_at is null and created_at >= ${midnight(days.before)})`

/** A single row. */
async function one<Row>(query: SQL, tx: Queryable): Promise<Row> {
  const { rows } = await tx.execute(query)
  return rows[0] as Row
}

/** What waits for one administrator, whatever the span; the longest wait first. */
export async function duties(
  who: Pick<ActorOf<'admin'>, 'adminId' | 'role'>,
  now: string,
  tx: Queryable,
): Promise<AdminDashboard['duties']> {
  const { rows } = await tx.execute(sql`
    select what, count(*)::int as count, min(at) as since from (
      select 'chats' as what, m.created_at as at
        from conversation c join message m on m.conversation_id = c.id and m.number = c.messages
        where (c.couple_id is null or c.vendor_id is null) and c.deleted_at is null and m."by" <> 'support'
      union all select 'requests', created_at from assistance_request
        where state in ('open', 'in_progress') and deleted_at is null
      union all select 'reports', created_at from conversation_report where closed_at is null
      union all select 'review_reports', min(p.created_at)
        from review_report p join review r on r.id = p.review_id
        where p.closed_at is null and r.state = 'published' and r.deleted_at is null group by p.review_id
      union all select 'reviews', created_at from review where state = 'pending' and deleted_at is null
      union all select 'contests', at from lead_contest where state = 'pending'
      union all ${dutiesOf(who, now)}
      union all select 'weddings', updated_at from real_wedding where state = 'published' and deleted_at is null
        and (taken_off is not null or read_at is null or read_at < updated_at)) waiting
    group by what order by since`)
  return rows.map(({ what, count, since }) => ({
    what,
    count,
    since: new Date(since as string).toISOString(),
  })) as AdminDashboard['duties']
}

/**
 * Devices of the last thirty days by the protocol that their app spoke last, the newest first. Anybody can say a number: all that
 * are newer than this server are the next one.
 */
export async function appsThatCall(tx: Queryable): Promise<AdminDashboard['system']['apps']> {
  const { rows } = await tx.execute(sql`
    select case when client_version > ${PROTOCOL_VERSION} then ${PROTOCOL_VERSION + 1}::int else client_version end as version,
           count(*)::int as devices
      from session where last_used_at > now() - interval '30 days' and expires_at > now()
     group by version order by version desc nulls last`)
  return rows as AdminDashboard['system']['apps']
}

/** @param now ISO-8601 UTC */
export const coupleCounts = (
  days: SpanDays,
  now: string,
  tx: Queryable,
): Promise<AdminDashboard['couples']> =>
  one(
    sql`select count(*)::int as "all", ${made('couple', days)} as "new",
      (select count(distinct m.couple_id) from session s join couple_member m on m.uid = s.uid
        where s.last_used_at > ${now}::timestamptz - interval '7 days')::int as active
      from couple where deleted_at is null`,
    tx,
  )

export const vendorCounts = (days: SpanDays, tx: Queryable): Promise<AdminDashboard['vendors']> =>
  one(
    // The public ones are counted as they come and go (0060_vendor_listing.sql).
    sql`select (select coalesce(sum(count), 0) from vendor_count)::int as active,
      count(*) filter (where deactivation_reason is null)::int as drafts,
      count(*) filter (where deactivation_reason is not null)::int as suspended,
      (select count(*) from subscription where not suspended)::int as paying,
      ${made('vendor', days)} as "new"
      from vendor where not active and deleted_at is null`,
    tx,
  )

/** Whether a booking has ever come to a state. */
const cameTo = (state: string) => sql`history @> ${JSON.stringify([{ to: state }])}::jsonb`
const VENDOR_SPOKE = sql`history @> '[{"by": "vendor"}]'`

/** Those that were asked for in the span, by how far they have come since. */
export const bookingCounts = (days: SpanDays, tx: Queryable): Promise<AdminDashboard['bookings']> => {
  const ofSpan = sql`created_at >= ${midnight(days.from)}`
  return one(
    sql`select ${compared(days)} as requests,
      count(*) filter (where ${ofSpan} and ${cameTo('quoted')})::int as quoted,
      count(*) filter (where ${ofSpan} and ${cameTo('accepted')})::int as accepted,
      count(*) filter (where ${ofSpan} and ${cameTo('confirmed')})::int as confirmed,
      count(*) filter (where ${ofSpan} and state in ('requested', 'expired') and not ${VENDOR_SPOKE})::int as unanswered
      from booking where deleted_at is null and created_at >= ${midnight(days.before)}`,
    tx,
  )
}

/** The plans that hold and are paid for, by what they are. */
export async function plansHeld(
  tx: Queryable,
): Promise<{ plan: PlanName; period: PlanPeriod; count: number }[]> {
  const { rows } = await tx.execute(
    sql`select plan, period, count(*)::int as count from subscription where not suspended group by plan, period`,
  )
  return rows as { plan: PlanName; period: PlanPeriod; count: number }[]
}

type MoneySums = Omit<Money, 'monthly'>

/** @param today Italy's day */
export async function moneySums(days: SpanDays, today: string, tx: Queryable): Promise<MoneySums> {
  const owed = (state: string) => sql`jsonb_build_object('count', count(*) filter (where state = ${state}),
    'cents', coalesce(sum(total_cents - credited) filter (where state = ${state}), 0))`
  const open = await one<Pick<MoneySums, 'overdue' | 'due'> & { since: string | null }>(
    sql`select ${owed('overdue')} as overdue, ${owed('due')} as due,
      (min(due_date) filter (where state = 'overdue'))::text as since
      from invoice i, lateral (select coalesce(sum(total_cents), 0) as credited from invoice where credits = i.id) notes
      where state in ('due', 'overdue')`,
    tx,
  )
  const { received, left } = await one<Pick<MoneySums, 'received' | 'left'>>(
    sql`select jsonb_build_object(
        'now', coalesce(sum(cents) filter (where at >= ${midnight(days.from)}), 0),
        'before', coalesce(sum(cents) filter (where at < ${midnight(days.from)}), 0)) as received,
      (select count(distinct vendor_id) from invoice i
        where placement_id is null and state not in ('cancelled', 'issued') and period_end >= ${days.from} and period_end < ${today}
          and not exists (select 1 from subscription s where s.vendor_id = i.vendor_id and not s.suspended))::int as "left"
      from movement where account in ('received:test', 'received:stripe', 'received:transfer')
        and at >= ${midnight(days.before)}`,
    tx,
  )
  const { since, overdue, due } = open
  return { received, left, due, overdue: { ...overdue, since } }
}

/** The twelve months of which the last is under way: what was invoiced by the ledger, who came. @param today Italy's day */
export async function twelveMonths(today: string, tx: Queryable): Promise<AdminDashboard['months']> {
  const monthOf = (at: SQL) => sql`date_trunc('month', ${at} at time zone 'Europe/Rome')`
  const first = sql`(date_trunc('month', ${today}::date) - interval '11 months')`
  const begun = sql`(${first} at time zone 'Europe/Rome')`
  const { rows } = await tx.execute(sql`
    with counted as (
      select ${monthOf(sql`at`)} as month, -cents as invoiced, 0 as couples, 0 as vendors from movement
        where account = 'sales' and at >= ${begun}
      union all select ${monthOf(sql`created_at`)}, 0, 1, 0 from couple where deleted_at is null and created_at >= ${begun}
      union all select ${monthOf(sql`created_at`)}, 0, 0, 1 from vendor where deleted_at is null and created_at >= ${begun})
    select to_char(every, 'YYYY-MM') as month, coalesce(sum(invoiced), 0)::int as invoiced,
        coalesce(sum(couples), 0)::int as couples, coalesce(sum(vendors), 0)::int as vendors
      from generate_series(${first}, ${today}::date, interval '1 month') every
        left join counted on counted.month = every
      group by every order by every`)
  return rows as AdminDashboard['months']
}

export async function mailsWaiting(tx: Queryable): Promise<AdminDashboard['mails']> {
  const { since, ...counts } = await one<Omit<AdminDashboard['mails'], 'since'> & { since: string | null }>(
    sql`select count(*)::int as waiting, count(*) filter (where tries > 0)::int as refused, min(created_at) as since
      from mail where done_at is null and recipient is not null`,
    tx,
  )
  return { ...counts, since: since && new Date(since).toISOString() }
}

/** What PostgreSQL calls itself, and the number of the last change that was written. */
export const databaseNow = (tx: Queryable): Promise<{ database: string; lastSeq: number }> =>
  one(
    sql`select split_part(current_setting('server_version'), ' ', 1) as database,
      greatest((select max(seq) from change), (select max(seq) from change_horizon), 0)::float8 as "lastSeq"`,
    tx,
  )
