import { and, asc, eq, isNull } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Picture } from '#contract/picture.ts'
import type { Video } from '#contract/vendor.ts'
import { PUBLIC } from '../../platform/change-feed.ts'
import { entityColumns } from '../../platform/columns.ts'
import type { Queryable } from '../../platform/database.ts'
import { createEntityStore, present } from '../../platform/entity-store.ts'

export const video = pgTable('video', {
  ...entityColumns,
  vendorId: uuid('vendor_id').notNull(),
  title: text('title').notNull(),
  provider: text('provider').$type<Video['provider']>().notNull(),
  source: text('source').notNull(),
  poster: jsonb('poster').$type<Picture>(),
  durationSeconds: integer('duration_seconds'),
  position: integer('position').notNull(),
})

export const videos = createEntityStore({
  table: video,
  topic: 'video',
  audience: () => PUBLIC,
  goneText: 'Questo video è stato eliminato.',
})

export const presentVideo = (row: typeof video.$inferSelect) =>
  present<Video>(row, ['poster', 'durationSeconds'])

/** The videos of one vendor, in its order. */
export async function listVideos(vendorId: string, tx: Queryable): Promise<Video[]> {
  const rows = await tx
    .select()
    .from(video)
    .where(and(eq(video.vendorId, vendorId), isNull(video.deletedAt)))
    .orderBy(asc(video.position), asc(video.id))
  return rows.map(presentVideo)
}
