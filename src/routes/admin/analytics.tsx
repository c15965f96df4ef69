import { createFileRoute } from '@tanstack/react-router'
import { parseDashboardSearch } from '../../features/dashboard/dashboard-search.ts'
import { SiteAnalyticsScreen } from '../../features/dashboard/site-analytics-screen.tsx'
import { titled } from '../../lib/titled.ts'

/** How the site is used, and what is asked of it. The span is in the address. */
export const Route = createFileRoute('/admin/analytics')({
  validateSearch: parseDashboardSearch,
  head: titled('Statistiche'),
  component: AnalyticsRoute,
})

function AnalyticsRoute() {
  const { giorni = 30 } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <SiteAnalyticsScreen
      days={giorni}
      onDays={(days) => void navigate({ search: days === 30 ? {} : { giorni: days }, replace: true })}
    />
  )
}
