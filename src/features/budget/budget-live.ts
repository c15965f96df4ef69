/** What the couple's hub does to the cached budget. */
import type { BudgetItem, WeddingBudget } from '#contract/budget.ts'
import { CHANGE_EVENTS } from '#contract/hubs.ts'
import { type LiveTable, liveList } from '../../offline/entity-patches.ts'
import { BUDGET_ITEMS_KEY, WEDDING_BUDGET_KEY, putWeddingBudget } from './budget-commands.ts'

const { created, updated, deleted } = CHANGE_EVENTS.weddingBudget

export const budgetLive: LiveTable = {
  ...liveList<BudgetItem>(CHANGE_EVENTS.budgetItem, BUDGET_ITEMS_KEY),
  [created]: (cache, budget) => putWeddingBudget(budget as WeddingBudget, cache),
  [updated]: (cache, budget) => putWeddingBudget(budget as WeddingBudget, cache),
  [deleted]: (cache) => cache.setQueryData<WeddingBudget | null>(WEDDING_BUDGET_KEY, () => null),
}
