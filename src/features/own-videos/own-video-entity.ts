/** The films of the signed-in vendor, as it puts them on its page. */
import type { Picture } from '#contract/media/picture.ts'
import { type VideoSource, fileOfFilm, isOnItsWay } from '#contract/media/video-source.ts'
import type { Video } from '#contract/vendors/vendor.ts'
import { planEntity } from '../../plan/plan-entity.ts'
import { filesOf, givenPicture } from '../files/given-picture-face.ts'

/** The file of a film that has to be at the server first. */
const filmOf = ({ provider, source }: Partial<VideoSource>): string[] =>
  provider && source && isOnItsWay({ provider, source }) ? [fileOfFilm({ provider, source })!] : []

const withGiven = <V extends { poster?: Picture | undefined }>({ poster, ...rest }: V) => ({
  ...rest,
  ...(poster && { poster: givenPicture(poster) }),
})

export const ownVideo = planEntity<Video, 'durationSeconds'>({
  kind: 'video',
  key: ['account', 'videos'],
  // Each on its own: one that waits for its picture holds up no other.
  scope: ({ id }) => `video/${id}`,
  needs: ({ poster, ...film }) => [...filesOf(poster ? [poster] : []), ...filmOf(film)],
  needsToChange: ({ changes: { poster } }) => filesOf(poster ? [poster] : []),
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
