import { formatMoney } from '../../lib/money.ts'
import { BarChart } from '../../ui/bar-chart.tsx'
import { Button } from '../../ui/button.tsx'
import { SectionHeader } from '../../ui/page-header.tsx'
import { StatGrid } from '../../ui/stat-grid.tsx'
import css from './budget.module.css'
import type { BudgetTotals, CategoryTotals } from './budget-totals.ts'

/** What was set aside and what is expected, category by category. */
export function BudgetByCategory({
  categories,
  totals,
  onAllocation,
}: {
  categories: readonly CategoryTotals[]
  totals: BudgetTotals
  onAllocation: () => void
}) {
  const shown = categories.filter((category) => category.allocatedCents > 0 || category.expectedCents > 0)
  return (
    <section className={css.split} aria-labelledby="budget-split">
      <SectionHeader
        id="budget-split"
        title="Per categoria"
        side={
          <Button variant="quiet" size="small" onClick={onAllocation}>
            Cambia la ripartizione
          </Button>
        }
      />
      <BarChart
        caption="Previsto per categoria, con la quota messa da parte"
        rows={shown.map((category) => ({
          label: category.name,
          value: category.expectedCents,
          text: formatMoney(category.expectedCents),
          note: `di ${formatMoney(category.allocatedCents)} · ${category.percent} %`,
          limit: category.allocatedCents,
        }))}
      />
      <p className={css.hint}>
        Il segno è la quota messa da parte. La ripartizione di partenza è una nostra sintesi di più medie
        pubblicate, senza il viaggio di nozze: cambiatela come vi serve.
      </p>
      <StatGrid
        stats={[
          { label: 'Impegnato con contratti', value: formatMoney(totals.committedCents) },
          { label: 'Ancora da pagare', value: formatMoney(totals.toPayCents) },
          {
            label: 'Costo a invitato',
            value: totals.perGuestCents === null ? '—' : formatMoney(totals.perGuestCents),
            ...(totals.guests === 0 && { note: 'Dite quanti invitati siete' }),
          },
        ]}
      />
    </section>
  )
}
