import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { ApiClient } from '../../api/api-client.ts'
import { moneyQueries } from '../../features/money/money-queries.ts'
import { seoQueries } from '../../features/vendor-seo/seo-queries.ts'
import { readWholeCalendar } from './whole-plan.ts'

const VENDOR = '0199aa00-0000-7000-8000-000000000001'

it('reads what this device has never read, and anew what no feed tells of', () => {
  const asked: string[] = []
  const api = ((name: string) => {
    asked.push(name)
    return new Promise(() => {})
  }) as unknown as ApiClient
  const client = new QueryClient()
  const { queryKey: invoices } = moneyQueries.invoices(api, VENDOR)
  const { queryKey: seo } = seoQueries.mine(api, VENDOR)
  // As a page of before has left them.
  client.setQueryData(invoices, [])
  client.setQueryData(seo, {})
  readWholeCalendar(client, api, VENDOR)
  expect(asked).toContain('Vendor/getBillingByVendor')
  expect(asked).toContain('Vendor/getVendorById')
  expect(asked).not.toContain('Vendor/getSeoFire')
  client.clear()
})
