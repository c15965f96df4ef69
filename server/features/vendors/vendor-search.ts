/**
 * The list of vendors: full text that forgives accents and typos, filters, sorts, pages by key.
 * A page is asked for by where the last one ended, never by a number, so that page 1,000 costs what page 1 does.
 */
import { type SQL, and, asc, eq, gte, ilike, lte, or, sql } from 'drizzle-orm'
import type { VendorCard, VendorFilter, VendorPage, VendorSort } from '#contract/vendor.ts'
import type { Queryable } from '../../platform/database.ts'
import { ProblemError } from '../../platform/problem.ts'
import { cardColumns, isPublic, presentCard, vendor } from './vendor-store.ts'

const PAGE = 24
/** Words that say nothing, also where accents were taken off them (the dictionary's own list has the accents). */
const STOP = new Set(
  'a al alla alle ai agli con da dal dalla de dei del della delle di e ed gli i il in la le lo nei nel nella o per piu su sul sulla tra un una uno'.split(
    ' ',
  ),
)

interface Order {
  column: SQL
  /** How a cursor's text is turned back into the column's type. */
  cast: SQL
  descending: boolean
}

const ORDERS: Record<VendorSort, Order> = {
  consigliati: { column: sql`${vendor.score}`, cast: sql`double precision`, descending: true },
  valutazione: { column: sql`${vendor.rating}`, cast: sql`double precision`, descending: true },
  recensioni: { column: sql`${vendor.reviewCount}`, cast: sql`integer`, descending: true },
  prezzo: {
    column: sql`coalesce(${vendor.priceFromCents}, 2147483647)`,
    cast: sql`integer`,
    descending: false,
  },
  'prezzo-alto': {
    column: sql`coalesce(${vendor.priceFromCents}, -1)`,
    cast: sql`integer`,
    descending: true,
  },
  nome: { column: sql`vendor.name_folded`, cast: sql`text`, descending: false },
}

/** The words of a question, folded; the last may be unfinished. */
export function searchWords(question: string): string[] {
  return question
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 0 && !STOP.has(word))
    .slice(0, 8)
}

/** Asked by words, a vendor called so comes before one of that kind or place, and that before one that says so somewhere. */
function closeness(words: readonly string[]): SQL {
  const inPart = (dictionary: string, weights: string) =>
    sql`(vendor.words @@ to_tsquery(${dictionary}::regconfig, ${words.map((word) => `${word}:*${weights}`).join(' & ')}))::integer`
  return sql`(${vendor.score} + 1000 * ${inPart('pg_catalog.simple', 'A')} + 500 * ${inPart('pg_catalog.italian', 'AB')})`
}

const wordsMatch = (words: readonly string[]) => {
  const query = words.map((word) => `${word}:*`).join(' & ')
  return sql`(vendor.words @@ to_tsquery('pg_catalog.italian', ${query}) or vendor.words @@ to_tsquery('pg_catalog.simple', ${query}))`
}

function filterOf(filter: VendorFilter): SQL | undefined {
  const { category, region, province, priceMaxCents, priceRange, guests, ratingMin, freeOn } = filter
  const given = <T>(value: T | undefined, condition: (value: T) => SQL | undefined) =>
    value === undefined ? undefined : condition(value)
  return and(
    isPublic,
    given(category, (value) => eq(vendor.category, value)),
    given(region, (value) => or(sql`vendor.region = ${value}`, sql`${vendor.coverage} ? ${value}`)),
    given(province, (value) => sql`vendor.province = ${value}`),
    given(priceMaxCents, (value) => lte(vendor.priceFromCents, value)),
    given(priceRange, (value) => lte(vendor.priceRange, value)),
    given(guests, (value) => sql`coalesce(vendor.capacity_max, ${value}) >= ${value}`),
    given(guests, (value) => sql`coalesce(vendor.capacity_min, 0) <= ${value}`),
    given(ratingMin, (value) => gte(vendor.rating, value)),
    given(
      freeOn,
      (value) =>
        sql`not exists (select 1 from vendor_busy_day b where b.vendor_id = ${vendor.id} and b.day = ${value})`,
    ),
  )
}

/** A page of vendors. Typos are forgiven only when the words as written find nothing. */
export async function searchVendors(filter: VendorFilter, tx: Queryable): Promise<VendorPage> {
  const words = searchWords(filter.q ?? '')
  const where = filterOf(filter)
  if (words.length === 0) return page(filter, where, tx)
  const found = await page(filter, and(where, wordsMatch(words)), tx, closeness(words))
  if (found.total > 0) return found
  const alike = words.map((word) => sql`${word} <% vendor.name_folded`)
  return page(filter, and(where, ...alike), tx)
}

async function page(
  filter: VendorFilter,
  where: SQL | undefined,
  tx: Queryable,
  best: SQL = ORDERS.consigliati.column,
): Promise<VendorPage> {
  const limit = filter.limit ?? PAGE
  const { sort = 'consigliati' } = filter
  const order = sort === 'consigliati' ? { ...ORDERS[sort], column: best } : ORDERS[sort]
  const direction = order.descending ? sql`desc` : sql`asc`
  const after = filter.after === undefined ? undefined : readCursor(filter.after)
  const beyond =
    after &&
    sql`(${order.column} ${order.descending ? sql`<` : sql`>`} ${after.value}::${order.cast}
      or (${order.column} = ${after.value}::${order.cast} and ${vendor.id} > ${after.id}))`
  const rows = await tx
    .select({ ...cardColumns, key: sql<string>`${order.column}::text` })
    .from(vendor)
    .where(and(where, beyond))
    .orderBy(sql`${order.column} ${direction}`, asc(vendor.id))
    .limit(limit + 1)
  const counted = await tx
    .select({ total: sql<number>`count(*)::integer` })
    .from(vendor)
    .where(where)
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  const next = rows.length > limit && last ? { next: writeCursor(last.key, last.id) } : {}
  return {
    items: items.map(({ key: _, ...row }) => presentCard(row)),
    total: counted[0]?.total ?? 0,
    ...next,
  }
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

/** Vendors whose name begins like, or looks like, what is being typed. */
export async function suggestVendors(question: string, tx: Queryable, limit = 6): Promise<VendorCard[]> {
  const words = searchWords(question)
  if (words.length === 0) return []
  const folded = words.join(' ')
  const rows = await tx
    .select(cardColumns)
    .from(vendor)
    .where(
      and(isPublic, or(ilike(sql`vendor.name_folded`, `%${folded}%`), sql`${folded} <% vendor.name_folded`)),
    )
    .orderBy(sql`word_similarity(${folded}, vendor.name_folded) desc`, sql`${vendor.score} desc`)
    .limit(limit)
  return rows.map(presentCard)
}
