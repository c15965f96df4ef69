import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AnalyticsHead } from '../../features/dashboard/analytics-head.tsx'
import { parseAnalyticsSearch } from '../../features/dashboard/dashboard-search.ts'
import { SiteAnalyticsScreen } from '../../features/dashboard/site-analytics-screen.tsx'
import { DemandScreen } from '../../features/demand/demand-screen.tsx'
import { titled } from '../../lib/titled.ts'

/** How the site is used, and what is asked of it. Which of the two, the span and the category are in the address. */
export const Route = createFileRoute('/admin/analytics')({
  validateSearch: parseAnalyticsSearch,
  head: titled('Statistiche'),
  component: AnalyticsRoute,
})

function AnalyticsRoute() {
  const { giorni: days = 30, vista, categoria } = Route.useSearch()
  const navigate = Route.useNavigate()
  const change = (next: ReturnType<typeof parseAnalyticsSearch>) =>
    void navigate({ search: (now) => ({ ...now, ...next }), replace: true })
  const head = (subtitle: string | undefined, file: ReactNode) => (
    <AnalyticsHead
      subtitle={subtitle}
      view={vista ?? 'sito'}
      onView={(view) => change({ vista: view === 'domanda' ? view : (undefined as never) })}
      days={days}
      onDays={(giorni) => change({ giorni: giorni === 30 ? (undefined as never) : giorni })}
      file={file}
    />
  )
  return vista === 'domanda' ? (
    <DemandScreen
      days={days}
      category={categoria}
      onCategory={(category) => change({ categoria: category as never })}
      head={head}
    />
  ) : (
    <SiteAnalyticsScreen days={days} head={head} />
  )
}
