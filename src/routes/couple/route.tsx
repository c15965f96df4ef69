import { createFileRoute, Outlet, useRouterState } from '@tanstack/react-router'
import { AreaFrame } from '../-frames/area-frame.tsx'
import { couplePlaces } from '../-frames/couple-places.ts'
import { useBookings } from '../../features/bookings/booking-queries.ts'
import { useUnreadMessages } from '../../features/messages/message-queries.ts'
import { InstallCard } from '../../features/sync/install-card.tsx'
import { openedAccount } from '../../features/sync/opened-account.ts'
import { useSyncStatus } from '../../features/sync/sync-queries.ts'

/** The couple's area. No guard here, as the specification says: the children have it. */
export const Route = createFileRoute('/couple')({
  ssr: false,
  beforeLoad: ({ context }) => openedAccount(context, 'couple'),
  component: CoupleArea,
})

function CoupleArea() {
  const { waiting, review } = useSyncStatus()
  const { bookings } = useBookings()
  const unread = useUnreadMessages('couple')
  const path = useRouterState({ select: (state) => state.location.pathname })
  const places = couplePlaces({
    unsettled: waiting + review,
    quoted: bookings.filter(({ state }) => state === 'quoted').length,
    unread,
  })
  return (
    <AreaFrame label="Area coppia" items={places}>
      {path === '/couple' && <InstallCard />}
      <Outlet />
    </AreaFrame>
  )
}
