/** What the hub says of the news: they are read again by whoever looks at them. */
import { CHANGE_EVENTS } from '#contract/wire/hubs.ts'
import type { CachePort } from '../../offline/outbox/command.ts'
import { NEWS_KEY } from './news-queries.ts'

const again = (cache: CachePort) => cache.invalidate(NEWS_KEY)
const { created, updated, deleted } = CHANGE_EVENTS.article

export const newsLive: Readonly<Record<string, (cache: CachePort) => void>> = {
  [created]: again,
  [updated]: again,
  [deleted]: again,
}
