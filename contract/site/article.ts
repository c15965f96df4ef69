import { z } from 'zod'
import { Entity, baseVersion, changeOf } from '../kit/entity.ts'
import { Id } from '../kit/ids.ts'
import { ARTICLE_MOST as MOST, ARTICLE_SLUG } from '../lists/site/article-limits.ts'
import { GivenPicture } from '../media/file.ts'
import { Picture } from '../media/picture.ts'
import { GivenRichText, RichText } from '../kit/rich-text.ts'
import { Instant, text } from '../kit/scalars.ts'

export const ArticleSlug = z.string().regex(ARTICLE_SLUG).max(MOST.slug)
/** A tag as an address writes it, with the name people read. */
const Tag = z.strictObject({ slug: ArticleSlug, name: text(MOST.tag) })
export type Tag = z.infer<typeof Tag>

const articleFields = {
  slug: ArticleSlug,
  title: text(MOST.title),
  /** A draft may do without; what comes out has one. */
  summary: text(MOST.summary, 0),
  author: z.strictObject({ name: text(MOST.author), role: text(MOST.author, 0) }),
  tags: z.array(Tag).max(MOST.tags).default([]),
  seo: z
    .strictObject({ title: text(MOST.seoTitle, 0), description: text(MOST.seoDescription, 0) })
    .optional(),
  state: z.enum(['draft', 'scheduled', 'published']).default('draft'),
  /** When it came out, or is to come out; absent in a draft that has no day yet. */
  publishedAt: Instant.optional(),
}

export const Article = Entity.extend({
  ...articleFields,
  body: RichText,
  cover: Picture.optional(),
  tags: z.array(Tag).max(MOST.tags),
  state: z.enum(['draft', 'scheduled', 'published']),
})
export type Article = z.infer<typeof Article>
export const NewArticle = z.strictObject({
  id: Id,
  ...articleFields,
  body: GivenRichText,
  cover: GivenPicture.optional(),
})
export const ArticleChange = z.strictObject({
  ...changeOf(articleFields),
  body: GivenRichText.optional(),
  cover: GivenPicture.nullable().optional(),
  ...baseVersion,
})

/** An article in a list: without its body. */
export const ArticleCard = Article.omit({ body: true, seo: true }).extend({
  /** How long it takes to read, in minutes. */
  minutes: z.int().positive(),
})
export type ArticleCard = z.infer<typeof ArticleCard>

export const ArticlePage = z.strictObject({
  items: z.array(ArticleCard),
  /** What to ask the next page after; absent at the end. */
  next: Id.optional(),
  /** The tags that are in use, the most used first. */
  tags: z.array(Tag),
})
export type ArticlePage = z.infer<typeof ArticlePage>
