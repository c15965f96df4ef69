/** The signed-in vendor's automatic answers, with what waits laid over them. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ApiClient } from '../../api/api-client.ts'
import { useApi } from '../../api/api-context.tsx'
import { type EntityMark, useEntityMarks, usePending } from '../sync/sync-face.ts'
import { AUTO_REPLIES_KEY, applyAutoReplies } from './auto-reply-commands.ts'

export const autoReplyQueries = {
  mine: (api: ApiClient) =>
    queryOptions({
      queryKey: AUTO_REPLIES_KEY,
      queryFn: ({ signal }) => api('Vendor/getAutoReplies', { signal }),
      meta: { persist: 'private' },
    }),
}

export function useAutoReplies() {
  const query = useQuery(autoReplyQueries.mine(useApi()))
  const pending = usePending('autoReplies')
  const { data } = query
  const words = useMemo(
    () => (data === undefined ? undefined : applyAutoReplies(data, pending)),
    [data, pending],
  )
  return { ...query, words }
}

/** Whether what was written of them has arrived; undefined: it has. */
export const useAutoRepliesMark = (): EntityMark | undefined => [...useEntityMarks('autoReplies').values()][0]
