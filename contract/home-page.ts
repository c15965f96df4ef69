import { z } from 'zod'
import { baseVersion } from './kit/entity.ts'
import { Id } from './kit/ids.ts'
import { text } from './kit/scalars.ts'
import { FEATURED_MOST, HOME_TEXT_MOST } from './lists/homepage-limits.ts'

const texts = {
  /** `*sì*` is set apart in italics; a line break breaks. */
  headline: text(HOME_TEXT_MOST.headline),
  lead: text(HOME_TEXT_MOST.lead),
  /** Over the vendors of the page. */
  shelfTitle: text(HOME_TEXT_MOST.shelfTitle),
}

/** The words of the home page, as everybody reads them. */
export const HomeTexts = z.strictObject(texts)
export type HomeTexts = z.infer<typeof HomeTexts>

/** The home page as administrators arrange it. */
export const HomePage = z.strictObject({
  ...texts,
  /** The vendors that stand first, in their order; a name is null once its vendor is deleted. */
  featured: z.array(z.strictObject({ id: Id, name: text(120).nullable(), isPublic: z.boolean() })),
  /** 0 until something was written. */
  version: z.int().min(0),
})
export type HomePage = z.infer<typeof HomePage>

export const HomePageChange = z
  .strictObject({
    ...texts,
    featured: z
      .array(Id)
      .max(FEATURED_MOST)
      .refine((ids) => new Set(ids).size === ids.length, { message: 'Un fornitore ci sta una volta sola' }),
  })
  .partial()
  .extend(baseVersion)
export type HomePageChange = z.infer<typeof HomePageChange>
