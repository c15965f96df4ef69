import { createFileRoute } from '@tanstack/react-router'
import { RealWeddingScreen } from '../../features/real-weddings/real-wedding-screen.tsx'

/** A wedding that took place. */
export const Route = createFileRoute('/_public/matrimoni-veri/$slug')({
  loader: async ({ context, params }) =>
    (await import('../../features/real-weddings/real-wedding-page.ts')).loadWedding(context, params.slug),
  head: ({ loaderData }) => loaderData ?? {},
  component: function Wedding() {
    return <RealWeddingScreen slug={Route.useParams().slug} />
  },
})
