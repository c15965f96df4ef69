import { REVIEWABLE_BOOKING_STATES } from '#contract/lists/bookings/booking-steps.ts'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useBookings } from '../bookings/booking-queries.ts'
import { useLeaving } from '../sync/reach-face.ts'
import { useOwnReviews } from './own-review-queries.ts'
import type { ReviewButtonProps } from './review-button.tsx'
import { later } from '../../ui/overlay/later.tsx'
import { Lingering } from '../../ui/overlay/lingering.tsx'
import css from './review-form.module.css'

const ReviewSheet = later(() => import('./review-sheet.tsx').then((part) => part.ReviewSheet))

/** For a couple that has booked this vendor: the way to say how it was, or how far what it said is. */
export function CoupleReviewButton({ vendorId, name }: ReviewButtonProps) {
  const { bookings } = useBookings()
  const { written, reasonOf, ready } = useOwnReviews()
  const leaving = useLeaving('la')
  const [writing, setWriting] = useState(false)
  const hasBooked = bookings.some(
    (booking) =>
      booking.vendorId === vendorId &&
      (REVIEWABLE_BOOKING_STATES as readonly string[]).includes(booking.state),
  )
  const state = written.get(vendorId)
  if (!hasBooked || (!ready && !state)) return null
  if (state === 'waiting') return <p className={css.soft}>La vostra recensione è salvata qui: {leaving}.</p>
  if (state === 'pending')
    return <p className={css.soft}>La vostra recensione è in lettura, poi sarà pubblicata.</p>
  if (state === 'published') return <p className={css.soft}>La vostra recensione è pubblicata. Grazie.</p>
  return (
    <div className={css.said}>
      {state === 'rejected' && (
        <p className={css.soft}>La vostra recensione non è stata pubblicata: {reasonOf(vendorId)}</p>
      )}
      <Button variant="quiet" icon={IconPencil} onClick={() => setWriting(true)}>
        Scrivi una recensione
      </Button>
      <Lingering>
        {writing && <ReviewSheet vendorId={vendorId} name={name} onClose={() => setWriting(false)} />}
      </Lingering>
    </div>
  )
}
