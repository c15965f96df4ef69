import { desc, eq, isNull, sql } from 'drizzle-orm'
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { BACKGROUNDS_MOST } from '#contract/lists/site/homepage-limits.ts'
import type { Picture } from '#contract/media/picture.ts'
import type { HomepageBackground } from '#contract/site/site-management.ts'
import { SITE } from '../../platform/database/change-feed.ts'
import { entityColumns } from '../../platform/entity/columns.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { present } from '../../platform/entity/entity-store.ts'
import { ensureRoomIn } from '../../platform/entity/site-room.ts'
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

export const ensureRoom = (tx: Queryable): Promise<void> =>
  ensureRoomIn(
    homepageBackground,
    { most: BACKGROUNDS_MOST, text: `Di sfondi ce ne stanno ${BACKGROUNDS_MOST}: eliminane uno.` },
    tx,
  )

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
