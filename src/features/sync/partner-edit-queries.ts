/** What the other of the two has written lately. */
import type { PartnerEdit } from '#contract/wire/sync.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-client.ts'
import { useApi } from '../../api/api-context.tsx'

/** They come with changes of other things, which say nothing of their author: asked for while somebody looks. */
const ASKED_EVERY_MS = 60_000
const NONE: readonly PartnerEdit[] = []

const editsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['partner-edits'],
    queryFn: () => api('Couple/getPartnerEdits'),
    meta: { persist: 'private' },
    staleTime: 0,
    refetchInterval: ASKED_EVERY_MS,
    retry: false,
  })

/** Newest first; empty on a device that has never heard. */
export const usePartnerEdits = (): readonly PartnerEdit[] => useQuery(editsQuery(useApi())).data ?? NONE
