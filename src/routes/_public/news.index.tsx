import { createFileRoute } from '@tanstack/react-router'
import { NewsScreen } from '../../features/news/news-screen.tsx'

interface NewsSearch {
  /** A tag's slug; one that nothing has shows nothing, and the way to all. */
  tag?: string | undefined
}

/** The news, all or of a tag. */
export const Route = createFileRoute('/_public/news/')({
  validateSearch: ({ tag }: Record<string, unknown>): NewsSearch =>
    typeof tag === 'string' && /^[a-z0-9-]{1,160}$/.test(tag) ? { tag } : { tag: undefined },
  loaderDeps: ({ search: { tag } }) => ({ tag }),
  loader: async ({ context, deps: { tag } }) => {
    const [page, seo] = await Promise.all([
      import('../../features/news/news-page.ts'),
      import('../../features/vendors/vendor-seo.ts'),
    ])
    const news = await page.loadNews(context, tag)
    const name = news?.tags.find(({ slug }) => slug === tag)?.name
    const first = news?.items[0]?.cover
    const words = page.newsWords(tag, name)
    const crumbs = [{ name: 'Il giornale', path: '/news' }, ...(name ? [{ name, path: words.path }] : [])]
    const head = seo.pageHead({
      ...words,
      origin: context.origin,
      image: first,
      // A tag that nothing has is nothing to be found.
      noindex: news?.items.length === 0,
      ld: [seo.breadcrumbLd(crumbs, context.origin)],
    })
    const feed = {
      rel: 'alternate',
      type: 'application/rss+xml',
      title: 'Lovoglio, il giornale',
      href: '/news/rss.xml',
    }
    const preload = first ? [seo.picturePreload(first, page.FEATURED_SIZES)] : []
    return { ...head, links: [...head.links, feed, ...preload] }
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: function News() {
    return <NewsScreen tag={Route.useSearch().tag} />
  },
})
