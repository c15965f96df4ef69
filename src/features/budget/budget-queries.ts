/** A couple's budget, with what waits laid over it. */
import type { BudgetItem } from '#contract/budget.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ApiClient } from '../../api/api-client.ts'
import { useApi } from '../../api/api-context.tsx'
import { byPosition } from '../../lib/position.ts'
import { useEntityMarks, usePending } from '../sync/sync-queries.ts'
import {
  BUDGET_ITEMS_KEY,
  WEDDING_BUDGET_KEY,
  applyBudgetItemCommands,
  applyWeddingBudget,
} from './budget-commands.ts'

export { type BudgetTotals, budgetTotals, paymentsDue } from './budget-totals.ts'

export const budgetQueries = {
  items: (api: ApiClient) =>
    queryOptions({
      queryKey: BUDGET_ITEMS_KEY,
      queryFn: () => api('Couple/getBudgetItemCoupleList'),
      meta: { persist: 'private' },
    }),
  wedding: (api: ApiClient) =>
    queryOptions({
      queryKey: WEDDING_BUDGET_KEY,
      queryFn: () => api('Couple/getBudgetWeddingCouple'),
      meta: { persist: 'private' },
    }),
}

const NONE: readonly BudgetItem[] = []

export function useBudget() {
  const api = useApi()
  const itemsQuery = useQuery(budgetQueries.items(api))
  const weddingQuery = useQuery(budgetQueries.wedding(api))
  const pendingItems = usePending('budgetItem')
  const pendingBudget = usePending('weddingBudget')
  const items = useMemo(
    () => applyBudgetItemCommands(itemsQuery.data ?? NONE, pendingItems).toSorted(byPosition),
    [itemsQuery.data, pendingItems],
  )
  const budget = useMemo(
    () => applyWeddingBudget(weddingQuery.data ?? null, pendingBudget),
    [weddingQuery.data, pendingBudget],
  )
  const marks = useEntityMarks('budgetItem')
  const budgetMark = [...useEntityMarks('weddingBudget').values()][0]
  return {
    items,
    /** Null while the couple has no ceiling. */
    budget,
    /** Of the items, by id. */
    marks,
    budgetMark,
    ready:
      (itemsQuery.data !== undefined || items.length > 0) &&
      (weddingQuery.data !== undefined || pendingBudget.length > 0),
    // Paused: the first try failed and the next one waits for the server to come back.
    failed: [itemsQuery, weddingQuery].some(
      ({ data, isError, isPaused }) => data === undefined && (isError || isPaused),
    ),
    fetching: itemsQuery.isFetching || weddingQuery.isFetching,
    retry: () => {
      void itemsQuery.refetch()
      void weddingQuery.refetch()
    },
  }
}
