import { z } from 'zod'
import { text } from './scalars.ts'

/**
 * A picture. `url` is the address of its largest file; drawn and re-encoded pictures have `widths`, and are then
 * served as `{base}-{width}.avif` and `.webp`, where base is `url` without its `-{width}.{ext}` ending.
 * `placeholder` is a tiny data URI shown until the picture has loaded.
 */
export const Picture = z.strictObject({
  id: text(100),
  url: text(1000),
  width: z.int().positive().max(20_000),
  height: z.int().positive().max(20_000),
  alt: text(300, 0),
  placeholder: text(2000, 0),
  widths: z.array(z.int().positive()).max(8).optional(),
})
export type Picture = z.infer<typeof Picture>
