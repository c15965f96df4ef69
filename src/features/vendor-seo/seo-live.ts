import type { SeoRecord } from '#contract/vendors/seo.ts'
import { CHANGE_EVENTS } from '#contract/wire/hubs.ts'
import type { CachePort } from '../../offline/outbox/command.ts'
import type { LiveTable } from '../../offline/outbox/entity-patches.ts'
import { SEO_KEY, putSeo } from './seo-commands.ts'

const put = (cache: CachePort, record: unknown) => {
  if (cache.getQueryData(SEO_KEY) !== undefined) putSeo(record as SeoRecord, cache)
}

/** What a vendor's other device wrote. */
export const seoLive: LiveTable = {
  [CHANGE_EVENTS.seoRecord.created]: put,
  [CHANGE_EVENTS.seoRecord.updated]: put,
}
