import type { ReactNode } from 'react'
import { failureText } from '../api/api-error.ts'
import { PageHeader, SectionHeader } from '../ui/frame/page-header.tsx'
import { EmptyState, type EmptyStateProps } from '../ui/state/empty-state.tsx'
import { ErrorState } from '../ui/state/error-state.tsx'
import { Skeleton } from '../ui/state/skeleton.tsx'
import { STAGES, type Span, type Stage, stageOf } from './dated-turns.ts'
import css from './staged-screen.module.css'

/** What stands somewhere for some days: what runs, what is to come, what is over. */
export function StagedScreen<Row extends Span & { id: string }>({
  title,
  subtitle,
  add,
  query: { data, error, refetch, isFetching },
  today,
  empty,
  failed,
  renderRow,
  renderAll,
}: {
  title: string
  subtitle: string
  /** The button that begins a new one. */
  add: ReactNode
  query: {
    data: readonly Row[] | undefined
    error: unknown
    refetch: () => unknown
    isFetching: boolean
  }
  today: string
  empty: Pick<EmptyStateProps, 'title' | 'children'>
  /** That it could not be read: `I banner non sono arrivati`. */
  failed: string
  /** A list item. */
  renderRow: (row: Row, stage: Stage) => ReactNode
  /** Another way to see all of them, where it is chosen: instead of the lists. */
  renderAll?: ((rows: readonly Row[]) => ReactNode) | undefined
}) {
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} actions={add} />
      {data === undefined ? (
        error ? (
          <ErrorState title={failed} onRetry={() => void refetch()} busy={isFetching}>
            {failureText(error)}
          </ErrorState>
        ) : (
          <Skeleton shape="row" count={4} />
        )
      ) : renderAll ? (
        renderAll(data)
      ) : (
        <div className={css.stages}>
          {data.length === 0 && <EmptyState drawing="favourites" {...empty} />}
          {STAGES.map(({ stage, title: heading }) => {
            const here = data.filter((row) => stageOf(row, today) === stage)
            return (
              here.length > 0 && (
                <section key={stage}>
                  <SectionHeader title={heading} />
                  <ul className={css.list}>{here.map((row) => renderRow(row, stage))}</ul>
                </section>
              )
            )
          })}
        </div>
      )}
    </>
  )
}
