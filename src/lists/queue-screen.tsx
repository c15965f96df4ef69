import type { ReactNode } from 'react'
import { failureText } from '../api/api-error.ts'
import { Button } from '../ui/button.tsx'
import { Chip, ChipRow } from '../ui/chip.tsx'
import { PageHeader } from '../ui/frame/page-header.tsx'
import { EmptyState, type EmptyStateProps } from '../ui/state/empty-state.tsx'
import { ErrorState } from '../ui/state/error-state.tsx'
import { Skeleton } from '../ui/state/skeleton.tsx'
import css from './queue-screen.module.css'
import type { QueueSearch } from './queue-search.ts'
import { Seek } from './seek.tsx'
import type { useServerList } from './use-server-list.ts'

export interface QueueScreenProps<Q extends string, Row extends { id: string }> {
  title: string
  subtitle: string
  /** The first is the one of an address that names none. */
  queues: readonly { value: Q; label: string }[]
  search: QueueSearch<Q>
  /** @param options `replace` for words that are being typed */
  onSearch: (search: QueueSearch<Q>, options?: { replace: boolean }) => void
  /** What is looked for: `Fornitore o autore`. */
  sought: string
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
  queues,
  search,
  onSearch,
  sought,
  which,
  list: { rows, total, error, retry, busy, more },
  empty,
  failed,
  renderRow,
}: QueueScreenProps<Q, Row>) {
  const first = queues[0]!.value
  const { queue = first, q } = search
  return (
    <>
      <PageHeader
        title={title}
        subtitle={subtitle}
        actions={
          <Seek
            label={sought}
            value={q ?? ''}
            onValue={(next) => onSearch({ ...search, q: next || undefined }, { replace: true })}
          />
        }
      />
      <ChipRow label={which}>
        {queues.map(({ value, label }) => (
          <Chip
            key={value}
            selected={queue === value}
            count={queue === value ? total : undefined}
            onClick={() => onSearch({ q, queue: value === first ? undefined : value })}
          >
            {label}
          </Chip>
        ))}
      </ChipRow>
      {rows ? (
        rows.length === 0 ? (
          q ? (
            <EmptyState drawing={empty.drawing} title={`Niente per «${q}»`}>
              In «{queues.find(({ value }) => value === queue)?.label}» si cerca per {lowered(sought)}.
            </EmptyState>
          ) : (
            <EmptyState {...empty} />
          )
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

const lowered = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
