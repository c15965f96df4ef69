import { createFileRoute } from '@tanstack/react-router'
import { GuidesScreen } from '../../features/guides/guides-screen.tsx'

/** All guides. */
export const Route = createFileRoute('/_public/guide/')({
  loader: async ({ context }) => (await import('../../features/guides/guide-page.ts')).loadGuides(context),
  head: ({ loaderData }) => loaderData ?? {},
  component: GuidesScreen,
})
