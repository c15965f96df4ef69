/**
 * Lists that are read page by page: one keyset cursor for all of them, and the same rows as a CSV file.
 * A list says where its rows are, what narrows them and how they are ordered; it is given ids, and loads what they name.
 */
import { Readable } from 'node:stream'
import { type SQL, sql } from 'drizzle-orm'
import { COUNTED_UP_TO } from '#contract/lists/analytics/page-counts.ts'
import { csvText, writeCsv } from '#contract/wire/csv.ts'
import { CSV_TYPE } from '#contract/wire/csv-type.ts'
import type { CallName } from '#contract/routes.ts'
import { type CallContext, type Handlers, read } from './http/call-server.ts'
import type { Queryable } from './database/database.ts'
import { ruleBroken } from './http/problem.ts'
import { type SoughtWords, soughtIn } from './list-words.ts'

/** What every call of a list takes (contract/wire/page.ts). */
interface Asked {
  q?: string | undefined
  sort: string
  after?: string | undefined
  limit: number
}
interface Page<Item> {
  items: Item[]
  next?: string | undefined
  total?: number | undefined
}

/** What a list is ordered by: never null, of a type that PostgreSQL writes and reads alike, with an index of it and the id. */
export interface SortKey {
  by: SQL
  type: 'text' | 'date' | 'timestamptz' | 'integer' | 'double precision'
}
/** Nothing where the question does not say. */
type Condition = SQL | undefined | '' | false
type SortName<A extends Asked> = A['sort'] extends infer S
  ? S extends `-${string}`
    ? never
    : S & string
  : never

export interface PagedListOptions<A extends Asked, Item extends { id: string }> {
  /** What stands after `from`. */
  from: SQL
  /** The id of a row, which orders those that are alike. */
  id: SQL
  sorts: Readonly<Record<SortName<A>, SortKey>>
  /** What of the question narrows the list. */
  where: (asked: A) => readonly Condition[]
  /** The words that are looked for, and where. */
  words?: (asked: A) => SoughtWords | false
  /** The rows of these ids, in any order; who is gone meanwhile is left out. */
  load: (ids: readonly string[], tx: Queryable) => Promise<readonly Item[]>
}

export interface PagedList<A extends Asked, Item> {
  page: (asked: A, tx: Queryable) => Promise<Page<Item>>
}

interface Row {
  id: string
  /** What it is ordered by, as text. */
  value: string
}
interface Read {
  rows: readonly Row[]
  total: number
}
interface Reading {
  by: SQL
  way: SQL
  limit: number
}

/** @throws ProblemError `rule_broken` for a cursor that is none of this order */
export function pagedList<A extends Asked, Item extends { id: string }>({
  from,
  id,
  sorts,
  where,
  words,
  load,
}: PagedListOptions<A, Item>): PagedList<A, Item> {
  const all = (conditions: readonly Condition[]) => sql.join(conditions.filter(Boolean) as SQL[], sql` and `)

  async function count(narrowed: SQL, tx: Queryable): Promise<number> {
    const { rows } = await tx.execute(
      sql`select count(*)::int as total from (select 1 from ${from} where ${narrowed} limit ${COUNTED_UP_TO + 1}) counted`,
    )
    return rows[0]!['total'] as number
  }

  /** The first rows of the few that words have left, and how many these are: they are looked for once. */
  async function firstOfFew(narrowed: SQL, { by, way, limit }: Reading, tx: Queryable): Promise<Read> {
    const { rows } = await tx.execute(sql`
      with found as materialized (select ${id} as id, ${by} as value from ${from} where ${narrowed} limit ${COUNTED_UP_TO + 1})
      select id, value::text, (select count(*)::int from found) as total from found
       order by found.value ${way}, id ${way} limit ${limit + 1}`)
    return { rows: rows as unknown as Row[], total: (rows[0]?.['total'] as number | undefined) ?? 0 }
  }

  async function inOrder(narrowed: SQL, { by, way, limit }: Reading, tx: Queryable): Promise<Row[]> {
    const { rows } = await tx.execute(sql`select ${id} as id, (${by})::text as value from ${from}
      where ${narrowed} order by ${by} ${way}, ${id} ${way} limit ${limit + 1}`)
    return rows as unknown as Row[]
  }

  async function first(narrowed: SQL, isSought: boolean, reading: Reading, tx: Queryable): Promise<Read> {
    if (isSought) {
      const few = await firstOfFew(narrowed, reading, tx)
      if (few.total <= COUNTED_UP_TO) return few
      return { rows: await inOrder(narrowed, reading, tx), total: few.total }
    }
    const rows = await inOrder(narrowed, reading, tx)
    // All of them are here.
    const total = rows.length <= reading.limit ? rows.length : await count(narrowed, tx)
    return { rows, total }
  }

  return {
    async page(asked, tx) {
      const { sort, after, limit } = asked
      const { by, type } = sorts[sort.replace('-', '') as SortName<A>]
      const isDown = sort.startsWith('-')
      const reading = { by, way: sql.raw(isDown ? 'desc' : 'asc'), limit }
      const beyond = after === undefined ? undefined : cursorOf(after, sort)
      const sought = words?.(asked)
      const have = sought ? await soughtIn(from, sought, tx) : sql`true`
      if (!have) return { items: [], total: beyond ? undefined : 0 }
      const narrowed = all([sql`true`, ...where(asked), have])
      const than =
        beyond &&
        sql`(${by}, ${id}) ${sql.raw(isDown ? '<' : '>')}
        (${beyond.value}::${sql.raw(type)}, ${beyond.id}::uuid)`
      const { rows, total } = than
        ? { rows: await inOrder(all([narrowed, than]), reading, tx), total: undefined }
        : await first(narrowed, Boolean(asked.q), reading, tx)
      const seen = rows.slice(0, limit)
      const ids = seen.map((row) => row.id)
      const items = ids.length === 0 ? [] : await load(ids, tx)
      const byId = new Map(items.map((item) => [item.id, item]))
      return {
        items: seen.flatMap((row) => byId.get(row.id) ?? []),
        next: rows.length > limit ? writeCursor(sort, seen.at(-1)!) : undefined,
        total,
      }
    },
  }
}

/** Opaque to who hands it back: the order it is of, and the last row's place in it. */
const writeCursor = (sort: string, { id, value }: { id: string; value: string }) =>
  Buffer.from(JSON.stringify([sort, value, id])).toString('base64url')

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

function cursorOf(text: string, sort: string): { id: string; value: string } {
  try {
    const [of, value, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[]
    if (of === sort && typeof value === 'string' && typeof id === 'string' && UUID.test(id))
      return { id, value }
  } catch {
    // No fault: refused below.
  }
  throw ruleBroken('Questa pagina dell’elenco non c’è più: si ricomincia dalla prima.')
}

/** The columns of a list's file: its heading, and what stands under it. */
export type CsvColumns<Item> = Readonly<Record<string, (item: Item) => string | number | null | undefined>>

/** So many rows are read for each piece of a file. */
const CSV_ROWS = 200

async function* csvOf<A extends Asked, Item>(
  list: PagedList<A, Item>,
  asked: A,
  columns: CsvColumns<Item>,
  tx: Queryable,
) {
  yield writeCsv([Object.keys(columns).map(csvText)])
  let after: string | undefined
  do {
    const page = await list.page({ ...asked, after, limit: CSV_ROWS }, tx)
    const lines = page.items.map((item) =>
      Object.values(columns).map((cell) => csvText(String(cell(item) ?? ''))),
    )
    yield writeCsv(lines, 'continued')
    after = page.next
  } while (after !== undefined)
}

type ListCall = {
  [N in CallName]: CallContext<N> extends { body: infer B; query: infer Q }
    ? [B] extends [Asked]
      ? N
      : [Q] extends [Asked]
        ? N
        : never
    : never
}[CallName]
type AskedOf<N extends ListCall> = (CallContext<N>['body'] extends Asked
  ? CallContext<N>['body']
  : CallContext<N>['query']) &
  Asked

/**
 * The handler of a list: a page, or the whole of it as a file for who accepts nothing but CSV.
 * @param file the file's name, without its ending
 */
export const listed = <N extends ListCall, Item>(
  list: PagedList<AskedOf<N>, Item>,
  file: string,
  columns: CsvColumns<Item>,
): NonNullable<Handlers[N]> =>
  read<N>(async ({ query, body, request, reply, tx }) => {
    const asked = (body ?? query) as AskedOf<N>
    if (request.headers.accept !== CSV_TYPE) return (await list.page(asked, tx)) as never
    reply.type(`${CSV_TYPE}; charset=utf-8`)
    reply.header('Content-Disposition', `attachment; filename="${file}.csv"`)
    return Readable.from(csvOf(list, asked, columns, tx)) as never
  }) as never
