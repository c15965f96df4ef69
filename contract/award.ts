import { z } from 'zod'
import { CategorySlug } from './category.ts'
import { Entity, baseVersion } from './kit/entity.ts'
import { Id } from './kit/ids.ts'
import { text } from './kit/scalars.ts'
import { VendorNamed } from './vendor-named.ts'

export const Award = Entity.extend({
  year: z.int().min(2000).max(2100),
  category: CategorySlug,
  vendorId: Id,
  place: z.enum(['winner', 'finalist']),
  citation: text(600, 0),
})
export type Award = z.infer<typeof Award>

/** As administrators read it: with its vendor, whether visitors see that or not. */
export const AdminAward = Award.extend({
  vendor: VendorNamed,
})
export type AdminAward = z.infer<typeof AdminAward>

export const NewAward = Award.omit({ createdAt: true, updatedAt: true, version: true })
/** To whom it was given stays: what was given to the wrong one is deleted, and given anew. */
export const AwardChange = NewAward.omit({ id: true, vendorId: true }).partial().extend(baseVersion)
export type AwardChange = z.infer<typeof AwardChange>
