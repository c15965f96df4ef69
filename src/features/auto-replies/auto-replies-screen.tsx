import { failureText } from '../../api/api-error.ts'
import { useSession } from '../../session/session-context.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { useOwnVendor } from '../vendor-profile/own-vendor-queries.ts'
import { SuspendedNotice } from '../vendor-profile/vendor-page-face.ts'
import { AutoRepliesForm } from './auto-replies-form.tsx'
import { useAutoReplies } from './auto-reply-queries.ts'
import { TryPart } from './try-part.tsx'
import css from './auto-replies.module.css'

/** What answers couples while the vendor is at somebody’s wedding. */
export function AutoRepliesScreen() {
  const { words, error, refetch, isFetching } = useAutoReplies()
  const { vendor } = useOwnVendor()
  const vendorId = useSession((session) => session.last?.accountId)
  return (
    <>
      <PageHeader
        title="Risposte automatiche"
        subtitle="Partono da sole quando una coppia ti scrive. Chi le legge vede che sono automatiche; al massimo una al giorno a coppia, e non si rispondono mai tra loro."
      />
      {vendor && <SuspendedNotice vendor={vendor} />}
      {words && vendorId ? (
        <div className={css.columns}>
          <AutoRepliesForm vendorId={vendorId} words={words} />
          <TryPart words={words} />
        </div>
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          {failureText(error)}
        </ErrorState>
      ) : (
        <Skeleton shape="row" count={5} />
      )}
    </>
  )
}
