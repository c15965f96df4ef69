/** What is written weighs in the database: an edit with all that it leaves, and the rows of a whole plan. */
import type pg from 'pg'
import { DEMO } from '#tests/support/product-people.ts'
import type { BenchRow } from './bench-row.ts'

/** What an edit leaves beside the plan itself, for a month: the feed, who wrote what, and answers to be given again. */
const LEFT = ['change', 'field_history', 'idempotency']
const PLAN = ['couple_task', 'budget_item', 'favorite']
const NEED = { editBytes: 3_000, planKb: 100 }

type Sizes = Record<string, number>

/** Bytes of tables, indexes and all. */
export async function written(pool: pg.Pool): Promise<Sizes> {
  const { rows } = await pool.query<{ name: string; bytes: number }>(
    `select relname as name, pg_total_relation_size(oid)::float8 as bytes from pg_class where relname = any($1)`,
    [[...LEFT, ...PLAN]],
  )
  return Object.fromEntries(rows.map(({ name, bytes }) => [name, bytes]))
}

/** @param edits how many were written between the two */
export function editRow(before: Sizes, after: Sizes, edits: number): BenchRow {
  const grown = (tables: string[]) =>
    Math.round(tables.reduce((sum, table) => sum + after[table]! - before[table]!, 0) / edits)
  const [left, plan] = [grown(LEFT), grown(PLAN)]
  return {
    what: 'sizing: what an edit leaves in the database',
    ours: `${left + plan} B (${plan} of the plan, ${left} beside it)`,
    reference: `${NEED.editBytes} B`,
    ratio: (left + plan) / NEED.editBytes,
    goal: '≤ 1',
    pass: left + plan <= NEED.editBytes,
    detail: Object.fromEntries([...LEFT, ...PLAN].map((table) => [table, grown([table])])),
  }
}

/** What the demo's couple has, row by row, without indexes. */
export async function planRow(pool: pg.Pool): Promise<BenchRow> {
  const tables = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns join pg_class on relname = table_name and relkind = 'r'
      where table_schema = 'public' and column_name = 'couple_id'`,
  )
  const weights: { table: string; rows: number; bytes: number }[] = []
  for (const { name } of tables.rows) {
    const { rows } = await pool.query<{ rows: number; bytes: number }>(
      `select count(*)::int as rows, coalesce(sum(pg_column_size(t.*)), 0)::int as bytes from ${name} t
        where couple_id = (select m.couple_id from couple_member m join person_address a on a.uid = m.uid
          where a.email = $1)`,
      [DEMO.couple],
    )
    if (rows[0]!.rows > 0) weights.push({ table: name, ...rows[0]! })
  }
  const kb = weights.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000
  return {
    what: 'sizing: the rows of a filled couple, without indexes',
    ours: `${kb.toFixed(0)} KB in ${weights.reduce((sum, { rows }) => sum + rows, 0)} rows`,
    reference: `${NEED.planKb} KB`,
    ratio: kb / NEED.planKb,
    goal: '≤ 1',
    pass: kb > 0 && kb <= NEED.planKb,
    detail: weights,
  }
}
