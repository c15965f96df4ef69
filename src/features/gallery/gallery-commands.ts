/** What a couple does to its gallery, as commands, and what those still waiting change in what is shown. */
import type {
  GalleryAlbum,
  GalleryAlbumChange,
  GalleryPicture,
  GalleryPictureChange,
} from '#contract/gallery.ts'
import { ROUTES } from '#contract/routes.ts'
import { callPath } from '../../api/api-client.ts'
import { type AnyCommandDefinition, type Command, defineCommand } from '../../offline/command.ts'
import { applyEntityCommands, dropFromList, putIntoList } from '../../offline/entity-patches.ts'

export const ALBUMS_KEY = ['gallery', 'albums'] as const
export const PICTURES_KEY = ['gallery', 'pictures'] as const

const albumEntity = ({ id }: { id: string }) => ({ kind: 'galleryAlbum', id })
const pictureEntity = ({ id }: { id: string }) => ({ kind: 'galleryPicture', id })
/** Each picture on its own: one that waits for its bytes holds up no other. */
const pictureScope = ({ id }: { id: string }) => `galleryPicture/${id}`

export interface AlbumAdd {
  id: string
  title: string
  position: string
}
export interface AlbumUpdate {
  id: string
  /** At that moment, for the screen of what waits. */
  title: string
  changes: Omit<GalleryAlbumChange, 'baseVersion'>
}
export interface AlbumDelete {
  id: string
  title: string
}
export interface PictureAdd {
  id: string
  fileId: string
  albumId: string | null
  caption: string
  onWebsite: boolean
  position: string
  /** Pixels, as this device knows them; 0 where it does not. */
  width: number
  height: number
}
export interface PictureUpdate {
  id: string
  /** At that moment, for the screen of what waits. */
  caption: string
  changes: Omit<GalleryPictureChange, 'baseVersion'>
}
export interface PictureDelete {
  id: string
  caption: string
}

const named = (text: string, caption: string) => (caption ? `${text}: ${caption}` : text)

export const albumAdd = defineCommand<AlbumAdd, GalleryAlbum>({
  name: 'galleryAlbum.add',
  argsVersion: 1,
  scope: () => 'galleryAlbum',
  entity: albumEntity,
  describe: ({ title }) => `Nuovo album: ${title}`,
  request: (body) => ({ method: 'POST', path: ROUTES['Couple/addGalleryAlbum'].path, body }),
  settle: (album, _, cache) => putIntoList(cache, ALBUMS_KEY, album),
})

export const albumUpdate = defineCommand<AlbumUpdate, GalleryAlbum>({
  name: 'galleryAlbum.update',
  argsVersion: 1,
  scope: () => 'galleryAlbum',
  entity: albumEntity,
  describe: ({ title, changes }) => `Album modificato: ${changes.title ?? title}`,
  request: ({ id, changes }, baseVersion) => ({
    method: 'PUT',
    path: callPath(ROUTES['Couple/updateGalleryAlbum'].path, { id }),
    body: { ...changes, ...(baseVersion && { baseVersion }) },
  }),
  settle: (album, _, cache) => putIntoList(cache, ALBUMS_KEY, album),
})

export const albumDelete = defineCommand<AlbumDelete, { id: string }>({
  name: 'galleryAlbum.delete',
  argsVersion: 1,
  scope: () => 'galleryAlbum',
  entity: albumEntity,
  describe: ({ title }) => `Album eliminato: ${title}`,
  request: ({ id }) => ({
    method: 'DELETE',
    path: callPath(ROUTES['Couple/deleteGalleryAlbum'].path, { id }),
  }),
  settle: (_, command, cache) => dropFromList(cache, ALBUMS_KEY, command.args.id),
})

export const pictureAdd = defineCommand<PictureAdd, GalleryPicture>({
  name: 'galleryPicture.add',
  argsVersion: 1,
  scope: pictureScope,
  entity: pictureEntity,
  needs: ({ fileId }) => [fileId],
  describe: ({ caption }) => named('Nuova foto', caption),
  request: ({ width: _, height: __, ...body }) => ({
    method: 'POST',
    path: ROUTES['Couple/addGalleryPicture'].path,
    body,
  }),
  settle: (picture, _, cache) => putIntoList(cache, PICTURES_KEY, picture),
})

export const pictureUpdate = defineCommand<PictureUpdate, GalleryPicture>({
  name: 'galleryPicture.update',
  argsVersion: 1,
  scope: pictureScope,
  entity: pictureEntity,
  describe({ caption, changes }) {
    if (changes.onWebsite === true) return named('Foto mostrata sul sito', caption)
    if (changes.onWebsite === false) return named('Foto tolta dal sito', caption)
    if (changes.position !== undefined) return named('Foto spostata', caption)
    return named('Foto modificata', changes.caption ?? caption)
  },
  request: ({ id, changes }, baseVersion) => ({
    method: 'PUT',
    path: callPath(ROUTES['Couple/updateGalleryPicture'].path, { id }),
    body: { ...changes, ...(baseVersion && { baseVersion }) },
  }),
  settle: (picture, _, cache) => putIntoList(cache, PICTURES_KEY, picture),
})

export const pictureDelete = defineCommand<PictureDelete, { id: string }>({
  name: 'galleryPicture.delete',
  argsVersion: 1,
  scope: pictureScope,
  entity: pictureEntity,
  describe: ({ caption }) => named('Foto eliminata', caption),
  request: ({ id }) => ({
    method: 'DELETE',
    path: callPath(ROUTES['Couple/deleteGalleryPicture'].path, { id }),
  }),
  settle: (_, command, cache) => dropFromList(cache, PICTURES_KEY, command.args.id),
})

export const galleryCommands: readonly AnyCommandDefinition[] = [
  albumAdd,
  albumUpdate,
  albumDelete,
  pictureAdd,
  pictureUpdate,
  pictureDelete,
]

/** The albums as the couple left them. Pure. */
export function applyAlbums(
  albums: readonly GalleryAlbum[],
  pending: readonly Command[],
): readonly GalleryAlbum[] {
  return applyEntityCommands<GalleryAlbum>(albums, pending, {
    create: ({ name, args, createdAt }) =>
      name === albumAdd.name
        ? { ...(args as AlbumAdd), coupleId: '', createdAt, updatedAt: createdAt, version: 1 }
        : undefined,
    update: (album, { name, args, createdAt }) =>
      name === albumUpdate.name
        ? { ...album, ...(args as AlbumUpdate).changes, updatedAt: createdAt }
        : undefined,
    remove: albumDelete.name,
  })
}

/** The pictures as the couple left them; one the server does not have yet has no address of its own. Pure. */
export function applyPictures(
  pictures: readonly GalleryPicture[],
  pending: readonly Command[],
): readonly GalleryPicture[] {
  return applyEntityCommands<GalleryPicture>(pictures, pending, {
    create: (command) =>
      command.name === pictureAdd.name ? newPicture(command as Command<PictureAdd>) : undefined,
    update: (picture, { name, args, createdAt }) =>
      name === pictureUpdate.name
        ? { ...picture, ...(args as PictureUpdate).changes, updatedAt: createdAt }
        : undefined,
    remove: pictureDelete.name,
  })
}

function newPicture({ args, createdAt }: Command<PictureAdd>): GalleryPicture {
  const { width, height, ...fields } = args
  const picture = { id: fields.fileId, url: '', width, height, alt: '', placeholder: '' }
  return { ...fields, picture, coupleId: '', createdAt, updatedAt: createdAt, version: 1 }
}
