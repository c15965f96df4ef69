import type { ReactNode } from 'react'
import { ApiError, failureText } from '../../api/api-error.ts'
import { UiLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'

/** What stands where a record is not there yet, did not come, is nobody's, or was deleted. */
export function RecordMissing({
  error,
  busy,
  back,
  words: { late, deleted, unknown, kept },
  onRetry,
}: {
  /** Undefined while it is on its way. */
  error: Error | null
  busy: boolean
  back: { href: string; label: string }
  words: { late: string; deleted: string; unknown: string; kept: ReactNode }
  onRetry: () => void
}) {
  if (!error) return <Skeleton shape="row" count={6} />
  const status = error instanceof ApiError ? error.status : 0
  if (status !== 404 && status !== 410)
    return (
      <ErrorState title={late} onRetry={onRetry} busy={busy}>
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
