import { useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-client.ts'
import { useApi } from '../../api/api-context.tsx'
import type { KeyFor } from '../../api/tries.ts'
import { useCall } from '../../api/use-call.ts'
import { listKey } from '../../lists/use-server-list.ts'
import { notify } from '../../ui/overlay/toasts-store.ts'

/** What an administrator does with one invoice: sends it, and reads the list anew. @param done said afterwards */
export function useTaking(send: (api: ApiClient, keyFor: KeyFor) => Promise<unknown>, done: string) {
  const api = useApi()
  const client = useQueryClient()
  return useCall(async (keyFor) => {
    try {
      await send(api, keyFor)
      notify({ type: 'success', message: done })
    } finally {
      await client.invalidateQueries({ queryKey: listKey('Admin/getAllBilling') })
    }
  })
}
