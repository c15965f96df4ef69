import { createFileRoute } from '@tanstack/react-router'
import { matching, searchParams } from '../../lib/search-params.ts'
import { RealWeddingsScreen } from '../../features/real-weddings/real-weddings-screen.tsx'

/** `regione` is a slug; one that is none shows no wedding, and the way to all. */
const readSearch = searchParams({ regione: matching(/^[a-z-]{3,40}$/) })

/** The weddings that vendors tell, all or of a region. */
export const Route = createFileRoute('/_public/matrimoni-veri/')({
  validateSearch: readSearch,
  loaderDeps: ({ search: { regione } }) => ({ regione }),
  loader: async ({ context, deps }) =>
    (await import('../../features/real-weddings/real-wedding-page.ts')).loadWeddings(context, deps.regione),
  head: ({ loaderData }) => loaderData ?? {},
  component: function Weddings() {
    return <RealWeddingsScreen region={Route.useSearch().regione} />
  },
})
