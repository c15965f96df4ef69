import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AdminDashboard } from '#contract/admin/admin-dashboard.ts'
import { maySee } from '#contract/lists/admin/admin-rights.ts'
import { DUTIES, type DashboardSpan } from '#contract/lists/admin/dashboard.ts'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { formatDay, formatTime } from '../../lib/day.ts'
import { useSession } from '../../session/session-context.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Choices } from '../../ui/form/choices.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { UiLink } from '../../ui/link.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Notice, Notices } from '../../ui/state/notice.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { BookingsPart } from './bookings-part.tsx'
import { dashboardQueries } from './dashboard-queries.ts'
import { SPANS } from './dashboard-search.ts'
import { DUTY_WORDS } from './dashboard-words.ts'
import css from './dashboard.module.css'
import { DutiesPart } from './duties-part.tsx'
import { MarketPart } from './market-part.tsx'
import { MoneyPart } from './money-part.tsx'
import { PeoplePart } from './people-part.tsx'
import { SystemPart } from './system-part.tsx'

/** What administrators have to do, then how the site is doing over a span that ends today. */
export function DashboardScreen({
  days,
  onDays,
}: {
  days: DashboardSpan
  onDays: (days: DashboardSpan) => void
}) {
  const api = useApi()
  // The span before stands, paler, until the one asked for is there.
  const { data, error, isFetching, isError, isPlaceholderData, dataUpdatedAt, refetch } = useQuery({
    ...dashboardQueries.site(api, days),
    placeholderData: keepPreviousData,
  })
  const first = data?.duties[0]
  const read = new Date(dataUpdatedAt).toISOString()
  return (
    <>
      <PageHeader
        title="Dashboard"
        {...(data && { subtitle: subtitleOf(data, isPlaceholderData ? undefined : read) })}
        actions={
          <Choices>
            <Segmented
              label="Di quanto tempo"
              options={SPANS}
              value={String(days)}
              onValue={(value) => onDays(Number(value) as DashboardSpan)}
            />
            {first && (
              <UiLink href={DUTY_WORDS[first.what].href} className={buttonClass()}>
                Comincia dalla più urgente
              </UiLink>
            )}
          </Choices>
        }
      />
      {data ? (
        <>
          {isError && (
            <Notices>
              <Notice>
                Questi dati sono delle {formatTime(read)}: non siamo riusciti a leggerne di più nuovi.
              </Notice>
            </Notices>
          )}
          <Parts dashboard={data} busy={isPlaceholderData} />
        </>
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          {failureText(error)}
        </ErrorState>
      ) : (
        <Skeleton shape="row" count={6} />
      )}
    </>
  )
}

/** @param read the instant; undefined while another span is on its way */
function subtitleOf({ to }: AdminDashboard, read: string | undefined): string {
  return read ? `${formatDay(to)} · dati delle ${formatTime(read)}` : formatDay(to)
}

function Parts({ dashboard, busy }: { dashboard: AdminDashboard; busy: boolean }) {
  const role = useSession(({ last }) => last?.adminRole)
  const hasDuties = DUTIES.some((what) => maySee(role, DUTY_WORDS[what].href))
  return (
    <div className={css.parts} aria-busy={busy}>
      {hasDuties && <DutiesPart duties={dashboard.duties} />}
      <MoneyPart dashboard={dashboard} />
      <PeoplePart dashboard={dashboard} />
      <BookingsPart bookings={dashboard.bookings} />
      <SystemPart dashboard={dashboard} />
      <MarketPart />
    </div>
  )
}
