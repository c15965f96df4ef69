import { expect, it } from 'vitest'
import { REQUESTS_LISTED, REVIEWS_LISTED } from '#contract/lists/site/listed.ts'
import { ROUTES, type CallName, type Route } from '#contract/routes.ts'
import { serverJson } from '#tests/support/server-answer.ts'
import { createApiClient } from '../../api/api-client.ts'
import { VENDOR_COPY } from './vendor-copy-reads.ts'

/** What a vendor reads of its own that is in no copy, and why. */
const NOT_COPIED: readonly CallName[] = [
  // Counted anew at each question, from what is there.
  'Vendor/getDashboardByVendorId',
  // The last of its invoices, and one of them by itself.
  'Vendor/getLastPaidBilling',
  'Vendor/getInvoice',
  // One booking by itself, and what may be contested of it.
  'Bookings/getOneByVendor',
  'Leads/get',
  // Pages of others with the same title.
  'Vendor/getSameTitles',
  // Whether it is a vendor, and what has changed since.
  'Vendor/checkUserIfVendor',
  'sync/ownVendorChanges',
]

it('reads all that a vendor may read of its own, unless it is said why not', () => {
  const copied = new Set(Object.values(VENDOR_COPY).flatMap(({ calls }) => calls))
  const own = (Object.entries(ROUTES) as [CallName, Route][])
    .filter(([, route]) => route.access === 'vendor' && (route.method === 'GET' || route.twin))
    .map(([name]) => name)
  expect(own.filter((name) => !copied.has(name) && !NOT_COPIED.includes(name))).toEqual([])
})

it('goes through all pages of what was said, and has the first words first', async () => {
  const couple = '0192f0a0-0000-7000-8000-000000000001'
  const api = createApiClient({
    origin: '',
    token: () => 'token',
    fetch: async (address) => {
      const { pathname, searchParams } = new URL(String(address), 'https://lovoglio.test')
      if (pathname.endsWith('getConversations'))
        return serverJson([{ id: 'c1', version: 1, coupleId: couple, vendorId: 'v1' }])
      expect(searchParams.get('with')).toBe(couple)
      const before = Number(searchParams.get('before') ?? 4)
      return serverJson({
        conversation: null,
        messages: [{ number: before - 1, text: `${before - 1}` }],
        more: before > 2,
      })
    },
  })
  const { signal } = new AbortController()
  const read = await VENDOR_COPY['conversazioni']!.read({ api, vendorId: 'v1', signal })
  expect(read).toMatchObject([{ id: 'c1', said: [{ text: '1' }, { text: '2' }, { text: '3' }] }])
})

it('goes through all reviews and all requests for help, also where there are more than one answer gives', async () => {
  const idOf = (at: number) => `0192f0a0-0000-7000-8000-${String(at).padStart(12, '0')}`
  /** Those after the one that was asked for, of two whole answers and three more. */
  const pageOf = (most: number, after: string | null) => {
    const first = after ? Number(after.slice(-12)) + 1 : 1
    return Array.from({ length: most * 2 + 3 }, (_, at) => ({ id: idOf(at + 1), version: 1 })).slice(
      first - 1,
      first - 1 + most,
    )
  }
  const api = createApiClient({
    origin: '',
    token: () => 'token',
    fetch: async (address) => {
      const { pathname, searchParams } = new URL(String(address), 'https://lovoglio.test')
      const after = searchParams.get('after')
      return pathname.endsWith('getOwnRequests')
        ? serverJson(pageOf(REQUESTS_LISTED, after))
        : serverJson({ summary: { average: 5 }, items: pageOf(REVIEWS_LISTED, after) })
    },
  })
  const asked = { api, vendorId: 'v1', signal: new AbortController().signal }
  const reviews = (await VENDOR_COPY['recensioni']!.read(asked)) as { summary: object; items: object[] }
  expect([reviews.summary, new Set(reviews.items.map((item) => JSON.stringify(item))).size]).toEqual([
    { average: 5 },
    REVIEWS_LISTED * 2 + 3,
  ])
  expect(await VENDOR_COPY['assistenza']!.read(asked)).toHaveLength(REQUESTS_LISTED * 2 + 3)
})
