/** Vendors and their videos as they change, for whoever looks at them. */
import { HUBS } from '#contract/wire/hubs.ts'
import { awardLive } from '../features/awards/award-live.ts'
import { footerLive } from '../features/footer/footer-live.ts'
import { newsLive } from '../features/news/news-live.ts'
import { portfolioLive } from '../features/portfolio/portfolio-live.ts'
import { realWeddingLive } from '../features/real-weddings/real-wedding-live.ts'
import { reviewLive } from '../features/reviews/review-live.ts'
import { OWN_VENDOR_KEY } from '../features/vendors/vendor-queries.ts'
import { vendorLive } from '../features/vendors/vendor-live.ts'
import { videoLive } from '../features/videos/video-live.ts'
import { heard } from '../lib/fault-log.ts'
import { nextTask } from '../pace/next-task.ts'
import { browserDevice } from '../offline/connectivity.ts'
import { systemClock } from '../offline/outbox/ports.ts'
import { cachePortOf } from '../offline/cache/query-cache-port.ts'
import { createHubConnection } from '../realtime/hub-connection.ts'
import { createLiveCache } from '../realtime/live-cache.ts'
import { createLooking } from '../realtime/looking.ts'
import type { AppServices } from './services/app-services.ts'
import { connectivity } from './outbox/device-connectivity.ts'
import type { PublicData } from './public-data.ts'
import { shownPlaces } from './shown-places.ts'

let started = false

/**
 * Connects to the public hubs, once; step by step, so that each task is short. They push what the page shows; what was
 * pushed of other things is caught up when more is shown, and at each connection.
 */
export async function startPublicLive(
  { queryClient, api }: AppServices,
  { persistence }: PublicData,
): Promise<void> {
  if (started) return
  started = true
  const looking = createLooking({
    clock: systemClock,
    places: () => shownPlaces(queryClient),
    onMore: () => void live.catchUp().catch(heard('public-live')),
  })
  queryClient.getQueryCache().subscribe(looking.review)
  const live = createLiveCache({
    cache: cachePortOf(queryClient, () => persistence.flush()),
    handlers: {
      ...vendorLive,
      ...videoLive,
      ...newsLive,
      ...footerLive,
      ...awardLive,
      ...reviewLive,
      ...realWeddingLive,
      ...portfolioLive,
    },
    seqStore: persistence.seq,
    clock: systemClock,
    hearsAll: false,
    async catchUp(after) {
      const since = looking.since()
      if (after === undefined && since !== undefined) {
        // The page was just made of fresh data, and nothing was missed; but a vendor's own was kept on the device.
        void queryClient.invalidateQueries({ queryKey: OWN_VENDOR_KEY })
        return { changes: [], seq: since, reset: false }
      }
      return api('sync/vendorChanges', { query: { after: after ?? 0 } })
    },
    refetch: (why) => {
      // At the first connection the page was just made of fresh data: only an old device reads all again.
      if (why === 'reset')
        void queryClient.invalidateQueries({ predicate: (query) => query.meta?.['persist'] === 'public' })
    },
  })
  for (const url of [HUBS.vendor, HUBS.videoVendor]) {
    await nextTask()
    const hub = createHubConnection({
      url,
      clock: systemClock,
      random: Math.random,
      connectivity,
      visibility: browserDevice,
    })
    looking.attach(hub)
    live.attach(hub)
    hub.start()
  }
}
