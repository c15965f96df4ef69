import { createFileRoute } from '@tanstack/react-router'
import { WebsiteScreen, type WebsitePart } from '../../features/website/website-screen.tsx'
import { guard } from '../../session/guards.ts'

interface WebsiteSearch {
  parte?: WebsitePart
}

/** The couple's website: written here, read by the guests at /wedding/{id}. */
export const Route = createFileRoute('/couple/website')({
  beforeLoad: guard('couple'),
  validateSearch: ({ parte }): WebsiteSearch =>
    parte === 'invitati' || parte === 'indirizzo' ? { parte } : {},
  head: () => ({ meta: [{ title: 'Il vostro sito · Lovoglio' }] }),
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
