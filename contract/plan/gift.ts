import { z } from 'zod'
import { entity } from '../kit/entity.ts'
import { text } from '../kit/scalars.ts'

/** What a couple was given, by whom, and whether they have said thank you. */
export const gift = entity('coupleId', {
  fields: {
    title: text(160),
    giver: text(160, 0).default(''),
    thanked: z.boolean().default(false),
    notes: text(1000, 0).default(''),
  },
})

export type Gift = z.infer<typeof gift.Whole>
