/** A couple's gallery: its albums and its pictures. */
import type { GalleryAlbum, GalleryPicture } from '#contract/plan/gallery.ts'
import { planEntity } from '../../plan/plan-entity.ts'

export const album = planEntity<GalleryAlbum>({
  kind: 'galleryAlbum',
  key: ['gallery', 'albums'],
  named: 'title',
  words: {
    add: (title) => `Nuovo album: ${title}`,
    change: (title, changes) => `Album modificato: ${changes.title ?? title}`,
    remove: (title) => `Album eliminato: ${title}`,
  },
  empty: { title: '', position: '' },
})

const named = (text: string, caption: string) => (caption ? `${text}: ${caption}` : text)

/** Pixels as this device knows them go with a creation, for the outbox's own screen; 0 where it does not. */
interface Size {
  width?: number
  height?: number
}

export const picture = planEntity<GalleryPicture, 'picture'>({
  kind: 'galleryPicture',
  key: ['gallery', 'pictures'],
  // Each on its own: one that waits for its bytes holds up no other.
  scope: ({ id }) => `galleryPicture/${id}`,
  needs: ({ fileId }) => (fileId ? [fileId] : []),
  named: 'caption',
  words: {
    add: (caption) => named('Nuova foto', caption),
    change(caption, changes) {
      if (changes.onWebsite === true) return named('Foto mostrata sul sito', caption)
      if (changes.onWebsite === false) return named('Foto tolta dal sito', caption)
      if (changes.position !== undefined) return named('Foto spostata', caption)
      return named('Foto modificata', changes.caption ?? caption)
    },
    remove: (caption) => named('Foto eliminata', caption),
  },
  empty: { albumId: null, fileId: '', caption: '', onWebsite: false, position: '' },
  sent({ width: _, height: __, ...args }: { id: string } & Size) {
    return args
  },
  beside: ({ picture: { width, height } }) => ({ width, height }),
  // One the server does not have yet has no address of its own.
  derive(next, before) {
    if (before) return next
    const { width = 0, height = 0, ...fields } = next as GalleryPicture & Size
    return { ...fields, picture: { id: next.fileId, url: '', width, height, alt: '', placeholder: '' } }
  },
})
