/** Whether what a change wrote still stands: an undo is an inverse of that, and of nothing newer. Pure. */
import type { Command } from '../../offline/outbox/command.ts'
import type { Submission } from '../../offline/outbox/outbox-types.ts'

type Values = Readonly<Record<string, unknown>>

const bodyOf = ({ definition, args }: Submission): Values => (definition.request(args).body ?? {}) as Values

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isListChange = (value: unknown): value is { put?: Values[]; remove?: string[] } =>
  isObject(value) && ('put' in value || 'remove' in value || 'order' in value || 'move' in value)

/**
 * @param inverse says what was there before, so that what the change left alone may be another by now
 * @param entity what is there now
 */
export function isStillSo(change: Submission, inverse: Submission, entity: Values): boolean {
  const isEdit = inverse.definition === change.definition
  const before = isEdit ? bodyOf(inverse) : {}
  return Object.entries(bodyOf(change)).every(
    ([field, value]) => !(field in entity) || stands(value, before[field], entity[field]),
  )
}

function stands(written: unknown, before: unknown, now: unknown): boolean {
  if (isListChange(written)) return entriesStand(written, isListChange(before) ? before : {}, now)
  // A file that has arrived is shown as its picture.
  if (isObject(written) && 'fileId' in written) return isObject(now) && now.id === written.fileId
  if (sameValue(written, before)) return true
  if (isObject(written) && isObject(before) && isObject(now))
    return Object.keys(written).every((key) => stands(written[key], before[key], now[key]))
  if (
    Array.isArray(written) &&
    Array.isArray(before) &&
    Array.isArray(now) &&
    written.length === before.length
  )
    return written.every((part, at) => stands(part, before[at], now[at]))
  return sameValue(written, now)
}

function entriesStand(
  { put = [], remove = [] }: { put?: Values[]; remove?: string[] },
  before: { put?: Values[] },
  now: unknown,
): boolean {
  const list = (Array.isArray(now) ? now : []) as Values[]
  const was = new Map(before.put?.map((entry) => [entry.id, entry]))
  return (
    put.every((entry) => {
      const here = list.find(({ id }) => id === (entry.id ?? entry.fileId))
      return here !== undefined && stands(entry, was.get(entry.id), here)
    }) && !list.some(({ id }) => remove.includes(String(id)))
  )
}

/** Whether two commands write in the same place of one thing. */
export function touchesSame(one: Command, other: Command): boolean {
  if (one.entity.kind !== other.entity.kind || one.entity.id !== other.entity.id) return false
  const fields = Object.keys((one.request.body ?? {}) as Values)
  const theirs = (other.request.body ?? {}) as Values
  // Whatever is written in what the other one made stands on it.
  const isMade = other.request.method === 'POST' && 'id' in theirs
  return isMade || fields.some((field) => !BESIDE.has(field) && field in theirs)
}

/** What goes with the fields and is none. */
const BESIDE = new Set(['id', 'vendorId', 'baseVersion', 'unlessWritten', 'revive', 'restored'])

/** Whatever the order of the keys; what is not there is null. */
export const sameValue = (a: unknown, b: unknown): boolean => text(a) === text(b)
const text = (value: unknown) =>
  JSON.stringify(value ?? null, (_, inner: unknown) =>
    isObject(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
