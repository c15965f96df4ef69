import { createFileRoute } from '@tanstack/react-router'
import { PlanningScreen } from '../../features/planning/planning-screen.tsx'

/** What the tools do, and a checklist and a budget to try. */
export const Route = createFileRoute('/_public/planning')({
  loader: async ({ context: { origin } }) => {
    const [page, { pageHead }] = await Promise.all([
      import('../../features/planning/planning-page.ts'),
      import('../../features/vendors/vendor-seo.ts'),
    ])
    const head = pageHead({ ...page.planningWords, origin, ld: [page.appLd(origin)] })
    return { head: { ...head, links: [...head.links, ...page.links] }, today: page.madeOn() }
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function Planning() {
    return <PlanningScreen today={Route.useLoaderData().today} />
  },
})
