import { createFileRoute, Navigate, Outlet, redirect, useRouterState } from '@tanstack/react-router'
import { maySee } from '#contract/lists/admin/admin-rights.ts'
import { AREAS } from '#contract/screens/areas.ts'
import { useOwedSecondFactor } from '../../features/account/second-factor/use-owed-second-factor.ts'
import { NotAnAdmin, NotYourRole } from '../../features/account/not-your-role.tsx'
import { useUnreadMessages } from '../../features/messages/message-queries.ts'
import { LaterPalette } from '../../features/palette/later-palette.tsx'
import { openedAccount } from '../../features/sync/device/opened-account.ts'
import { useSession } from '../../session/session-context.tsx'
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

/** Where who owes a second factor makes one, before anything else. */
const FIRST = '/admin/sicurezza'

function AdminArea() {
  const role = useSession(({ last }) => last?.adminRole)
  // The server knows who it is, and has no profile for them any more.
  const isTakenOut = useSession(({ user, last }) => user !== null && last === null)
  const owes = useOwedSecondFactor()
  const unread = useUnreadMessages('support', !owes && maySee(role, '/admin/chat-support'))
  // Of the screen that stands, not of the one that is on its way: until that is there the former one is drawn.
  const path = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname ?? '' })
  const items = adminNavItems({ unread }).filter(
    ({ href }) => maySee(role, href) && (!owes || href === FIRST),
  )
  return (
    <AreaFrame label="Amministrazione" items={items} wide>
      {!owes && !isTakenOut && <LaterPalette screens={items} />}
      {owes && path !== FIRST ? (
        <Navigate to={FIRST} replace />
      ) : maySee(role, path) ? (
        <Outlet />
      ) : isTakenOut ? (
        <NotAnAdmin />
      ) : (
        role && <NotYourRole role={role} />
      )}
    </AreaFrame>
  )
}
