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

type WithoutDefault<F> = F extends z.ZodDefault<infer T> ? T : F
type ChangeShape<S extends z.core.$ZodShape> = {
  [K in keyof S]: WithoutDefault<S[K]> extends z.ZodOptional
    ? WithoutDefault<S[K]>
    : z.ZodOptional<WithoutDefault<S[K]>>
}

/**
 * The fields of a creation as those of a change: each may be left out, and what is left out stays out. (`partial()`
 * keeps a field's default, and would write it over what is there.)
 */
export function changeOf<S extends z.core.$ZodShape>(fields: S): ChangeShape<S> {
  const changes = Object.entries(fields).map(([key, field]) => {
    const plain = field instanceof z.ZodDefault ? field.unwrap() : field
    return [key, plain instanceof z.ZodOptional ? plain : z.optional(plain)]
  })
  return Object.fromEntries(changes) as ChangeShape<S>
}
