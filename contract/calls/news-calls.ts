import { z } from 'zod'
import { Article, ArticleCard, ArticleChange, ArticlePage, ArticleSlug, NewArticle } from '../site/article.ts'
import { Id } from '../kit/ids.ts'
import { pageOf, soughtWords } from '../wire/page.ts'
import { type Call, Done, byId } from './call.ts'

/** Every article, drafts too: the last touched first. */
const ARTICLES = pageOf(ArticleCard, {
  filters: {
    q: soughtWords,
    state: z.enum(['draft', 'scheduled', 'published']).optional(),
    cover: z.enum(['con', 'senza']).optional(),
  },
  sorts: ['-updated', '-published', 'title'],
})

export const NEWS_CALLS = {
  'News/getArticles': {
    query: z.strictObject({
      tag: ArticleSlug.optional(),
      /** The last article of the page before. */
      after: Id.optional(),
      limit: z.coerce.number().int().min(1).max(48).optional(),
    }),
    reply: ArticlePage,
  },
  'News/getArticleBySlug': {
    query: z.strictObject({ slug: ArticleSlug }),
    reply: z.strictObject({ article: Article, related: z.array(ArticleCard) }),
  },
  'News/getAllArticles': { query: ARTICLES.asked, reply: ARTICLES.page },
  'News/getArticleById': { query: byId, reply: Article },
  'News/addArticle': { body: NewArticle, reply: Article },
  'News/updateArticle': { params: byId, body: ArticleChange, reply: Article },
  'News/deleteArticle': { params: byId, reply: Done },
} as const satisfies Record<string, Call>
