import type { ReactNode } from 'react'
import { failureText } from '../api/api-error.ts'
import { Button } from '../ui/button.tsx'
import { Chip, ChipRow } from '../ui/chip.tsx'
import { PageHeader } from '../ui/frame/page-header.tsx'
import { EmptyState, type EmptyStateProps } from '../ui/state/empty-state.tsx'
import { ErrorState } from '../ui/state/error-state.tsx'
import { Skeleton } from '../ui/state/skeleton.tsx'
import css from './queue-screen.module.css'
import type { useServerList } from './use-server-list.ts'

export interface QueueScreenProps<Q extends string, Row extends { id: string }> {
  title: string
  subtitle: string
  /** What stands beside the title. */
  actions?: ReactNode
  queues: readonly { value: Q; label: string }[]
  queue: Q
  onQueue: (queue: Q) => void
  /** What the chips choose among: `Quali recensioni`. */
  which: string
  list: Omit<ReturnType<typeof useServerList>, 'rows'> & { rows: readonly Row[] | undefined }
  empty: Pick<EmptyStateProps, 'drawing' | 'title' | 'children'>
  /** That it could not be read: `La coda non è arrivata`. */
  failed: string
  /** A list item, with what can be done. */
  renderRow: (row: Row) => ReactNode
}

/** What waits for a decision, queue by queue: each row is read where it stands, and decided there. */
export function QueueScreen<Q extends string, Row extends { id: string }>({
  title,
  subtitle,
  actions,
  queues,
  queue,
  onQueue,
  which,
  list: { rows, total, error, retry, busy, more },
  empty,
  failed,
  renderRow,
}: QueueScreenProps<Q, Row>) {
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} actions={actions} />
      <ChipRow label={which}>
        {queues.map(({ value, label }) => (
          <Chip
            key={value}
            selected={queue === value}
            count={queue === value ? total : undefined}
            onClick={() => onQueue(value)}
          >
            {label}
          </Chip>
        ))}
      </ChipRow>
      {rows ? (
        rows.length === 0 ? (
          <EmptyState {...empty} />
        ) : (
          <>
            <ul className={css.list}>{rows.map(renderRow)}</ul>
            {more && (
              <Button variant="quiet" busy={busy} onClick={more}>
                Mostra altre
              </Button>
            )}
          </>
        )
      ) : error ? (
        <ErrorState title={failed} onRetry={retry} busy={busy}>
          {failureText(error)}
        </ErrorState>
      ) : (
        <Skeleton shape="row" count={4} />
      )}
    </>
  )
}
