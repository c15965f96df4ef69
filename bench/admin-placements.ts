/**
 * What administrators and vendors read of paid placements, where there are many of them: counts by day and pages that were
 * suspended, against the bare rows they are of; and what it takes to count what a page has shown.
 */
import { sql } from 'drizzle-orm'
import {
  countPlacements,
  placementFigures,
  toldTogether,
} from '#server/features/visibility/placement-count-service.ts'
import { listVisibilities } from '#server/features/visibility/visibility-list.ts'
import type { Database } from '#server/platform/database/database.ts'
import { italianDay } from '#server/platform/italian-day.ts'
import { againstRow, inTurns } from './against.ts'
import type { BenchRow } from './bench-row.ts'

const PLACEMENTS = 2_000
/** Of each placement: a month that ends in a week. */
const DAYS = 30
/** Of one vendor beside the others, as many as a big one buys in years. */
const OF_ONE = 20
const SUSPENDED = 20_000
/** What one page tells at a time. */
const TOLD = 10
const ROUNDS = 15

/** The rows of paid placements, in a database that has this many vendors. */
export async function placementRows(database: Database, vendors: number): Promise<BenchRow[]> {
  const vendorId = await addPlacements(database)
  const world = `${vendors.toLocaleString('en')} vendors, ${PLACEMENTS.toLocaleString('en')} placements`
  return [
    await listRow(database, world),
    await figuresRow(database, vendorId, world),
    await countRow(database, world),
  ]
}

/** Every placement is sold and paid, is counted on each of its days, and one page in ten was suspended. @returns who has many */
async function addPlacements({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<{ id: string }>('select id from vendor order by id limit 1')
  const vendorId = rows[0]!.id
  await pool.query(
    `insert into vendor_visibility (id, vendor_id, placement, "from", "to", weight, state, created_at, updated_at, version)
     select gen_random_uuid(), case when n <= $2 then $1::uuid else v.id end, 'category', current_date - $3::integer + 7,
            current_date + 6, 10, 'sold', now(), now(), 1
       from (select id, row_number() over (order by id) as n from vendor limit $4) v`,
    [vendorId, OF_ONE, DAYS, PLACEMENTS],
  )
  await pool.query(
    `insert into invoice (id, vendor_id, year, serial, issued_on, due_date, period_start, period_end, description, lines,
        net_cents, vat_rate, vat_cents, total_cents, seller, buyer, state, paid_at, method, created_at, updated_at, version,
        placement_id)
     select gen_random_uuid(), vendor_id, 2019, row_number() over (), "from", "from", "from", "to", 'Posto', '[]', 10000, 22, 2200,
            12200, '{}', '{"legalName": "Villa Srl"}', 'paid', "from", 'test', now(), now(), 1, id
       from vendor_visibility v where not exists (select 1 from invoice i where i.placement_id = v.id)`,
  )
  await pool.query(
    `insert into placement_count (placement_id, day, views, clicks)
     select id, day, 40, 2 from vendor_visibility, generate_series("from", current_date, interval '1 day') day
     on conflict do nothing`,
  )
  await pool.query(
    `insert into vendor_suspension (vendor_id, since, until)
     select id, now() - interval '9 days', now() - interval '6 days' from vendor order by id limit $1
     on conflict do nothing`,
    [SUSPENDED],
  )
  await pool.query('vacuum analyze vendor_visibility, invoice, placement_count, vendor_suspension')
  return vendorId
}

/** All of them, as the calendar of the administrators has them. */
const listRow = (database: Database, world: string) =>
  against(`Admin/findAllVisibilityVendor, ${world}`, 3, {
    ours: () => listVisibilities(italianDay(), database.db),
    reference: () =>
      database.pool.query(
        `select p.*, v.business_name, i.* from vendor_visibility p join vendor v on v.id = p.vendor_id
           left join invoice i on i.placement_id = p.id where p.deleted_at is null order by p."to" desc, p.id desc`,
      ),
  })

/** A vendor's own, with what each was seen in the span. */
const figuresRow = (database: Database, vendorId: string, world: string) => {
  const [from, to] = [-DAYS, 0].map((days) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
  ) as [string, string]
  return against(`placements of a vendor that has ${OF_ONE}, ${world}`, 4, {
    ours: () => placementFigures(vendorId, { from, to }, database.db),
    reference: () =>
      database.pool.query('select * from vendor_visibility where vendor_id = $1 and deleted_at is null', [
        vendorId,
      ]),
  })
}

/** What a page with ten paid cards has shown, against the counts alone being raised. */
async function countRow(database: Database, world: string): Promise<BenchRow> {
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from vendor_visibility order by id limit $1',
    [TOLD],
  )
  const seen = rows.map(({ id }) => id)
  const { sightings } = toldTogether({ seen })
  return against(`${TOLD} paid cards of a page are counted, ${world}`, 4, {
    ours: () => countPlacements(sightings, italianDay(), database.db),
    reference: () =>
      database.db.execute(sql`update placement_count set views = views + 1
        where day = ${italianDay()} and placement_id = any(${sql.param(seen)}::uuid[])`),
  })
}

const against = async (what: string, goal: number, two: Parameters<typeof inTurns>[1]): Promise<BenchRow> =>
  againstRow(what, await inTurns(ROUNDS, two), { goal })
