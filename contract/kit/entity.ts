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
export const baseVersion = {
  /** 0 where the writer knew of none: it was made before there was one. */
  baseVersion: z.int().min(0).optional(),
  /** The change takes something back: it is refused with `conflict` where somebody else wrote since. */
  unlessWritten: z.boolean().optional(),
  /** What was deleted meanwhile comes back, with this change. */
  revive: z.boolean().optional(),
  /** The change comes back from a file: what the same phone wrote since is as unseen by it as anybody's. */
  restored: z.boolean().optional(),
}

/** What was done to some things of a list; those it does not name stay as they are, whoever changed them. */
export const listChange = <T extends z.ZodType>(thing: T, most: number, id: z.ZodType<string> = Id) =>
  z.strictObject({
    /** In the place of the thing of the same id, or at the end. */
    put: z.array(thing).max(most).optional(),
    remove: z.array(id).max(most).optional(),
    /** The things by their place. */
    order: z
      .array(id)
      .max(2 * most)
      .optional(),
  })

type Shape = Record<string, z.ZodType>
type WithoutDefault<F> = F extends z.ZodDefault<infer T> ? T : F
type There<F> = WithoutDefault<F> extends z.ZodOptional<infer T> ? T : WithoutDefault<F>
type ChangeShape<S extends z.core.$ZodShape> = {
  [K in keyof S]: WithoutDefault<S[K]> extends z.ZodOptional
    ? WithoutDefault<S[K]>
    : z.ZodOptional<WithoutDefault<S[K]>>
}

const withoutDefault = (field: z.core.$ZodType) => (field instanceof z.ZodDefault ? field.unwrap() : field)

/**
 * The fields of a creation as those of a change: each may be left out, and what is left out stays out. (`partial()`
 * keeps a field's default, and would write it over what is there.)
 */
export function changeOf<S extends z.core.$ZodShape>(fields: S): ChangeShape<S> {
  const changes = Object.entries(fields).map(([key, field]) => {
    const plain = withoutDefault(field)
    return [key, plain instanceof z.ZodOptional ? plain : z.optional(plain)]
  })
  return Object.fromEntries(changes) as ChangeShape<S>
}

/** A list of things with an `id`, and how long it may be. */
type ListOf<T extends z.ZodType = z.ZodType> = readonly [thing: T, most: number]
type Lists = Record<string, ListOf>
type ListShape<L extends Lists> = { [K in keyof L]: z.ZodArray<L[K][0]> }

export interface EntityParts<
  F extends Shape,
  X extends Shape,
  S extends Shape,
  H extends Shape,
  L extends Lists,
> {
  /** What its owner writes, at its creation and afterwards; one with a default may be left out of a creation. */
  fields: F
  /** Written at its creation and never again. */
  fixed?: X
  /** What the server adds, or keeps in the place of what was written: a picture where its file was named. */
  serverFields?: S
  /** What a reader is shown beside what is stored. */
  shown?: H
  /** Fields that are lists: two who write merge thing by thing, and a change may say what was done to some. */
  lists?: L
}

/**
 * One definition of a thing that is owned: all of it, as it is made, and as it is changed. `position` may be left out of a
 * creation: the server puts it at the end. A change of a client says which version it was made on (`baseVersion`; only who
 * looked at nothing may leave it out).
 * @param owner the field that says whose it is
 */
export function entity<
  O extends 'coupleId' | 'vendorId',
  F extends Shape,
  X extends Shape = {},
  S extends Shape = {},
  H extends Shape = {},
  L extends Lists = {},
>(owner: O, { fields, fixed, serverFields, shown, lists }: EntityParts<F, X, S, H, L>) {
  const things = Object.entries(lists ?? {})
  const arrays = Object.fromEntries(things.map(([field, [thing, most]]) => [field, z.array(thing).max(most)]))
  const listDefaults = Object.fromEntries(
    Object.entries(arrays).map(([field, list]) => [field, list.default([])]),
  )
  const listChanges = Object.fromEntries(
    things.map(([field, [thing, most]]) => [
      field,
      z.union([arrays[field]!, listChange(thing, most)]).optional(),
    ]),
  )
  const own = { [owner]: Id } as Record<O, typeof Id>
  const stored = {
    ...Entity.shape,
    ...own,
    ...thereOf(fields),
    ...thereOf(fixed ?? {}),
    ...arrays,
    ...serverFields,
  }

  type Whole = typeof Entity.shape &
    Record<O, typeof Id> & { [K in Exclude<keyof F, keyof S>]: There<F[K]> } & {
      [K in keyof X]: There<X[K]>
    } & ListShape<L> &
    S
  type New = { id: typeof Id } & F & X & { [K in keyof L]: z.ZodDefault<z.ZodArray<L[K][0]>> }
  type Change = ChangeShape<F> & {
    [K in keyof L]: z.ZodOptional<
      z.ZodUnion<readonly [z.ZodArray<L[K][0]>, ReturnType<typeof listChange<L[K][0]>>]>
    >
  } & typeof baseVersion

  return {
    owner,
    lists: Object.fromEntries(things.map(([field, [, most]]) => [field, most])),
    /** By field, what is kept of it. */
    stored: stored as Flat<Whole>,
    Whole: z.strictObject({ ...stored, ...shown }) as z.ZodObject<Flat<Whole & H>, z.core.$strict>,
    New: z.strictObject({ id: Id, ...fields, ...fixed, ...listDefaults }) as unknown as z.ZodObject<
      Flat<New>,
      z.core.$strict
    >,
    Change: z.strictObject({ ...changeOf(fields), ...listChanges, ...baseVersion }) as unknown as z.ZodObject<
      Flat<Change>,
      z.core.$strict
    >,
  }
}

type Flat<T> = { [K in keyof T]: T[K] }

/** A field as it stands in what is there: with its default, and with what the server put where nothing was said. */
const thereOf = (fields: Shape): Shape =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => {
      const plain = withoutDefault(field)
      return [key, (plain instanceof z.ZodOptional ? plain.unwrap() : plain) as z.ZodType]
    }),
  )
