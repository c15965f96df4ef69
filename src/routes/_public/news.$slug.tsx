import { createFileRoute } from '@tanstack/react-router'
import { ArticleScreen } from '../../features/news/article-screen.tsx'

/** An article of the news. */
export const Route = createFileRoute('/_public/news/$slug')({
  loader: async ({ context, params: { slug } }) => {
    const [page, seo] = await Promise.all([
      import('../../features/news/news-page.ts'),
      import('../../features/vendors/vendor-seo.ts'),
    ])
    const { origin } = context
    const article = await page.loadArticle(context, slug)
    const { cover } = article
    const crumbs = [
      { name: 'Il giornale', path: '/news' },
      { name: article.title, path: `/news/${slug}` },
    ]
    const head = seo.pageHead({
      ...page.articleWords(article),
      origin,
      image: cover,
      type: 'article',
      ld: [seo.breadcrumbLd(crumbs, origin), page.articleLd(article, origin)],
    })
    return {
      ...head,
      links: [...head.links, ...(cover ? [seo.picturePreload(cover, page.COVER_SIZES)] : [])],
    }
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: function ArticlePage() {
    return <ArticleScreen slug={Route.useParams().slug} />
  },
})
