import { createFileRoute } from '@tanstack/react-router'
import { GuideScreen } from '../../features/guides/guide-screen.tsx'

/** A guide. */
export const Route = createFileRoute('/_public/guide/$slug')({
  loader: async ({ context, params }) =>
    (await import('../../features/guides/guide-page.ts')).loadGuide(context, params.slug),
  head: ({ loaderData }) => loaderData ?? {},
  component: function Guide() {
    return <GuideScreen slug={Route.useParams().slug} />
  },
})
