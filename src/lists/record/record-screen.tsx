import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError, failureText } from '../../api/api-error.ts'
import { UiLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'

/** One record as it comes: what stands where it is not there yet, did not come, is nobody's, or was deleted. */
export function RecordScreen<Data>({
  query: { data, error, isFetching, refetch },
  back,
  words: { late, deleted, unknown, kept },
  children,
}: {
  query: UseQueryResult<Data>
  back: { href: string; label: string }
  words: { late: string; deleted: string; unknown: string; kept: ReactNode }
  children: (data: Data) => ReactNode
}) {
  if (data !== undefined) return children(data)
  if (!error) return <Skeleton shape="row" count={6} />
  const status = error instanceof ApiError ? error.status : 0
  // An address whose id is none is nobody's too.
  if (status !== 400 && status !== 404 && status !== 410)
    return (
      <ErrorState heading="h1" title={late} onRetry={() => void refetch()} busy={isFetching}>
        {failureText(error)}
      </ErrorState>
    )
  return (
    <EmptyState
      drawing="search"
      heading="h1"
      title={status === 410 ? deleted : unknown}
      action={<UiLink href={back.href}>Torna a «{back.label}»</UiLink>}
    >
      {status === 410 ? kept : 'L’indirizzo non è di nessuno: forse è stato copiato a metà.'}
    </EmptyState>
  )
}
