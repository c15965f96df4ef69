import { expect, it } from 'vitest'
import type { ApiClient } from '../../api/api-client.ts'
import { moneyQueries } from '../../features/money/money-queries.ts'
import { seoQueries } from '../../features/vendor-seo/seo-queries.ts'
import { createAppQueryClient } from '../services/query-client.ts'
import { readWholeCalendar } from './whole-plan.ts'

const VENDOR = '0199aa00-0000-7000-8000-000000000001'

const BEFORE_THIS_PAGE = { updatedAt: performance.timeOrigin - 60_000 }

it('reads what this device has never read, and once in a page what no feed tells of', () => {
  const asked: string[] = []
  const api = ((name: string) => {
    asked.push(name)
    return new Promise(() => {})
  }) as unknown as ApiClient
  // As the app's: it asks whatever the network is said to be.
  const client = createAppQueryClient()
  const { queryKey: invoices } = moneyQueries.invoices(api, VENDOR)
  const { queryKey: seo } = seoQueries.mine(api, VENDOR)
  const { queryKey: subscription } = moneyQueries.subscription(api)
  client.setQueryData(invoices, [], BEFORE_THIS_PAGE)
  client.setQueryData(seo, {}, BEFORE_THIS_PAGE)
  // As the screen that shows it has just read it.
  client.setQueryData(subscription, null)
  readWholeCalendar(client, api, VENDOR)
  expect(asked).toContain('Vendor/getBillingByVendor')
  expect(asked).toContain('Vendor/getVendorById')
  expect(asked).not.toContain('Vendor/getSeoFire')
  expect(asked).not.toContain('Vendor/getSubscription')
  client.clear()
})
