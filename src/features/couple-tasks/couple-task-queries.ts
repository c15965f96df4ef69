/** A couple's tasks, with what waits laid over them. */
import type { CoupleTask } from '#contract/couple-task.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ApiClient } from '../../api/api-client.ts'
import { useApi } from '../../api/api-context.tsx'
import { useEntityMarks, usePending, type EntityMarks } from '../sync/sync-queries.ts'
import { TASKS_KEY, applyTaskCommands } from './couple-task-commands.ts'

export const coupleTaskQueries = {
  list: (api: ApiClient) =>
    queryOptions({
      queryKey: TASKS_KEY,
      queryFn: () => api('Couple/getTaskCoupleById', { body: {} }),
      meta: { persist: 'private' },
    }),
}

const NONE: readonly CoupleTask[] = []

export interface MyTasks {
  tasks: readonly CoupleTask[]
  /** There is something to show, or it is known that there is nothing. */
  ready: boolean
  failed: boolean
  fetching: boolean
  retry: () => void
  /** What has not arrived yet, or was refused. */
  marks: EntityMarks
}

export function useTasks(): MyTasks {
  const api = useApi()
  const { data, isError, isPaused, isFetching, refetch } = useQuery(coupleTaskQueries.list(api))
  const pending = usePending('task')
  const tasks = useMemo(() => applyTaskCommands(data ?? NONE, pending), [data, pending])
  const marks = useEntityMarks('task')
  return {
    tasks,
    // Edits alone show nothing to stand on: a list never read here is not an empty one.
    ready: data !== undefined || tasks.length > 0,
    // Paused: the first try failed and the next one waits for the server to come back.
    failed: data === undefined && (isError || isPaused),
    fetching: isFetching,
    retry: () => void refetch(),
    marks,
  }
}
