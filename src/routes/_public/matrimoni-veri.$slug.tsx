import { createFileRoute } from '@tanstack/react-router'
import { RealWeddingScreen } from '../../features/real-weddings/real-wedding-screen.tsx'

/** A wedding that took place. */
export const Route = createFileRoute('/_public/matrimoni-veri/$slug')({
  loader: async ({ context, params: { slug } }) => {
    const [page, seo] = await Promise.all([
      import('../../features/real-weddings/real-wedding-page.ts'),
      import('../../features/vendors/vendor-seo.ts'),
    ])
    const { origin } = context
    const wedding = await page.loadWedding(context, slug)
    const first = wedding.pictures[0]
    const crumbs = [
      { name: 'Matrimoni veri', path: '/matrimoni-veri' },
      { name: wedding.title, path: `/matrimoni-veri/${slug}` },
    ]
    const head = seo.pageHead({
      ...page.weddingWords(wedding),
      origin,
      image: first,
      type: 'article',
      ld: [seo.breadcrumbLd(crumbs, origin), page.weddingLd(wedding, origin)],
    })
    return { ...head, links: [...head.links, ...(first ? [seo.picturePreload(first, page.HERO_SIZES)] : [])] }
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: function Wedding() {
    return <RealWeddingScreen slug={Route.useParams().slug} />
  },
})
