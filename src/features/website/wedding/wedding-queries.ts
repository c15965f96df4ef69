/** What a guest's page reads: the couple's website by its public id, and the invitation it was opened with. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { ApiClient } from '../../../api/api-client.ts'
import { useApi } from '../../../api/api-context.tsx'
import { PUBLIC_READ } from '../../vendors/vendor-queries.ts'
import { forgetKey, invitationKey, readKey, subscribeKeys, weddingKey } from './wedding-keys.ts'

const STALE_AFTER_MS = 60_000
/** The contract's name for it; its file has schemas, which no public page loads. */
const KEY_HEADER = 'X-Wedding-Key'

export const weddingQueries = {
  /** What anybody sees. */
  site: (api: ApiClient, id: string) =>
    queryOptions({
      queryKey: weddingKey(id),
      queryFn: ({ signal }) => api('Couple/getSiteWeddingCoupleById', { query: { IdCouple: id }, signal }),
      staleTime: STALE_AFTER_MS,
      ...PUBLIC_READ,
    }),
  /** What is seen with the key that the password gave; apart, so that it never meets what the server rendered. */
  opened: (api: ApiClient, id: string, key: string) =>
    queryOptions({
      queryKey: [...weddingKey(id), 'opened'],
      queryFn: ({ signal }) =>
        api('Couple/getSiteWeddingCoupleById', {
          query: { IdCouple: id },
          headers: { [KEY_HEADER]: key },
          signal,
        }),
      staleTime: STALE_AFTER_MS,
      ...PUBLIC_READ,
    }),
  invitation: (api: ApiClient, code: string) =>
    queryOptions({
      queryKey: invitationKey(code),
      queryFn: ({ signal }) => api('Couple/getInvitationByCode', { query: { code }, signal }),
      staleTime: STALE_AFTER_MS,
      ...PUBLIC_READ,
    }),
}

/** The website as this guest may see it: open to all, or opened here with the password. */
export function useWedding(id: string) {
  const api = useApi()
  const key = useSyncExternalStore(
    subscribeKeys,
    () => readKey(id),
    () => null,
  )
  const site = useQuery(weddingQueries.site(api, id))
  const isLocked = site.data?.locked === true
  const opened = useQuery({ ...weddingQueries.opened(api, id, key ?? ''), enabled: isLocked && key !== null })
  // The couple has changed the password: what was opened with the old one is seen no more.
  const isRefused = opened.data?.locked === true
  useEffect(() => {
    if (isRefused) forgetKey(id)
  }, [isRefused, id])
  const shown = isLocked && key !== null && opened.data && !opened.data.locked ? opened.data : site.data
  return {
    site: shown,
    isOpening: isLocked && key !== null && opened.isPending && opened.fetchStatus !== 'paused',
  }
}
