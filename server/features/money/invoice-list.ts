/** The invoices as administrators look through them. */
import { type SQL, inArray, sql } from 'drizzle-orm'
import type { BillingEntry } from '#contract/billing/billing.ts'
import type { CallQuery } from '#contract/calls.ts'
import { EXCHANGE_STATES, INVOICE_STATES, PAYMENT_METHODS } from '#contract/lists/billing/invoice-words.ts'
import { type CsvColumns, pagedList } from '../../platform/paged-list.ts'
import { listInvoices } from './invoice-store.ts'

const euro = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')

const isNumber = (q: string | undefined) => q !== undefined && /^\d{4}\//.test(q)
/** By what it is made of, which has an index. */
function hasNumber(q: string): SQL {
  const [, year, serial] = /^(\d{4})\/(\d{1,9})$/.exec(q.trim()) ?? []
  return year === undefined ? sql`false` : sql`(i.year = ${Number(year)} and i.serial = ${Number(serial)})`
}

export const invoiceList = pagedList<CallQuery<'Admin/getAllBilling'>, BillingEntry>({
  from: sql`invoice i`,
  id: sql`i.id`,
  sorts: {
    created: { by: sql`i.created_at`, type: 'timestamptz' },
    due: { by: sql`i.due_date`, type: 'date' },
    total: { by: sql`i.total_cents`, type: 'integer' },
  },
  where: ({ q, state, vendor, exchange }) => [
    exchange && sql`i.sdi_state = ${exchange}`,
    vendor && sql`i.vendor_id = ${vendor}`,
    isNumber(q) && hasNumber(q!),
    state && (state === 'da-seguire' ? sql`i.state in ('due', 'overdue')` : sql`i.state = ${state}`),
  ],
  // A number has no slips, or its neighbours would be found.
  words: ({ q }) => !isNumber(q) && { q, folded: sql`i.folded` },
  load: (ids, tx) => listInvoices(inArray(sql`id`, [...ids]), ids.length, tx),
})

export const INVOICE_COLUMNS: CsvColumns<BillingEntry> = {
  Numero: ({ number }) => number,
  Tipo: ({ kind }) => (kind === 'credit' ? 'nota di credito' : 'fattura'),
  'Per la fattura': ({ credits }) => credits?.number,
  Emessa: ({ createdAt }) => createdAt.slice(0, 10),
  Cliente: ({ buyer }) => buyer.legalName,
  'Partita IVA': ({ buyer }) => buyer.vatNumber,
  'Codice fiscale': ({ buyer }) => buyer.taxCode,
  Indirizzo: ({ buyer }) => buyer.address,
  Descrizione: ({ description }) => description,
  Dal: ({ periodStart }) => periodStart,
  Al: ({ periodEnd }) => periodEnd,
  Imponibile: ({ netCents }) => euro(netCents),
  'Aliquota IVA': ({ vatRate }) => vatRate,
  IVA: ({ vatCents }) => euro(vatCents),
  Totale: ({ totalCents }) => euro(totalCents),
  Stornato: ({ creditedCents }) => euro(creditedCents),
  Rimborsato: ({ refundedCents }) => euro(refundedCents),
  SdI: ({ exchange }) => EXCHANGE_STATES[exchange.state].toLowerCase(),
  Stato: ({ state }) => INVOICE_STATES[state].toLowerCase(),
  Scadenza: ({ dueDate }) => dueDate,
  Pagata: ({ paidAt }) => paidAt?.slice(0, 10),
  Come: ({ method }) => method && PAYMENT_METHODS[method],
  Riferimento: ({ reference }) => reference,
}
