import type { VendorCard } from '#contract/vendors/vendor.ts'
import { Link } from '@tanstack/react-router'
import { Suspense, lazy } from 'react'
import { useSession } from '../../session/session-context.tsx'
import { ButtonPlace, buttonClass } from '../../ui/button.tsx'

/** What asks is loaded only for a couple: a visitor's page carries a button alone. */
const CoupleBookingButton = lazy(() =>
  import('./couple/couple-booking-button.tsx').then((part) => ({ default: part.CoupleBookingButton })),
)

export interface BookingButtonProps {
  vendor: VendorCard
  takesBookings: boolean
  /** The sheet that asks is open. */
  asking: boolean
  onAsking: (asking: boolean) => void
}

/** The way to ask a vendor for a day. A visitor is led to the sign-in and back to the sheet; other roles do not see it. */
export function BookingButton(props: BookingButtonProps) {
  const role = useSession((session) => session.last?.role)
  if (role === 'couple')
    return (
      <Suspense fallback={props.takesBookings && <ButtonPlace />}>
        <CoupleBookingButton {...props} />
      </Suspense>
    )
  if (role || !props.takesBookings) return null
  return (
    <Link
      to="/login"
      search={{ ritorno: `/fornitore/${props.vendor.id}/${props.vendor.slug}?chiedi=1` }}
      className={buttonClass('primary', { wide: true })}
    >
      Accedi e chiedi il vostro giorno
    </Link>
  )
}
