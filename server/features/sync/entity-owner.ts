import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database.ts'

/** Whether an entity, of whatever kind, is this couple's. */
export async function ownsEntity(coupleId: string, entityId: string, tx: Queryable): Promise<boolean> {
  if (entityId === coupleId) return true
  const { rows } = await tx.execute(sql`
    select 1 from couple_task where id = ${entityId} and couple_id = ${coupleId}
    union all select 1 from budget_item where id = ${entityId} and couple_id = ${coupleId}
    union all select 1 from favorite where id = ${entityId} and couple_id = ${coupleId}
    union all select 1 from gallery_album where id = ${entityId} and couple_id = ${coupleId}
    union all select 1 from gallery_picture where id = ${entityId} and couple_id = ${coupleId}
    union all select 1 from wedding_invitation where id = ${entityId} and couple_id = ${coupleId}
    union all select 1 from rsvp_answer where id = ${entityId} and couple_id = ${coupleId} limit 1`)
  return rows.length > 0
}
