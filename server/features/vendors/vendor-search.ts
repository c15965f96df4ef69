/**
 * The list of vendors: words that forgive accents and typos, filters, sorts, pages by key. It looks in the slim tables
 * of migration 0060 and reads the vendors themselves only for the page it shows. A page is asked for by where the last
 * one ended, never by a number, so that page 1,000 costs what page 1 does.
 */
import { type SQL, sql } from 'drizzle-orm'
import type {
  CategoryCount,
  CountFilter,
  VendorCard,
  VendorFilter,
  VendorPage,
  VendorSort,
} from '#contract/vendors/vendor.ts'
import { provincesNear } from '#contract/lists/places/near-provinces.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { isFreeOn } from './vendor-free-days.ts'
import { IN_A_LIST, type Paid, asPaid, sponsoredFor } from './vendor-placements.ts'
import { cardsOf } from './vendor-store.ts'
import { placeMeant } from './place-typos.ts'
import { isMeant } from './place-words.ts'
import { placeOf, townAmong, whatAndWhere, type WhatAndWhere } from './what-and-where.ts'
import { closeness, correctWords, fold, searchWords, townWords, tsQuery, wordsMatch } from './vendor-words.ts'

const PAGE = 24
/** Who stands among the first so many is not shown a second time as sponsored. */
const AHEAD = 6
const NOBODY: Paid = new Map()
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
  const { category, priceMaxCents, priceRange, guests, ratingMin, freeOn, services } = filter
  const given = <T>(value: T | undefined, condition: (value: T) => SQL) =>
    value === undefined ? [] : [condition(value)]
  return [
    ...given(category, (value) => sql`l.category = ${value}`),
    ...placeConditions(filter),
    ...given(priceMaxCents, (value) => sql`l.price_low <= ${Math.min(value, 2_000_000_000)}`),
    ...given(priceRange, (value) => sql`l.price_range <= ${value}`),
    ...given(guests, (value) => sql`l.capacity_max >= ${value} and l.capacity_min <= ${value}`),
    ...given(ratingMin, (value) => sql`l.rating >= ${value}`),
    ...given(services, (value) => sql`l.services @> ${arrayOf(value.split(',').map(fold))}`),
    ...given(freeOn, (value) => isFreeOn(sql`l.vendor_id`, value)),
  ]
}

/** Where. What is around a province lies in other regions too, and around a town is what is around its province. */
function placeConditions({ region, province, city, around }: VendorFilter): SQL[] {
  if (province !== undefined && around !== undefined)
    return [sql`l.province in ${[province, ...provincesNear(province)]}`]
  return [
    ...(region === undefined ? [] : [sql`l.regions @> array[${region}]::text[]`]),
    ...(province === undefined ? [] : [sql`l.province = ${province}`]),
    ...(city === undefined ? [] : [sql`l.city = ${townWords(city)}`]),
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
    conditions.length === 0 && !sorted && filter.around === undefined
      ? sql`vendor_text t`
      : sql`vendor_text t join vendor_listing l on l.vendor_id = t.vendor_id`
  return { from, where, words }
}

/**
 * A page of vendors. A kind and a place among the words are filters; what is left of them is looked for, put right when,
 * as written, it finds nobody there, and given up, which is said, when nothing is to be put right.
 */
export async function searchVendors(filter: VendorFilter, today: string, tx: Queryable): Promise<VendorPage> {
  const pageOf: PageOf = (narrowed, words) => page(narrowed, words, today, tx)
  const question = filter.q ?? ''
  const words = searchWords(question)
  const read = await understand(question, filter, tx)
  const found = await (read ? pageOf(narrowedTo(filter, read), read.words) : pageOf(filter, words))
  const unread = read?.rest ?? words
  // Shortened, «pugla» is found in «Puglia»; it is a place all the same.
  const asWritten = found.total > 0 && !unread.some((word) => placeMeant(word) !== undefined)
  if (asWritten || (read?.words ?? words).length === 0) return said(found, read, read?.words)
  const put = await correctWords(unread, tx, placeMeant)
  if (put) {
    // What was read as a place or a kind is one: vendors need not say it.
    const corrected = words.map((word) => put[unread.indexOf(word)] ?? word)
    const again = await understand(corrected.join(' '), filter, tx)
    const instead = await (again ? pageOf(narrowedTo(filter, again), again.words) : pageOf(filter, corrected))
    if (instead.total > 0 || again?.words.length === 0)
      return { ...said(instead, again, again?.words), corrected: corrected.join(' ') }
  }
  if (found.total > 0) return said(found, read, read?.words)
  return (
    (read && (await pageWithoutSome(filter, read, pageOf))) ??
    (await pageOfThings(filter, read, words, tx, pageOf)) ??
    (await pageOfTown(filter, read, words, pageOf)) ??
    (read ? said(await pageOf(narrowedTo(filter, read), []), read, [], read.words) : found)
  )
}

type PageOf = (filter: VendorFilter, words: readonly string[]) => Promise<VendorPage>

/** What a question stands for; undefined where it stands for nothing, or somebody is called like that. */
async function understand(
  question: string,
  filter: VendorFilter,
  tx: Queryable,
): Promise<WhatAndWhere | undefined> {
  const read = whatAndWhere(question, filter.region !== undefined)
  if (!read || (read.rest.length === 0 && !read.city)) return read
  return (await isName(searchWords(question), read.city, tx)) ? undefined : read
}

/** Whether a vendor is called so, other than those who are in a town that is called so. */
async function isName(words: readonly string[], city: string | undefined, tx: Queryable): Promise<boolean> {
  const named = sql`select vendor_id from vendor_text where name_words @@ to_tsquery('pg_catalog.simple', ${tsQuery(words)})`
  const { rows } = await tx.execute(
    city === undefined
      ? sql`${named} limit 1`
      : sql`with named as materialized (${named}) select 1 from named
          join vendor_listing l on l.vendor_id = named.vendor_id where l.city <> ${townWords(city)} limit 1`,
  )
  return rows.length > 0
}

/** A page with the filters that it was narrowed by, and the words that were looked for or found nobody. */
function said(
  found: VendorPage,
  read: WhatAndWhere | undefined,
  left: readonly string[] = [],
  missing: readonly string[] = [],
): VendorPage {
  if (!read) return found
  const { words: _, rest: __, ...asked } = read
  return {
    ...found,
    understood: {
      ...asked,
      ...(left.length > 0 && { q: left.join(' ') }),
      ...(missing.length > 0 && { missing: missing.join(' ') }),
    },
  }
}

/** What is asked for in words counts for more than a filter of before; another place drops the one that was. */
const narrowedTo = (
  { region, province, city, around, ...filter }: VendorFilter,
  asked: Omit<WhatAndWhere, 'words' | 'rest'>,
): VendorFilter => ({
  ...filter,
  ...(asked.category && { category: asked.category }),
  ...(asked.region
    ? {
        region: asked.region,
        province: asked.province,
        city: asked.city,
        around: asked.around,
      }
    : { region, province, city, around }),
})

/**
 * Among other words one of every day is what it says, though a town is called so too: «economica lago» asks for a lake. Of
 * those words the ones are kept that somebody says there, or that one alone.
 */
async function pageOfThings(
  filter: VendorFilter,
  read: WhatAndWhere | undefined,
  words: readonly string[],
  tx: Queryable,
  pageOf: PageOf,
): Promise<VendorPage | undefined> {
  const among = townAmong(read?.rest ?? words, read)
  if (!among || among.rest.length === 0 || isMeant(among.town, words.join(' '))) return undefined
  const asked = read?.words ?? words
  const where = read ? narrowedTo(filter, read) : filter
  for (const kept of [await saidThere(where, asked, tx), among.town.words]) {
    const found = await pageOf(where, kept)
    const missing = asked.filter((word) => !kept.includes(word))
    if (kept.length > 0 && found.total > 0)
      return said(found, { ...read, words: [], rest: [] }, kept, missing)
  }
  return undefined
}

/** Of these words those that some vendor of a list says. */
async function saidThere(filter: VendorFilter, words: readonly string[], tx: Queryable): Promise<string[]> {
  const says = words.map((word, at) => {
    const { from, where } = questionOf(filter, [word])
    return sql`exists (select 1 from ${from}${where}) as ${sql.identifier(String(at))}`
  })
  const { rows } = await tx.execute(sql`select ${sql.join(says, sql`, `)}`)
  return words.filter((_, at) => rows[0]![at])
}

/** The page of a town that is called like a word of every day, which nobody says; among other words only if somebody is there. */
async function pageOfTown(
  filter: VendorFilter,
  read: WhatAndWhere | undefined,
  words: readonly string[],
  pageOf: PageOf,
): Promise<VendorPage | undefined> {
  const among = townAmong(read?.rest ?? words, read)
  if (!among) return undefined
  const asked = { ...read, ...placeOf(among.town), words: among.rest, rest: among.rest }
  const found = await pageOf(narrowedTo(filter, asked), among.rest)
  return among.rest.length > 0 && found.total === 0 ? undefined : said(found, asked, among.rest)
}

/** Without the words that ask for some of a kind: «castello» where there is none. */
async function pageWithoutSome(
  filter: VendorFilter,
  read: WhatAndWhere,
  pageOf: PageOf,
): Promise<VendorPage | undefined> {
  const some = read.words.filter((word) => !read.rest.includes(word))
  if (some.length === 0 || read.rest.length === 0) return undefined
  const found = await pageOf(narrowedTo(filter, read), read.rest)
  return found.total > 0 ? said(found, read, read.rest, some) : undefined
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
    filter.after === undefined && filter.q === undefined
      ? sponsoredFor(filter.category, question.where, AHEAD, today, tx)
      : NOBODY,
  ])
  const shown = keys.slice(0, limit)
  const last = shown.at(-1)
  const ahead = new Set(shown.slice(0, AHEAD).map(({ id }) => id))
  const sponsored = total > 0 ? [...paidFor.keys()].filter((id) => !ahead.has(id)).slice(0, IN_A_LIST) : []
  const cards = await cardsOf([...shown.map(({ id }) => id), ...sponsored], tx)
  const present = (ids: readonly string[]) => ids.flatMap((id) => cards.get(id) ?? [])
  const paid = present(sponsored).map((card) => asPaid(card, paidFor))
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
  const best = byWords ? closeness(words) : order.column
  const column = order.column === ORDERS.consigliati.column ? sql`${best}${nearness(filter)}` : best
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

/** Around a place, those who are in the town come before those of its province, and these before their neighbours. */
function nearness({ province, city, around }: VendorFilter): SQL {
  if (province === undefined || around === undefined) return sql``
  const inTown = city === undefined ? sql`` : sql` + 4000 * (l.city = ${townWords(city)})::integer`
  return sql` + 2000 * (l.province = ${province})::integer${inTown}`
}

/** How many of each category answer to filters: one question for all of them; without any the running count knows. */
export async function countByCategory(filter: CountFilter, tx: Queryable): Promise<CategoryCount[]> {
  const isWhole = Object.values(filter).every((value) => value === undefined)
  const { rows } = await tx.execute(
    isWhole
      ? sql`select category, sum(count)::integer as count from vendor_count where count > 0 group by category`
      : sql`select l.category, count(*)::integer as count from vendor_listing l${questionOf(filter, []).where}
          group by l.category`,
  )
  return rows as unknown as CategoryCount[]
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
    // No fault: refused below, it is none of ours.
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
