import { useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-client.ts'
import { useApi } from '../../api/api-context.tsx'
import type { KeyFor } from '../../api/tries.ts'
import { useCall } from '../../api/use-call.ts'
import { renewApprovals } from '../approvals/approval-queries.ts'
import { notify } from '../../ui/overlay/toasts-store.ts'

/** What an administrator does with one invoice: sends it, and reads the list anew. @param done said afterwards, by the answer */
export function useTaking<Answer>(
  send: (api: ApiClient, keyFor: KeyFor) => Promise<Answer>,
  done: string | ((answer: Answer) => string),
) {
  const api = useApi()
  const client = useQueryClient()
  return useCall(async (keyFor) => {
    try {
      const answer = await send(api, keyFor)
      notify({ type: 'success', message: typeof done === 'string' ? done : done(answer) })
    } finally {
      await renewApprovals(client)
    }
  })
}
