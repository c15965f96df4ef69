import { createFileRoute } from '@tanstack/react-router'
import { parseAwardSearch } from '../../features/awards/award-search.ts'
import { AwardsScreen } from '../../features/awards/awards-screen.tsx'

/** The awards of a year. */
export const Route = createFileRoute('/_public/awards')({
  validateSearch: parseAwardSearch,
  loaderDeps: ({ search: { anno } }) => ({ anno }),
  loader: async ({ context, deps }) =>
    (await import('../../features/awards/awards-page.ts')).loadAwards(context, deps.anno),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: function Awards() {
    const { year } = Route.useLoaderData()
    return <AwardsScreen year={year} />
  },
})
