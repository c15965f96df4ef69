/** What the pages of the news load before they show, and what they tell of themselves. Loaded apart from the routes. */
import { redirect } from '@tanstack/react-router'
import type { Article, ArticlePage } from '#contract/site/article.ts'
import { heard } from '../../lib/fault-log.ts'
import { COVER_SIZES, FEATURED_SIZES } from './article-sizes.ts'
import { newsQueries } from './news-queries.ts'
import {
  type Crumb,
  type PageContext,
  type PageHead,
  absolute,
  orNotFound,
  publicPage,
  publisherLd,
  summaryOf,
} from '../../seo/public-page.ts'

const LIST: Crumb = { name: 'Il giornale', path: '/news' }
const FEED = {
  rel: 'alternate',
  type: 'application/rss+xml',
  title: 'Lovoglio, il giornale',
  href: '/news/rss.xml',
}

/** All the news, or a tag's. */
export async function loadNews(context: PageContext, tag: string | undefined): Promise<PageHead> {
  const news = await firstPage(context, tag)
  // What the tag is called, where the list is one tag's.
  const name = news?.tags.find(({ slug }) => slug === tag)?.name
  const path = tag ? `/news?tag=${tag}` : LIST.path
  return publicPage(context, {
    title: name ? `${name}: le notizie` : 'Il giornale: idee, regole e storie per il matrimonio',
    description: name
      ? `Tutti gli articoli su ${name.toLowerCase()}, per chi organizza un matrimonio in Italia.`
      : 'Idee, regole e storie per chi organizza un matrimonio in Italia: documenti, budget, stagioni, invitati, fornitori.',
    path,
    image: news?.items[0]?.cover,
    sizes: FEATURED_SIZES,
    crumbs: name ? [LIST] : [],
    name: name ?? LIST.name,
    // A tag that nothing has is nothing to be found.
    noindex: news?.items.length === 0,
    links: [FEED],
  })
}

/** The server waits; in the browser the page shows at once, with what it has or the shape of it. */
async function firstPage(
  { queryClient, api }: PageContext,
  tag: string | undefined,
): Promise<ArticlePage | undefined> {
  const options = newsQueries.list(api, tag)
  const list = queryClient.infiniteQuery({ ...options, staleTime: 'static' })
  if (import.meta.env.SSR) return (await list).pages[0]
  list.catch(heard('news-page'))
  return queryClient.getQueryData(options.queryKey)?.pages[0]
}

/** @throws notFound for an article that is not there, or no more; redirect to the address it has now */
export async function loadArticle(context: PageContext, slug: string): Promise<PageHead> {
  const { article } = await context.queryClient
    .query({ ...newsQueries.bySlug(context.api, slug), staleTime: 'static' })
    .catch(orNotFound)
  if (article.slug !== slug)
    throw redirect({ to: '/news/$slug', params: { slug: article.slug }, statusCode: 301, replace: true })
  const { title, summary, seo, cover } = article
  const path = `${LIST.path}/${slug}`
  return publicPage(context, {
    title: seo?.title || title,
    description: seo?.description || summaryOf(summary),
    path,
    image: cover,
    sizes: COVER_SIZES,
    type: 'article',
    crumbs: [LIST],
    name: title,
    ld: [articleLd(article, context.origin)],
  })
}

/** The article as search engines read it. */
function articleLd(article: Article, origin: string) {
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
    ...(cover && { image: [absolute(cover.url, origin)] }),
    author: { '@type': author.role ? 'Person' : 'Organization', name: author.name },
    publisher: publisherLd(origin),
    ...(tags.length > 0 && { keywords: tags.map(({ name }) => name).join(', ') }),
  }
}
