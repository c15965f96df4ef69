import { createFileRoute } from '@tanstack/react-router'
import { VendorHomeScreen } from '../../features/account/vendor-home-screen.tsx'
import { VendorAgenda } from '../../features/bookings/vendor-agenda.tsx'
import { UnreadMessages } from '../../features/messages/unread-messages.tsx'
import { guard } from '../../session/guards.ts'

export const Route = createFileRoute('/vendor/')({
  beforeLoad: guard('vendor'),
  head: () => ({ meta: [{ title: 'La mia attività · Lovoglio' }] }),
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
          <UnreadMessages
            side="vendor"
            onOpen={(c) => void navigate({ to: '/vendor/messages', search: { c } })}
          />
        </>
      }
    />
  )
}
