import { z } from 'zod'
import { entity } from '../kit/entity.ts'
import { Id } from '../kit/ids.ts'
import { Picture } from '../media/picture.ts'
import { Position, text } from '../kit/scalars.ts'

/** A couple's album. Deleting it leaves its pictures without one. */
export const galleryAlbum = entity('coupleId', {
  fields: { title: text(80), position: Position.optional() },
})

export const GalleryAlbum = galleryAlbum.Whole
export type GalleryAlbum = z.infer<typeof GalleryAlbum>
export type NewGalleryAlbum = z.input<typeof galleryAlbum.New>
export type GalleryAlbumChange = z.infer<typeof galleryAlbum.Change>

/** A picture of a couple's gallery. `fileId` names the file it was sent as. */
export const galleryPicture = entity('coupleId', {
  fields: {
    /** Null, or an album that is gone: it is in none. */
    albumId: Id.nullable().default(null),
    caption: text(300, 0).default(''),
    /** Everybody may see it on the couple's website; the others only the couple. */
    onWebsite: z.boolean().default(false),
    position: Position.optional(),
  },
  fixed: { fileId: Id },
  /** As its couple sees it: the address never changes. */
  serverFields: { picture: Picture },
})

export const GalleryPicture = galleryPicture.Whole
export type GalleryPicture = z.infer<typeof GalleryPicture>
export type NewGalleryPicture = z.input<typeof galleryPicture.New>
export type GalleryPictureChange = z.infer<typeof galleryPicture.Change>
