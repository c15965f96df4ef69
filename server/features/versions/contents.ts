/** Every kind of content that administrators write, and how its row is found. */
import type { VersionsAsked } from '#contract/site/content-version.ts'
import { Id } from '#contract/kit/ids.ts'
import type { ContentKind } from '#contract/lists/site/content-kinds.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { findAwardRow } from '../awards/award-service.ts'
import { findBannerRow } from '../banners/banner-service.ts'
import { footRow } from '../footer/footer-service.ts'
import { featuredNamed, homePageRow } from '../homepage/homepage-service.ts'
import { findArticleRow } from '../news/article-service.ts'
import { pageSeoRow } from '../page-seo/page-seo-service.ts'

type Values = Readonly<Record<string, unknown>>

export interface ContentRow extends Values {
  id: string
  version: number
  createdAt: string
  deletedAt: string | null
}

interface Content {
  /** @throws ProblemError `not_found`, `deleted` of what is known by its id */
  find(of: string, tx: Queryable): Promise<ContentRow | undefined>
  /** The table its pictures are of, by the name in `PICTURE_KINDS`. */
  pictures?: 'article' | 'banner' | 'page_seo'
  /** What it says while nothing is written. */
  unwritten?: Values
  /** Its values as administrators read them. */
  show?(values: Values, tx: Queryable): Promise<Values>
}

type Found = Promise<Values | undefined>

const byId =
  (find: (id: string, tx: Queryable) => Found): Content['find'] =>
  async (of, tx) => {
    const row = Id.safeParse(of).success ? ((await find(of, tx)) as ContentRow | undefined) : undefined
    if (!row) throw new ProblemError('not_found')
    if (row.deletedAt !== null) throw new ProblemError('deleted')
    return row
  }
const once =
  (find: (tx: Queryable) => Found): Content['find'] =>
  (_, tx) =>
    find(tx) as Promise<ContentRow | undefined>

const CONTENTS: Readonly<Record<ContentKind, Content>> = {
  article: { find: byId(findArticleRow), pictures: 'article' },
  award: { find: byId(findAwardRow) },
  banner: { find: byId(findBannerRow), pictures: 'banner' },
  homePage: {
    find: once(homePageRow),
    show: async (values, tx) => ({
      ...values,
      featured: await featuredNamed(values['featured'] as string[], tx),
    }),
  },
  pageSeo: {
    find: (path, tx) => pageSeoRow(path, tx) as Found as Promise<ContentRow | undefined>,
    pictures: 'page_seo',
    unwritten: { title: '', description: '', picture: null, noindex: false },
  },
  siteFoot: { find: once(footRow) },
}

/** One of them, with its row; without one where nobody has written anything. */
export async function contentOf(
  { kind, of = '' }: VersionsAsked,
  tx: Queryable,
): Promise<Content & { row: ContentRow | undefined }> {
  const content = CONTENTS[kind]
  return { ...content, row: await content.find(of, tx) }
}
