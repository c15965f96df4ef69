import { PageHeader } from '../ui/frame/page-header.tsx'
import { ErrorState } from '../ui/state/error-state.tsx'
import { Skeleton } from '../ui/state/skeleton.tsx'
import type { Entities } from './use-entities.ts'

/** The screen of a list that this device does not have yet: its shape, or that it could not be read. */
export function EntitiesPending({
  title,
  missing,
  rows,
  entities: { failed, fetching, retry },
}: {
  title: string
  /** That it is not here, in a sentence: «I regali non sono ancora su questo dispositivo». */
  missing: string
  /** How many rows its shape has. */
  rows: number
  entities: Pick<Entities<unknown>, 'failed' | 'fetching' | 'retry'>
}) {
  return (
    <>
      <PageHeader title={title} />
      {failed ? (
        <ErrorState title={missing} busy={fetching} onRetry={retry}>
          Li leggeremo appena torna la rete.
        </ErrorState>
      ) : (
        <Skeleton shape="row" count={rows} />
      )}
    </>
  )
}
