import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { DashboardSpan } from '#contract/lists/admin/dashboard.ts'
import type { SiteAnalytics } from '#contract/admin/site-analytics.ts'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { formatDay } from '../../lib/day.ts'
import { SaveCsv } from '../../lists/save-csv.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { DemandPart } from './demand-part.tsx'
import { dashboardQueries } from './dashboard-queries.ts'
import css from './dashboard.module.css'
import { FunnelPart } from './funnel-part.tsx'
import { PagesPart } from './pages-part.tsx'
import { VisitsPart } from './visits-part.tsx'

/**
 * How the site is used, over a span that ends today.
 * @param head the screen's own head, with what the file is saved by
 */
export function SiteAnalyticsScreen({
  days,
  head,
}: {
  days: DashboardSpan
  head: (subtitle: string | undefined, file: ReactNode) => ReactNode
}) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...dashboardQueries.analytics(useApi(), days),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      {head(
        data && `Dal ${formatDay(data.from, 'medium')} al ${formatDay(data.to, 'medium')}`,
        data && (
          <SaveCsv call="Admin/getSiteAnalytics" query={{ days }} file={`lovoglio-${data.from}-${data.to}`} />
        ),
      )}
      {data ? (
        <Parts analytics={data} busy={isPlaceholderData} />
      ) : error ? (
        <ErrorState title="Le statistiche non sono arrivate" onRetry={() => void refetch()} busy={isFetching}>
          {failureText(error)}
        </ErrorState>
      ) : (
        <Skeleton shape="row" count={6} />
      )}
    </>
  )
}

function Parts({ analytics, busy }: { analytics: SiteAnalytics; busy: boolean }) {
  return (
    <div className={css.parts} aria-busy={busy}>
      {analytics.views.now === 0 ? (
        <section className={css.wide}>
          <EmptyState drawing="search" title="Nessuna visita contata">
            Si contano le pagine di chi lo permette, e nient’altro di chi le apre.
          </EmptyState>
        </section>
      ) : (
        <>
          <VisitsPart analytics={analytics} />
          <PagesPart pages={analytics.pages} />
        </>
      )}
      <FunnelPart funnel={analytics.funnel} />
      <DemandPart categories={analytics.categories} />
    </div>
  )
}
