import { createFileRoute } from '@tanstack/react-router'
import { matching, searchParams } from '../../lib/search-params.ts'
import { WeddingMissing } from '../../features/website/wedding/wedding-missing.tsx'
import { WeddingScreen } from '../../features/website/wedding/wedding-screen.tsx'

/** `invito` is the code of the invitation whose link was opened. */
const readSearch = searchParams({ invito: matching(/^[\w-]{1,64}$/) })

/** A couple's website, for whoever has its address. */
export const Route = createFileRoute('/_public/wedding/$id')({
  validateSearch: readSearch,
  loaderDeps: ({ search: { invito } }) => ({ invito }),
  loader: async ({ context, params, deps }) =>
    (await import('../../features/website/wedding/wedding-head.ts')).loadWedding(
      context,
      params.id,
      deps.invito,
    ),
  head: ({ loaderData }) => loaderData ?? {},
  notFoundComponent: WeddingMissing,
  component: function Wedding() {
    return <WeddingScreen id={Route.useParams().id} code={Route.useSearch().invito} />
  },
})
