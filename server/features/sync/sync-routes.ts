import { desc, eq } from 'drizzle-orm'
import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { type Handlers, read } from '../../platform/call-server.ts'
import { PUBLIC, changesAfter, coupleAudience, vendorAudience } from '../../platform/change-feed.ts'
import { instant } from '../../platform/columns.ts'
import type { Queryable } from '../../platform/database.ts'
import { ProblemError } from '../../platform/problem.ts'
import { ownsEntity } from './entity-owner.ts'
import { asTold, loadChanges } from './entity-loader.ts'

const fieldHistory = pgTable('field_history', {
  id: bigint('id', { mode: 'number' }).primaryKey(),
  entityId: uuid('entity_id').notNull(),
  field: text('field').notNull(),
  version: integer('version').notNull(),
  value: jsonb('value'),
  previous: jsonb('previous'),
  by: text('actor').notNull(),
  conflict: boolean('conflict').notNull(),
  at: instant('at').notNull(),
})

/** @param pool read outside of any snapshot, so that the feed's horizon is the present one */
export const syncRoutes = (pool: pg.Pool): Handlers => ({
  'sync/changes': read(({ actor, query, tx }) =>
    pageOf(pool, coupleAudience(actor.coupleId), query.after, tx, actor.uid),
  ),
  'sync/vendorChanges': read(({ query, tx }) => pageOf(pool, PUBLIC, query.after, tx)),
  'sync/ownVendorChanges': read(({ actor, query, tx }) =>
    pageOf(pool, vendorAudience(actor.vendorId), query.after, tx),
  ),
  'Couple/getHistory': read(async ({ actor, query, tx }) => {
    if (!(await ownsEntity(actor.coupleId, query.entityId, tx))) throw new ProblemError('not_found')
    const rows = await tx
      .select()
      .from(fieldHistory)
      .where(eq(fieldHistory.entityId, query.entityId))
      .orderBy(desc(fieldHistory.id))
      .limit(200)
    return rows.map(({ id: _, ...row }) => row)
  }),
})

async function pageOf(pool: pg.Pool, audience: string, after: number, tx: Queryable, uid = '') {
  const { changes, ...page } = await changesAfter(pool, audience, after)
  const loaded = await loadChanges(changes, tx)
  return {
    ...page,
    changes: loaded.map(({ change, payload, ...event }) => ({
      ...event,
      payload: asTold(payload, change, uid),
    })),
  }
}
