import { createFileRoute, Outlet } from '@tanstack/react-router'
import { footerQueries } from '../features/footer/footer-queries.ts'
import { companyQueries } from '../features/legal/company-queries.ts'
import { PublicFrame } from './-frames/public-frame.tsx'

export const Route = createFileRoute('/_public')({
  // Every public page has it at its first paint: apart it would only be one request more.
  codeSplitGroupings: [],
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
