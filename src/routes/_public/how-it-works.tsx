import { createFileRoute } from '@tanstack/react-router'
import { HowItWorksScreen } from '../../features/guides/how-it-works-screen.tsx'

/** How it works, and how results are ordered. */
export const Route = createFileRoute('/_public/how-it-works')({
  loader: async ({ context: { origin } }) => {
    const [page, seo] = await Promise.all([
      import('../../features/guides/how-it-works-page.ts'),
      import('../../features/vendors/vendor-seo.ts'),
    ])
    const crumbs = [{ name: 'Come funziona', path: '/how-it-works' }]
    const head = seo.pageHead({ ...page.howItWorksWords, origin, ld: [seo.breadcrumbLd(crumbs, origin)] })
    return { ...head, links: [...head.links, ...page.links] }
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: HowItWorksScreen,
})
