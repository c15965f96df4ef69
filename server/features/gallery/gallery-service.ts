/** A couple's gallery, and what of it everybody may see. */
import { galleryAlbum, galleryPicture } from '#contract/plan/gallery.ts'
import type { Picture } from '#contract/media/picture.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { ownedEntity } from '../../platform/entity/owned-entity.ts'
import { ruleBroken } from '../../platform/http/problem.ts'
import {
  findFiles,
  pictureOf,
  publicPictureOf,
  releaseFile,
  showToAll,
  useFile,
} from '../files/file-service.ts'

/** More than a wedding's photographer hands over; a list that long still opens quickly. */
const PICTURES_MAX = 2000

export const galleryAlbums = ownedEntity({
  table: 'gallery_album',
  entity: galleryAlbum,
  topic: 'galleryAlbum',
  goneText: 'Questo album è stato eliminato.',
  most: 1_000,
})

/** Each is a file that has arrived, and holds it while it is there. */
export const galleryPictures = ownedEntity({
  table: 'gallery_picture',
  entity: galleryPicture,
  topic: 'galleryPicture',
  goneText: 'Questa foto è stata eliminata.',
  most: 20_000,
  room: { most: PICTURES_MAX, text: `La galleria ha già ${PICTURES_MAX} foto.` },
  async fill(coupleId, { tx }, { id, fileId, onWebsite }) {
    const picture = pictureOf(await useFile(tx, { fileId, ownerId: coupleId, usedBy: id }))
    if (!picture) throw ruleBroken('Nella galleria ci stanno solo foto.')
    await showToAll(tx, fileId, onWebsite)
    return { picture }
  },
  async afterChange(coupleId, { tx }, { id, fileId, onWebsite }, cameBack) {
    // Its file was let go of with it.
    if (cameBack) await useFile(tx, { fileId, ownerId: coupleId, usedBy: id })
    await showToAll(tx, fileId, onWebsite)
  },
  afterRemove: (_, { tx, now }, { fileId }) => releaseFile(tx, fileId, now),
})

/** What a couple shows to everybody, in its order, at addresses that are taken back when it is shown no more. */
export async function publicGalleryOf(coupleId: string, tx: Queryable): Promise<Picture[]> {
  const shown = (await galleryPictures.list(coupleId, tx)).filter(({ onWebsite }) => onWebsite)
  const files = await findFiles(
    shown.map(({ fileId }) => fileId),
    tx,
  )
  return shown.flatMap(({ fileId, caption }) => {
    const file = files.get(fileId)
    const picture = file && publicPictureOf(file)
    return picture ? [{ ...picture, alt: caption }] : []
  })
}
