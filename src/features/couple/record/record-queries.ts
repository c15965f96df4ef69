/** What administrators read of one couple, each part by itself: none waits for another. */
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../../api/api-client.ts'

export const recordKey = (id: string) => ['admin', 'couple', id] as const

export const recordQueries = {
  couple: (api: ApiClient, id: string) =>
    queryOptions({
      queryKey: [...recordKey(id), 'self'],
      queryFn: ({ signal }) => api('Admin/getCoupleById', { body: { id }, signal }),
    }),
  tasks: (api: ApiClient, id: string) =>
    queryOptions({
      queryKey: [...recordKey(id), 'tasks'],
      queryFn: ({ signal }) => api('Admin/getTaskCoupleById', { body: { id }, signal }),
    }),
  budget: (api: ApiClient, id: string) =>
    queryOptions({
      queryKey: [...recordKey(id), 'budget'],
      queryFn: async ({ signal }) => ({
        ceiling: await api('Admin/getBudgetWeddingCouple', { body: { id }, signal }),
        items: await api('Admin/getBudgetItemCoupleList', { body: { id }, signal }),
      }),
    }),
  favorites: (api: ApiClient, id: string) =>
    queryOptions({
      queryKey: [...recordKey(id), 'favorites'],
      queryFn: ({ signal }) => api('Admin/getFavoriteVendorByCouple', { body: { id }, signal }),
    }),
  website: (api: ApiClient, id: string) =>
    queryOptions({
      queryKey: [...recordKey(id), 'website'],
      queryFn: ({ signal }) =>
        api('Admin/getSiteWeddingCoupleByIdCouple', { query: { IdCouple: id }, signal }),
    }),
  requests: (api: ApiClient, id: string) =>
    queryOptions({
      queryKey: [...recordKey(id), 'requests'],
      queryFn: ({ signal }) => api('Admin/findRequestByCoupleId', { body: { id }, signal }),
    }),
}
