import { z } from 'zod'
import { CategorySlug } from './category.ts'
import { Entity } from './kit/entity.ts'
import { Id } from './kit/ids.ts'
import { text } from './kit/scalars.ts'

export const Award = Entity.extend({
  year: z.int().min(2000).max(2100),
  category: CategorySlug,
  vendorId: Id,
  place: z.enum(['winner', 'finalist']),
  citation: text(600, 0),
})
export type Award = z.infer<typeof Award>
