/**
 * The list of vendors: words that forgive accents and typos, filters, sorts, pages by key. It looks in the slim tables
 * of migration 0060 and reads the vendors themselves only for the page it shows. A page is asked for by where the last
 * one ended, never by a number, so that page 1,000 costs what page 1 does.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { VendorCard, VendorFilter, VendorPage, VendorSort } from '#contract/vendor.ts'
import type { Queryable } from '../../platform/database.ts'
import { ProblemError } from '../../platform/problem.ts'
import { isFreeOn } from './vendor-free-days.ts'
import { IN_A_LIST, sponsoredFor } from './vendor-placements.ts'
import { cardsOf } from './vendor-store.ts'
import { closeness, correctWords, fold, searchWords, tsQuery, wordsMatch } from './vendor-words.ts'

const PAGE = 24
/** Who stands among the first so many is not shown a second time as sponsored. */
const AHEAD = 6
/** Of vendors whose name begins like what is typed, how many are weighed: two letters fit thousands. */
const SUGGEST_FROM = 2_000

interface Order {
  column: SQL
  /** How a cursor's text is turned back into the column's type. */
  cast: SQL
  descending: boolean
}

const ORDERS: Record<VendorSort, Order> = {
  consigliati: { column: sql`l.score`, cast: sql`double precision`, descending: true },
  valutazione: { column: sql`l.rating`, cast: sql`double precision`, descending: true },
  recensioni: { column: sql`l.review_count`, cast: sql`integer`, descending: true },
  prezzo: { column: sql`l.price_low`, cast: sql`integer`, descending: false },
  'prezzo-alto': { column: sql`l.price_high`, cast: sql`integer`, descending: true },
  nome: { column: sql`l.name`, cast: sql`text`, descending: false },
}

/** What narrows the list, besides words. */
function conditionsOf(filter: VendorFilter): SQL[] {
  const { category, region, province, priceMaxCents, priceRange, guests, ratingMin, freeOn, services } =
    filter
  const given = <T>(value: T | undefined, condition: (value: T) => SQL) =>
    value === undefined ? [] : [condition(value)]
  return [
    ...given(category, (value) => sql`l.category = ${value}`),
    ...given(region, (value) => sql`l.regions @> array[${value}]::text[]`),
    ...given(province, (value) => sql`l.province = ${value}`),
    ...given(priceMaxCents, (value) => sql`l.price_low <= ${Math.min(value, 2_000_000_000)}`),
    ...given(priceRange, (value) => sql`l.price_range <= ${value}`),
    ...given(guests, (value) => sql`l.capacity_max >= ${value} and l.capacity_min <= ${value}`),
    ...given(ratingMin, (value) => sql`l.rating >= ${value}`),
    ...given(services, (value) => sql`l.services @> ${arrayOf(value.split(',').map(fold))}`),
    ...given(freeOn, (value) => isFreeOn(sql`l.vendor_id`, value)),
  ]
}

const arrayOf = (values: readonly string[]) =>
  sql`array[${sql.join(
    values.map((value) => sql`${value.trim()}`),
    sql`, `,
  )}]::text[]`

/** Where to look and for what: the tables, and all conditions. */
interface Question {
  from: SQL
  where: SQL
  words: readonly string[]
}

function questionOf(filter: VendorFilter, words: readonly string[]): Question {
  const conditions = conditionsOf(filter)
  const all = words.length > 0 ? [...conditions, wordsMatch(words)] : conditions
  const where = all.length > 0 ? sql` where ${sql.join(all, sql` and `)}` : sql``
  if (words.length === 0) return { from: sql`vendor_listing l`, where, words }
  const sorted = filter.sort !== undefined && filter.sort !== 'consigliati'
  // Words alone, in their own order, are answered by the one table.
  const from =
    conditions.length === 0 && !sorted
      ? sql`vendor_text t`
      : sql`vendor_text t join vendor_listing l on l.vendor_id = t.vendor_id`
  return { from, where, words }
}

/** A page of vendors. Words are put right only when, as written, they find nothing. */
export async function searchVendors(filter: VendorFilter, today: string, tx: Queryable): Promise<VendorPage> {
  const words = searchWords(filter.q ?? '')
  const found = await page(filter, words, today, tx)
  if (found.total > 0 || words.length === 0) return found
  const corrected = await correctWords(words, tx)
  if (!corrected) return found
  const instead = await page(filter, corrected, today, tx)
  return instead.total > 0 ? { ...instead, corrected: corrected.join(' ') } : found
}

async function page(
  filter: VendorFilter,
  words: readonly string[],
  today: string,
  tx: Queryable,
): Promise<VendorPage> {
  const limit = filter.limit ?? PAGE
  const question = questionOf(filter, words)
  const [keys, total, paidFor] = await Promise.all([
    keysOf(filter, question, limit + 1, tx),
    countOf(filter, question, tx),
    filter.after === undefined ? sponsoredFor(filter, AHEAD, today, tx) : [],
  ])
  const shown = keys.slice(0, limit)
  const last = shown.at(-1)
  const ahead = new Set(shown.slice(0, AHEAD).map(({ id }) => id))
  const sponsored = total > 0 ? paidFor.filter((id) => !ahead.has(id)).slice(0, IN_A_LIST) : []
  const cards = await cardsOf([...shown.map(({ id }) => id), ...sponsored], tx)
  const present = (ids: readonly string[]) => ids.flatMap((id) => cards.get(id) ?? [])
  const paid = present(sponsored).map((card) => ({ ...card, sponsored: true }))
  return {
    items: present(shown.map(({ id }) => id)),
    total,
    ...(keys.length > limit && last ? { next: writeCursor(last.key, last.id) } : {}),
    ...(paid.length > 0 ? { sponsored: paid } : {}),
  }
}

interface Key {
  id: string
  key: string
}

async function keysOf(
  filter: VendorFilter,
  { from, where, words }: Question,
  limit: number,
  tx: Queryable,
): Promise<Key[]> {
  const order = ORDERS[filter.sort ?? 'consigliati']
  const byWords = words.length > 0 && (filter.sort ?? 'consigliati') === 'consigliati'
  const column = byWords ? closeness(words) : order.column
  const id = words.length > 0 ? sql`t.vendor_id` : sql`l.vendor_id`
  const after = filter.after === undefined ? undefined : readCursor(filter.after)
  // The first comparison is one the index can begin at; the second leaves out those already shown.
  const beyond = after
    ? sql` where key ${order.descending ? sql`<=` : sql`>=`} ${after.value}::${order.cast}
        and (key <> ${after.value}::${order.cast} or id > ${after.id}::uuid)`
    : sql``
  const direction = order.descending ? sql`desc` : sql`asc`
  const { rows } = await tx.execute(sql`select id, key::text as key from
    (select ${id} as id, ${column} as key from ${from}${where}) found${beyond}
    order by found.key ${direction}, found.id limit ${limit}`)
  return rows as unknown as Key[]
}

/** How many there are in all. Of the whole market or a category the running count knows. */
async function countOf(
  filter: VendorFilter,
  { from, where, words }: Question,
  tx: Queryable,
): Promise<number> {
  const { sort: _s, after: _a, limit: _l, q: _q, category, ...narrowed } = filter
  const isWhole = words.length === 0 && Object.values(narrowed).every((value) => value === undefined)
  const { rows } = await tx.execute(
    isWhole
      ? sql`select coalesce(sum(count), 0)::integer as total from vendor_count
          where ${category === undefined ? sql`true` : sql`category = ${category}`}`
      : sql`select count(*)::integer as total from ${from}${where}`,
  )
  return rows[0]?.total as number
}

const writeCursor = (value: string, id: string) =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url')

function readCursor(text: string): { value: string; id: string } {
  try {
    const [value, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[]
    if (typeof value === 'string' && typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id))
      return { value, id }
  } catch {
    // not one of ours
  }
  throw new ProblemError('malformed', { errors: [{ path: 'query.after', message: 'Segnalibro non valido' }] })
}

/** Vendors whose name has words that begin like what is being typed, or else like it put right; best first. */
export async function suggestVendors(question: string, tx: Queryable, limit = 6): Promise<VendorCard[]> {
  const words = searchWords(question)
  if (words.length === 0) return []
  const asTyped = await named(words, limit, tx)
  if (asTyped.length > 0) return asTyped
  const corrected = await correctWords(words, tx)
  return corrected ? named(corrected, limit, tx) : []
}

async function named(words: readonly string[], limit: number, tx: Queryable): Promise<VendorCard[]> {
  const { rows } = await tx.execute(sql`select vendor_id as id from
    (select vendor_id, score from vendor_text where name_words @@ to_tsquery('pg_catalog.simple', ${tsQuery(words)})
      limit ${SUGGEST_FROM}) like_it
    order by score desc, vendor_id limit ${limit}`)
  const ids = rows.map((row) => row.id as string)
  const cards = await cardsOf(ids, tx)
  return ids.flatMap((id) => cards.get(id) ?? [])
}
