import { z } from 'zod'
import { Id } from './ids.ts'
import { Instant } from './scalars.ts'

/** What every stored entity carries. `version` is 1 at creation and grows by one at every write. */
export const Entity = z.strictObject({
  id: Id,
  createdAt: Instant,
  updatedAt: Instant,
  version: z.int().positive(),
})
export type Entity = z.infer<typeof Entity>

/** An update carries only what changes, and the version it was made on, so that the server can merge by field. */
export const baseVersion = { baseVersion: z.int().positive().optional() }
