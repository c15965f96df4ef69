import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AreaFrame } from '../-frames/area-frame.tsx'
import { vendorPlaces } from '../-frames/vendor-places.ts'
import { useBookings } from '../../features/bookings/booking-queries.ts'
import { useUnreadMessages } from '../../features/messages/message-queries.ts'
import { openedAccount } from '../../features/sync/opened-account.ts'
import { useSyncStatus } from '../../features/sync/sync-queries.ts'
import { guard } from '../../session/guards.ts'

/** The vendor's area, guarded here and at its children, as the specification says. */
export const Route = createFileRoute('/vendor')({
  ssr: false,
  beforeLoad: async (route) => {
    await guard('vendor')(route)
    await openedAccount(route.context, 'vendor')
  },
  component: VendorArea,
})

function VendorArea() {
  const { waiting, review } = useSyncStatus()
  const { bookings } = useBookings()
  const unread = useUnreadMessages('vendor')
  const places = vendorPlaces({
    unsettled: waiting + review,
    unanswered: bookings.filter(({ state }) => state === 'requested' || state === 'accepted').length,
    unread,
  })
  return (
    <AreaFrame label="Area fornitore" items={places}>
      <Outlet />
    </AreaFrame>
  )
}
