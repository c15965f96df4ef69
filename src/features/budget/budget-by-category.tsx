import { formatMoney } from '../../lib/money.ts'
import { BarChart } from '../../ui/chart/bar-chart.tsx'
import { Button } from '../../ui/button.tsx'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
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
      <dl className={css.facts}>
        <div>
          <dt>Impegnato con contratti</dt>
          <dd>{formatMoney(totals.committedCents)}</dd>
        </div>
        <div>
          <dt>Ancora da pagare</dt>
          <dd>{formatMoney(totals.toPayCents)}</dd>
        </div>
        <div>
          <dt>Costo a invitato</dt>
          <dd>
            {totals.perGuestCents === null ? 'Dite quanti invitati siete' : formatMoney(totals.perGuestCents)}
          </dd>
        </div>
      </dl>
    </section>
  )
}
