import { createFileRoute, Outlet } from '@tanstack/react-router'
import { footerQueries } from '../features/footer/footer-queries.ts'
import { companyQueries } from '../features/legal/company-queries.ts'
import { pageWords } from '../seo/page-words.ts'
import { PublicFrame } from './-frames/public-frame.tsx'

export const Route = createFileRoute('/_public')({
  // Every public page has it at its first paint: apart it would only be one request more.
  codeSplitGroupings: [],
  // Before the pages' own loaders, which make their heads with it. The first page brought it; where none did, none waits.
  beforeLoad: async ({ context: { queryClient, api } }) => {
    const words = queryClient.prefetchQuery(pageWords(api))
    if (import.meta.env.SSR) await words
  },
  // A page comes with what its foot says and whom it names; without them it is a page all the same.
  loader: async ({ context: { queryClient, api } }) => {
    if (!import.meta.env.SSR) return
    await Promise.all([
      queryClient.prefetchQuery(companyQueries.company(api)),
      queryClient.prefetchQuery(footerQueries.foot(api)),
    ])
  },
  component: () => (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  ),
})
