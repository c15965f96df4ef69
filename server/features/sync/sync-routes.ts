import { and, desc, eq, getTableColumns, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { CONFLICTS_LISTED, HISTORY_LISTED } from '#contract/lists/site/listed.ts'
import { type Handlers, read, write } from '../../platform/http/call-server.ts'
import { type Settled, PUBLIC, coupleAudience, vendorAudience } from '../../platform/database/change-feed.ts'
import { instant } from '../../platform/entity/columns.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { MADE_FIELD } from '../../platform/entity/field-history.ts'
import { copyPart } from './copy-parts.ts'
import { ownsEntity } from './entity-owner.ts'
import { feedPage } from './feed-page.ts'
import { toldAuthor } from './history-author.ts'
import { partnerEdits } from './partner-edits.ts'

const fieldHistory = pgTable('field_history', {
  id: bigint('id', { mode: 'number' }).primaryKey(),
  topic: text('topic').notNull(),
  entityId: uuid('entity_id').notNull(),
  field: text('field').notNull(),
  version: integer('version').notNull(),
  value: jsonb('value'),
  previous: jsonb('previous'),
  by: text('actor').notNull(),
  conflict: boolean('conflict').notNull(),
  at: instant('at').notNull(),
  over: text('over'),
  overFields: jsonb('over_fields').$type<string[]>(),
  audience: text('audience'),
  settledAt: instant('settled_at'),
})
/** A row as the two are told of it. */
const told = (coupleId: string) => ({
  ...getTableColumns(fieldHistory),
  by: toldAuthor(fieldHistory.by, coupleId),
  over: sql<string | null>`${toldAuthor(fieldHistory.over, coupleId)}`,
})
const isOpen = (coupleId: string) =>
  and(
    eq(fieldHistory.audience, coupleAudience(coupleId)),
    eq(fieldHistory.conflict, true),
    isNull(fieldHistory.settledAt),
  )

/** @param pool read outside of any snapshot, so that the feed's horizon is the present one */
export const syncRoutes = (pool: pg.Pool, feed: Settled): Handlers => ({
  'sync/changes': read(({ actor, query, tx }) =>
    feedPage({ pool, feed, tx }, coupleAudience(actor.coupleId), query.after, actor.uid),
  ),
  'sync/vendorChanges': read(({ query, tx }) => feedPage({ pool, feed, tx }, PUBLIC, query.after)),
  'sync/ownVendorChanges': read(({ actor, query, tx }) =>
    feedPage({ pool, feed, tx }, vendorAudience(actor.vendorId), query.after),
  ),
  'Couple/getCopyPart': read(({ actor, query, tx }) => copyPart(actor.coupleId, query, tx)),
  'Couple/getHistory': read(async ({ actor, query, tx }) => {
    if (!(await ownsEntity(actor.coupleId, query.entityId, tx))) throw new ProblemError('not_found')
    const { entityId, before } = query
    const which = and(
      eq(fieldHistory.entityId, entityId),
      // That it was made is no field of it.
      ne(fieldHistory.field, MADE_FIELD),
      before === undefined ? undefined : lt(fieldHistory.version, before),
    )
    const newest = tx
      .select({ version: fieldHistory.version })
      .from(fieldHistory)
      .where(which)
      .orderBy(desc(fieldHistory.version))
      .limit(HISTORY_LISTED)
      .as('newest')
    const rows = await tx
      .select(told(actor.coupleId))
      .from(fieldHistory)
      .where(and(which, gte(fieldHistory.version, sql`(select min(newest.version) from ${newest})`)))
      .orderBy(desc(fieldHistory.id))
    return rows.map(({ topic, entityId, field, version, value, previous, by, conflict, at }) => ({
      topic,
      entityId,
      field,
      version,
      value,
      previous,
      by,
      conflict,
      at,
    }))
  }),
  'Couple/getPartnerEdits': read(({ actor, tx }) => partnerEdits(actor.coupleId, actor.uid, tx)),
  'Couple/getConflicts': read(async ({ actor, tx }) => {
    const rows = await tx
      .select(told(actor.coupleId))
      .from(fieldHistory)
      .where(isOpen(actor.coupleId))
      .orderBy(desc(fieldHistory.id))
      .limit(CONFLICTS_LISTED)
    return rows.map(({ id, topic, entityId, field, value, previous, by, at, over, overFields }) => ({
      id,
      topic,
      entityId,
      field,
      value,
      previous,
      by,
      at,
      over: over ?? by,
      fields: overFields,
    }))
  }),
  'Couple/settleConflicts': write(async ({ actor, body, now, tx }) => {
    const rows = await tx
      .update(fieldHistory)
      .set({ settledAt: now })
      .where(and(isOpen(actor.coupleId), inArray(fieldHistory.id, body.ids)))
      .returning({ id: fieldHistory.id })
    return { settled: rows.length }
  }),
})
