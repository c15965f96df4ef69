import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { useSession, useSessionStore } from '../../../session/session-context.tsx'

/** Whether nothing opens before there is a second factor. The company may begin to ask it while somebody is in. */
export function useOwedSecondFactor(): boolean {
  const store = useSessionStore()
  const client = useQueryClient()
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return
        const { error } = event.action
        const { last } = store.get()
        if (last && error instanceof ApiError && error.code === 'second_factor_owed')
          store.update({ last: { ...last, owesSecondFactor: true } })
      }),
    [client, store],
  )
  return useSession(({ last }) => last?.owesSecondFactor === true)
}

/** Says that it is owed no more: the area opens. */
export function usePaid(): () => void {
  const store = useSessionStore()
  return () => {
    const { last } = store.get()
    if (!last) return
    const { owesSecondFactor: _, ...rest } = last
    store.update({ last: rest })
  }
}
