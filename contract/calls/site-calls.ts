import { z } from 'zod'
import { AskedSearches } from '../admin/demand.ts'
import { PageSeo } from '../site/page-seo.ts'
import { PageViews } from '../admin/page-views.ts'
import { SiteFoot } from '../site/site-foot.ts'
import type { Call } from './call.ts'

export const SITE_CALLS = {
  /** The foot of every public page; null until somebody wrote it: then it is the product's own (`SITE_FOOT`). */
  'Site/getFooter': { reply: SiteFoot.nullable() },
  /** What administrators wrote for search engines and shared links of our pages; of those with nothing written, nothing. */
  'Site/getPageSeo': { reply: z.array(PageSeo) },
  /** Counts pages looked at by those who agreed to it: numbers by day, nothing of who looked. */
  'Site/countViews': { body: PageViews, reply: z.strictObject({ ok: z.literal(true) }) },
  /** Counts lists that were asked for by words or a place, of those who agreed to it: nothing of who asked. */
  'Site/countSearches': { body: AskedSearches, reply: z.strictObject({ ok: z.literal(true) }) },
} as const satisfies Record<string, Call>
