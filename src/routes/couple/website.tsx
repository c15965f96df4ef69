import { createFileRoute } from '@tanstack/react-router'
import { titled } from '../../lib/titled.ts'
import { oneOf, searchParams } from '../../lib/search-params.ts'
import { WebsiteScreen } from '../../features/website/website-screen.tsx'

/** The couple's website: written here, read by the guests at /wedding/{id}. */
export const Route = createFileRoute('/couple/website')({
  validateSearch: searchParams({ parte: oneOf(['invitati', 'indirizzo']) }),
  head: titled('Il vostro sito'),
  component: function Website() {
    const { parte = 'pagina' } = Route.useSearch()
    const navigate = Route.useNavigate()
    return (
      <WebsiteScreen
        part={parte}
        onPart={(part) => void navigate({ search: part === 'pagina' ? {} : { parte: part }, replace: true })}
      />
    )
  },
})
