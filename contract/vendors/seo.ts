import { z } from 'zod'
import { entity } from '../kit/entity.ts'
import { Id } from '../kit/ids.ts'
import { text } from '../kit/scalars.ts'
import { SEO_MOST } from '../lists/site/seo-limits.ts'

/**
 * What a vendor's page calls itself in search results and shared links. What is empty is what the product makes of the
 * page by itself. How much of it is shown is the search engines' (`seo-words.ts`): longer is said, not refused.
 */
const fields = {
  title: text(SEO_MOST.title, 0).default(''),
  description: text(SEO_MOST.description, 0).default(''),
}

/** A vendor has one; its id is the vendor's; its first change makes it. */
export const seoRecord = entity('vendorId', { fields })
export const SeoRecord = seoRecord.Whole
export type SeoRecord = z.infer<typeof SeoRecord>
export const NewSeoRecord = seoRecord.New.extend({ id: Id.optional() })
export const SeoRecordChange = seoRecord.Change
export type SeoRecordChange = z.infer<typeof SeoRecordChange>

/** Whose; without it the signed-in vendor's. */
export const SeoQuery = z.strictObject({ vendorId: Id.optional() })

/** Another vendor whose page is called the same. */
export const SameTitle = z.strictObject({
  id: Id,
  slug: z.string(),
  businessName: z.string(),
  city: z.string(),
})
export type SameTitle = z.infer<typeof SameTitle>
