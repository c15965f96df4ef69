/** Everything one can do to the gallery, each with its way back. */
import type { GalleryAlbum, GalleryPicture } from '#contract/plan/gallery.ts'
import { newId } from '#contract/kit/new-id.ts'
import { useMemo } from 'react'
import { positionAt, positionsAtEnd } from '../../lib/position.ts'
import { named } from '../../lib/named.ts'
import { plural } from '../../lib/text.ts'
import { useChanges } from '../../plan/changes.ts'
import type { Own } from '../../plan/plan-entity.ts'
import type { Edit } from '../../plan/editor/use-editor.ts'
import type { KeptFile } from '../files/file-face.ts'
import { album as albumEntity, picture as pictureEntity } from './gallery-entities.ts'

export type PictureFields = Pick<GalleryPicture, 'caption' | 'albumId' | 'onWebsite'>
type OwnPicture = Own<GalleryPicture, 'picture'>

export function useGalleryActions(albums: readonly GalleryAlbum[], pictures: readonly GalleryPicture[]) {
  const { make, edit } = useChanges()
  return useMemo(
    () => ({
      /** Puts files that are kept on the device at the end, in the order they were chosen. */
      add(files: readonly KeptFile[], albumId: string | null) {
        const positions = positionsAtEnd(pictures, files.length)
        return make(
          files.map(({ id: fileId, width, height }, index) => {
            const own = { fileId, albumId, caption: '', onWebsite: false, position: positions[index]! }
            const size = { width, height }
            return pictureEntity.creation({ id: newId(), ...own, ...size })
          }),
          `${plural(files.length, 'foto aggiunta', 'foto aggiunte')}.`,
        )
      },

      edit: ({ live, wanted, seen }: Edit<GalleryPicture, OwnPicture>) =>
        edit(
          pictureEntity.change(live, wanted, seen),
          named('Foto modificata', wanted.caption ?? live.caption),
        ),

      show: (chosen: readonly GalleryPicture[], onWebsite: boolean) =>
        make(
          chosen.flatMap((picture) => pictureEntity.change(picture, { onWebsite }) ?? []),
          named(
            onWebsite ? 'Sul sito delle nozze' : 'Solo per voi',
            chosen.length === 1 ? chosen[0]!.caption : plural(chosen.length, 'foto', 'foto'),
          ),
        ),

      remove: (picture: GalleryPicture) =>
        make([pictureEntity.removal(picture)], named('Foto eliminata', picture.caption)),

      /** Between two of those in sight, null at an end. */
      place(picture: GalleryPicture, previous: string | null, next: string | null) {
        const others = pictures.filter((other) => other.id !== picture.id)
        const at = (id: string) => others.findIndex((other) => other.id === id)
        const index = previous !== null ? at(previous) + 1 : next !== null ? at(next) : others.length
        return edit(
          pictureEntity.change(picture, { position: positionAt(others, Math.max(0, index)) }),
          named('Ordine cambiato', picture.caption),
        )
      },

      addAlbum(title: string) {
        const id = newId()
        const args = { id, title, position: positionsAtEnd(albums, 1)[0]! }
        return make([albumEntity.creation(args)], named('Album creato', title)).then((kept) =>
          kept ? id : undefined,
        )
      },

      renameAlbum: ({ live, wanted, seen }: Edit<GalleryAlbum, Own<GalleryAlbum>>) =>
        edit(albumEntity.change(live, wanted, seen), named('Album rinominato', wanted.title ?? live.title)),

      /** Its pictures stay, in none; taking it back makes another album with them in it. */
      removeAlbum(album: GalleryAlbum) {
        const removal = albumEntity.removal(album)
        const { id } = removal.inverse!.args as { id: string }
        const inside = pictures.flatMap((picture) => {
          const change = picture.albumId === album.id && pictureEntity.change(picture, { albumId: null })
          if (!change) return []
          const { inverse } = change
          return {
            ...change,
            inverse: { ...inverse!, args: { ...(inverse!.args as object), changes: { albumId: id } } },
          }
        })
        return make([removal, ...inside], `Album «${album.title}» eliminato: le foto restano.`)
      },
    }),
    [albums, pictures, make, edit],
  )
}

export type GalleryActions = ReturnType<typeof useGalleryActions>
