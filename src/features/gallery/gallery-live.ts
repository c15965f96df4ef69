/** What the couple's hub does to the cached gallery. */
import type { GalleryAlbum, GalleryPicture } from '#contract/gallery.ts'
import { CHANGE_EVENTS } from '#contract/hubs.ts'
import { type LiveTable, liveList } from '../../offline/entity-patches.ts'
import { ALBUMS_KEY, PICTURES_KEY } from './gallery-commands.ts'

export const galleryLive: LiveTable = {
  ...liveList<GalleryAlbum>(CHANGE_EVENTS.galleryAlbum, ALBUMS_KEY),
  ...liveList<GalleryPicture>(CHANGE_EVENTS.galleryPicture, PICTURES_KEY),
}
