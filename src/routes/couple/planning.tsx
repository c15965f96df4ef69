import { createFileRoute } from '@tanstack/react-router'
import { titled } from '../../lib/titled.ts'
import { PlanningScreen } from '../../features/couple-tasks/planning-screen.tsx'
import { parseTaskSearch } from '../../features/couple-tasks/task-search.ts'

/** The couple's tasks. Which of them, and the one that is open, are in the address. */
export const Route = createFileRoute('/couple/planning')({
  validateSearch: parseTaskSearch,
  head: titled('Attività'),
  component: PlanningRoute,
})

function PlanningRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <PlanningScreen
      search={search}
      onSearch={(patch, { replace = false } = {}) =>
        void navigate({ search: (before) => ({ ...before, ...patch }), replace, resetScroll: false })
      }
    />
  )
}
