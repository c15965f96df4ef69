/** What the other of the two has written lately, or one of us for them, for who opens the plan the day after. */
import { sql } from 'drizzle-orm'
import type { PartnerEdit } from '#contract/wire/sync.ts'
import { coupleAudience } from '../../platform/database/change-feed.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { MADE_FIELD } from '../../platform/entity/field-history.ts'
import { isToldOf, toldAuthor } from './history-author.ts'

const DAYS = 3
/** More than anybody reads at the start of a day. */
const MOST = 50
const ACTOR = sql.identifier('actor')

/**
 * One for each thing, by its last write, newest first.
 * @param uid who asks: what they wrote themselves is left out, on whichever of their devices
 */
export async function partnerEdits(coupleId: string, uid: string, tx: Queryable): Promise<PartnerEdit[]> {
  const { rows } = await tx.execute(sql`
    select topic, entity_id as "entityId", ${toldAuthor(ACTOR, coupleId)} as "by", at, what from (
      select distinct on (topic, entity_id) topic, entity_id, actor, at,
        case when field = 'deletedAt' and value <> 'null'::jsonb then 'deleted'
             when bool_or(field = ${MADE_FIELD}) over (partition by topic, entity_id, actor) then 'made'
             else 'changed' end as what
      from field_history
      where audience = ${coupleAudience(coupleId)} and at > now() - ${`${DAYS} days`}::interval
        and actor <> ${uid} and ${isToldOf(ACTOR, coupleId)}
      order by topic, entity_id, id desc
    ) each_thing order by at desc limit ${MOST}`)
  return (rows as unknown as (Omit<PartnerEdit, 'at'> & { at: string | Date })[]).map((row) => ({
    ...row,
    at: new Date(row.at).toISOString(),
  }))
}
