import { z } from 'zod'
import { Instant, text } from '../kit/scalars.ts'
import { PUBLIC_PAGE_PATHS } from '../lists/site/public-pages.ts'
import { SEO_MOST } from '../lists/site/seo-limits.ts'
import { GivenPicture } from '../media/file.ts'
import { Picture } from '../media/picture.ts'

/** A page of ours that stands at one address. */
const PagePath = z.enum(PUBLIC_PAGE_PATHS)

const words = {
  path: PagePath,
  /** Empty: what the page says by itself. So is the description. */
  title: text(SEO_MOST.title, 0),
  description: text(SEO_MOST.description, 0),
  /** Search engines are asked to leave it out. */
  noindex: z.boolean(),
}

/** What is laid over a page's own words: every page comes with it, so a picture is no more than a link needs. */
export const PageSeo = z.strictObject({
  ...words,
  /** Of a link that is shared; null where the page's own is. */
  picture: Picture.pick({ url: true, width: true, height: true, alt: true }).nullable(),
})
export type PageSeo = z.infer<typeof PageSeo>

/** A page as administrators see it, whether something is written or not. */
export const PageSeoRecord = z.strictObject({
  ...words,
  picture: Picture.nullable(),
  /** 0 until something was written; it grows also when that is taken back. */
  version: z.int().min(0),
  /** The last change and whose it was, where something is written. */
  changed: z.strictObject({ at: Instant, by: z.string() }).nullable(),
})
export type PageSeoRecord = z.infer<typeof PageSeoRecord>

/** Refused with `conflict` where another has written since; only who looked at nothing may leave it out. */
const baseVersion = { baseVersion: z.int().min(0).optional() }

export const PageSeoChange = z.strictObject({ ...words, picture: GivenPicture.nullable(), ...baseVersion })
export type PageSeoChange = z.infer<typeof PageSeoChange>
export const PageSeoReset = z.strictObject({ path: PagePath, ...baseVersion })
export type PageSeoReset = z.infer<typeof PageSeoReset>
