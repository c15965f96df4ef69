/** The news as RSS 2.0 (https://www.rssboard.org/rss-specification), for readers of feeds. */
import { createHash } from 'node:crypto'
import type { FastifyPluginAsync } from 'fastify'
import { Feed } from 'feed'
import type { Database } from '../../platform/database/database.ts'
import { listArticles } from './article-store.ts'

const PATH = '/news/rss.xml'
const LISTED = 30

/**
 * Serves the feed.
 * @param origin where people reach the product, without a slash at the end
 */
export const newsFeed =
  ({ db }: Database, origin: () => string): FastifyPluginAsync =>
  async (scope) => {
    scope.get(PATH, async (request, reply) => {
      const text = rssOf(await listArticles({ limit: LISTED }, db), origin())
      const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
      reply.headers({ ETag: etag, 'Cache-Control': 'public, max-age=300' })
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      return reply.type('application/rss+xml; charset=utf-8').send(text)
    })
  }

function rssOf(articles: Awaited<ReturnType<typeof listArticles>>, origin: string): string {
  const newest = articles[0]?.publishedAt
  const feed = new Feed({
    id: `${origin}/news`,
    link: `${origin}/news`,
    title: 'Lovoglio, il giornale',
    description: 'Idee, regole e storie per chi organizza un matrimonio in Italia.',
    language: 'it',
    copyright: 'Lovoglio',
    generator: 'Lovoglio',
    feedLinks: { rss: origin + PATH },
    ...(newest && { updated: new Date(newest) }),
  })
  for (const { slug, title, summary, author, tags, publishedAt, cover } of articles)
    feed.addItem({
      id: `${origin}/news/${slug}`,
      link: `${origin}/news/${slug}`,
      title,
      description: summary,
      date: new Date(publishedAt ?? 0),
      author: [{ name: author.name }],
      category: tags.map(({ name }) => ({ name })),
      ...(cover && { image: cover.url.startsWith('/') ? origin + cover.url : cover.url }),
    })
  return feed.rss2()
}
