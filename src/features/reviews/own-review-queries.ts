/** What the signed-in couple has written of vendors. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ApiClient } from '../../api/api-client.ts'
import { useApi } from '../../api/api-context.tsx'
import { useSession } from '../../session/session-context.tsx'
import { usePending } from '../sync/sync-face.ts'
import { OWN_REVIEWS_KEY, writtenByVendor } from './review-commands.ts'

export const ownReviewQueries = {
  mine: (api: ApiClient) =>
    queryOptions({
      queryKey: OWN_REVIEWS_KEY,
      queryFn: () => api('Reviews/getMine'),
      meta: { persist: 'private' },
    }),
}

/** How far each review of the couple is, by vendor; `ready` once it is known. */
export function useOwnReviews() {
  const isCouple = useSession((session) => session.last?.role === 'couple')
  const { data } = useQuery({ ...ownReviewQueries.mine(useApi()), enabled: isCouple })
  const pending = usePending('review')
  const written = useMemo(() => writtenByVendor(data ?? [], pending), [data, pending])
  const reasonOf = (vendorId: string) =>
    data?.find((review) => review.vendorId === vendorId && review.state === 'rejected')?.reason
  return { written, reasonOf, ready: data !== undefined }
}
