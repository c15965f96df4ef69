import { desc, eq, isNull, sql } from 'drizzle-orm'
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { BACKGROUNDS_MOST } from '#contract/lists/homepage-limits.ts'
import type { Picture } from '#contract/media/picture.ts'
import type { HomepageBackground } from '#contract/site-management.ts'
import { SITE } from '../../platform/database/change-feed.ts'
import { entityColumns } from '../../platform/entity/columns.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { present } from '../../platform/entity/entity-store.ts'
import { ruleBroken } from '../../platform/http/problem.ts'
import { createPictureStore } from '../files/picture-service.ts'

export const homepageBackground = pgTable('homepage_background', {
  ...entityColumns,
  picture: jsonb('picture').$type<Picture>().notNull(),
  side: text('side').$type<HomepageBackground['side']>().notNull(),
})

export const backgrounds = createPictureStore({
  table: homepageBackground,
  topic: 'background',
  audience: () => SITE,
  goneText: 'Questo sfondo è stato eliminato.',
})

export const presentBackground = (row: typeof homepageBackground.$inferSelect) =>
  present<HomepageBackground>(row)

/** @throws ProblemError `rule_broken` where there are as many as may be */
export async function ensureRoom(tx: Queryable): Promise<void> {
  const { rows } = await tx.execute(
    sql`select count(*)::int as n from homepage_background where deleted_at is null`,
  )
  if ((rows[0]!.n as number) >= BACKGROUNDS_MOST)
    throw ruleBroken(`Di sfondi ce ne stanno ${BACKGROUNDS_MOST}: eliminane uno.`)
}

/** All of them, newest first. */
export async function listBackgrounds(tx: Queryable): Promise<HomepageBackground[]> {
  const rows = await tx
    .select()
    .from(homepageBackground)
    .where(isNull(homepageBackground.deletedAt))
    .orderBy(desc(homepageBackground.createdAt), desc(homepageBackground.id))
  return rows.map(presentBackground)
}

/** One of the backgrounds, by chance; null while there is none. */
export async function randomBackground(tx: Queryable): Promise<HomepageBackground | null> {
  const rows = await tx
    .select()
    .from(homepageBackground)
    .where(isNull(homepageBackground.deletedAt))
    .orderBy(sql`random()`)
    .limit(1)
  return rows[0] ? presentBackground(rows[0]) : null
}

/** A background by its id; undefined once deleted. */
export async function findBackground(id: string, tx: Queryable): Promise<HomepageBackground | undefined> {
  const rows = await tx.select().from(homepageBackground).where(eq(homepageBackground.id, id))
  return rows[0] && rows[0].deletedAt === null ? presentBackground(rows[0]) : undefined
}
