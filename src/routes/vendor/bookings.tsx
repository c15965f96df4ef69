import { createFileRoute } from '@tanstack/react-router'
import { titled } from '../../lib/titled.ts'
import { parseBookingSearch } from '../../features/bookings/booking-search.ts'
import { VendorBookingsScreen } from '../../features/bookings/vendor/vendor-bookings-screen.tsx'

/** What couples ask this vendor. The booking that is open, and the month, are in the address. */
export const Route = createFileRoute('/vendor/bookings')({
  validateSearch: parseBookingSearch,
  head: titled('Prenotazioni'),
  component: BookingsRoute,
})

function BookingsRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <VendorBookingsScreen
      search={search}
      onWrite={({ coupleId }) => void navigate({ to: '/vendor/messages', search: { c: coupleId } })}
      onSearch={(next, { replace = false } = {}) =>
        void navigate({ search: next, replace, resetScroll: false })
      }
    />
  )
}
