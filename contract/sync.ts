import { z } from 'zod'
import { Id } from './ids.ts'
import { Instant } from './scalars.ts'

/** One change of the feed as a client hears it: the hub's event and its first argument. */
export const Change = z.strictObject({ seq: z.int(), event: z.string(), payload: z.unknown() })
export type Change = z.infer<typeof Change>

/** `reset` means that the feed no longer reaches back that far: read everything again and go on from `seq`. */
export const ChangePage = z.strictObject({
  changes: z.array(Change),
  seq: z.int(),
  more: z.boolean(),
  reset: z.boolean(),
})
export type ChangePage = z.infer<typeof ChangePage>

/** One value a field had, kept for 90 days: what the other partner wrote is here when both wrote the same field. */
export const FieldHistory = z.strictObject({
  entityId: Id,
  field: z.string(),
  version: z.int(),
  value: z.unknown(),
  previous: z.unknown(),
  by: z.string(),
  at: Instant,
  /** True when this write replaced a value the other partner had written after the writer last looked. */
  conflict: z.boolean(),
})
export type FieldHistory = z.infer<typeof FieldHistory>
