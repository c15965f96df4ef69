import { z } from 'zod'
import { Id } from '../ids.ts'

/** What a call takes and answers. `params` are the path's, `query` the address's, `body` the JSON sent. */
export interface Call {
  readonly params?: z.core.$ZodType
  readonly query?: z.core.$ZodType
  readonly body?: z.core.$ZodType
  readonly reply: z.core.$ZodType
}

export const byId = z.strictObject({ id: Id })
/** A write that leaves nothing to show. */
export const Done = z.strictObject({ id: Id })
/** An id as the whole JSON body, or inside an object: both are understood. */
export const idBody = z.union([Id, byId])
