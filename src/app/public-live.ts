/** Vendors and their videos as they change, for whoever looks at them. */
import { HUBS } from '#contract/hubs.ts'
import { newsLive } from '../features/news/news-live.ts'
import { reviewLive } from '../features/reviews/review-live.ts'
import { vendorLive } from '../features/vendors/vendor-live.ts'
import { videoLive } from '../features/videos/video-live.ts'
import { nextTask } from '../lib/next-task.ts'
import { browserDevice } from '../offline/connectivity.ts'
import { systemClock } from '../offline/ports.ts'
import { cachePortOf } from '../offline/query-cache-port.ts'
import { createHubConnection } from '../realtime/hub-connection.ts'
import { createLiveCache } from '../realtime/live-cache.ts'
import type { AppServices } from './app-services.ts'
import { connectivity } from './device-connectivity.ts'
import type { PublicData } from './public-data.ts'

let started = false

/** Connects to the public hubs, once; step by step, so that each task is short. */
export async function startPublicLive(
  { queryClient, api }: AppServices,
  { persistence }: PublicData,
): Promise<void> {
  if (started) return
  started = true
  const live = createLiveCache({
    cache: cachePortOf(queryClient, () => persistence.flush()),
    handlers: { ...vendorLive, ...videoLive, ...newsLive, ...reviewLive },
    seqStore: persistence.seq,
    clock: systemClock,
    catchUp: (after) => api('sync/vendorChanges', { query: { after: after ?? 0 } }),
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
    live.attach(hub)
    hub.start()
  }
}
