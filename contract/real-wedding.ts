import { z } from 'zod'
import { Entity } from './kit/entity.ts'
import { Id } from './kit/ids.ts'
import { Picture } from './media/picture.ts'
import { RegionSlug } from './kit/place-codes.ts'
import { Day, text } from './kit/scalars.ts'

export const RealWedding = Entity.extend({
  vendorId: Id,
  slug: text(160),
  title: text(160),
  couple: text(80),
  date: Day,
  city: text(80),
  region: RegionSlug,
  guestCount: z.int().positive().max(100_000).optional(),
  style: text(80, 0).optional(),
  quote: text(300, 0).optional(),
  story: z.array(text(2000)).max(12),
  pictures: z.array(Picture).max(60),
  credits: z.array(z.strictObject({ vendorId: Id, role: text(80) })).max(30),
  state: z.enum(['draft', 'published']),
})
export type RealWedding = z.infer<typeof RealWedding>
