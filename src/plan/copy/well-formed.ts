/**
 * Whether a thing out of a file can be shown and compared: each field is of its kind, as its description says. What it may
 * say the server looks at, as at anything that is sent; so no schema travels with this.
 */
import type { Field, Fields } from '../fields.ts'
import type { AnyPlanEntity } from '../plan-entity.ts'
import type { Thing } from './copy-format.ts'

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
/** No text of ours is as long. */
const TEXT_MAX = 20_000
const DEFAULT_LIST_MAX = 1000

export const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A thing that the server made: known by its id, and by the version that an edit is made on. */
export const isStored = (value: unknown): value is Thing =>
  isRecord(value) && isId(value.id) && Number.isInteger(value.version) && Number(value.version) > 0

function isOf(field: Field, value: unknown): boolean {
  if (value === null || value === undefined) return true
  switch (field.kind) {
    case 'cents':
    case 'number':
      return typeof value === 'number' && Number.isFinite(value)
    case 'flag':
      return typeof value === 'boolean'
    case 'choice':
      return typeof value === 'string' || typeof value === 'number'
    case 'list':
      return (
        Array.isArray(value) &&
        value.length <= (field.max ?? DEFAULT_LIST_MAX) &&
        value.every((thing) => isRecord(thing) && areOf(field.of ?? {}, thing))
      )
    case 'group':
      return isRecord(value) && areOf(field.of ?? {}, value)
    case 'shares':
      return isRecord(value) && Object.values(value).every((share) => typeof share === 'number')
    case 'picture':
      return typeof value === 'object' || typeof value === 'string'
    case 'days':
    case 'guests':
      return Array.isArray(value) && value.every((one) => typeof one === 'string')
    default:
      return typeof value === 'string' && value.length <= TEXT_MAX
  }
}

/** Whether the fields that are there are of their kind. */
export const areOf = (fields: Fields, thing: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(fields).every(([name, field]) => isOf(field, thing[name]))

/**
 * A thing of a kind of the plan with what a copy of an older app left out of it.
 * @returns undefined where it is not one
 */
export function wellFormed(entity: AnyPlanEntity, fields: Fields, thing: unknown): Thing | undefined {
  if (!isStored(thing)) return undefined
  const whole: Thing = { ...(entity.empty as object), ...thing }
  const lists = Object.keys(fields).filter((name) => fields[name]!.kind === 'list')
  const isWhole = lists.every((name) => (whole[name] as unknown[] | null)?.every(hasId) ?? true)
  const inner = Object.entries(entity.empty as object).every(
    ([name, empty]) => name in fields || empty === null || typeof whole[name] === typeof empty,
  )
  return inner && areOf(fields, whole) && isWhole ? whole : undefined
}

/** Things of a list are put and taken away by it. */
const hasId = (thing: unknown) => isRecord(thing) && (thing.id === undefined || isId(thing.id))
