import { createFileRoute } from '@tanstack/react-router'
import { GUEST_VIEWS } from '../../features/guests/guest-views.ts'
import { GuestsScreen } from '../../features/guests/guests-screen.tsx'
import { oneOf, searchParams, words } from '../../lib/search-params.ts'
import { titled } from '../../lib/titled.ts'

/** Whom the couple invites and where they sit. The guest that is open is in the address, and whom of them one sees. */
export const Route = createFileRoute('/couple/guests')({
  validateSearch: searchParams({
    parte: oneOf(['tavoli']),
    guest: words(36),
    vista: oneOf(GUEST_VIEWS),
    q: words(80),
  }),
  head: titled('Invitati'),
  component: function Guests() {
    const search = Route.useSearch()
    const navigate = Route.useNavigate()
    return (
      <GuestsScreen
        search={search}
        onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      />
    )
  },
})
