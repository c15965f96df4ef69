import { createFileRoute } from '@tanstack/react-router'
import { titled } from '../../lib/titled.ts'
import { GiftsScreen } from '../../features/gifts/gifts-screen.tsx'
import { searchParams, words } from '../../lib/search-params.ts'

/** What the couple was given, and whom to thank. The gift that is open is in the address. */
export const Route = createFileRoute('/couple/gifts')({
  validateSearch: searchParams({ gift: words(36) }),
  head: titled('Regali'),
  component: function Gifts() {
    const { gift } = Route.useSearch()
    const navigate = Route.useNavigate()
    return <GiftsScreen open={gift} onOpen={(id) => void navigate({ search: id ? { gift: id } : {} })} />
  },
})
