/** What the hub says of the editions: whoever looks at awards, or at cards that bear one, sees them as they are now. */
import { CHANGE_EVENTS } from '#contract/wire/hubs.ts'
import type { CachePort } from '../../offline/outbox/command.ts'
import { TOP_VENDORS_KEY, VENDOR_LISTS_KEY } from '../vendors/vendor-queries.ts'

const SHOWING = [['awards'], ['home', 'awards'], VENDOR_LISTS_KEY, TOP_VENDORS_KEY] as const
const readAgain = (cache: CachePort) => {
  for (const key of SHOWING) cache.invalidate(key)
}
const { created, updated, deleted } = CHANGE_EVENTS.awardEdition

export const awardLive: Readonly<Record<string, typeof readAgain>> = {
  [created]: readAgain,
  [updated]: readAgain,
  [deleted]: readAgain,
}
