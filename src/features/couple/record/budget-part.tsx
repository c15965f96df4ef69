import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BUDGET_CATEGORIES } from '#contract/lists/plan/budget-categories.ts'
import type { BudgetItem } from '#contract/plan/budget.ts'
import type { Couple } from '#contract/people/couple.ts'
import { useApi } from '../../../api/api-context.tsx'
import { formatMoneyShort } from '../../../lib/money.ts'
import { Facts, Nothing, Part } from '../../../lists/record/part.tsx'
import { Button } from '../../../ui/button.tsx'
import { CouplePlanSheet } from './plan-sheet.tsx'
import { PlanRows } from './plan-rows.tsx'
import { recordQueries } from './record-queries.ts'

const CEILING_FIELDS = ['totalCents', 'guests', 'allocation']
const ITEM_FIELDS = [
  'title',
  'category',
  'estimatedCents',
  'actualCents',
  'payments',
  'supplierContact',
  'notes',
]

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const expectedOf = ({ actualCents, estimatedCents }: BudgetItem) => actualCents ?? estimatedCents
const paidOf = ({ payments }: BudgetItem) =>
  sum(payments.flatMap(({ paidAt, amountCents }) => (paidAt === null ? [] : [amountCents])))

/** The ceiling, what is agreed or thought of, and what is paid; each item with its payments is opened to be changed. */
export function BudgetPart({ couple }: { couple: Couple }) {
  const query = useQuery(recordQueries.budget(useApi(), couple.id))
  const [open, setOpen] = useState<BudgetItem | 'new' | 'ceiling'>()
  return (
    <Part title="Budget" query={query}>
      {({ ceiling, items }) => (
        <>
          {!ceiling && items.length === 0 ? (
            <Nothing>Non hanno ancora un budget.</Nothing>
          ) : (
            <Facts
              facts={[
                ['Tetto', ceiling ? formatMoneyShort(ceiling.totalCents) : 'nessuno'],
                ['Previsto', formatMoneyShort(sum(items.map(expectedOf)))],
                ['Pagato', formatMoneyShort(sum(items.map(paidOf)))],
                ['Voci', items.length],
              ]}
            />
          )}
          <PlanRows
            rows={items
              .toSorted((a, b) => expectedOf(b) - expectedOf(a))
              .map((item) => ({
                id: item.id,
                title: item.title,
                note: noteOf(item),
                onOpen: () => setOpen(item),
              }))}
            add={
              <>
                <Button variant="link" onClick={() => setOpen('new')}>
                  Aggiungi una spesa
                </Button>
                <Button variant="link" onClick={() => setOpen('ceiling')}>
                  {ceiling ? 'Cambia il tetto' : 'Fissa il tetto'}
                </Button>
              </>
            }
          />
          <CouplePlanSheet
            couple={couple}
            part="budget"
            open={
              open &&
              (open === 'ceiling'
                ? {
                    kind: 'weddingBudget',
                    title: 'Tetto di spesa',
                    names: CEILING_FIELDS,
                    live: ceiling ? { ...ceiling } : undefined,
                  }
                : {
                    kind: 'budgetItem',
                    title: open === 'new' ? 'Una nuova spesa' : 'Una spesa',
                    names: ITEM_FIELDS,
                    live:
                      open === 'new' ? undefined : { ...(items.find(({ id }) => id === open.id) ?? open) },
                  })
            }
            onClose={() => setOpen(undefined)}
          />
        </>
      )}
    </Part>
  )
}

function noteOf(item: BudgetItem): string {
  const category = BUDGET_CATEGORIES.find(({ slug }) => slug === item.category)?.name ?? item.category
  const [expected, paid] = [expectedOf(item), paidOf(item)]
  return [
    category,
    expected > 0 && formatMoneyShort(expected),
    paid > 0 && `${formatMoneyShort(paid)} pagati`,
  ]
    .filter(Boolean)
    .join(' · ')
}
