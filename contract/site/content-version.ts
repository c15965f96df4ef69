import { z } from 'zod'
import { Article } from './article.ts'
import { Award } from '../vendors/award.ts'
import { HomePage } from './home-page.ts'
import { Instant } from '../kit/scalars.ts'
import { CONTENT_KINDS, type ContentKind, type CONTENT_FIELDS } from '../lists/site/content-kinds.ts'
import { PageSeoRecord } from './page-seo.ts'
import { Banner } from './site-management.ts'
import { SiteFoot } from './site-foot.ts'

/** Of which thing: its id, or a page's address; what is kept once for the whole site needs neither. */
const which = { kind: z.enum(CONTENT_KINDS), of: z.string().max(120).optional() }
export const VersionsAsked = z.strictObject(which)
export const VersionAsked = z.strictObject({
  ...which,
  version: z.coerce.number().int().min(1).max(2_147_483_647),
})
export type VersionsAsked = z.output<typeof VersionsAsked>

/** A write that changed what it says. */
export const ContentVersion = z.strictObject({
  version: z.int().positive(),
  /** Null of the oldest that is known, where what was before it is forgotten. */
  at: Instant.nullable(),
  /** What its writer is called; null where that is not known. */
  by: z.string().nullable(),
  /** What was changed; empty of its beginning. */
  fields: z.array(z.string()),
  /** It was taken back whole: the product's own words stood. */
  takenBack: z.boolean(),
})
export type ContentVersion = z.infer<typeof ContentVersion>

/** What it said once that was written, by kind. */
const VALUES = {
  article: Article.pick({ title: true, summary: true, body: true }),
  award: Award.pick({ category: true, place: true, citation: true }),
  banner: Banner.omit({ id: true, createdAt: true, updatedAt: true, version: true }),
  homePage: HomePage.omit({ version: true }),
  pageSeo: PageSeoRecord.pick({ title: true, description: true, picture: true, noindex: true }),
  siteFoot: SiteFoot.omit({ version: true }),
} satisfies {
  [K in ContentKind]: z.ZodObject<Record<(typeof CONTENT_FIELDS)[K][number], z.ZodType>>
}
export type ContentValues = { [K in ContentKind]: z.infer<(typeof VALUES)[K]> }

export const OldContent = z.strictObject({
  version: z.int().positive(),
  values: z.union([
    VALUES.article,
    VALUES.award,
    VALUES.banner,
    VALUES.homePage,
    VALUES.pageSeo,
    VALUES.siteFoot,
  ]),
  /** The ids of its pictures whose files are not there any more: they cannot be shown again. */
  lost: z.array(z.string()),
})
export type OldContent = z.infer<typeof OldContent>
