import { createFileRoute } from '@tanstack/react-router'
import { useToday } from '../../lib/clock.ts'
import { titled } from '../../lib/titled.ts'
import { coupleStep } from '../../features/bookings/booking-actions.ts'
import { parseBookingSearch } from '../../features/bookings/booking-search.ts'
import { CoupleBookingsScreen } from '../../features/bookings/couple/couple-bookings-screen.tsx'
import { useBudget } from '../../features/budget/budget-face.ts'
import { useChanges } from '../../plan/changes.ts'
import { useCoupleId } from '../../features/couple/couple-queries.ts'
import { ReviewButton } from '../../features/reviews/review-button.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { quoteToBudget } from './-quote-to-budget.ts'

/** What the couple has asked for. The booking that is open is in the address. */
export const Route = createFileRoute('/couple/bookings')({
  validateSearch: parseBookingSearch,
  head: titled('Prenotazioni'),
  component: BookingsRoute,
})

function BookingsRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const coupleId = useCoupleId()
  const { items } = useBudget()
  const { make } = useChanges()
  const today = useToday()
  return (
    <CoupleBookingsScreen
      search={search}
      onSearch={(next, { replace = false } = {}) =>
        void navigate({ search: next, replace, resetScroll: false })
      }
      onAccept={async (booking, toBudget) => {
        const item = toBudget ? quoteToBudget(coupleId, booking, items, today) : undefined
        const kept = await make([
          { submission: coupleStep(booking, 'accept') },
          ...(item ? [{ submission: item }] : []),
        ])
        const done = booking.state === 'quoted' ? 'Preventivo accettato' : 'Modifica accettata'
        const message = `${done}${item ? ', e il budget è aggiornato' : ''}.`
        if (kept) notify({ type: 'success', message })
        return kept
      }}
      onWrite={({ vendorId }) => void navigate({ to: '/couple/messages', search: { c: vendorId } })}
      review={({ vendorId, vendor }) =>
        vendor && <ReviewButton vendorId={vendorId} name={vendor.businessName} />
      }
    />
  )
}
