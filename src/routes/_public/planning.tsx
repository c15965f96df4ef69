import { createFileRoute } from '@tanstack/react-router'
import { PlanningScreen } from '../../features/planning/planning-screen.tsx'

/** What the tools do, and a checklist and a budget to try. */
export const Route = createFileRoute('/_public/planning')({
  loader: async ({ context }) =>
    (await import('../../features/planning/planning-page.ts')).planningPage(context),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function Planning() {
    return <PlanningScreen today={Route.useLoaderData().today} />
  },
})
