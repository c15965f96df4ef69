import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { AREAS } from '#contract/screens/areas.ts'
import { useUnreadMessages } from '../../features/messages/message-queries.ts'
import { openedAccount } from '../../features/sync/device/opened-account.ts'
import { adminNavItems } from '../-frames/admin-nav-items.ts'
import { AreaFrame } from '../-frames/area-frame.tsx'
import { AreaNotFound } from '../-frames/not-found-notice.tsx'

/** The administrators' area; every child is guarded. */
export const Route = createFileRoute('/admin')({
  ssr: false,
  beforeLoad: ({ context, location }) => {
    // The area has no screen at its root.
    if (/^\/admin\/?$/i.test(location.pathname)) throw redirect({ to: AREAS.admin.home, replace: true })
    return openedAccount(context, 'admin')
  },
  component: AdminArea,
  notFoundComponent: AreaNotFound,
})

function AdminArea() {
  const unread = useUnreadMessages('support')
  return (
    <AreaFrame label="Amministrazione" items={adminNavItems({ unread })} dense>
      <Outlet />
    </AreaFrame>
  )
}
