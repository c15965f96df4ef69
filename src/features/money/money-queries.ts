/** What the signed-in vendor has paid for, and its invoices: kept on the device, and read there without a network. */
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-client.ts'
import { untoldStaleTime } from '../../api/untold.ts'

export const moneyQueries = {
  /** How invoices are paid here. */
  config: (api: ApiClient) =>
    queryOptions({
      queryKey: ['app-config'],
      queryFn: ({ signal }) => api('config', { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  subscription: (api: ApiClient) =>
    queryOptions({
      queryKey: ['account', 'subscription'],
      queryFn: ({ signal }) => api('Vendor/getSubscription', { signal }),
      meta: { persist: 'private' },
      staleTime: untoldStaleTime,
    }),
  /** @param vendorId the signed-in vendor's */
  invoices: (api: ApiClient, vendorId: string) =>
    queryOptions({
      queryKey: ['account', 'invoices'],
      queryFn: ({ signal }) => api('Vendor/getBillingByVendor', { query: { idVendor: vendorId }, signal }),
      meta: { persist: 'private' },
      staleTime: untoldStaleTime,
    }),
}

/** What is read anew once a plan or a payment is another. */
export const MONEY_KEYS = [
  ['account', 'subscription'],
  ['account', 'invoices'],
] as const
