import { createFileRoute } from '@tanstack/react-router'
import { GuideScreen } from '../../features/guides/guide-screen.tsx'

/** A guide. */
export const Route = createFileRoute('/_public/guide/$slug')({
  loader: async ({ context, params: { slug } }) => {
    const [page, seo] = await Promise.all([
      import('../../features/guides/guide-page.ts'),
      import('../../features/vendors/vendor-seo.ts'),
    ])
    const { origin } = context
    const guide = await page.loadGuide(context, slug)
    const crumbs = [
      { name: 'Guide', path: '/guide' },
      { name: guide.title, path: page.guidePath(slug) },
    ]
    return seo.pageHead({
      title: guide.title,
      description: guide.summary,
      path: page.guidePath(slug),
      origin,
      type: 'article',
      ld: [seo.breadcrumbLd(crumbs, origin), page.guideLd(guide, origin), seo.faqLd(guide)],
    })
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: function Guide() {
    return <GuideScreen slug={Route.useParams().slug} />
  },
})
