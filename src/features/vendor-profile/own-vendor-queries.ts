/** The signed-in vendor's own page, with what waits laid over it. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ApiClient } from '../../api/api-client.ts'
import { useApi } from '../../api/api-context.tsx'
import { untoldStaleTime } from '../../api/untold.ts'
import { useSession } from '../../session/session-context.tsx'
import { type EntityMark, useEntityMarks, usePending } from '../sync/sync-face.ts'
import { ownVendorKey } from '../vendors/vendor-queries.ts'
import { applyPictures } from './pictures/picture-commands.ts'
import { applyVendor } from './vendor-commands.ts'

export const ownVendorQueries = {
  /** @param id the signed-in vendor's */
  mine: (api: ApiClient, id: string) =>
    queryOptions({
      queryKey: ownVendorKey(id),
      queryFn: ({ signal }) => api('Vendor/getVendorById', { query: { id }, signal }),
      meta: { persist: 'private' },
      // Its changes are told on the public feed, which is noted as heard in another store: of a page that is left in that
      // moment the note is kept and this not.
      staleTime: untoldStaleTime,
    }),
}

export function useOwnVendor() {
  const api = useApi()
  const last = useSession((session) => session.last)
  const isVendor = last?.role === 'vendor'
  const query = useQuery({ ...ownVendorQueries.mine(api, last?.accountId ?? ''), enabled: isVendor })
  const pending = usePending('vendor')
  const pictures = usePending('vendorPictures')
  const { data } = query
  const vendor = useMemo(
    () => data && applyPictures(applyVendor(data, pending), pictures),
    [data, pending, pictures],
  )
  return { ...query, vendor, name: last?.name }
}

/** Whether what was written of the page, or done to its pictures, has arrived; undefined: it has. */
export const useVendorMark = (kind: 'vendor' | 'vendorPictures' = 'vendor'): EntityMark | undefined =>
  [...useEntityMarks(kind).values()][0]
