import { createFileRoute } from '@tanstack/react-router'
import { Suspense, lazy } from 'react'
import { titled } from '../../lib/titled.ts'
import { VendorHomeScreen } from '../../features/account/vendor-home-screen.tsx'
import { VendorAgenda } from '../../features/bookings/vendor/vendor-agenda.tsx'

/** Nothing stands there before anybody has written: what shows it comes when the rest does. */
const UnreadMessages = lazy(async () => ({
  default: (await import('../../features/messages/unread-messages.tsx')).UnreadMessages,
}))

export const Route = createFileRoute('/vendor/')({
  head: titled('La mia attività'),
  component: VendorHome,
})

function VendorHome() {
  const navigate = Route.useNavigate()
  return (
    <VendorHomeScreen
      agenda={
        <>
          <VendorAgenda
            onOpen={(booking) => void navigate({ to: '/vendor/bookings', search: { booking: booking.id } })}
          />
          <Suspense>
            <UnreadMessages
              side="vendor"
              onOpen={(c) => void navigate({ to: '/vendor/messages', search: { c } })}
            />
          </Suspense>
        </>
      }
    />
  )
}
