/** The data that the signed-in vendor's invoices are made out with, with what waits laid over them. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ApiClient } from '../../api/api-client.ts'
import { useApi } from '../../api/api-context.tsx'
import { type EntityMark, useEntityMarks, usePending } from '../sync/sync-face.ts'
import { BILLING_KEY, applyBilling } from './billing-commands.ts'

export const billingQueries = {
  mine: (api: ApiClient) =>
    queryOptions({
      queryKey: BILLING_KEY,
      queryFn: ({ signal }) => api('Vendor/getBillingData', { signal }),
      meta: { persist: 'private' },
    }),
}

export function useBillingData() {
  const query = useQuery(billingQueries.mine(useApi()))
  const pending = usePending('billingData')
  const { data } = query
  const billing = useMemo(() => data !== undefined && applyBilling(data, pending), [data, pending])
  return { ...query, billing: billing || undefined }
}

/** Whether what was written of them has arrived; undefined: it has. */
export const useBillingMark = (): EntityMark | undefined => [...useEntityMarks('billingData').values()][0]
