import { useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-client.ts'
import { useApi } from '../../api/api-context.tsx'
import type { KeyFor } from '../../api/tries.ts'
import { useCall } from '../../api/use-call.ts'
import { renewApprovals } from '../approvals/approval-queries.ts'
import { notify } from '../../ui/overlay/toasts-store.ts'

/**
 * What an administrator does with one invoice: sends it, and reads the list anew.
 * @param done said afterwards, by the answer
 * @param onFailure told as well, where the failure is not said on the form
 */
export function useTaking<Answer, Args extends unknown[]>(
  send: (api: ApiClient, keyFor: KeyFor, ...args: Args) => Promise<Answer>,
  done: string | ((answer: Answer) => string),
  onFailure?: (error: unknown) => void,
) {
  const api = useApi()
  const client = useQueryClient()
  return useCall(async (keyFor, ...args: Args) => {
    try {
      const answer = await send(api, keyFor, ...args)
      notify({ type: 'success', message: typeof done === 'string' ? done : done(answer) })
    } finally {
      await renewApprovals(client)
    }
  }, onFailure)
}
