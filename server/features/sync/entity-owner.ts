import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { idsOwned } from '../../platform/entity/owned-entity.ts'
import { COUPLE_ENTITIES } from './entities.ts'

/** Whether an entity, of whatever kind, is this couple's. */
export async function ownsEntity(coupleId: string, entityId: string, tx: Queryable): Promise<boolean> {
  if (entityId === coupleId) return true
  const { rows } = await tx.execute(
    sql`select 1 from (${idsOwned(COUPLE_ENTITIES, coupleId)}) own where id = ${entityId} limit 1`,
  )
  return rows.length > 0
}
