import { BUDGET_CATEGORIES } from '#contract/budget-categories.ts'
import { TASK_CATEGORIES } from '#contract/task-categories.ts'
import { formatDay } from '../../lib/day.ts'
import { formatMoney } from '../../lib/money.ts'
import { formatNumber } from '../../lib/number.ts'
import type { Command } from '../../offline/command.ts'

/** One field of a refused edit: what was written here, and what the server has. */
export interface FieldValues {
  field: string
  label: string
  mine: string
  /** Undefined when the server's is not known, or has no such entity. */
  theirs: string | undefined
}

const LABELS: Readonly<Record<string, string>> = {
  title: 'Titolo',
  notes: 'Note',
  note: 'Nota',
  category: 'Categoria',
  dueDate: 'Scadenza',
  done: 'Fatta',
  assignee: 'A chi tocca',
  estimatedCents: 'Preventivo',
  actualCents: 'Speso',
  totalCents: 'Budget totale',
  guests: 'Invitati',
  guestCount: 'Invitati',
  weddingDate: 'Data delle nozze',
  ceremony: 'Cerimonia',
  style: 'Stile',
  status: 'Stato',
  eventDate: 'Giorno',
  message: 'Messaggio',
  budgetCents: 'Budget',
  rating: 'Stelle',
  text: 'Testo',
}
/** Written by hand: these can be put right here. */
const TEXT_FIELDS: ReadonlySet<string> = new Set(['title', 'notes', 'note', 'style', 'message', 'text'])
const WORDS: Readonly<Record<string, string>> = {
  one: 'Al primo di voi',
  two: 'Al secondo di voi',
  both: 'A tutti e due',
  saved: 'Salvato',
  contacted: 'Contattato',
  quoted: 'Ha mandato il preventivo',
  booked: 'Prenotato',
  discarded: 'Scartato',
  civile: 'Civile',
  religiosa: 'Religiosa',
  simbolica: 'Simbolica',
}
const CATEGORY_NAMES = new Map<string, string>(
  [...TASK_CATEGORIES, ...BUDGET_CATEGORIES].map(({ slug, name }) => [slug, name]),
)

/** The part of a command's arguments that a person wrote: an update's changes, or all of a new entity. */
export function writtenFields(command: Command): Readonly<Record<string, unknown>> {
  const args = command.args
  if (typeof args !== 'object' || args === null) return {}
  const { changes } = args as { changes?: unknown }
  return (typeof changes === 'object' && changes !== null ? changes : args) as Record<string, unknown>
}

/**
 * Both values of each field that has a name for people.
 * @param entity the server's, as cached on this device
 */
export function valuesOf(
  command: Command,
  entity: Readonly<Record<string, unknown>> | undefined,
): FieldValues[] {
  return Object.entries(writtenFields(command)).flatMap(([field, value]) => {
    const label = LABELS[field]
    if (!label) return []
    return [{ field, label, mine: inWords(field, value), theirs: entity && inWords(field, entity[field]) }]
  })
}

/** The fields whose text can be put right on the screen of what waits. */
export function editableFields(command: Command): { field: string; label: string; text: string }[] {
  return Object.entries(writtenFields(command)).flatMap(([field, value]) =>
    TEXT_FIELDS.has(field) && typeof value === 'string'
      ? [{ field, label: LABELS[field]!, text: value }]
      : [],
  )
}

/** The arguments with other texts in them, in the same place. */
export function withTexts(command: Command, texts: Readonly<Record<string, string>>): unknown {
  const args = command.args as Record<string, unknown>
  return typeof args.changes === 'object' && args.changes !== null
    ? { ...args, changes: { ...args.changes, ...texts } }
    : { ...args, ...texts }
}

function inWords(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'niente'
  if (typeof value === 'boolean') return value ? 'sì' : 'no'
  if (typeof value === 'number') return field.endsWith('Cents') ? formatMoney(value) : formatNumber(value, 2)
  if (typeof value !== 'string') return 'modificato'
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDay(value, 'medium')
  if (field === 'category') return CATEGORY_NAMES.get(value) ?? value
  return TEXT_FIELDS.has(field) ? value : (WORDS[value] ?? value)
}
