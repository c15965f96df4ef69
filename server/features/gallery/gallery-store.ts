import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { GalleryAlbum, GalleryPicture } from '#contract/gallery.ts'
import type { Picture } from '#contract/picture.ts'
import { coupleAudience } from '../../platform/change-feed.ts'
import { entityColumns } from '../../platform/columns.ts'
import type { Queryable } from '../../platform/database.ts'
import { createEntityStore, present } from '../../platform/entity-store.ts'
import { positionAfter } from '../../platform/position.ts'

const galleryAlbum = pgTable('gallery_album', {
  ...entityColumns,
  coupleId: uuid('couple_id').notNull(),
  title: text('title').notNull(),
  position: text('position').notNull(),
})

const galleryPicture = pgTable('gallery_picture', {
  ...entityColumns,
  coupleId: uuid('couple_id').notNull(),
  albumId: uuid('album_id'),
  fileId: uuid('file_id').notNull(),
  /** As its couple sees it: the address never changes. */
  picture: jsonb('picture').$type<Picture>().notNull(),
  caption: text('caption').notNull(),
  onWebsite: boolean('on_website').notNull(),
  position: text('position').notNull(),
})

export const galleryAlbums = createEntityStore({
  table: galleryAlbum,
  topic: 'galleryAlbum',
  audience: (row) => coupleAudience(row.coupleId),
  goneText: 'Questo album è stato eliminato.',
})

export const galleryPictures = createEntityStore({
  table: galleryPicture,
  topic: 'galleryPicture',
  audience: (row) => coupleAudience(row.coupleId),
  goneText: 'Questa foto è stata eliminata.',
})

export const presentAlbum = (row: typeof galleryAlbum.$inferSelect) => present<GalleryAlbum>(row)
export const presentGalleryPicture = (row: typeof galleryPicture.$inferSelect) => present<GalleryPicture>(row)

/** The albums of one couple, in their order. */
export async function listAlbums(coupleId: string, tx: Queryable): Promise<GalleryAlbum[]> {
  const rows = await tx
    .select()
    .from(galleryAlbum)
    .where(and(eq(galleryAlbum.coupleId, coupleId), isNull(galleryAlbum.deletedAt)))
    .orderBy(asc(galleryAlbum.position), asc(galleryAlbum.id))
  return rows.map(presentAlbum)
}

/** The pictures of one couple, in their order. */
export async function listGalleryPictures(coupleId: string, tx: Queryable): Promise<GalleryPicture[]> {
  const rows = await tx
    .select()
    .from(galleryPicture)
    .where(and(eq(galleryPicture.coupleId, coupleId), isNull(galleryPicture.deletedAt)))
    .orderBy(asc(galleryPicture.position), asc(galleryPicture.id))
  return rows.map(presentGalleryPicture)
}

export async function countGalleryPictures(coupleId: string, tx: Queryable): Promise<number> {
  const { rows } = await tx.execute(sql`select count(*)::int as n from gallery_picture
    where couple_id = ${coupleId} and deleted_at is null`)
  return rows[0]!.n as number
}

export async function lastAlbumPosition(coupleId: string, tx: Queryable): Promise<string> {
  const rows = await tx
    .select({ position: galleryAlbum.position })
    .from(galleryAlbum)
    .where(eq(galleryAlbum.coupleId, coupleId))
    .orderBy(desc(galleryAlbum.position))
    .limit(1)
  return positionAfter(rows[0]?.position)
}

export async function lastPicturePosition(coupleId: string, tx: Queryable): Promise<string> {
  const rows = await tx
    .select({ position: galleryPicture.position })
    .from(galleryPicture)
    .where(eq(galleryPicture.coupleId, coupleId))
    .orderBy(desc(galleryPicture.position))
    .limit(1)
  return positionAfter(rows[0]?.position)
}
