import type { VendorCard } from '#contract/vendor.ts'
import { useRouter } from '@tanstack/react-router'
import { Suspense, lazy } from 'react'
import { useSession } from '../../session/session-context.tsx'
import { Button } from '../../ui/button.tsx'

/** What asks is loaded only for a couple: a visitor's page carries a button alone. */
const CoupleBookingButton = lazy(() =>
  import('./couple-booking-button.tsx').then((part) => ({ default: part.CoupleBookingButton })),
)

export interface BookingButtonProps {
  vendor: VendorCard
  takesBookings: boolean
}

/** The way to ask a vendor for a day. A visitor is led to the sign-in and back; other roles do not see it. */
export function BookingButton(props: BookingButtonProps) {
  const role = useSession((session) => session.last?.role)
  const router = useRouter()
  if (role === 'couple')
    return (
      <Suspense>
        <CoupleBookingButton {...props} />
      </Suspense>
    )
  if (role || !props.takesBookings) return null
  return (
    <Button
      wide
      onClick={() => void router.navigate({ to: '/login', search: { ritorno: router.state.location.href } })}
    >
      Accedi e chiedi il tuo giorno
    </Button>
  )
}
