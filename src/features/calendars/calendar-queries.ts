/** The calendars of the vendor that is signed in: read without a network, changed with one. */
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-client.ts'
import { untoldStaleTime } from '../../api/untold.ts'

export const CALENDARS_KEY = ['account', 'calendars'] as const

export const calendarQueries = {
  mine: (api: ApiClient) =>
    queryOptions({
      queryKey: CALENDARS_KEY,
      queryFn: ({ signal }) => api('Calendars/getOwn', { signal }),
      meta: { persist: 'private' },
      staleTime: untoldStaleTime,
    }),
}
