/** What the pages of the news load before they show, and what they tell of themselves. Loaded apart from the routes. */
import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { Article, ArticlePage } from '#contract/article.ts'
import type { ApiClient } from '../../api/api-client.ts'
import { ApiError } from '../../api/api-error.ts'
import { newsQueries } from './news-queries.ts'

interface PageContext {
  queryClient: QueryClient
  api: ApiClient
}

export { COVER_SIZES, FEATURED_SIZES } from './article-sizes.ts'

/** The server waits; in the browser the page shows at once, with what it has or the shape of it. */
export async function loadNews(
  { queryClient, api }: PageContext,
  tag: string | undefined,
): Promise<ArticlePage | undefined> {
  const options = newsQueries.list(api, tag)
  const list = queryClient.infiniteQuery({ ...options, staleTime: 'static' })
  if (import.meta.env.SSR) return (await list).pages[0]
  list.catch(() => undefined)
  return queryClient.getQueryData(options.queryKey)?.pages[0]
}

/** @throws notFound for an article that is not there, or no more */
export async function loadArticle({ queryClient, api }: PageContext, slug: string): Promise<Article> {
  const { article } = await queryClient
    .query({ ...newsQueries.bySlug(api, slug), staleTime: 'static' })
    .catch((error: unknown) => {
      const status = error instanceof ApiError ? error.status : 0
      throw status === 404 || status === 410 || status === 400 ? notFound() : error
    })
  return article
}

/** @param name what the tag is called, where the list is one tag's */
export const newsWords = (tag: string | undefined, name: string | undefined) => ({
  title: name ? `${name}: le notizie` : 'Il giornale: idee, regole e storie per il matrimonio',
  description: name
    ? `Tutti gli articoli su ${name.toLowerCase()}, per chi organizza un matrimonio in Italia.`
    : 'Idee, regole e storie per chi organizza un matrimonio in Italia: documenti, budget, stagioni, invitati, fornitori.',
  path: tag ? `/news?tag=${tag}` : '/news',
})

export const articleWords = ({ title, summary, seo, slug }: Article) => ({
  title: seo?.title || title,
  description:
    seo?.description ||
    (summary.length <= 160 ? summary : `${summary.slice(0, 157).replace(/[\s.,;:]+\S*$/, '')}…`),
  path: `/news/${slug}`,
})

/** The article as search engines read it. */
export function articleLd(article: Article, origin: string) {
  const { cover, author, tags } = article
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.summary,
    inLanguage: 'it',
    mainEntityOfPage: `${origin}/news/${article.slug}`,
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    ...(cover && { image: [cover.url.startsWith('/') ? origin + cover.url : cover.url] }),
    author: { '@type': author.role ? 'Person' : 'Organization', name: author.name },
    publisher: { '@type': 'Organization', name: 'Lovoglio', url: origin },
    ...(tags.length > 0 && { keywords: tags.map(({ name }) => name).join(', ') }),
  }
}
