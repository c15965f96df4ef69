import { z } from 'zod'
import { entity } from '../kit/entity.ts'
import { Position, text } from '../kit/scalars.ts'
import { SEATS_MAX, TABLE_SHAPES } from '../lists/plan/guest-lists.ts'

/** A table of the dinner. Deleting it leaves its guests without a place. */
export const seatingTable = entity('coupleId', {
  fields: {
    name: text(60),
    seats: z.int().min(1).max(SEATS_MAX),
    shape: z.enum(TABLE_SHAPES).default('round'),
    position: Position.optional(),
  },
})
export type SeatingTable = z.infer<typeof seatingTable.Whole>
