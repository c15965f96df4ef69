/** What is looked for, and who there is to answer. Nothing of it is kept on the device. */
import { queryOptions } from '@tanstack/react-query'
import type { CallQueryInput } from '#contract/calls.ts'
import type { ApiClient } from '../../api/api-client.ts'

export type DemandQuestion = CallQueryInput<'Admin/getDemand'>

export const demandQueries = {
  of: (api: ApiClient, query: DemandQuestion) =>
    queryOptions({
      queryKey: ['demand', query],
      queryFn: ({ signal }) => api('Admin/getDemand', { query, signal }),
    }),
}
