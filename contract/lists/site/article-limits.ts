/** How much of each an article may have, and where it may stand. */
export const ARTICLE_MOST = {
  title: 160,
  slug: 160,
  summary: 400,
  author: 80,
  tag: 40,
  tags: 6,
  seoTitle: 120,
  seoDescription: 320,
} as const

/** The same of its text. */
export const RICH_TEXT_MOST = {
  parts: 200,
  heading: 200,
  /** Letters of a run that has one form. */
  span: 4_000,
  spans: 200,
  items: 60,
  by: 120,
  caption: 300,
  href: 500,
} as const

/** A page of this site, from its root, or an address of the web or of a mail. */
export const HREF = /^(\/([^\s/\\]\S*)?|https?:\/\/[^\s/]\S*|mailto:[^\s@]+@\S+)$/

export const ARTICLE_SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const ARTICLE_STATES = { draft: 'Bozza', scheduled: 'Programmato', published: 'Pubblicato' } as const
export type ArticleState = keyof typeof ARTICLE_STATES
