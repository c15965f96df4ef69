/** What is typed in a form over what is saved. Pure. */
import { type ListThing, listChange, withListChange } from '#contract/kit/list-change.ts'

export interface FormDraft<Fields> {
  /** Only what differs: what the partner changes in other fields stays the partner's. */
  typed: Partial<Fields>
  /** What each of these said when it was begun: an edit is one of what was seen. */
  base: Partial<Fields>
  /** The version of the entity when the first of it was typed. */
  version?: number
}

/** @returns undefined when nothing differs from what is saved any more */
export function typedOver<Fields extends object>(
  before: FormDraft<Fields> | undefined,
  saved: Fields,
  change: Partial<Fields>,
  version?: number,
): FormDraft<Fields> | undefined {
  const all = { ...before?.typed, ...change }
  const fields = (Object.keys(all) as (keyof Fields)[]).filter((field) => !same(all[field], saved[field]))
  if (fields.length === 0) return undefined
  const seen = before?.version ?? version
  return {
    typed: pick(all, fields),
    base: pick({ ...saved, ...before?.base }, fields),
    ...(seen !== undefined && { version: seen }),
  }
}

/**
 * What was written elsewhere in the fields that were typed here, since they were begun: not what says the same.
 * @param saved what is saved now
 */
export const writtenMeanwhile = <Fields extends object>(
  { typed, base }: FormDraft<Fields>,
  saved: Fields,
): (keyof Fields & string)[] =>
  (Object.keys(typed) as (keyof Fields & string)[]).filter(
    (field) => field in base && !same(base[field], saved[field]) && !same(typed[field], saved[field]),
  )

/** The draft with what was written elsewhere taken into one field: gone from what was typed where nothing else is left. */
export function withMeanwhile<Fields extends object>(
  draft: FormDraft<Fields>,
  saved: Fields,
  field: keyof Fields & string,
): FormDraft<Fields> | undefined {
  const value = mergedThings(draft.base[field], draft.typed[field], saved[field])
  const next = typedOver(draft, saved, { [field]: value } as Partial<Fields>)
  return next && field in next.typed ? { ...next, base: { ...next.base, [field]: saved[field] } } : next
}

/** Of a list what was done to its things elsewhere is done here too; anything else is as it is there. */
function mergedThings(base: unknown, typed: unknown, saved: unknown): unknown {
  return [base, typed, saved].every(areThings)
    ? withListChange(typed as ListThing[], listChange(base as ListThing[], saved as ListThing[]))
    : saved
}
const areThings = (value: unknown) =>
  Array.isArray(value) && value.every((thing: unknown) => typeof Object(thing).id === 'string')

const pick = <Fields extends object>(from: Partial<Fields>, fields: readonly (keyof Fields)[]) =>
  Object.fromEntries(fields.map((field) => [field, from[field]])) as Partial<Fields>

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
