/**
 * The lists of administrators where there are many accounts: the first page of each, with every filter and in every order,
 * against the bare rows and their count, as any page that says how many there are has to ask for them.
 */
import { type SQL, sql } from 'drizzle-orm'
import { ADMIN_CALLS } from '#contract/calls/admin-calls.ts'
import { COUNTED_UP_TO, PAGE_ROWS } from '#contract/lists/analytics/page-counts.ts'
import { REGISTER_LIST } from '#contract/admin/admin-register.ts'
import { registerList } from '#server/features/admin-register/register-list.ts'
import { bookingList } from '#server/features/bookings/booking-list.ts'
import { coupleList } from '#server/features/couple/couple-list.ts'
import { invoiceList } from '#server/features/money/invoice-list.ts'
import { vendorAdminList } from '#server/features/vendors/vendor-admin-list.ts'
import type { Database, Queryable } from '#server/platform/database/database.ts'
import { type Measured, againstRow, inTurns } from './against.ts'
import type { BenchRow } from './bench-row.ts'
import { median } from './product.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7)
const GOAL = { goal: 3, mostMs: 50 }

interface BenchedList {
  name: string
  table: SQL
  /** The column of each order. */
  sorts: Readonly<Record<string, SQL>>
  /** What is asked, and the same by itself. */
  questions: readonly (readonly [asked: Readonly<Record<string, string>>, bare: SQL])[]
  page: (asked: Readonly<Record<string, string>>, tx: Queryable) => Promise<unknown>
}

const LIVE = sql`deleted_at is null`
const like = (column: SQL, ...words: string[]) =>
  sql.join(
    words.map((word) => sql`${column} like ${`%${word}%`}`),
    sql` and `,
  )

const ofCouples = (...words: string[]) =>
  sql`couple_id in (select id from couple where ${like(sql`folded`, ...words)})`
const ofVendors = (...words: string[]) =>
  sql`vendor_id in (select id from vendor where ${like(sql`name_folded`, ...words)})`
/** Of bookings: by the index of their days. */
const onDays = (from: string, to: string) =>
  sql`id in (select booking_id from booking_listing where event_date between ${from} and ${to})`

const LISTS: readonly BenchedList[] = [
  {
    name: 'vendors',
    table: sql`vendor`,
    sorts: { created: sql`created_at`, name: sql`name_folded`, rating: sql`rating` },
    questions: [
      [{}, LIVE],
      [{ state: 'attivi' }, sql`${LIVE} and active`],
      [{ state: 'sospesi' }, sql`${LIVE} and not active and deactivation_reason is not null`],
      [{ state: 'bozze' }, sql`${LIVE} and not active and deactivation_reason is null`],
      [{ category: 'location' }, sql`${LIVE} and category = 'location'`],
      [{ region: 'molise' }, sql`${LIVE} and region = 'molise'`],
      [{ region: 'toscana' }, sql`${LIVE} and region = 'toscana'`],
      [{ plan: 'base' }, sql`${LIVE} and type_of_account = 'base'`],
      [{ plan: 'elite' }, sql`${LIVE} and type_of_account = 'elite'`],
      [
        { plan: 'elite', state: 'sospesi', category: 'torte', region: 'molise' },
        sql`${LIVE} and type_of_account = 'elite' and not active and deactivation_reason is not null and category = 'torte'
            and region = 'molise'`,
      ],
      [{ q: 'villa' }, sql`${LIVE} and ${like(sql`name_folded`, 'villa')}`],
      [{ q: 'masseria lecce' }, sql`${LIVE} and ${like(sql`name_folded`, 'masseria', 'lecce')}`],
      [{ q: 'limonaia 97' }, sql`${LIVE} and ${like(sql`name_folded`, 'limonaia', '97')}`],
      [{ q: 'cipresa' }, sql`${LIVE} and 'cipresa' <% name_folded`],
      [{ q: 'nessunocosi' }, sql`${LIVE} and ${like(sql`name_folded`, 'nessunocosi')}`],
      [{ q: 'zz' }, sql`${LIVE} and ${like(sql`name_folded`, 'zz')}`],
      [{ q: 'qx' }, sql`${LIVE} and ${like(sql`name_folded`, 'qx')}`],
      [
        { q: 'molti-777@' },
        sql`${LIVE} and id in (select vendor_id from vendor_account where lower(account_email) like 'molti-777@%')`,
      ],
      [
        { q: 'molti-7', region: 'toscana' },
        sql`${LIVE} and region = 'toscana' and ${like(sql`name_folded`, 'molti-7')}`,
      ],
    ],
    page: (asked, tx) => vendorAdminList.page(ADMIN_CALLS['Admin/getVendor'].body.parse(asked), tx),
  },
  {
    name: 'couples',
    table: sql`couple`,
    sorts: { created: sql`created_at`, name: sql`folded`, wedding: sql`wedding_order` },
    questions: [
      [{}, LIVE],
      [{ state: 'attive' }, sql`${LIVE} and active`],
      [{ state: 'sospese' }, sql`${LIVE} and not active`],
      [{ region: 'molise' }, sql`${LIVE} and place ->> 'region' = 'molise'`],
      [
        { members: 'una' },
        sql`${LIVE} and id not in (select couple_id from couple_member where partner = 'two')`,
      ],
      [
        { members: 'due' },
        sql`${LIVE} and exists (select 1 from couple_member m where m.couple_id = couple.id and partner = 'two')`,
      ],
      [{ when: 'futuro' }, sql`${LIVE} and wedding_date >= current_date`],
      [{ when: 'passato' }, sql`${LIVE} and wedding_date < current_date`],
      [{ when: 'senza-data' }, sql`${LIVE} and wedding_date is null`],
      [
        { state: 'sospese', members: 'una', when: 'senza-data', region: 'molise' },
        sql`${LIVE} and not active and wedding_date is null and place ->> 'region' = 'molise'
            and not exists (select 1 from couple_member m where m.couple_id = couple.id and partner = 'two')`,
      ],
      [{ q: 'anna' }, sql`${LIVE} and ${like(sql`folded`, 'anna')}`],
      [{ q: 'anna marco' }, sql`${LIVE} and ${like(sql`folded`, 'anna', 'marco')}`],
      [{ q: 'esposito 123' }, sql`${LIVE} and ${like(sql`folded`, 'esposito', '123')}`],
      [{ q: 'espozito' }, sql`${LIVE} and 'espozito' <% folded`],
      [{ q: 'qx' }, sql`${LIVE} and ${like(sql`folded`, 'qx')}`],
      [
        { q: 'one.77@' },
        sql`${LIVE} and id in (select couple_id from couple_member join person_address using (uid)
              where lower(email) like 'one.77@%')`,
      ],
    ],
    page: (asked, tx) => coupleList.page(ADMIN_CALLS['Admin/getAllCouple'].body.parse(asked), tx),
  },
  {
    name: 'invoices',
    table: sql`invoice`,
    sorts: { created: sql`created_at`, due: sql`due_date`, total: sql`total_cents` },
    questions: [
      [{}, sql`true`],
      [{ state: 'da-seguire' }, sql`state in ('due', 'overdue')`],
      [{ state: 'overdue' }, sql`state = 'overdue'`],
      [{ state: 'paid' }, sql`state = 'paid'`],
      [{ state: 'cancelled' }, sql`state = 'cancelled'`],
      [{ state: 'issued' }, sql`state = 'issued'`],
      [{ exchange: 'refused' }, sql`sdi_state = 'refused'`],
      [{ exchange: 'none' }, sql`sdi_state = 'none'`],
      [{ q: 'villa' }, sql`${like(sql`folded`, 'villa')}`],
      [{ q: 'masseria 97' }, sql`${like(sql`folded`, 'masseria', '97')}`],
      [{ q: 'qx' }, sql`${like(sql`folded`, 'qx')}`],
      [{ q: '2020/100777' }, sql`year = 2020 and serial = 100777`],
    ],
    page: (asked, tx) => invoiceList.page(ADMIN_CALLS['Admin/getAllBilling'].query.parse(asked), tx),
  },
  {
    name: 'bookings',
    table: sql`booking`,
    sorts: { created: sql`created_at` },
    questions: [
      [{}, LIVE],
      [{ q: 'anna' }, sql`${LIVE} and (${ofCouples('anna')} or ${ofVendors('anna')})`],
      [
        { q: 'anna masseria' },
        sql`${LIVE} and (${ofCouples('anna')} or ${ofVendors('anna')}) and (${ofCouples('masseria')} or ${ofVendors('masseria')})`,
      ],
      [{ q: 'esposito 123' }, sql`${LIVE} and ${ofCouples('esposito', '123')}`],
      [{ q: 'limonaia 97' }, sql`${LIVE} and ${ofVendors('limonaia', '97')}`],
      [{ q: '97' }, sql`${LIVE} and (${ofCouples('97')} or ${ofVendors('97')})`],
      [{ q: 'nessunocosi' }, sql`${LIVE} and (${ofCouples('nessunocosi')} or ${ofVendors('nessunocosi')})`],
      [{ q: '12 giugno 2027' }, sql`${LIVE} and ${onDays('2027-06-12', '2027-06-12')}`],
      [{ q: 'anna 2027' }, sql`${LIVE} and ${onDays('2027-01-01', '2027-12-31')} and ${ofCouples('anna')}`],
      [
        { q: '0190abcd' },
        sql`${LIVE} and id between '0190abcd-0000-0000-0000-000000000000' and '0190abcd-ffff-ffff-ffff-ffffffffffff'`,
      ],
    ],
    page: (asked, tx) => bookingList.page(ADMIN_CALLS['Admin/getAllBooking'].query.parse(asked), tx),
  },
  {
    name: 'register',
    table: sql`admin_act`,
    sorts: { at: sql`at` },
    questions: [
      [{}, sql`true`],
      [{ kind: 'export' }, sql`kind = 'export'`],
      [{ kind: 'write' }, sql`kind = 'write'`],
      [{ thing: 'vendors' }, sql`vendor_id is not null`],
      [{ thing: 'couples' }, sql`couple_id is not null`],
      [{ thing: 'site' }, sql`vendor_id is null and couple_id is null`],
      [{ when: 'oggi' }, sql`at >= current_date`],
      [{ when: 'mese' }, sql`at >= current_date - 29`],
      [{ q: 'carla' }, sql`fold(who) like '%carla%'`],
      [
        { q: 'limonaia 97' },
        sql`vendor_id in (select id from vendor where ${like(sql`name_folded`, 'limonaia', '97')})`,
      ],
    ],
    page: (asked, tx) => registerList.page(REGISTER_LIST.asked.parse(asked), tx),
  },
]

export const LIST_NAMES = LISTS.map(({ name }) => name)

/**
 * A row for each filter of each list: the slowest of its orders.
 * @param only the names of the lists that are asked
 */
export async function listRows(
  database: Database,
  accounts: number,
  only: readonly string[],
): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const list of LISTS.filter(({ name }) => only.includes(name))) {
    for (const [asked, bare] of list.questions) {
      const found: (Measured & { sort: string })[] = []
      for (const sort of Object.keys(list.sorts).flatMap((name) => [name, `-${name}`]))
        found.push({ sort, ...(await measure(list, { asked, bare, sort }, database)) })
      const { sort, ...slowest } = found.toSorted((a, b) => median(b.ours) - median(a.ours))[0]!
      const narrowed = new URLSearchParams(asked).toString() || 'all'
      rows.push({
        ...againstRow(
          `${list.name} of ${accounts.toLocaleString('en')}: ${narrowed}, slowest by ${sort}`,
          slowest,
          GOAL,
        ),
        detail: found,
      })
    }
  }
  return rows
}

const measure = (
  { table, sorts, page }: BenchedList,
  { asked, bare, sort }: { asked: Readonly<Record<string, string>>; bare: SQL; sort: string },
  { db }: Database,
): Promise<Measured> => {
  const by = sorts[sort.replace('-', '')]!
  const way = sql.raw(sort.startsWith('-') ? 'desc' : 'asc')
  return inTurns(ROUNDS, {
    ours: () => page({ ...asked, sort }, db),
    reference: async () => {
      await db.execute(
        sql`select * from ${table} where ${bare} order by ${by} ${way}, id ${way} limit ${PAGE_ROWS + 1}`,
      )
      await db.execute(
        sql`select count(*) from (select 1 from ${table} where ${bare} limit ${COUNTED_UP_TO + 1}) counted`,
      )
    },
  })
}
