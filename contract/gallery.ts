import { z } from 'zod'
import { Entity, baseVersion } from './entity.ts'
import { Id } from './ids.ts'
import { Picture } from './picture.ts'
import { Position, text } from './scalars.ts'

/** A couple's album. Deleting it leaves its pictures without one. */
export const GalleryAlbum = Entity.extend({ coupleId: Id, title: text(80), position: Position })
export type GalleryAlbum = z.infer<typeof GalleryAlbum>

export const NewGalleryAlbum = z.strictObject({ id: Id, title: text(80), position: Position.optional() })
export type NewGalleryAlbum = z.input<typeof NewGalleryAlbum>

export const GalleryAlbumChange = z
  .strictObject({ title: text(80).optional(), position: Position.optional() })
  .extend(baseVersion)
export type GalleryAlbumChange = z.infer<typeof GalleryAlbumChange>

/** A picture of a couple's gallery. `fileId` names the file it was sent as. */
export const GalleryPicture = Entity.extend({
  coupleId: Id,
  /** Null, or an album that is gone: it is in none. */
  albumId: Id.nullable(),
  fileId: Id,
  picture: Picture,
  caption: text(300, 0),
  /** Everybody may see it on the couple's website; the others only the couple. */
  onWebsite: z.boolean(),
  position: Position,
})
export type GalleryPicture = z.infer<typeof GalleryPicture>

export const NewGalleryPicture = z.strictObject({
  id: Id,
  albumId: Id.nullable().default(null),
  fileId: Id,
  caption: text(300, 0).default(''),
  onWebsite: z.boolean().default(false),
  position: Position.optional(),
})
export type NewGalleryPicture = z.input<typeof NewGalleryPicture>

export const GalleryPictureChange = z
  .strictObject({
    albumId: Id.nullable().optional(),
    caption: text(300, 0).optional(),
    onWebsite: z.boolean().optional(),
    position: Position.optional(),
  })
  .extend(baseVersion)
export type GalleryPictureChange = z.infer<typeof GalleryPictureChange>
