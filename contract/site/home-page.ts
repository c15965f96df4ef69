import { z } from 'zod'
import { CategorySlug } from '../vendors/category.ts'
import { baseVersion } from '../kit/entity.ts'
import { Id } from '../kit/ids.ts'
import { text } from '../kit/scalars.ts'
import {
  FEATURED_MOST,
  HOME_KINDS,
  HOME_PARTS,
  HOME_TEXT_MOST,
  PART_OF_PLACES,
} from '../lists/site/homepage-limits.ts'

const texts = {
  /** `*sì*` is set apart in italics; a line break breaks. */
  headline: text(HOME_TEXT_MOST.headline),
  lead: text(HOME_TEXT_MOST.lead),
  /** Over the vendors of the page. */
  shelfTitle: text(HOME_TEXT_MOST.shelfTitle),
}

const once = (items: readonly string[]) => new Set(items).size === items.length

const order = {
  /** The parts that are shown, from the first on. */
  parts: z
    .array(z.enum(HOME_PARTS))
    .refine(once, { message: 'Ogni parte ci sta una volta sola' })
    .refine((parts) => parts.includes(PART_OF_PLACES), {
      message: 'I fornitori restano: lì stanno i posti venduti',
    }),
  /** The categories under the search, in their order. */
  kinds: z
    .array(CategorySlug)
    .min(HOME_KINDS.least, { message: `Scegline almeno ${HOME_KINDS.least}` })
    .max(HOME_KINDS.most, { message: `Ce ne stanno ${HOME_KINDS.most}` })
    .refine(once, { message: 'Una categoria ci sta una volta sola' }),
}

/** The words of the home page and its order, as everybody reads them. */
export const HomeFront = z.strictObject({ ...texts, ...order })
export type HomeFront = z.infer<typeof HomeFront>

/** The home page as administrators arrange it. */
export const HomePage = z.strictObject({
  ...texts,
  ...order,
  /** The vendors that stand first, in their order; a name is null once its vendor is deleted. */
  featured: z.array(z.strictObject({ id: Id, name: text(120).nullable(), isPublic: z.boolean() })),
  /** 0 until something was written. */
  version: z.int().min(0),
})
export type HomePage = z.infer<typeof HomePage>

export const HomePageChange = z
  .strictObject({
    ...texts,
    ...order,
    featured: z.array(Id).max(FEATURED_MOST).refine(once, { message: 'Un fornitore ci sta una volta sola' }),
  })
  .partial()
  .extend(baseVersion)
export type HomePageChange = z.infer<typeof HomePageChange>
