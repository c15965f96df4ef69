import { createFileRoute, Outlet, useRouterState } from '@tanstack/react-router'
import { AreaFrame } from '../-frames/area-frame.tsx'
import { AreaNotFound } from '../-frames/not-found-notice.tsx'
import { hasToBeSeen } from '../-frames/area-nav-items.ts'
import { vendorNavItems } from '../-frames/vendor-nav-items.ts'
import { useBookings } from '../../features/bookings/booking-queries.ts'
import { isToAnswer } from '../../features/bookings/booking-words.ts'
import { useUnreadMessages } from '../../features/messages/message-queries.ts'
import { openedAccount } from '../../features/sync/device/opened-account.ts'
import { useUnsettled } from '../../features/sync/sync-face.ts'
import { guard } from '../../session/guards.ts'

/** The vendor's area, guarded here and at its children, as the specification says. */
export const Route = createFileRoute('/vendor')({
  ssr: false,
  beforeLoad: async (route) => {
    await guard('vendor')(route)
    await openedAccount(route.context, 'vendor')
  },
  component: VendorArea,
  notFoundComponent: AreaNotFound,
})

function VendorArea() {
  const unsettled = useUnsettled()
  const { bookings } = useBookings()
  const unread = useUnreadMessages('vendor')
  const path = useRouterState({ select: (state) => state.location.pathname })
  const navItems = vendorNavItems({
    unsettled,
    unanswered: bookings.filter(isToAnswer).length,
    unread,
  })
  return (
    <AreaFrame label="Area fornitore" items={navItems.filter(hasToBeSeen(path))}>
      <Outlet />
    </AreaFrame>
  )
}
