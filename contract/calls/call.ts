import { z } from 'zod'
import { Id } from '../kit/ids.ts'

/** What a call takes and answers. `params` are the path's, `query` the address's, `body` the JSON sent. */
export interface Call {
  readonly params?: z.core.$ZodType
  readonly query?: z.core.$ZodType
  readonly body?: z.core.$ZodType
  readonly reply: z.core.$ZodType
}

export const byId = z.strictObject({ id: Id })
/** The last one of those that are known: a list goes on behind it. */
export const after = z.strictObject({ after: Id.optional() })
/** A write that leaves nothing to show. */
export const Done = z.strictObject({ id: Id })
/** An id as the whole JSON body, or inside an object: both are understood. */
export const idBody = z.union([Id, byId])
/** The same in the address, for who may ask either way. */
export const idQuery = z.strictObject({ id: Id.optional() })
