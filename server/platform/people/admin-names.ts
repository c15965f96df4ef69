import { sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'

/** What administrators are called among themselves, by their ids; who is none any more is left out. */
export async function adminNames(
  ids: readonly string[],
  tx: Queryable,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await tx.execute(
    sql`select id, coalesce(nullif(name, ''), email) as name from admin
         where id = any(${sql.param([...new Set(ids)])}::uuid[])`,
  )
  return new Map(rows.map(({ id, name }) => [id as string, name as string]))
}
