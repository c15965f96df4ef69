/** How many there may be of what belongs to nobody but the site. */
import { isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { ruleBroken } from '../http/problem.ts'
import type { EntityTable } from './entity-store.ts'

/** @throws ProblemError `rule_broken` with `text` where as many stand as may */
export async function ensureRoomIn(
  table: EntityTable,
  { most, text }: { most: number; text: string },
  tx: Queryable,
): Promise<void> {
  const { rows } = await tx.execute(
    sql`select count(*)::int as standing from ${table} where ${isNull(table.deletedAt)}`,
  )
  if ((rows[0]!.standing as number) >= most) throw ruleBroken(text)
}
