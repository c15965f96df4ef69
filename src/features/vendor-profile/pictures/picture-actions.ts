/** Everything a vendor can do to its pictures, each with its way back. */
import { useMemo } from 'react'
import type { Picture } from '#contract/media/picture.ts'
import type { Vendor } from '#contract/vendors/vendor.ts'
import { named } from '../../../lib/named.ts'
import { plural } from '../../../lib/text.ts'
import { type Change, useChanges } from '../../../plan/changes.ts'
import type { KeptFile } from '../../files/file-face.ts'
import { chosenPicture } from '../../files/given-picture-face.ts'
import { type PictureChanges, type VendorPictures, vendorPictures } from './picture-commands.ts'

type Did = VendorPictures['did']
const MIDDLE = { x: 0.5, y: 0.5 }

/** What a picture is called: by its words, or by its place. */
export const nameOfPicture = ({ alt }: Picture, index: number): string => alt || `Foto ${index + 1}`

/** What was said of a picture: its words, or that it has none any more. */
export const describedAs = (picture: Picture, alt: string): string =>
  alt === '' ? named('Tolta la descrizione', picture.alt) : named('Descritta', alt)

export function usePictureActions(vendor: Vendor | undefined) {
  const { make } = useChanges()
  return useMemo(() => {
    const gallery = vendor?.gallery ?? []
    const before = (id: string) => gallery[gallery.findIndex((one) => one.id === id) - 1]?.id ?? null
    const nameOf = (picture: Picture) => nameOfPicture(picture, gallery.indexOf(picture))

    function change(did: Did, changes: PictureChanges, back: [Did, PictureChanges], seen?: number): Change {
      const { id, version } = vendor!
      const [undoes, were] = back
      const definition = vendorPictures
      return {
        submission: { definition, args: { id, did, changes }, baseVersion: seen ?? version },
        inverse: { definition, args: { id, did: undoes, changes: were } },
      }
    }

    return {
      /** Puts files that are kept on the device at the end, in the order they were chosen. */
      add: (files: readonly KeptFile[]) =>
        make(
          files.map((file) =>
            change('add', { gallery: { put: [chosenPicture(file)] } }, [
              'remove',
              { gallery: { remove: [file.id] } },
            ]),
          ),
          `${plural(files.length, 'foto aggiunta', 'foto aggiunte')}.`,
        ),

      /** @param after the picture it then stands after; null: it is the first, and the cover */
      move: (picture: Picture, after: string | null) =>
        make(
          [
            change(after === null ? 'cover' : 'move', { gallery: { move: [{ id: picture.id, after }] } }, [
              'move',
              { gallery: { move: [{ id: picture.id, after: before(picture.id) }] } },
            ]),
          ],
          named(after === null ? 'Copertina' : 'Spostata', nameOf(picture)),
        ),

      /** Says what is seen in a picture. @param seen the version that was open */
      describe: (picture: Picture, alt: string, seen: number) =>
        make(
          [
            change(
              'words',
              { gallery: { put: [{ ...picture, alt }] } },
              ['words', { gallery: { put: [picture] } }],
              seen,
            ),
          ],
          describedAs(picture, alt),
        ),

      /** Another point of it in sight, or one that was cropped from it in its place. */
      frame(picture: Picture, framed: Picture) {
        const inPlace = (gone: Picture, put: Picture): [Did, PictureChanges] => [
          'frame',
          {
            gallery:
              gone.id === put.id
                ? { put: [put] }
                : { put: [put], move: [{ id: put.id, after: before(picture.id) }], remove: [gone.id] },
          },
        ]
        // The middle is said, where another point was.
        const was = framed.id === picture.id ? { focus: MIDDLE, ...picture } : picture
        return make(
          [change(...inPlace(picture, framed), inPlace(framed, was))],
          named('Inquadrata', nameOf(picture)),
        )
      },

      remove: (picture: Picture) =>
        make(
          [
            change('remove', { gallery: { remove: [picture.id] } }, [
              'add',
              { gallery: { put: [picture], move: [{ id: picture.id, after: before(picture.id) }] } },
            ]),
          ],
          named('Tolta', nameOf(picture)),
        ),

      /** @param logo null takes it off the page */
      setLogo: (logo: KeptFile | Picture | null) =>
        make(
          [
            change('logo', { logo: logo && ('url' in logo ? logo : chosenPicture(logo)) }, [
              'logo',
              { logo: vendor?.logo ?? null },
            ]),
          ],
          logo ? 'Logo cambiato.' : 'Logo tolto.',
        ),
    }
  }, [vendor, make])
}

export type PictureActions = ReturnType<typeof usePictureActions>
