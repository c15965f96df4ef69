import { createFileRoute } from '@tanstack/react-router'
import { GuidesScreen } from '../../features/guides/guides-screen.tsx'

/** All guides. */
export const Route = createFileRoute('/_public/guide/')({
  loader: async ({ context }) => {
    const [page, seo] = await Promise.all([
      import('../../features/guides/guide-page.ts'),
      import('../../features/vendors/vendor-seo.ts'),
    ])
    await page.loadGuides(context)
    const { origin } = context
    const crumbs = [{ name: 'Guide', path: '/guide' }]
    return seo.pageHead({ ...page.listWords, origin, ld: [seo.breadcrumbLd(crumbs, origin)] })
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: GuidesScreen,
})
