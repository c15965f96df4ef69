import { afterEach, expect, it, vi } from 'vitest'
import type { Favorite } from '#contract/plan/favorite.ts'
import { serverJson } from '#tests/support/server-answer.ts'
import { createApiClient } from '../../api/api-client.ts'
import { vendorQueries } from '../../features/vendors/vendor-queries.ts'
import { FAVORITES_KEY } from '../../features/favorites/favorite-commands.ts'
import { createDeviceHub } from '../../features/sync/device/device-hub.ts'
import { KEPT_FAVORITES_MAX } from '../../offline/cache/saved-pages.ts'
import type { ServiceWorkerClient } from '../../offline/worker/service-worker-client.ts'
import type { AppServices } from '../services/app-services.ts'
import { ALL_VENDORS, keepAhead, mayFetchAhead } from './keep-ahead.ts'
import { createAppQueryClient } from '../services/query-client.ts'

afterEach(() => void vi.unstubAllGlobals())

it.each([
  ['a browser that tells nothing of its network', undefined],
  ['Wi-Fi', { type: 'wifi', effectiveType: '4g' }],
  ['a cable', { type: 'ethernet' }],
  ['a computer, which tells the speed only', { effectiveType: '4g', saveData: false }],
])('fetches ahead unasked on %s', (_, network) => {
  expect(mayFetchAhead(network)).toBe(true)
})

it.each([
  ['a phone’s own network', { type: 'cellular', effectiveType: '4g' }],
  ['a network as slow as of old', { effectiveType: '2g' }],
  ['the slowest', { effectiveType: 'slow-2g' }],
  ['a person who saves data', { type: 'wifi', saveData: true }],
])('waits to be asked with %s', (_, network) => {
  expect(mayFetchAhead(network)).toBe(false)
})

it('fetches the list of vendors ahead by the address the list asks for', async () => {
  const asked: string[] = []
  const api = createApiClient({
    origin: '',
    token: () => null,
    fetch: (address) => {
      asked.push(String(address))
      return Promise.resolve(serverJson([]))
    },
  })
  await createAppQueryClient().query(vendorQueries.all(api))
  expect(asked).toEqual([ALL_VENDORS])
})

/** A page of a couple with these favourites; whose reviews it asks for, and what the worker is to keep, is noted. */
function pageWith(vendors: readonly string[], onAsked: (id: string) => void = () => undefined) {
  const asked: string[] = []
  const prefetched: string[] = []
  const queryClient = createAppQueryClient()
  const device = createDeviceHub()
  const api = createApiClient({
    origin: '',
    token: () => null,
    fetch: (address) => {
      const { pathname, searchParams } = new URL(String(address), 'https://lovoglio.test')
      if (pathname.endsWith('/getReviewByIdVendor')) {
        asked.push(searchParams.get('id')!)
        onAsked(searchParams.get('id')!)
      }
      return Promise.resolve(serverJson([]))
    },
  })
  queryClient.setQueryData(
    FAVORITES_KEY,
    vendors.map((id) => ({ vendorId: id, vendor: { id, slug: id } }) as Favorite),
  )
  for (const id of vendors)
    queryClient.setQueryData(vendorQueries.detail(api, id).queryKey, { id, slug: id, gallery: [] } as never)
  const sync = { engine: () => undefined, subscribe: () => () => undefined }
  const worker = {
    offlineReady: () => false,
    subscribe: () => () => undefined,
    prefetch: async (addresses: readonly string[]) => {
      prefetched.push(...addresses)
      return { kept: addresses.length, failed: 0, bytes: 1 }
    },
  }
  keepAhead(
    { queryClient, device, api, sync } as unknown as AppServices,
    worker as unknown as ServiceWorkerClient,
  )
  return { keeper: device.keeper()!, queryClient, asked, prefetched }
}

it('keeps one favourite after the other when asked, who was saved last first', async () => {
  const { keeper, asked, prefetched } = pageWith(['villa', 'fiori'])
  await keeper.keepNow()
  expect(asked).toEqual(['fiori', 'villa'])
  expect(prefetched).toEqual(['/fornitore/fiori/fiori', '/fornitore/villa/villa'])
})

it('keeps them when it is asked while what changed is looked at again and again', async () => {
  const page = pageWith(['villa', 'fiori'])
  const change = () => page.queryClient.setQueryData(FAVORITES_KEY, (now?: Favorite[]) => [...(now ?? [])])
  change()
  change()
  await page.keeper.keepNow()
  expect(page.prefetched).toHaveLength(2)
})

const saved = (many: number) => Array.from({ length: many }, (_, at) => `vendor-${at}`)

it('keeps all of them when asked, more than unasked', async () => {
  const { keeper, prefetched } = pageWith(saved(50))
  await keeper.keepNow()
  expect([keeper.state().total, keeper.state().beyond, prefetched.length]).toEqual([50, 0, 50])
})

it('keeps those saved last where there are more than a device keeps, and says how many are beyond', async () => {
  const { keeper, prefetched } = pageWith(saved(KEPT_FAVORITES_MAX + 5))
  await keeper.keepNow()
  expect([keeper.state().total, keeper.state().beyond]).toEqual([KEPT_FAVORITES_MAX, 5])
  expect(prefetched).toHaveLength(KEPT_FAVORITES_MAX)
  expect(prefetched).not.toContain('/fornitore/vendor-4/vendor-4')
})

it('takes none that was opened before for one of those saved last', async () => {
  const opened = ['vendor-0', 'vendor-1'].map((id) => `/fornitore/${id}/${id}`)
  vi.stubGlobal('caches', {
    open: async () => ({ match: async (page: string) => opened.find((one) => one === page) }),
  })
  const { keeper } = pageWith(saved(KEPT_FAVORITES_MAX + 5))
  await keeper.keepNow()
  expect(keeper.state()).toMatchObject({ kept: 0, total: KEPT_FAVORITES_MAX, beyond: 5 })
})

it('begins nothing more once its person signs out', async () => {
  const underWay: unknown[] = []
  const page = pageWith(['villa', 'fiori'], () => underWay.push(page.keeper.stop()))
  await page.keeper.keepNow()
  await page.keeper.keepNow()
  expect([...underWay, page.keeper.stop()]).toEqual(['fiori', undefined])
  expect(page.asked).toEqual(['fiori'])
  expect(page.prefetched).toEqual([])
})
