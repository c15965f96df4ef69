/** What the hub says of the foot of the public pages: it is there at once, on every page that listens. */
import type { SiteFoot } from '#contract/site/site-foot.ts'
import { CHANGE_EVENTS } from '#contract/wire/hubs.ts'
import type { CachePort } from '../../offline/outbox/command.ts'
import { FOOTER_KEY } from './footer-queries.ts'

function put(cache: CachePort, payload: unknown): void {
  const foot = payload as SiteFoot
  cache.setQueryData<SiteFoot | null>(FOOTER_KEY, (now) => (now && now.version >= foot.version ? now : foot))
}
const { created, updated } = CHANGE_EVENTS.siteFoot

export const footerLive: Readonly<Record<string, (cache: CachePort, payload: unknown) => void>> = {
  [created]: put,
  [updated]: put,
}
