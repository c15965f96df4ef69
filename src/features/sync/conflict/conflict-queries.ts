/** What one of the two wrote over the other unseen, until one of them decides. */
import type { Conflict } from '#contract/wire/sync.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import type { ApiClient } from '../../../api/api-client.ts'
import { useApi } from '../../../api/api-context.tsx'
import { useSession } from '../../../session/session-context.tsx'
import { CONFLICTS_KEY, type ConflictSettle } from './conflict-command.ts'
import { type OpenConflict, openConflicts } from './open-conflicts.ts'
import { useSyncHub } from '../reach-face.ts'
import { type EntityMarks, useEntityMarks, usePending } from '../sync-face.ts'

/** The marks of a list: what waits, what was refused, and what both wrote and nobody has decided about. */
export function useListMarks(kind: string): EntityMarks {
  const marks = useEntityMarks(kind)
  const conflicts = useConflicts()
  return useMemo(() => {
    const twice = conflicts.filter(({ topic }) => topic === kind)
    if (twice.length === 0) return marks
    return new Map([...twice.map(({ entityId }) => [entityId, 'review'] as const), ...marks])
  }, [marks, conflicts, kind])
}

export { conflictSettle } from './conflict-command.ts'
export type { OpenConflict } from './open-conflicts.ts'

/** A change of the feed asks at once (`app/ask-conflicts.ts`); this is for a connection that is lost unseen. */
const ASKED_EVERY_MS = 60_000
const NONE: readonly Conflict[] = []

const conflictsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: CONFLICTS_KEY,
    queryFn: () => api('Couple/getConflicts'),
    meta: { persist: 'private' },
    staleTime: 0,
    refetchInterval: ASKED_EVERY_MS,
    retry: false,
  })

/** Newest first; empty for who is no couple. */
export function useConflicts(): readonly OpenConflict[] {
  const api = useApi()
  const isCouple = useSession(({ last }) => last?.role === 'couple')
  const hub = useSyncHub()
  // Not while the account is being left: its session may have ended, and what the device has of it is going.
  const isOpen = useSyncExternalStore(
    hub.subscribe,
    () => Boolean(hub.engine()),
    () => false,
  )
  const { data = NONE } = useQuery({ ...conflictsQuery(api), enabled: isCouple && isOpen })
  const pending = usePending('conflict')
  return useMemo(
    () => openConflicts(data, new Set(pending.flatMap(({ args }) => (args as ConflictSettle).ids))),
    [data, pending],
  )
}
