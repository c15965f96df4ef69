/** The things of one kind as their owner left them. */
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../api/api-context.tsx'
import { type EntityMarks, usePending } from '../features/sync/sync-face.ts'
import { useListMarks } from '../features/sync/conflict/conflict-queries.ts'
import type { Command } from '../offline/outbox/command.ts'
import { useSession } from '../session/session-context.tsx'
import type { PlanEntity, Stored } from './plan-entity.ts'

export interface Entities<E> {
  /** The server's, with what waits laid over them. */
  list: readonly E[]
  pending: readonly Command[]
  /** What has not arrived yet, or was refused, or both wrote. */
  marks: EntityMarks
  /** This device has read them. */
  known: boolean
  /** There is something to show, or it is known that there is nothing: edits alone show nothing to stand on. */
  ready: boolean
  failed: boolean
  fetching: boolean
  retry: () => void
}

/** @param enabled whether the server is asked */
export function useEntities<E extends Stored, O>(entity: PlanEntity<E, O>, enabled = true): Entities<E> {
  const account = useSession((session) => session.last?.accountId)
  const query = useQuery({ ...entity.query(useApi(), account), enabled })
  const data = query.data as E[] | E | null | undefined
  const pending = usePending(entity.kind)
  const list = useMemo(() => {
    const server = data === undefined || data === null ? [] : Array.isArray(data) ? data : [data]
    return entity.apply(server, pending)
  }, [entity, data, pending])
  return {
    list,
    pending,
    marks: useListMarks(entity.kind),
    known: data !== undefined,
    ready: data !== undefined || list.length > 0,
    // Paused: the first try failed and the next one waits for the server to come back.
    failed: data === undefined && (query.isError || query.isPaused),
    fetching: query.isFetching,
    retry: () => void query.refetch(),
  }
}
