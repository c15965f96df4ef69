import { z } from 'zod'
import {
  GalleryAlbum,
  GalleryAlbumChange,
  GalleryPicture,
  GalleryPictureChange,
  NewGalleryAlbum,
  NewGalleryPicture,
} from '../gallery.ts'
import { type Call, Done, byId } from './call.ts'

export const GALLERY_CALLS = {
  'Couple/getGalleryAlbums': { reply: z.array(GalleryAlbum) },
  'Couple/addGalleryAlbum': { body: NewGalleryAlbum, reply: GalleryAlbum },
  'Couple/updateGalleryAlbum': { params: byId, body: GalleryAlbumChange, reply: GalleryAlbum },
  'Couple/deleteGalleryAlbum': { params: byId, reply: Done },
  'Couple/getGalleryPictures': { reply: z.array(GalleryPicture) },
  'Couple/addGalleryPicture': { body: NewGalleryPicture, reply: GalleryPicture },
  'Couple/updateGalleryPicture': { params: byId, body: GalleryPictureChange, reply: GalleryPicture },
  'Couple/deleteGalleryPicture': { params: byId, reply: Done },
} as const satisfies Record<string, Call>
