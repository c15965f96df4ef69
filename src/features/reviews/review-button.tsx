import { Suspense, lazy } from 'react'
import { useSession } from '../../session/session-context.tsx'

/** What writes is loaded only for a couple. */
const CoupleReviewButton = lazy(() =>
  import('./couple-review-button.tsx').then((part) => ({ default: part.CoupleReviewButton })),
)

export interface ReviewButtonProps {
  vendorId: string
  /** The vendor's. */
  name: string
}

/** The way to review a vendor, for a couple that has booked it; nothing for anybody else. */
export function ReviewButton(props: ReviewButtonProps) {
  const isCouple = useSession((session) => session.last?.role === 'couple')
  if (!isCouple) return null
  return (
    <Suspense>
      <CoupleReviewButton {...props} />
    </Suspense>
  )
}
