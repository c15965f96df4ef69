/** Fetches ahead what should open without a network before it was ever opened: the vendor list, the favourites. */
import type { Favorite } from '#contract/plan/favorite.ts'
import { ROUTES } from '#contract/routes.ts'
import { callPath } from '../../api/api-client.ts'
import { FAVORITES_KEY } from '../../features/favorites/favorite-commands.ts'
import { portfolioQueries } from '../../features/portfolio/portfolio-queries.ts'
import { realWeddingQueries } from '../../features/real-weddings/real-wedding-queries.ts'
import { reviewQueries } from '../../features/reviews/review-queries.ts'
import type { FavoriteKeeper, KeepingState } from '../../features/sync/device/device-hub.ts'
import { KEPT_VENDORS, vendorQueries } from '../../features/vendors/vendor-queries.ts'
import { videoQueries } from '../../features/videos/video-queries.ts'
import { today } from '../../lib/day.ts'
import { heard, noteFault } from '../../lib/fault-log.ts'
import { KEPT_FAVORITES_MAX, PAGE_CACHE } from '../../offline/cache/saved-pages.ts'
import type { ServiceWorkerClient } from '../../offline/worker/service-worker-client.ts'
import type { AppServices } from '../services/app-services.ts'
import { connectivity } from '../outbox/device-connectivity.ts'

/** Of the favourites, those saved last. */
const UNASKED_AT_MOST = 40
const PICTURES_OF_EACH = 4
const PICTURE_WIDTH = 960

/** What `vendorQueries.all` will ask for: the worker answers by the address. */
export const ALL_VENDORS = callPath(ROUTES['Vendor/getAllVendor'].path, undefined, KEPT_VENDORS)

/** What a browser tells of its network; most tell nothing. */
interface NetworkKind {
  saveData?: boolean
  type?: string
  effectiveType?: string
}

/** Whether pictures may be fetched unasked: not where data is dear or slow. Where nothing is told, as on Wi-Fi. */
export function mayFetchAhead(network: NetworkKind | undefined): boolean {
  if (!network) return true
  const { saveData, type, effectiveType } = network
  return !saveData && type !== 'cellular' && !effectiveType?.endsWith('2g')
}

/** Starts once the service worker can keep things, a little at a time; the favourites also when asked. */
export function keepAhead(services: AppServices, worker: ServiceWorkerClient): void {
  const bytes = new Map<string, number>()
  const listeners = new Set<() => void>()
  let state: KeepingState = { phase: 'resting', kept: 0, total: 0, beyond: 0, bytes: 0, failed: 0 }
  let listed = false
  let round: Promise<void> | undefined

  const tell = (news: Partial<KeepingState>) => {
    state = { ...state, ...news }
    for (const listener of listeners) listener()
  }
  const hasUnsent = () => {
    const outbox = services.sync.engine()?.outbox
    return outbox !== undefined && !outbox.status().paused && outbox.pending().length > outbox.held().size
  }
  const canFetch = () => worker.offlineReady() && connectivity.state() === 'online'

  /** What is there already counts, whenever it was fetched. */
  async function survey(): Promise<void> {
    const vendors = savedVendors(services)
    const last = vendors.slice(0, KEPT_FAVORITES_MAX)
    const here = await Promise.all(last.map(({ vendor }) => isKept(pageOf(vendor))))
    // One of before that was opened is here as well, and stands in for none of these.
    tell({ total: last.length, kept: here.filter(Boolean).length, beyond: vendors.length - last.length })
  }

  async function keepFavorites(atMost = KEPT_FAVORITES_MAX): Promise<void> {
    const vendors = savedVendors(services).slice(0, atMost)
    const isHere = ({ vendorId }: SavedVendor) => bytes.has(vendorId)
    const missing = vendors.filter((one) => !isHere(one))
    if (missing.length === 0) return survey()
    tell({ phase: 'keeping', total: vendors.length, kept: vendors.filter(isHere).length, failed: 0 })
    for (const { vendorId } of missing) {
      if (stopped) break
      underWay = vendorId
      const report = await keepVendor(vendorId).catch(heard('keep-ahead'))
      if (!report || report.failed > 0) tell({ failed: state.failed + 1 })
      else {
        bytes.set(vendorId, report.bytes)
        tell({ kept: state.kept + 1, bytes: [...bytes.values()].reduce((a, b) => a + b, 0) })
      }
    }
    underWay = undefined
    tell({ phase: 'resting' })
    await survey()
  }

  async function keepVendor(vendorId: string) {
    const addresses = await readVendor(services, vendorId)
    return stopped ? undefined : worker.prefetch(addresses, { ofAccount: true })
  }

  async function unasked(): Promise<void> {
    await survey()
    // What a person did goes before what they may look at some day.
    if (hasUnsent()) return
    if (!canFetch() || !mayFetchAhead((navigator as { connection?: NetworkKind }).connection)) return
    if (!listed) {
      listed = true
      const report = await worker.prefetch(['/', '/fornitori', ALL_VENDORS])
      listed = report.failed === 0
    }
    await keepFavorites(UNASKED_AT_MOST)
  }

  let stopped = false
  let underWay: string | undefined
  let again = false
  /** One round at a time; what changes during one is looked at after it. */
  const go = (work = unasked): Promise<void> => {
    if (stopped) return Promise.resolve()
    again = round !== undefined
    round ??= work()
      .catch((fault: unknown) => {
        noteFault('keep-ahead', fault)
        tell({ phase: 'resting' })
      })
      .finally(() => {
        round = undefined
        if (again) void go()
      })
    return round
  }
  const keeper: FavoriteKeeper = {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async keepNow() {
      // What changed during a round begins another: the one that was asked for is not taken for that.
      while (round) await round
      bytes.clear()
      await go(keepFavorites)
    },
    stop() {
      stopped = true
      return underWay
    },
  }

  services.device.keepWith(keeper)
  worker.subscribe(() => void go())
  connectivity.subscribe(() => void go())
  services.queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === FAVORITES_KEY[0]) void go()
  })
  let hadUnsent = false
  services.sync.subscribe(() => {
    const before = hadUnsent
    hadUnsent = hasUnsent()
    if (before && !hadUnsent) void go()
  })
  void go()
}

type SavedVendor = Favorite & { vendor: NonNullable<Favorite['vendor']> }

/** Who was saved last comes first. */
function savedVendors({ queryClient }: AppServices): SavedVendor[] {
  const favorites = queryClient.getQueryData<Favorite[]>(FAVORITES_KEY) ?? []
  return favorites
    .filter(
      (favorite): favorite is SavedVendor => favorite.status !== 'discarded' && Boolean(favorite.vendor),
    )
    .toReversed()
}

const pageOf = ({ id, slug }: { id: string; slug: string }) => `/fornitore/${id}/${slug}`

const isKept = async (path: string): Promise<boolean> =>
  typeof caches !== 'undefined' && (await (await caches.open(PAGE_CACHE)).match(path)) !== undefined

/** @returns the addresses of its page and of its first pictures, which the worker keeps */
async function readVendor({ queryClient, api }: AppServices, vendorId: string): Promise<string[]> {
  const vendor = await queryClient.query(vendorQueries.detail(api, vendorId))
  await Promise.allSettled([
    queryClient.query(reviewQueries.ofVendor(api, vendorId)),
    queryClient.query(videoQueries.ofVendor(api, vendorId)),
    queryClient.query(realWeddingQueries.ofVendor(api, vendorId)),
    queryClient.query(portfolioQueries.ofVendor(api, vendorId)),
    queryClient.query(vendorQueries.availability(api, vendorId, today())),
  ])
  const pictures = [vendor.cover, ...vendor.gallery].filter((picture) => picture !== undefined)
  const addresses = pictures
    .slice(0, PICTURES_OF_EACH)
    .map(({ url, widths }) =>
      widths?.length ? `${url.replace(/-\d+\.\w+$/, '')}-${nearest(widths)}.avif` : url,
    )
  return [pageOf(vendor), ...addresses]
}

const nearest = (widths: readonly number[]) =>
  widths.toSorted((a, b) => Math.abs(a - PICTURE_WIDTH) - Math.abs(b - PICTURE_WIDTH))[0]
