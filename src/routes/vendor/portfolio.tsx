import { createFileRoute } from '@tanstack/react-router'
import { AddPictures } from '../../features/files/add-pictures.tsx'
import { OwnPortfolioScreen } from '../../features/own-portfolio/own-portfolio-screen.tsx'
import { searchParams, words } from '../../lib/search-params.ts'
import { titled } from '../../lib/titled.ts'

/** A vendor's portfolio. The project that is open is in the address. */
export const Route = createFileRoute('/vendor/portfolio')({
  validateSearch: searchParams({ project: words(36) }),
  head: titled('Portfolio'),
  component: PortfolioRoute,
})

function PortfolioRoute() {
  const { project } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <OwnPortfolioScreen
      open={project}
      onOpen={(id) => void navigate({ search: id ? { project: id } : {}, resetScroll: false })}
      renderPicker={(picker) => <AddPictures variant="quiet" {...picker} />}
    />
  )
}
