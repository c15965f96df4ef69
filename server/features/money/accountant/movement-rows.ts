/** The movements of a period as a CSV file that Italian accounting programs and spreadsheets open as it is. */
import { inArray, sql } from 'drizzle-orm'
import { PAYMENT_METHODS } from '#contract/lists/billing/invoice-words.ts'
import { csvMoney, csvText, writeCsv } from '#contract/wire/csv.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import type { LedgerAccount, MoneyEvent } from '../ledger.ts'

interface Row {
  day: string
  event: string
  account: LedgerAccount
  cents: number
  what: MoneyEvent['what']
  number: string
  kind: 'invoice' | 'credit'
  issuedOn: string
  legalName: string
  vatNumber: string
  taxCode: string
  reference: string | null
}

const WHATS: Readonly<Record<Row['what'], string>> = {
  issued: 'fattura emessa',
  credited: 'nota di credito emessa',
  paid: 'incasso',
  refunded: 'rimborso',
}

function accountWords(account: LedgerAccount): string {
  if (account === 'sales') return 'Ricavi'
  if (account === 'vat') return 'IVA a debito'
  const [kind, method] = account.split(':') as ['vendor' | 'received', keyof typeof PAYMENT_METHODS]
  return kind === 'vendor' ? 'Clienti' : `Incassi, ${PAYMENT_METHODS[method]}`
}

/** Italian days: the accountant's, who reads them as they are written. */
const dayCell = (day: string) => day.split('-').toReversed().join('/')

const COLUMNS: Readonly<Record<string, (row: Row) => string>> = {
  Data: ({ day }) => dayCell(day),
  Operazione: ({ what }) => WHATS[what],
  Documento: ({ number }) => csvText(number),
  'Tipo di documento': ({ kind }) => (kind === 'credit' ? 'TD04' : 'TD01'),
  'Data del documento': ({ issuedOn }) => dayCell(issuedOn),
  Cliente: ({ legalName }) => csvText(legalName),
  'Partita IVA': ({ vatNumber }) => csvText(vatNumber),
  'Codice fiscale': ({ taxCode }) => csvText(taxCode),
  Conto: ({ account }) => accountWords(account),
  Dare: ({ cents }) => csvMoney(cents > 0 ? cents : null),
  Avere: ({ cents }) => csvMoney(cents < 0 ? -cents : null),
  Riferimento: ({ reference }) => csvText(reference ?? ''),
  Registrazione: ({ event }) => event,
}

/** So many are read for each piece of the file. */
const ROWS = 500

/** @param ids in the order they are written */
export async function* movementCsv(ids: readonly string[], tx: Queryable): AsyncGenerator<string> {
  yield writeCsv([Object.keys(COLUMNS)])
  for (let at = 0; at < ids.length; at += ROWS) {
    const piece = ids.slice(at, at + ROWS)
    const { rows } =
      await tx.execute(sql`select (m.at at time zone 'Europe/Rome')::date::text as day, m.event, m.account,
        m.cents, m.what, i.number, i.kind, i.issued_on::text as "issuedOn", i.buyer ->> 'legalName' as "legalName",
        i.buyer ->> 'vatNumber' as "vatNumber", i.buyer ->> 'taxCode' as "taxCode",
        coalesce(m.note, case when m.what = 'paid' then i.reference end) as reference
      from movement m join invoice i on i.id = m.invoice_id where ${inArray(sql`m.id`, piece)} order by m.id`)
    const lines = (rows as unknown as Row[]).map((row) => Object.values(COLUMNS).map((cell) => cell(row)))
    yield writeCsv(lines, 'continued')
  }
}
