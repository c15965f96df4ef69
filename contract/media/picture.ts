import { z } from 'zod'
import { text } from '../kit/scalars.ts'

/** A file of our own: never an address somebody wrote, which would tell another site who looks at what. */
const OWN_PICTURE = /^\/([A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]+\.(avif|webp|jpe?g|png)$/
const PLACEHOLDER = /^(data:image\/[a-z+.-]+;base64,[A-Za-z0-9+/=]*)?$/

/**
 * A picture. `url` is the address of its largest file; drawn and re-encoded pictures have `widths`, and are then
 * served as `{base}-{width}.avif` and `.webp`, where base is `url` without its `-{width}.{ext}` ending.
 * `placeholder` is a tiny data URI shown until the picture has loaded.
 */
export const Picture = z.strictObject({
  id: text(100),
  url: z.string().max(1000).regex(OWN_PICTURE),
  width: z.int().positive().max(20_000),
  height: z.int().positive().max(20_000),
  alt: text(300, 0),
  placeholder: z.string().max(2000).regex(PLACEHOLDER),
  widths: z.array(z.int().positive()).max(8).optional(),
})
export type Picture = z.infer<typeof Picture>
