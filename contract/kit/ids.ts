import { z } from 'zod'

/** A UUID of any version: version 7 where something new is made, version 5 where two devices must make the same. */
export const Id = z.uuid()
export type Id = z.infer<typeof Id>

/**
 * Whether an id follows from what it names (version 5, RFC 9562 section 5.5: a template's task, a quote in the budget).
 * Both partners make the same thing under it, each on a device of their own: the second creation is no clash.
 */
export const isDerivedId = (id: Id): boolean => id[14] === '5'
