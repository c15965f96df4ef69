/** Values that a schema of the contract accepts, and near misses of them, made by fast-check. */
import fc from 'fast-check'
import * as z from 'zod'

/** The part of JSON Schema that the contract's schemas turn into. */
interface JsonSchema {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minItems?: number
  maxItems?: number
  items?: JsonSchema
  prefixItems?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  propertyNames?: JsonSchema
  additionalProperties?: JsonSchema | boolean
  required?: string[]
}

/** A column of the database holds no greater integer. */
const INTEGER_MAX = 2_147_483_647
/** Long texts and lists are for the near misses: here they would only cost time. */
const [LENGTH_MAX, ITEMS_MAX] = [40, 3]

/** Ordinary, accented, astral, markup and SQL: what people, and others, write. */
const WORDS = ['Anna', 'perché', '🍋', '<b>ciao</b>', "d'Este", '%', '\\', '"', 'ß', '\u202e', '--', '{{x}}']
const letters = fc.oneof(
  fc.string({ maxLength: LENGTH_MAX }),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 6 }).map((words) => words.join(' ')),
)

const days = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

// Made once: for each that is made anew fast-check takes its dangerous strings apart by it, a hundredth of a second.
const [ids, words, addresses] = [fc.uuid({ version: 7 }), fc.uuid(), fc.webUrl()]
const matchingKnown = new Map<string, fc.Arbitrary<string>>()

function matching(pattern: string): fc.Arbitrary<string> {
  const known = matchingKnown.get(pattern) ?? fc.stringMatching(new RegExp(pattern))
  matchingKnown.set(pattern, known)
  return known
}

function texts(key: string, { minLength = 0, maxLength = LENGTH_MAX, format, pattern }: JsonSchema) {
  if (format === 'uuid') return ids
  if (format === 'date') return days
  if (format === 'date-time') return days.map((day) => `${day}T10:00:00.000Z`)
  if (format === 'uri') return addresses
  if (/email|userName/i.test(key)) return words.map((word) => `${word}@prova.test`)
  if (pattern) return matching(pattern)
  return letters
    .map((text) => text.slice(0, maxLength).trim().padEnd(minLength, 'x'))
    .filter((text) => text.isWellFormed())
}

/** Shares of the categories that add to 100, as the budget asks. */
const shares = (names: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...names), fc.constantFrom(...names), fc.integer({ min: 0, max: 100 }))
    .map(([one, two, share]) => (one === two ? { [one]: 100 } : { [one]: share, [two]: 100 - share }))

function objects(schema: JsonSchema, required: boolean): fc.Arbitrary<unknown> {
  if (schema.propertyNames) return shares(schema.propertyNames.enum as string[])
  const known = Object.entries(schema.properties ?? {}).filter(
    ([key]) => !required || schema.required?.includes(key),
  )
  const parts = Object.fromEntries(known.map(([key, part]) => [key, arbitrary(part, key, required)]))
  return fc.record(parts, { requiredKeys: schema.required ?? [], noNullPrototype: true })
}

function arbitrary(schema: JsonSchema, key = '', required = false): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => arbitrary(choice, key, required)))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const { minimum = 0, exclusiveMinimum, maximum = INTEGER_MAX } = schema
  switch (schema.type) {
    case 'object':
      return objects(schema, required)
    case 'array':
      return schema.prefixItems
        ? fc.tuple(...schema.prefixItems.map((item) => arbitrary(item, key, required)))
        : fc.array(arbitrary(schema.items ?? {}, key, required), {
            minLength: schema.minItems ?? 0,
            maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? ITEMS_MAX, ITEMS_MAX)),
          })
    case 'integer':
      return fc.integer({
        min: exclusiveMinimum === undefined ? minimum : exclusiveMinimum + 1,
        max: Math.min(maximum, INTEGER_MAX),
      })
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true }).map((value) => (value === 0 ? 0 : value))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      return texts(key, schema)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function madeFor(schema: z.core.$ZodType, required: boolean): fc.Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' })
  return arbitrary(json as JsonSchema, '', required).filter((value) => z.safeParse(schema, value).success)
}

const whole = new WeakMap<z.core.$ZodType, fc.Arbitrary<unknown>>()
const least = new WeakMap<z.core.$ZodType, fc.Arbitrary<unknown>>()

/**
 * Values that a schema accepts.
 * @param required leaves out whatever may be left out
 */
export function valuesOf(schema: z.core.$ZodType, { required = false } = {}): fc.Arbitrary<unknown> {
  const known = required ? least : whole
  const made = known.get(schema) ?? madeFor(schema, required)
  known.set(schema, made)
  return made
}
