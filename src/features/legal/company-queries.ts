import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Company } from '#contract/wire/company.ts'
import type { ApiClient } from '../../api/api-client.ts'
import { useApi } from '../../api/api-context.tsx'

export const companyQueries = {
  /** Who runs the service; null where nobody has said. It changes with a start of the server: pages come with it. */
  company: (api: ApiClient) =>
    queryOptions({
      queryKey: ['company'],
      queryFn: async ({ signal }): Promise<Company | null> => (await api('config', { signal })).company,
      staleTime: Infinity,
      // Every public page reads it: what reads the vendors is not loaded for it.
      meta: { persist: 'public' },
      retry: false,
    }),
}

/** Null also while it is not known. */
export function useCompany(): Company | null {
  return useQuery(companyQueries.company(useApi())).data ?? null
}
