/** How often the demo's pages were opened and what was looked for, up to yesterday: as many as a young site has. */
import { sql } from 'drizzle-orm'
import { daysLater } from '#contract/plan/plan-change.ts'
import { type CountedSearch, understoodSearch } from '../features/demand/search-count-service.ts'
import type { Queryable } from '../platform/database/database.ts'
import type { Random } from './random.ts'

interface Day {
  today: string
  random: Random
}

/** Two spans of ninety days. */
const SEARCH_DAYS = 180
/** Two spans of thirty. */
const VIEW_DAYS = 60

/** What is looked for, and about how often in ten days. What each finds, the list says. */
const QUESTIONS: readonly (readonly [question: string, often: number])[] = [
  ['castello siena', 22],
  ['villa toscana', 34],
  ['agriturismo con piscina firenze', 17],
  ['masseria puglia', 31],
  ['masseria brindisi', 18],
  ['trullo lecce', 9],
  ['villa lago di como', 24],
  ['location napoli', 21],
  ['location salerno', 19],
  ['location trapani', 12],
  ['location catania', 14],
  ['location roma', 28],
  ['cantina cuneo', 8],
  ['casale perugia', 13],
  ['location nuoro', 7],
  ['location sassari', 9],
  ['fotografo reportage milano', 20],
  ['fotografo roma', 26],
  ['fotografo drone bari', 11],
  ['fotografo analogico', 10],
  ['fotografo matera', 8],
  ['video drone toscana', 9],
  ['catering vegano', 14],
  ['catering senza glutine torino', 8],
  ['catering napoli', 12],
  ['torta senza zucchero', 6],
  ['fiori verona', 11],
  ['fiori palermo', 10],
  ['quartetto archi firenze', 12],
  ['dj milano', 16],
  ['gospel bologna', 7],
  ['arpa', 8],
  ['celebrante rito simbolico', 15],
  ['wedding planner venezia', 17],
  ['carrozza cavalli', 13],
  ['colombe bianche', 9],
  ['mongolfiera', 7],
  ['baby sitter matrimonio', 6],
  ['trucco sposa lecce', 9],
  ['abito sposa milano', 15],
  ['photo booth bergamo', 8],
  ['bomboniere solidali', 10],
]

/** The pages that are opened, and about how often in a day. */
const PAGES: readonly (readonly [page: string, often: number])[] = [
  ['/', 140],
  ['/fornitori', 70],
  ['/fornitore', 160],
  ['/fornitori/location', 60],
  ['/fornitori/fotografo', 45],
  ['/fornitori/catering', 24],
  ['/fornitori/fiori-e-allestimenti', 18],
  ['/news', 20],
  ['/news/*', 34],
  ['/wedding', 26],
  ['/guide', 12],
]

/** As many more in winter, when dates are chosen, as fewer in summer. */
const SEASON = [1.3, 1.2, 1.1, 1, 0.9, 0.8, 0.7, 0.6, 0.9, 1, 0.9, 0.8] as const
const seasonOf = (day: string) => SEASON[Number(day.slice(5, 7)) - 1]!

export async function writeDemandCounts(leadingVendor: string, day: Day, tx: Queryable): Promise<void> {
  await writeSearches(day, tx)
  await writePlaceSearches(day.today, tx)
  await writePageViews(day, tx)
  await writeVendorViews(leadingVendor, day.today, tx)
}

/** The last days before today. */
const daysBefore = (today: string, count: number) =>
  Array.from({ length: count }, (_, ago) => daysLater(today, -1 - ago))

async function writeSearches({ today, random }: Day, tx: Queryable): Promise<void> {
  const seen: (CountedSearch | undefined)[] = []
  for (const [q] of QUESTIONS) seen.push(await understoodSearch({ q }, today, tx))
  const rows = seen.flatMap((search, at) =>
    daysBefore(today, SEARCH_DAYS).flatMap((day) => {
      const usual = (QUESTIONS[at]![1] / 10) * seasonOf(day)
      const searches = Math.floor(usual * 2 * random.next() + random.next())
      return search && searches > 0
        ? [{ ...search, day, searches, without: search.results === 0 ? searches : 0 }]
        : []
    }),
  )
  await tx.execute(sql`with told as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as t(day date, words text, category text, region text, province text, searches int, without int, results int)),
    counted as (insert into search_count (day, category, region, province, searches, without)
      select day, category, region, province, sum(searches), sum(without) from told group by 1, 2, 3, 4)
    insert into search_words (day, words, category, region, province, searches, without, results)
    select day, words, category, region, province, sum(searches), sum(without), max(results) from told
     where words is not null group by 1, 2, 3, 4, 5`)
}

/** Lists of a trade in a province, without words: each now and then, of some provinces more often than of others. */
async function writePlaceSearches(today: string, tx: Queryable): Promise<void> {
  const hash = (text: ReturnType<typeof sql>) => sql`('x' || left(md5(${text}), 6))::bit(24)::int`
  await tx.execute(sql`with listed as (
      select category, region, province, count(*)::int as results from vendor
       where active and category in ('location', 'fotografo', 'catering') group by 1, 2, 3),
    told as (
      select day::date, category, region, province, results, 1 + ${hash(sql`category || province || day`)} % 3 as searches
        from listed cross join generate_series(${today}::date - ${SEARCH_DAYS}::int, ${today}::date - 1, '1 day') day
       where ${hash(sql`day || province || category`)} % 100 < 2 + ${hash(sql`province`)} % 35),
    counted as (insert into search_count as c (day, category, region, province, searches)
      select day, category, region, province, searches from told
      on conflict (day, category, region, province) do update set searches = c.searches + excluded.searches)
    insert into search_words as w (day, words, category, region, province, searches, results)
    select day, '', category, region, province, searches, results from told
    on conflict (day, words, category, region, province) do update set searches = w.searches + excluded.searches`)
}

async function writePageViews({ today, random }: Day, tx: Queryable): Promise<void> {
  const rows = PAGES.flatMap(([page, often]) =>
    daysBefore(today, SEARCH_DAYS).map((day) => {
      const usual = often * seasonOf(day)
      return { day, page, views: random.int(Math.round(usual / 2), Math.round(usual * 1.5)) }
    }),
  )
  await tx.execute(sql`insert into page_view (day, page, views) select day, page, views
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(day date, page text, views int)`)
}

/** Of the vendors that are out: more where more is looked for; the one that signs in has its own. */
async function writeVendorViews(leadingVendor: string, today: string, tx: Queryable): Promise<void> {
  const hash = sql`(('x' || left(md5(v.id::text || day::text), 7))::bit(28)::int % 20)`
  // The demand first, once a vendor: asked of each of its days it would be reckoned sixty times.
  await tx.execute(sql`with v as materialized (
      select id, 3 + coalesce((select ln(1 + sum(searches)) from search_count c
          where c.province = vendor.province or (c.province = '' and c.region = vendor.region)), 0) as often
        from vendor where active and id <> ${leadingVendor})
    insert into vendor_view (vendor_id, day, views)
    select v.id, day, 1 + ${hash} % 4
      from v cross join generate_series(${today}::date - ${VIEW_DAYS}::int, ${today}::date - 1, '1 day') day
     where ${hash} < often`)
}
