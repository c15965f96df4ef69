import { createFileRoute } from '@tanstack/react-router'
import { titled } from '../../lib/titled.ts'
import { BudgetScreen } from '../../features/budget/budget-screen.tsx'
import { parseBudgetSearch } from '../../features/budget/budget-search.ts'

/** What the wedding costs. The item that is open is in the address. */
export const Route = createFileRoute('/couple/budget')({
  validateSearch: parseBudgetSearch,
  head: titled('Budget'),
  component: BudgetRoute,
})

function BudgetRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <BudgetScreen
      search={search}
      onSearch={(next, { replace = false } = {}) =>
        void navigate({ search: next, replace, resetScroll: false })
      }
    />
  )
}
