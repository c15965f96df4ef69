import { createFileRoute } from '@tanstack/react-router'
import { HowItWorksScreen } from '../../features/guides/how-it-works-screen.tsx'

/** How it works, and how results are ordered. */
export const Route = createFileRoute('/_public/how-it-works')({
  loader: async ({ context }) =>
    (await import('../../features/guides/how-it-works-page.ts')).howItWorksPage(context),
  head: ({ loaderData }) => loaderData ?? {},
  component: HowItWorksScreen,
})
