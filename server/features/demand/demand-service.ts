/** What is looked for, where, and who there is to answer: reckoned when it is asked (decision 117). */
import { type SQL, sql } from 'drizzle-orm'
import type { AskedWords, Demand, DemandAsked, DemandPlace } from '#contract/admin/demand.ts'
import { SHOWN_FROM, WORDS_SHOWN } from '#contract/lists/analytics/demand.ts'
import { daysLater } from '#contract/plan/plan-change.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { italianDay } from '../../platform/italian-day.ts'

interface Span {
  from: string
  to: string
  /** First day of the span before, which is as long. */
  before: string
  category: string | undefined
}

/**
 * Counts over the days that end today, and as many before.
 * @param now ISO-8601 UTC
 */
export async function demandOf(
  { days, category, now }: DemandAsked & { now: string },
  tx: Queryable,
): Promise<Demand> {
  const to = italianDay(now)
  const from = daysLater(to, 1 - days)
  const span = { from, to, before: daysLater(from, -days), category }
  const [sums, byDay, asked, unmet, rare, places] = await Promise.all([
    sumsOf(span, tx),
    byDayOf(span, tx),
    wordsOf(span, sql`searches`, tx),
    wordsOf(span, sql`without`, tx),
    rareOf(span, tx),
    placesOf(span, tx),
  ])
  return { from, to, ...sums, byDay, asked, unmet, rare, places }
}

/** Of one category, where one was asked for. */
const ofKind = ({ category }: Span, column: SQL = sql`category`) =>
  category === undefined ? sql`` : sql` and ${column} = ${category}`
/** Where the days of a span begin in Italy. */
const midnight = (day: string) => sql`(${day}::date::timestamp at time zone 'Europe/Rome')`

async function sumsOf(span: Span, tx: Queryable): Promise<Pick<Demand, 'searches' | 'without'>> {
  const both = (column: SQL) => sql`jsonb_build_object(
    'now', coalesce(sum(${column}) filter (where day >= ${span.from}), 0)::int,
    'before', coalesce(sum(${column}) filter (where day < ${span.from}), 0)::int)`
  const { rows } = await tx.execute(sql`
    select ${both(sql`searches`)} as searches, ${both(sql`without`)} as without
      from search_count where day >= ${span.before}${ofKind(span)}`)
  return rows[0] as Pick<Demand, 'searches' | 'without'>
}

async function byDayOf(span: Span, tx: Queryable): Promise<Demand['byDay']> {
  const { rows } = await tx.execute(sql`
    select to_char(day, 'YYYY-MM-DD') as day, sum(searches)::int as searches, sum(without)::int as without
      from search_count where day >= ${span.from}${ofKind(span)}
     group by search_count.day order by search_count.day`)
  return rows as Demand['byDay']
}

/** Each question of the span; those of words alone that are nobody's. A kind and a place are everybody's. */
const questions = (span: Span) => sql`
  select words, category, region, province, sum(searches)::int as searches, sum(without)::int as without,
         (array_agg(results order by day desc))[1] as results,
         words = '' or (sum(searches) >= ${SHOWN_FROM.searches} and count(*) >= ${SHOWN_FROM.days}) as shown
    from search_words where day >= ${span.from}${ofKind(span)}
   group by words, category, region, province`

async function wordsOf(span: Span, by: SQL, tx: Queryable): Promise<AskedWords[]> {
  const { rows } = await tx.execute(sql`
    select words, nullif(category, '') as category, nullif(region, '') as region, nullif(province, '') as province,
           searches, without, results
      from (${questions(span)}) asked where shown and ${by} > 0
     order by ${by} desc, searches desc, words, category, region, province limit ${WORDS_SHOWN}`)
  return rows as unknown as AskedWords[]
}

async function rareOf(span: Span, tx: Queryable): Promise<number> {
  const { rows } = await tx.execute(sql`
    select coalesce(sum(searches), 0)::int as rare from (${questions(span)}) asked where not shown`)
  return rows[0]!['rare'] as number
}

/** What each place is counted by: its rows say region, province, how many now, how many before. */
const counts = (span: Span): Record<keyof Omit<DemandPlace, 'region' | 'province'>, SQL> => {
  const { from, before, to } = span
  const kind = ofKind(span, sql`v.category`)
  const inSpan = (at: SQL, start: SQL) =>
    sql`count(*) filter (where ${at} >= ${start}), count(*) filter (where ${at} < ${start})`
  const summed = (column: SQL) =>
    sql`sum(${column}) filter (where day >= ${from}), sum(${column}) filter (where day < ${from})`
  const wedding = sql`coalesce(c.place ->> 'region', v.region)`
  const province = sql`case when c.place ->> 'region' is null then v.province else c.place ->> 'province' end`
  return {
    vendors: sql`select v.region, v.province, count(*), 0 from vendor v
      where v.active and v.deleted_at is null${kind} group by 1, 2`,
    requests: sql`select ${wedding}, ${province}, ${inSpan(sql`b.created_at`, midnight(from))}
      from booking b join vendor v on v.id = b.vendor_id join couple c on c.id = b.couple_id
      where b.deleted_at is null and b.created_at >= ${midnight(before)}${kind} group by 1, 2`,
    searches: sql`select region, nullif(province, ''), ${summed(sql`searches`)} from search_count
      where day >= ${before} and region <> ''${ofKind(span)} group by 1, 2`,
    views: sql`select v.region, v.province, ${summed(sql`views`)} from vendor_view join vendor v on v.id = vendor_id
      where day >= ${before}${kind} group by 1, 2`,
    couples: sql`select place ->> 'region', place ->> 'province', count(*), 0 from couple
      where ${span.category === undefined} and deleted_at is null and place ->> 'region' is not null
        and (wedding_date is null or wedding_date >= ${to}) group by 1, 2`,
  }
}

async function placesOf(span: Span, tx: Queryable): Promise<DemandPlace[]> {
  const each = Object.entries(counts(span)).map(
    ([what, rows]) => sql`select ${what} as what, * from (${rows}) as counted(region, province, now, before)`,
  )
  const { rows } = await tx.execute(sql`
    select what, region, province, coalesce(now, 0)::int as now, coalesce(before, 0)::int as before
      from (${sql.join(each, sql` union all `)}) every order by region, province nulls last`)
  const places = new Map<string, DemandPlace>()
  for (const row of rows as unknown as CountedPlace[]) {
    const key = `${row.region} ${row.province ?? ''}`
    const place = places.get(key) ?? emptyPlace(row, span)
    places.set(key, place)
    const { what, now, before } = row
    if (what === 'vendors' || what === 'couples') place[what] = now
    else place[what] = { now, before }
  }
  return [...places.values()]
}

interface CountedPlace {
  what: 'vendors' | 'couples' | 'requests' | 'searches' | 'views'
  region: DemandPlace['region']
  province: DemandPlace['province']
  now: number
  before: number
}

const emptyPlace = ({ region, province }: CountedPlace, { category }: Span): DemandPlace => ({
  region,
  province,
  vendors: 0,
  requests: { now: 0, before: 0 },
  searches: { now: 0, before: 0 },
  views: { now: 0, before: 0 },
  couples: category === undefined ? 0 : null,
})
