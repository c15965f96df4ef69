import { useQuery } from '@tanstack/react-query'
import type { BillingEntry } from '#contract/billing/billing.ts'
import { leftToPay } from '#contract/billing/credit.ts'
import { INVOICE_STATES } from '#contract/lists/billing/invoice-words.ts'
import { useApi } from '../../../api/api-context.tsx'
import { formatDay, today } from '../../../lib/day.ts'
import { formatMoney } from '../../../lib/money.ts'
import { UiLink } from '../../../ui/link.tsx'
import { type Column, Table } from '../../../ui/list/table.tsx'
import { Notice } from '../../../ui/state/notice.tsx'
import { StateDot } from '../../../ui/state/state-dot.tsx'
import { Nothing, Part } from '../../../lists/record/part.tsx'
import { recordQueries } from './record-queries.ts'

const SHOWN = 6
const TONES = { due: 'warn', overdue: 'bad', paid: 'good', cancelled: 'off', issued: 'off' } as const

const COLUMNS: readonly Column<BillingEntry>[] = [
  { key: 'number', heading: 'Numero', render: ({ number }) => number },
  {
    key: 'issued',
    heading: 'Emessa',
    render: ({ createdAt }) => formatDay(today(new Date(createdAt)), 'short'),
  },
  { key: 'what', heading: 'Che cosa', render: ({ description }) => description },
  {
    key: 'state',
    heading: 'Pagamento',
    render: ({ state, dueDate }) => (
      <StateDot tone={TONES[state]}>
        {state === 'due' || state === 'overdue'
          ? `${INVOICE_STATES[state]} · ${formatDay(dueDate, 'short')}`
          : INVOICE_STATES[state]}
      </StateDot>
    ),
  },
  { key: 'total', heading: 'Totale', align: 'end', render: ({ totalCents }) => formatMoney(totalCents) },
]

/** The latest invoices; what is late is said first. @param name as the list of invoices finds them */
export function InvoicesPart({ id, name }: { id: string; name: string }) {
  const query = useQuery(recordQueries.invoices(useApi(), id))
  return (
    <Part
      title="Fatture"
      side={({ items, next }) =>
        (next !== undefined || items.length > SHOWN) && (
          <UiLink href={`/admin/billing?q=${encodeURIComponent(name)}`}>Tutte</UiLink>
        )
      }
      query={query}
    >
      {({ items }) => {
        const late = items.filter(({ state }) => state === 'overdue')
        const owed = late.reduce((sum, invoice) => sum + leftToPay(invoice), 0)
        if (items.length === 0) return <Nothing>Nessuna fattura: ha sempre avuto il piano Base.</Nothing>
        return (
          <>
            {late.length > 0 && (
              <Notice tone="warning">
                <strong>{formatMoney(owed)} scaduti.</strong> Finché non sono pagati il piano è come Base.
              </Notice>
            )}
            <Table
              caption="Le ultime fatture"
              columns={COLUMNS}
              rows={items.slice(0, SHOWN)}
              rowKey={(invoice) => invoice.id}
              stack
            />
          </>
        )
      }}
    </Part>
  )
}
