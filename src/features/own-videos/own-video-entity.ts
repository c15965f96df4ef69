/** The films of the signed-in vendor, as it puts them on its page. */
import type { GivenPicture } from '#contract/media/file.ts'
import type { Picture } from '#contract/media/picture.ts'
import type { Video } from '#contract/vendor.ts'
import { planEntity } from '../../plan/plan-entity.ts'

/** A picture that is only on this device has no address yet: the server knows it by its file. */
const given = (picture: Picture): GivenPicture =>
  picture.url ? picture : { fileId: picture.id, alt: picture.alt }
const withGiven = <V extends { poster?: Picture | undefined }>({ poster, ...rest }: V) => ({
  ...rest,
  ...(poster && { poster: given(poster) }),
})
const filesOf = (poster: Picture | undefined): string[] => (poster && !poster.url ? [poster.id] : [])

export const ownVideo = planEntity<Video, 'durationSeconds'>({
  kind: 'video',
  key: ['account', 'videos'],
  // Each on its own: one that waits for its picture holds up no other.
  scope: ({ id }) => `video/${id}`,
  needs: ({ poster }) => filesOf(poster),
  needsToChange: ({ changes: { poster } }) => filesOf(poster),
  named: 'title',
  words: {
    add: (title) => `Nuovo video: ${title}`,
    change(title, { position, poster, title: next }) {
      if (position !== undefined) return `Video spostato: ${title}`
      return `${poster ? 'Immagine del video' : 'Video modificato'}: ${next ?? title}`
    },
    remove: (title) => `Video tolto: ${title}`,
  },
  empty: { title: '', provider: 'youtube', source: '', position: 0 },
  sent: withGiven,
  sentChange: withGiven,
  beside: ({ poster }) => (poster ? { poster } : {}),
})
