import { createFileRoute } from '@tanstack/react-router'
import { AdminAccount } from '../../features/account/admin-account.tsx'
import { DashboardScreen } from '../../features/dashboard/dashboard-screen.tsx'
import { parseDashboardSearch } from '../../features/dashboard/dashboard-search.ts'
import { titled } from '../../lib/titled.ts'

/** What waits for administrators, and how the site is doing. The span is in the address. */
export const Route = createFileRoute('/admin/dashboard')({
  validateSearch: parseDashboardSearch,
  head: titled('Dashboard'),
  component: DashboardRoute,
})

function DashboardRoute() {
  const { giorni = 30 } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <>
      <DashboardScreen
        days={giorni}
        onDays={(days) => void navigate({ search: days === 30 ? {} : { giorni: days }, replace: true })}
      />
      <AdminAccount />
    </>
  )
}
