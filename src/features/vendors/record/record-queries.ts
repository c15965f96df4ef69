/** What administrators read of one vendor, each part by itself: none waits for another. */
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../../api/api-client.ts'

export const recordKey = (id: string) => ['admin', 'vendor', id] as const

export const recordQueries = {
  vendor: (api: ApiClient, id: string) =>
    queryOptions({
      queryKey: [...recordKey(id), 'self'],
      queryFn: ({ signal }) => api('Admin/getVendorById', { query: { id }, signal }),
    }),
  /** To hold its page, where nobody does. Nobody tells of one that was accepted: it is asked anew each time. */
  invitation: (api: ApiClient, id: string) =>
    queryOptions({
      queryKey: [...recordKey(id), 'invitation'],
      queryFn: ({ signal }) => api('Admin/getVendorInvitation', { query: { id }, signal }),
      staleTime: 0,
    }),
  bookings: (api: ApiClient, id: string) =>
    queryOptions({
      queryKey: [...recordKey(id), 'bookings'],
      queryFn: ({ signal }) => api('Admin/getBookingByVendorId', { query: { id }, signal }),
    }),
  invoices: (api: ApiClient, id: string) =>
    queryOptions({
      queryKey: [...recordKey(id), 'invoices'],
      queryFn: ({ signal }) => api('Admin/getAllBilling', { query: { vendor: id }, signal }),
    }),
  requests: (api: ApiClient, id: string) =>
    queryOptions({
      queryKey: [...recordKey(id), 'requests'],
      queryFn: ({ signal }) => api('Admin/findRequestByVendorId', { body: { id }, signal }),
    }),
  figures: (api: ApiClient, id: string) =>
    queryOptions({
      queryKey: [...recordKey(id), 'figures'],
      queryFn: ({ signal }) => api('Admin/getInfoAnalyticsByIdVendor', { body: { id, days: 30 }, signal }),
    }),
}
