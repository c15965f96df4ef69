import { useSession } from '../../session/session-context.tsx'
import { useOnlinePart } from '../../ui/use-online-part.ts'
import css from './review-section.module.css'

const load = () => import('./report-review.tsx').then((part) => part.ReportReview)

/** For whoever is signed in: says that a review should not be there. */
export function ReportButton({ reviewId, author }: { reviewId: string; author: string }) {
  const isSignedIn = useSession((session) => session.last !== null)
  const { Part, open, show, hide } = useOnlinePart(load)
  if (!isSignedIn) return null
  return (
    <>
      <button
        type="button"
        className={css.report}
        aria-label={`Segnala la recensione di ${author}`}
        onClick={() => void show()}
      >
        Segnala
      </button>
      {Part && <Part open={open} reviewId={reviewId} onClose={hide} />}
    </>
  )
}
