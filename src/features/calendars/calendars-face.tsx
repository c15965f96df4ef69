import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../api/api-context.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { useReach } from '../sync/reach-face.ts'
import { calendarQueries } from './calendar-queries.ts'
import css from './calendars.module.css'
import { FeedPart } from './feed-part.tsx'
import { OthersPart } from './others-part.tsx'

/** A vendor's calendars: its days for those it keeps elsewhere, and theirs for its days here. */
export function CalendarsSheet({ onClose }: { onClose: () => void }) {
  const offline = useReach() !== 'online'
  const { data, isError, isPaused, isFetching, refetch } = useQuery(calendarQueries.mine(useApi()))
  return (
    <Sheet open title="Calendari" onClose={onClose}>
      {data ? (
        <div className={css.parts}>
          {offline && <p className={css.soft}>Senza rete i calendari si vedono, ma non si cambiano.</p>}
          <FeedPart feed={data.feed} disabled={offline} />
          <OthersPart others={data.others} disabled={offline} />
        </div>
      ) : isError || isPaused ? (
        <ErrorState title="I calendari non sono arrivati" busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton shape="row" count={3} />
      )}
    </Sheet>
  )
}
