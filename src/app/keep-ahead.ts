/** Fetches ahead what should open without a network before it was ever opened: the vendor list, the favourites. */
import type { Favorite } from '#contract/favorite.ts'
import { FAVORITES_KEY } from '../features/favorites/favorite-commands.ts'
import { realWeddingQueries } from '../features/real-weddings/real-wedding-queries.ts'
import { reviewQueries } from '../features/reviews/review-queries.ts'
import { vendorQueries } from '../features/vendors/vendor-queries.ts'
import { videoQueries } from '../features/videos/video-queries.ts'
import type { ServiceWorkerClient } from '../offline/service-worker-client.ts'
import type { AppServices } from './app-services.ts'
import { connectivity } from './device-connectivity.ts'

const FAVORITES_AT_MOST = 40
const PICTURES_OF_EACH = 4
const PICTURE_WIDTH = 960

/** Starts once the service worker can keep things; asks for little at a time, and nothing where data is dear. */
export function keepAhead(services: AppServices, worker: ServiceWorkerClient): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
  const done = new Set<string>()
  let listed = false
  let round: Promise<void> | undefined

  const go = () => {
    if (!worker.offlineReady() || connectivity.state() !== 'online') return
    round ??= run().finally(() => (round = undefined))
  }

  async function run() {
    if (!listed) {
      listed = true
      await services.queryClient.query(vendorQueries.all(services.api)).catch(() => (listed = false))
      await worker.prefetch(['/', '/fornitori'])
    }
    for (const favorite of savedVendors(services)) {
      if (done.has(favorite.vendorId)) continue
      done.add(favorite.vendorId)
      await keepVendor(services, worker, favorite).catch(() => done.delete(favorite.vendorId))
    }
  }

  worker.subscribe(go)
  connectivity.subscribe(go)
  services.queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === FAVORITES_KEY[0]) go()
  })
  go()
}

function savedVendors({ queryClient }: AppServices): Favorite[] {
  const favorites = queryClient.getQueryData<Favorite[]>(FAVORITES_KEY) ?? []
  return favorites
    .filter(({ status, vendor }) => status !== 'discarded' && vendor)
    .slice(0, FAVORITES_AT_MOST)
}

async function keepVendor(
  { queryClient, api }: AppServices,
  worker: ServiceWorkerClient,
  { vendorId }: Favorite,
) {
  const vendor = await queryClient.query(vendorQueries.detail(api, vendorId))
  await Promise.allSettled([
    queryClient.query(reviewQueries.ofVendor(api, vendorId)),
    queryClient.query(videoQueries.ofVendor(api, vendorId)),
    queryClient.query(realWeddingQueries.ofVendor(api, vendorId)),
  ])
  const pictures = [vendor.cover, ...vendor.gallery].filter((picture) => picture !== undefined)
  await worker.prefetch([
    `/fornitore/${vendor.id}/${vendor.slug}`,
    ...pictures
      .slice(0, PICTURES_OF_EACH)
      .map(({ url, widths }) =>
        widths?.length ? `${url.replace(/-\d+\.\w+$/, '')}-${nearest(widths)}.avif` : url,
      ),
  ])
}

const nearest = (widths: readonly number[]) =>
  widths.toSorted((a, b) => Math.abs(a - PICTURE_WIDTH) - Math.abs(b - PICTURE_WIDTH))[0]
