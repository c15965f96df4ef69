import { createFileRoute } from '@tanstack/react-router'
import { titled } from '../../lib/titled.ts'
import { FavoritesScreen } from '../../features/favorites/favorites-screen.tsx'
import { parseFavoriteSearch } from '../../features/favorites/favorite-search.ts'

/** The vendors the couple has saved. */
export const Route = createFileRoute('/couple/vendors')({
  validateSearch: parseFavoriteSearch,
  head: titled('Fornitori'),
  component: VendorsRoute,
})

function VendorsRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <FavoritesScreen
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  )
}
