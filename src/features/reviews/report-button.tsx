import { Suspense, lazy, useState } from 'react'
import { useSession } from '../../session/session-context.tsx'
import css from './review-section.module.css'

const ReportReview = lazy(() =>
  import('./report-review.tsx').then((part) => ({ default: part.ReportReview })),
)

/** For whoever is signed in: says that a review should not be there. */
export function ReportButton({ reviewId, author }: { reviewId: string; author: string }) {
  const isSignedIn = useSession((session) => session.last !== null)
  const [open, setOpen] = useState(false)
  if (!isSignedIn) return null
  return (
    <>
      <button
        type="button"
        className={css.report}
        aria-label={`Segnala la recensione di ${author}`}
        onClick={() => setOpen(true)}
      >
        Segnala
      </button>
      {open && (
        <Suspense>
          <ReportReview reviewId={reviewId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
