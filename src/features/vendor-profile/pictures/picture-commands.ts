/** What a vendor does to its pictures, as a command: by their ids, so that two devices at once both keep theirs. */
import { coverAfter } from '#contract/media/cover.ts'
import type { Picture } from '#contract/media/picture.ts'
import { ROUTES } from '#contract/routes.ts'
import type { Vendor } from '#contract/vendors/vendor.ts'
import { callPath } from '../../../api/api-client.ts'
import { type ListChange, withListChange } from '#contract/kit/list-change.ts'
import { type AnyCommandDefinition, type Command, defineCommand } from '../../../offline/outbox/command.ts'
import { type EditKind, editBody } from '../../../offline/outbox/edit-body.ts'
import { applyEntityCommands } from '../../../offline/outbox/entity-patches.ts'
import { filesOf, givenPicture } from '../../files/given-picture-face.ts'
import { putOwnVendor } from '../vendor-commands.ts'

/** Which of its pictures a vendor changes, and how. One that is only on this device has no address yet. */
export interface PictureChanges {
  gallery?: ListChange<Picture>
  logo?: Picture | null
}

const WORDS = {
  add: 'Una foto nuova',
  words: 'Che cosa si vede in una foto',
  frame: 'L’inquadratura di una foto',
  move: 'L’ordine delle foto',
  cover: 'La copertina',
  remove: 'Una foto in meno',
  logo: 'Il logo',
} as const

export interface VendorPictures extends EditKind {
  /** The vendor's. */
  id: string
  did: keyof typeof WORDS
  changes: PictureChanges
}

export const vendorPictures = defineCommand<VendorPictures, Vendor>({
  name: 'vendor.pictures',
  argsVersion: 1,
  // In the order in which they were done: what is done to a picture goes after the picture.
  scope: () => 'vendorPictures',
  entity: ({ id }) => ({ kind: 'vendorPictures', id }),
  needs: ({ changes: { gallery, logo } }) => filesOf([...(gallery?.put ?? []), ...(logo ? [logo] : [])]),
  describe: ({ did, changes: { gallery } }) =>
    did === 'words' && gallery?.put?.every(({ alt }) => alt === '')
      ? 'Tolta la descrizione di una foto'
      : WORDS[did],
  request: ({ id, did: _, changes: { gallery, logo }, ...kind }, baseVersion) => ({
    method: 'PUT',
    path: callPath(ROUTES['Vendor/updateVendor'].path, { id }),
    body: editBody(
      {
        ...(gallery && {
          gallery: { ...gallery, ...(gallery.put && { put: gallery.put.map(givenPicture) }) },
        }),
        ...(logo !== undefined && { logo: logo && givenPicture(logo) }),
      },
      baseVersion,
      kind,
    ),
  }),
  settle: (vendor, _, cache) => putOwnVendor(vendor, cache),
})

export const pictureCommands: readonly AnyCommandDefinition[] = [vendorPictures]

/** The vendor with what still waits of its pictures. Pure. */
export function applyPictures(vendor: Vendor, pending: readonly Command[]): Vendor {
  return applyEntityCommands<Vendor>([vendor], pending, {
    create: () => undefined,
    update: (current, { args }) => withPictures(current, (args as VendorPictures).changes),
    remove: '',
  })[0]!
}

function withPictures(vendor: Vendor, { gallery: change, logo }: PictureChanges): Vendor {
  const { logo: before, cover: _, ...rest } = vendor
  const gallery = change ? withListChange(vendor.gallery, asThere(change, vendor.gallery)) : vendor.gallery
  const first = coverAfter(gallery, vendor)
  // Where only the server's are drawn, the cover is the one it has until the next has arrived.
  const cover = first?.url === '' ? vendor.cover : first
  const mark = logo === undefined ? before : logo
  return { ...rest, gallery, ...(cover && { cover }), ...(mark && { logo: mark }) }
}

/** What the server has of a picture stays, whoever named it before it had: only its words and its focal point are others. */
function asThere(change: ListChange<Picture>, gallery: readonly Picture[]): ListChange<Picture> {
  const put = change.put?.map((picture) => {
    const there = gallery.find(({ id }) => id === picture.id)
    return there?.url && !picture.url
      ? { ...there, alt: picture.alt, ...(picture.focus && { focus: picture.focus }) }
      : picture
  })
  return { ...change, ...(put && { put }) }
}
