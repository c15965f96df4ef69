import { formatDay, formatInstant } from '../../lib/day.ts'
import { formatMoney } from '../../lib/money.ts'
import { formatNumber } from '../../lib/number.ts'
import { plural } from '../../lib/text.ts'

/** Choices, as they are stored. */
const CHOICES: Readonly<Record<string, string>> = {
  'Admin/creditInvoice': 'emettere una nota di credito',
  'Admin/deleteCouple': 'eliminare una coppia',
  'Admin/deleteVendor': 'eliminare un fornitore',
  accountant: 'Contabilità',
  cancelled: 'annullata',
  closed: 'chiusa',
  confirmed: 'confermata',
  draft: 'bozza',
  due: 'da pagare',
  editor: 'Redazione',
  hidden: 'nascosta',
  in_progress: 'in lavorazione',
  lapsed: 'scaduta',
  open: 'aperta',
  overdue: 'scaduta',
  owner: 'Titolare',
  paid: 'pagata',
  pending: 'da leggere',
  published: 'pubblicato',
  refused: 'rifiutata',
  rejected: 'respinta',
  removed: 'tolto',
  scheduled: 'programmato',
  solved: 'risolta',
  support: 'Assistenza',
  transfer: 'bonifico',
  waiting: 'aspetta conferma',
  withdrawn: 'ritirata',
}
const NONE = '–'
const MOST = 600

/** A value of a column as a person reads it, never as it is stored. */
export function valueWords(value: unknown, column = ''): string {
  if (value === null || value === undefined || value === '') return NONE
  if (typeof value === 'boolean') return value ? 'sì' : 'no'
  if (typeof value === 'number')
    return column.endsWith('_cents')
      ? formatMoney(value)
      : column === 'year'
        ? String(value)
        : formatNumber(value)
  if (typeof value === 'string') return textWords(value)
  if (Array.isArray(value)) return value.length === 0 ? NONE : listWords(value)
  const { length, ...rest } = value as Record<string, unknown>
  if (typeof length === 'number' && Object.keys(rest).length === 0)
    return `un contenuto lungo, di ${plural(length, 'carattere', 'caratteri')}`
  return cut(leaves(value).join(', ')) || NONE
}

function textWords(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatDay(text)
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-][\d:]+)$/.test(text)) return formatInstant(text)
  return cut(CHOICES[text] ?? text)
}

function listWords(list: readonly unknown[]): string {
  if (list.every((one) => typeof one !== 'object')) return cut(list.map((one) => valueWords(one)).join(', '))
  return `${plural(list.length, 'voce', 'voci')}: ${cut(list.map((one) => leaves(one).join(' ')).join(' · '))}`
}

/** The words in a thing that has parts, without ids, addresses of files and sizes. */
function leaves(value: unknown): string[] {
  if (typeof value === 'string')
    return value === '' || /^[\da-f-]{36}$|^data:/i.test(value) ? [] : [textWords(value)]
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(leaves)
  return Object.entries(value).flatMap(([key, one]) =>
    ['id', 'url', 'placeholder', 'type', 'kind'].includes(key) ? [] : leaves(one),
  )
}

const cut = (text: string) => (text.length > MOST ? `${text.slice(0, MOST)}…` : text)
