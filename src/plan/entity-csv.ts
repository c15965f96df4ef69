/** A kind of thing as a table for a spreadsheet: from the descriptions of its fields, so that none is forgotten. Pure. */
import { csvMoney, csvText } from '#contract/wire/csv.ts'
import type { Field, Fields } from './fields.ts'
import { type Known, inWords } from './words.ts'

export interface Column<T> {
  label: string
  /** A cell as it goes into the file. */
  cell: (thing: T, known: Known) => string
}

/** One field. Days stay as machines write them, so that a spreadsheet can sort by them. */
function cellOf(field: Field, value: unknown, known: Known): string {
  if (value === null || value === undefined || value === '') return ''
  if (field.kind === 'cents') return csvMoney(Number(value))
  if (field.kind === 'number') return String(Number(value))
  if (field.kind === 'day') return csvText(String(value))
  const words = inWords(field, value, known)
  return words === 'niente' ? '' : csvText(words)
}

/** @param label another name for the column than the field's */
export const columnOf = (fields: Fields, name: string, label = fields[name]!.label): Column<object> => ({
  label,
  cell: (thing, known) => cellOf(fields[name]!, (thing as Readonly<Record<string, unknown>>)[name], known),
})

/** A column for each field; of a list's things whoever makes the table makes rows. */
export const columnsOf = (fields: Fields, but: readonly string[] = []): Column<object>[] =>
  Object.keys(fields)
    .filter((name) => fields[name]!.kind !== 'list' && !but.includes(name))
    .map((name) => columnOf(fields, name))

export const rowOf = <T>(columns: readonly Column<T>[], thing: T, known: Known): string[] =>
  columns.map(({ cell }) => cell(thing, known))

/** As many empty cells. */
export const blank = (columns: readonly unknown[]): string[] => columns.map(() => '')
