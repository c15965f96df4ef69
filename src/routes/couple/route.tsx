import { createFileRoute, Outlet, useRouterState } from '@tanstack/react-router'
import { AreaFrame } from '../-frames/area-frame.tsx'
import { AreaNotFound } from '../-frames/not-found-notice.tsx'
import { hasToBeSeen } from '../-frames/area-nav-items.ts'
import { coupleNavItems } from '../-frames/couple-nav-items.ts'
import { useBookings } from '../../features/bookings/booking-queries.ts'
import { SuspendedCouple } from '../../features/couple/suspended-couple.tsx'
import { askedOfCouple } from '../../features/bookings/booking-turn-face.ts'
import { useUnreadMessages } from '../../features/messages/message-queries.ts'
import { InstallCard } from '../../features/sync/device/install-card.tsx'
import { openedAccount } from '../../features/sync/device/opened-account.ts'
import { useUnsettled } from '../../features/sync/sync-face.ts'

/** The couple's area. No guard here, as the specification says: the children have it. */
export const Route = createFileRoute('/couple')({
  ssr: false,
  beforeLoad: ({ context }) => openedAccount(context, 'couple'),
  component: CoupleArea,
  notFoundComponent: AreaNotFound,
})

function CoupleArea() {
  const unsettled = useUnsettled()
  const { bookings } = useBookings()
  const unread = useUnreadMessages('couple')
  const path = useRouterState({ select: (state) => state.location.pathname })
  const navItems = coupleNavItems({
    unsettled,
    quoted: bookings.filter(askedOfCouple).length,
    unread,
  })
  return (
    <AreaFrame label="Area coppia" items={navItems.filter(hasToBeSeen(path))}>
      {path !== '/couple/messages' && <SuspendedCouple />}
      {path === '/couple' && <InstallCard />}
      <Outlet />
    </AreaFrame>
  )
}
