/** An entity's table, made from its contract: a column for each field, named like it in snake_case. */
import { boolean, customType, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { day, entityColumns, instant } from './columns.ts'

type Stored = Record<string, z.core.$ZodType>

const typed = <T>() => customType<{ data: T }>({ dataType: () => '' })('')
type Column<T> = ReturnType<typeof typed<NonNullable<T>>>
type Columns<S extends Stored> = {
  [K in Exclude<keyof S, keyof typeof entityColumns>]: null extends z.output<S[K]>
    ? Column<z.output<S[K]>>
    : undefined extends z.output<S[K]>
      ? Column<z.output<S[K]>>
      : ReturnType<Column<z.output<S[K]>>['notNull']>
}

/**
 * The table of what an entity keeps. A migration makes it in the database; `entities.test.ts` compares the two.
 * @param stored by field, the contract's schema (`entity().stored`)
 */
export function entityTable<S extends Stored>(name: string, stored: S) {
  const own = Object.entries(stored).filter(([field]) => !(field in entityColumns))
  const columns = Object.fromEntries(
    own.map(([field, schema]) => [field, columnOf(snakeCase(field), schema)]),
  )
  return pgTable(name, { ...entityColumns, ...(columns as unknown as Columns<S>) })
}

/** Fields of which an entity may have none: in the database they are null. */
export const optionalFields = (stored: Stored): string[] =>
  Object.keys(stored).filter((field) => stored[field]!._zod.def.type === 'optional')

const snakeCase = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function columnOf(name: string, schema: z.core.$ZodType) {
  const def = schema._zod.def as z.core.$ZodTypes['_zod']['def']
  if (def.type === 'nullable' || def.type === 'optional') return bare(name, def.innerType)
  return bare(name, schema).notNull()
}

function bare(name: string, schema: z.core.$ZodType) {
  const def = schema._zod.def as z.core.$ZodTypes['_zod']['def']
  if (def.type === 'boolean') return boolean(name)
  if (def.type === 'number') return integer(name)
  if (def.type === 'enum') return text(name)
  if (def.type !== 'string') return jsonb(name)
  const format = 'format' in def ? def.format : undefined
  if (format === 'datetime') return instant(name)
  if (format === 'date') return day(name)
  return format === 'uuid' ? uuid(name) : text(name)
}
