import { z } from 'zod'

/** A UUID of any version: the demo data and this file make version 7. */
export const Id = z.uuid()
export type Id = z.infer<typeof Id>
