/** A couple's budget, with what waits laid over it. */
import { useMemo } from 'react'
import { byPosition } from '../../lib/position.ts'
import { useEntities } from '../../plan/use-entities.ts'
import { budgetItem, weddingBudget } from './budget-entities.ts'

export { type BudgetTotals, budgetTotals, paymentsDue } from './budget-totals.ts'

export function useBudget() {
  const { list, marks, ...items } = useEntities(budgetItem)
  const wedding = useEntities(weddingBudget)
  return {
    items: useMemo(() => list.toSorted(byPosition), [list]),
    /** Null while the couple has no ceiling. */
    budget: wedding.list[0] ?? null,
    /** Of the items, by id. */
    marks,
    budgetMark: [...wedding.marks.values()][0],
    ready: items.ready && wedding.ready,
    failed: items.failed || wedding.failed,
    fetching: items.fetching || wedding.fetching,
    retry() {
      items.retry()
      wedding.retry()
    },
  }
}
