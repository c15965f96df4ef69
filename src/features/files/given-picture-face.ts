/** Pictures of a thing that waits: one that is only on this device has no address yet. Pure. */
import type { GivenPicture } from '#contract/media/file.ts'
import type { Picture } from '#contract/media/picture.ts'

/** A picture that was chosen here, before the server has drawn it anew. */
export const chosenPicture = (file: { id: string; width: number; height: number }): Picture => ({
  id: file.id,
  url: '',
  width: file.width,
  height: file.height,
  alt: '',
  placeholder: '',
})

/** As it is sent: the server knows one without an address by its file. */
export const givenPicture = (picture: Picture): GivenPicture =>
  picture.url
    ? picture
    : {
        fileId: picture.id,
        alt: picture.alt,
        ...(picture.focus && { focus: picture.focus }),
        ...(picture.original && { original: picture.original }),
      }

/** The files that have to be at the server first. */
export const filesOf = (pictures: readonly Picture[]): string[] =>
  pictures.filter(({ url }) => !url).map(({ id }) => id)
