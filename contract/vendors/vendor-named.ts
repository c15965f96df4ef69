import { z } from 'zod'
import { text } from '../kit/scalars.ts'

/** The vendor of something that administrators keep, whether visitors see that vendor or not. */
export const VendorNamed = z.strictObject({
  /** Null once it is deleted. */
  name: text(120).nullable(),
  slug: text(160),
  city: text(80, 0),
  isPublic: z.boolean(),
})
export type VendorNamed = z.infer<typeof VendorNamed>
