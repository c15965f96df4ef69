import { z } from 'zod'
import { text } from '../kit/scalars.ts'

/** A file of our own: never an address somebody wrote, which would tell another site who looks at what. */
const OWN_PICTURE = /^\/([A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]+\.(avif|webp|jpe?g|png)$/
const PLACEHOLDER = /^(data:image\/[a-z+.-]+;base64,[A-Za-z0-9+/=]*)?$/

const share = z.number().min(0).max(1)

/** What is kept in sight where a picture is cut to a shape: shares of its width and height, from the left and the top. */
export const FocalPoint = z.strictObject({ x: share, y: share })
export type FocalPoint = z.infer<typeof FocalPoint>

/**
 * A picture. `url` is the address of its largest file; drawn and re-encoded pictures have `widths`, and are then
 * served as `{base}-{width}.avif` and `.webp`, where base is `url` without its `-{width}.{ext}` ending.
 * `placeholder` is a tiny data URI shown until the picture has loaded.
 * `focus` is not there where it is the middle. `original` is the id of the picture that this one was cropped from: no
 * address of it is ever in an answer that others read, for what was cut away may be what nobody was to see.
 */
export const Picture = z.strictObject({
  id: text(100),
  url: z.string().max(1000).regex(OWN_PICTURE),
  width: z.int().positive().max(20_000),
  height: z.int().positive().max(20_000),
  alt: text(300, 0),
  placeholder: z.string().max(2000).regex(PLACEHOLDER),
  widths: z.array(z.int().positive()).max(8).optional(),
  focus: FocalPoint.optional(),
  original: text(100).optional(),
})
export type Picture = z.infer<typeof Picture>
