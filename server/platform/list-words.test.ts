/** Words of a list are found quickly: the quick way is held to the plain one, which asks every row. */
import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COUNTED_UP_TO } from '#contract/lists/analytics/page-counts.ts'
import { type TestDatabase, createTestDatabase } from '#tests/support/test-database.ts'
import { type Database, openDatabase } from './database/database.ts'
import { soughtIn } from './list-words.ts'
import { pagedList } from './paged-list.ts'

const FIRST = 'Anna Ànnamaria Giulia Marco Marcantonio Lea'.split(' ')
const LAST = 'Esposito Rossi Rossini Bianchi D’Amico De_Luca 100% Marinetti Marino Cipressa'.split(' ')
const TOWNS = 'Lecce Arezzo Massa 97 7'.split(' ')

let bare: TestDatabase
let database: Database
beforeAll(async () => {
  bare = await createTestDatabase()
  database = openDatabase(bare.url, 2)
  await bare.pool.query(`
    create table thing (id uuid primary key default gen_random_uuid(), at timestamptz(3) not null,
      size integer not null, folded text);
    create index thing_words on thing using gin (folded gin_trgm_ops);`)
  await bare.pool.query(
    `insert into thing (at, size, folded)
     select '2026-01-01'::timestamptz + make_interval(hours => n % 50), n % 7,
            case when n % 40 > 0 then fold(($1::text[])[1 + n % $4] || ' ' || ($2::text[])[1 + n / 3 % $5] || ' ' || ($3::text[])[1 + n / 7 % $6]) end
       from generate_series(1, 400) n`,
    [FIRST, LAST, TOWNS, FIRST.length, LAST.length, TOWNS.length],
  )
})
afterAll(async () => {
  await database.close()
  await bare.close()
})

interface Asked {
  q?: string
  sort: 'at' | '-at' | 'size' | '-size'
  limit: number
  after?: string
}
const from = sql`thing t`
const folded = sql`t.folded`
const things = pagedList<Asked, { id: string }>({
  from,
  id: sql`t.id`,
  sorts: { at: { by: sql`t.at`, type: 'timestamptz' }, size: { by: sql`t.size`, type: 'integer' } },
  where: () => [],
  words: ({ q }) => ({ q, folded }),
  load: async (ids) => ids.map((id) => ({ id })),
})
const idsOf = async (condition: string, values: unknown[], order = 'id') => {
  const { rows } = await bare.pool.query(
    `select id from thing t where ${condition} order by ${order}`,
    values,
  )
  return rows.map(({ id }) => id as string)
}
/** Each row is asked whether it has all words. */
const plainly = (words: readonly string[], order?: string) =>
  idsOf(
    `not exists (select 1 from unnest($1::text[]) word where strpos(coalesce(folded, ''), fold(word)) = 0)`,
    [words],
    order,
  )

/** Pieces of names that stand there, as somebody types them. */
const piece = fc
  .tuple(fc.constantFrom(...FIRST, ...LAST, ...TOWNS), fc.nat(), fc.nat(), fc.boolean())
  .map(([name, from, length, loud]) => {
    const start = from % name.length
    const said = name.slice(start, start + 1 + (length % (name.length - start)))
    return loud ? said.toUpperCase() : said
  })

describe('words that stand in rows', () => {
  it('find those that have all of them, in every order, page by page, and how many they are', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(piece, { minLength: 1, maxLength: 3 }),
        fc.constantFrom('at', '-at', 'size', '-size'),
        fc.constantFrom(3, 50, 500),
        async (words, sort, limit) => {
          const way = sort.startsWith('-') ? 'desc' : 'asc'
          const order = `t.${sort.replace('-', '')} ${way}, t.id ${way}`
          const wanted = await plainly(words, order)
          const asked = { q: words.join(' '), sort, limit } as const
          const first = await things.page(asked, database.db)
          expect(first.total).toBe(wanted.length)
          expect(first.items.map(({ id }) => id)).toEqual(wanted.slice(0, limit))
          expect(first.next !== undefined).toBe(wanted.length > limit)
          if (first.next === undefined) return
          const second = await things.page({ ...asked, after: first.next }, database.db)
          expect(second.items.map(({ id }) => id)).toEqual(wanted.slice(limit, 2 * limit))
        },
      ),
      { numRuns: 150, seed: 20_261_128 },
    ))

  it('of more than are counted the first are shown, and that there are more', async () => {
    await bare.pool.query(
      `insert into thing (at, size, folded) select '2020-01-01', n, 'folla' from generate_series(1, $1) n`,
      [COUNTED_UP_TO + 5],
    )
    const { items, total } = await things.page({ q: 'folla', sort: '-size', limit: 2 }, database.db)
    expect(total).toBe(COUNTED_UP_TO + 1)
    expect(items.map(({ id }) => id)).toEqual(
      (await idsOf(`folded = 'folla'`, [], 'size desc, id desc')).slice(0, 2),
    )
    await bare.pool.query(`delete from thing where folded = 'folla'`)
  })
})

/** A slip of one letter: another, none, twice, or two the wrong way round. */
const slip = fc
  .tuple(fc.constantFrom(...FIRST, ...LAST), fc.nat(), fc.constantFrom('q', 'z', 'o'), fc.nat(3))
  .map(([name, place, letter, kind]) => {
    const at = place % name.length
    const [before, here, after] = [name.slice(0, at), name[at]!, name.slice(at + 1)]
    return [
      before + letter + after,
      before + after,
      before + here + here + after,
      `${before}${after[0] ?? ''}${here}${after.slice(1)}`,
    ][kind]!
  })
  .filter((word) => word.trim() !== '')

describe('a word that stands in no row', () => {
  it('is taken for the word most like it that the plain way finds among all rows', () =>
    fc.assert(
      fc.asyncProperty(slip, async (word) => {
        if ((await plainly([word])).length > 0) return
        const { rows } = await bare.pool.query(
          `select one from thing, regexp_split_to_table(folded, '\\s+') one where fold($1) <% folded
            order by similarity(one, fold($1)) desc, one limit 1`,
          [word],
        )
        const narrowed = await soughtIn(from, { q: word, folded }, database.db)
        const found = narrowed
          ? (await database.db.execute(sql`select t.id from ${from} where ${narrowed} order by id`)).rows
          : []
        // Who is not like enough for it may be found too, by the piece that the slip has left whole.
        if (rows[0]) expect(found.map(({ id }) => id)).toEqual(await plainly([rows[0].one]))
      }),
      { numRuns: 300, seed: 20_261_128 },
    ))

  it('is taken for one that has another letter in the middle, where none is more like it', async () => {
    const { total } = await things.page({ q: 'espozito', sort: 'at', limit: 5 }, database.db)
    expect(total).toBe((await plainly(['esposito'])).length)
    const both = await things.page({ q: 'espozito leccce', sort: 'at', limit: 5 }, database.db)
    expect(both.total).toBe((await plainly(['esposito', 'lecce'])).length)
  })

  it('and is like none, finds nobody', async () => {
    for (const q of ['xyzzyx', 'anna xyzzyx', 'qq', '½'])
      expect(await things.page({ q, sort: 'at', limit: 5 }, database.db)).toMatchObject({
        items: [],
        total: 0,
      })
  })
})
