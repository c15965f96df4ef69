import type { AdminDashboard } from '#contract/admin/admin-dashboard.ts'
import { formatMonth } from '../../lib/day.ts'
import { formatMoney, formatMoneyShort } from '../../lib/money.ts'
import { formatNumber } from '../../lib/number.ts'
import { plural } from '../../lib/text.ts'
import { ColumnChart } from '../../ui/chart/column-chart.tsx'
import { StatGrid } from '../../ui/chart/stat-grid.tsx'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import { UiLink } from '../../ui/link.tsx'
import { differenceWords, overdueWords } from './dashboard-words.ts'
import css from './dashboard.module.css'

const INVOICES = '/admin/billing'

/** What plans bring in, what came in, what is owed; and what was invoiced month by month, as the ledger has it. */
export function MoneyPart({ dashboard: { money, months: all, vendors, to } }: { dashboard: AdminDashboard }) {
  if (!money) return undefined
  const months = all.map(({ month, invoiced }) => ({ month, invoiced: invoiced ?? 0 }))
  const { monthly, received, overdue, due, left } = money
  const year = months.reduce((sum, { invoiced }) => sum + invoiced, 0)
  return (
    <section className={css.money}>
      <SectionHeader title="Denaro" side="dal libro mastro" />
      <StatGrid
        stats={[
          {
            label: 'Ricavi ricorrenti al mese',
            value: formatMoney(monthly),
            note: `${plural(vendors.paying, 'piano', 'piani')}, senza IVA${left > 0 ? ` · ${left === 1 ? '1 tornato' : `${formatNumber(left)} tornati`} a Base` : ''}`,
          },
          {
            label: 'Incassato',
            value: <UiLink href={`${INVOICES}?filter=state:paid`}>{formatMoney(received.now)}</UiLink>,
            note: differenceWords(received, formatMoney),
          },
          {
            label: 'In ritardo',
            value: <UiLink href={`${INVOICES}?filter=state:overdue`}>{formatMoney(overdue.cents)}</UiLink>,
            note: overdueWords(overdue, to),
            ...(overdue.count > 0 && { tone: 'late' as const }),
          },
          {
            label: 'Ancora da incassare',
            value: <UiLink href={`${INVOICES}?filter=state:due`}>{formatMoney(due.cents)}</UiLink>,
            note:
              due.count === 0
                ? 'nessuna fattura'
                : plural(due.count, 'fattura non scaduta', 'fatture non scadute'),
          },
        ]}
      />
      {year === 0 ? (
        <p className={css.calm}>Negli ultimi dodici mesi non è stata emessa nessuna fattura.</p>
      ) : (
        <>
          <h3 className={css.small}>Fatturato al mese, senza IVA</h3>
          <ColumnChart
            label={`Fatturato degli ultimi dodici mesi, senza IVA: ${months
              .map(({ month, invoiced }) => `${formatMonth(month)} ${formatMoney(invoiced)}`)
              .join(', ')}.`}
            columns={months.map(({ month, invoiced }, index) => ({
              key: month,
              label: formatMonth(month, { withYear: false }).slice(0, 3),
              value: invoiced,
              text: invoiced === 0 ? '' : formatMoneyShort(invoiced),
              isPartial: index === months.length - 1,
            }))}
          />
        </>
      )}
    </section>
  )
}
