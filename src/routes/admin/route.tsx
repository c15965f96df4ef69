import { createFileRoute, Outlet } from '@tanstack/react-router'
import { useUnreadMessages } from '../../features/messages/message-queries.ts'
import { openedAccount } from '../../features/sync/opened-account.ts'
import { adminPlaces } from '../-frames/admin-places.ts'
import { AreaFrame } from '../-frames/area-frame.tsx'

/** The administrators' area; every child is guarded. */
export const Route = createFileRoute('/admin')({
  ssr: false,
  beforeLoad: ({ context }) => openedAccount(context, 'admin'),
  component: AdminArea,
})

function AdminArea() {
  const unread = useUnreadMessages('support')
  return (
    <AreaFrame label="Amministrazione" items={adminPlaces({ unread })} dense>
      <Outlet />
    </AreaFrame>
  )
}
