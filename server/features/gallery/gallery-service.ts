/** What a couple does with its gallery, and what of it everybody may see. */
import type { z } from 'zod'
import type {
  GalleryAlbum,
  GalleryAlbumChange,
  GalleryPicture,
  GalleryPictureChange,
  NewGalleryAlbum,
  NewGalleryPicture,
} from '#contract/gallery.ts'
import type { Picture } from '#contract/picture.ts'
import type { Queryable } from '../../platform/database.ts'
import type { WriteContext } from '../../platform/entity-store.ts'
import { ProblemError, ruleBroken } from '../../platform/problem.ts'
import { ofCouple } from '../../platform/owned-by.ts'
import {
  findFiles,
  pictureOf,
  publicPictureOf,
  releaseFile,
  showToAll,
  useFile,
} from '../files/file-service.ts'
import {
  countGalleryPictures,
  galleryAlbums,
  galleryPictures,
  lastAlbumPosition,
  lastPicturePosition,
  listGalleryPictures,
  presentAlbum,
  presentGalleryPicture,
} from './gallery-store.ts'

/** More than a wedding's photographer hands over; a list that long still opens quickly. */
const PICTURES_MAX = 2000

export async function addAlbum(
  coupleId: string,
  context: WriteContext,
  { position, ...album }: z.infer<typeof NewGalleryAlbum>,
): Promise<GalleryAlbum> {
  const values = { ...album, coupleId, ...(position === undefined ? {} : { position }) }
  const row = await galleryAlbums.create(context, values, ofCouple(coupleId), async () => ({
    position: await lastAlbumPosition(coupleId, context.tx),
  }))
  return presentAlbum(row)
}

export const changeAlbum = async (
  coupleId: string,
  context: WriteContext,
  id: string,
  change: GalleryAlbumChange,
): Promise<GalleryAlbum> => presentAlbum(await galleryAlbums.change(context, id, change, ofCouple(coupleId)))

export const removeAlbum = (coupleId: string, context: WriteContext, id: string): Promise<void> =>
  galleryAlbums.remove(context, id, ofCouple(coupleId))

/** Puts a file that has arrived into the gallery. */
export async function addGalleryPicture(
  coupleId: string,
  context: WriteContext,
  { position, ...fields }: z.infer<typeof NewGalleryPicture>,
): Promise<GalleryPicture> {
  const { tx } = context
  const known = await galleryPictures.find(tx, fields.id)
  if (known && known.coupleId !== coupleId) throw new ProblemError('already_exists')
  if ((await countGalleryPictures(coupleId, tx)) >= PICTURES_MAX)
    throw ruleBroken(`La galleria ha già ${PICTURES_MAX} foto.`)
  const values = { ...fields, coupleId, ...(position === undefined ? {} : { position }) }
  const row = await galleryPictures.create(context, values, ofCouple(coupleId), async () => {
    const file = await useFile(tx, { fileId: fields.fileId, ownerId: coupleId, usedBy: fields.id })
    const picture = pictureOf(file)
    if (!picture) throw ruleBroken('Nella galleria ci stanno solo foto.')
    await showToAll(tx, fields.fileId, fields.onWebsite)
    return { picture, position: await lastPicturePosition(coupleId, tx) }
  })
  return presentGalleryPicture(row)
}

export async function changeGalleryPicture(
  coupleId: string,
  context: WriteContext,
  id: string,
  change: GalleryPictureChange,
): Promise<GalleryPicture> {
  const row = await galleryPictures.change(context, id, change, ofCouple(coupleId))
  await showToAll(context.tx, row.fileId, row.onWebsite)
  return presentGalleryPicture(row)
}

export async function removeGalleryPicture(
  coupleId: string,
  context: WriteContext,
  id: string,
): Promise<void> {
  const before = await galleryPictures.find(context.tx, id)
  await galleryPictures.remove(context, id, ofCouple(coupleId))
  if (before && before.deletedAt === null) await releaseFile(context.tx, before.fileId, context.now)
}

/** What a couple shows to everybody, in its order, at addresses that are taken back when it is shown no more. */
export async function publicGalleryOf(coupleId: string, tx: Queryable): Promise<Picture[]> {
  const shown = (await listGalleryPictures(coupleId, tx)).filter(({ onWebsite }) => onWebsite)
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

/** For the feed, which already knows who may hear it; undefined once deleted. */
export async function findAlbum(id: string, tx: Queryable): Promise<GalleryAlbum | undefined> {
  const row = await galleryAlbums.find(tx, id)
  return row && row.deletedAt === null ? presentAlbum(row) : undefined
}

export async function findGalleryPicture(id: string, tx: Queryable): Promise<GalleryPicture | undefined> {
  const row = await galleryPictures.find(tx, id)
  return row && row.deletedAt === null ? presentGalleryPicture(row) : undefined
}
