/** Everything one can do to the gallery, each with its way back. */
import type { GalleryAlbum, GalleryPicture } from '#contract/gallery.ts'
import { newId } from '#contract/new-id.ts'
import { useMemo } from 'react'
import { positionAt, positionsAtEnd } from '../../lib/position.ts'
import { plural } from '../../lib/text.ts'
import { type Change, useChanges } from '../couple/change-queries.ts'
import type { KeptFile } from '../files/file-queries.ts'
import {
  type AlbumUpdate,
  type PictureUpdate,
  albumAdd,
  albumDelete,
  albumUpdate,
  pictureAdd,
  pictureDelete,
  pictureUpdate,
} from './gallery-commands.ts'

export type PictureFields = Pick<GalleryPicture, 'caption' | 'albumId' | 'onWebsite'>

const update = (picture: GalleryPicture, changes: PictureUpdate['changes']): Change => {
  const { id, caption } = picture
  const before = Object.fromEntries(
    Object.keys(changes).map((field) => [field, picture[field as keyof GalleryPicture]]),
  )
  return {
    submission: { definition: pictureUpdate, args: { id, caption, changes }, baseVersion: picture.version },
    inverse: { definition: pictureUpdate, args: { id, caption, changes: before } },
  }
}

/** What is deleted is never brought back under its own id: the server keeps its grave. The file is still there. */
const deletion = ({
  id,
  fileId,
  albumId,
  caption,
  onWebsite,
  position,
  picture,
  version,
}: GalleryPicture): Change => ({
  submission: { definition: pictureDelete, args: { id, caption }, baseVersion: version },
  inverse: {
    definition: pictureAdd,
    args: {
      id: newId(),
      fileId,
      albumId,
      caption,
      onWebsite,
      position,
      width: picture.width,
      height: picture.height,
    },
  },
})

const albumChange = (album: GalleryAlbum, changes: AlbumUpdate['changes']): Change => ({
  submission: {
    definition: albumUpdate,
    args: { id: album.id, title: album.title, changes },
    baseVersion: album.version,
  },
  inverse: {
    definition: albumUpdate,
    args: { id: album.id, title: album.title, changes: { title: album.title } },
  },
})

export function useGalleryActions(albums: readonly GalleryAlbum[], pictures: readonly GalleryPicture[]) {
  const { make } = useChanges()
  return useMemo(
    () => ({
      /** Puts files that are kept on the device at the end, in the order they were chosen. */
      add(files: readonly KeptFile[], albumId: string | null) {
        const positions = positionsAtEnd(pictures, files.length)
        return make(
          files.map(({ id: fileId, width, height }, index) => {
            const id = newId()
            const args = {
              id,
              fileId,
              albumId,
              caption: '',
              onWebsite: false,
              position: positions[index]!,
              width,
              height,
            }
            return {
              submission: { definition: pictureAdd, args },
              inverse: { definition: pictureDelete, args: { id, caption: '' } },
            }
          }),
          `${plural(files.length, 'foto aggiunta', 'foto aggiunte')}.`,
        )
      },

      /** Only what differs goes. */
      edit(picture: GalleryPicture, fields: Partial<PictureFields>) {
        const changes = Object.fromEntries(
          Object.entries(fields).filter(([field, value]) => picture[field as keyof PictureFields] !== value),
        )
        if (Object.keys(changes).length === 0) return Promise.resolve(true)
        return make([update(picture, changes)], 'Foto modificata.')
      },

      show: (chosen: readonly GalleryPicture[], onWebsite: boolean) =>
        make(
          chosen
            .filter((picture) => picture.onWebsite !== onWebsite)
            .map((picture) => update(picture, { onWebsite })),
          onWebsite ? 'Sul sito delle nozze.' : 'Solo per voi.',
        ),

      remove: (picture: GalleryPicture) => make([deletion(picture)], 'Foto eliminata.'),

      /** Between two of those in sight, null at an end. */
      place(picture: GalleryPicture, previous: string | null, next: string | null) {
        const others = pictures.filter((other) => other.id !== picture.id)
        const at = (id: string) => others.findIndex((other) => other.id === id)
        const index = previous !== null ? at(previous) + 1 : next !== null ? at(next) : others.length
        return make(
          [update(picture, { position: positionAt(others, Math.max(0, index)) })],
          'Ordine cambiato.',
        )
      },

      addAlbum(title: string) {
        const id = newId()
        const args = { id, title, position: positionsAtEnd(albums, 1)[0]! }
        return make(
          [
            {
              submission: { definition: albumAdd, args },
              inverse: { definition: albumDelete, args: { id, title } },
            },
          ],
          'Album creato.',
        ).then((kept) => (kept ? id : undefined))
      },

      renameAlbum: (album: GalleryAlbum, title: string) =>
        album.title === title
          ? Promise.resolve(true)
          : make([albumChange(album, { title })], 'Album rinominato.'),

      /** Its pictures stay, in none; taking it back makes another album with them in it. */
      removeAlbum(album: GalleryAlbum) {
        const id = newId()
        const { title, position } = album
        const inside = pictures.filter(({ albumId }) => albumId === album.id)
        return make(
          [
            {
              submission: {
                definition: albumDelete,
                args: { id: album.id, title },
                baseVersion: album.version,
              },
              inverse: { definition: albumAdd, args: { id, title, position } },
            },
            ...inside.map((picture) => ({
              ...update(picture, { albumId: null }),
              inverse: {
                definition: pictureUpdate,
                args: { id: picture.id, caption: picture.caption, changes: { albumId: id } },
              },
            })),
          ],
          'Album eliminato: le foto restano.',
        )
      },
    }),
    [albums, pictures, make],
  )
}
