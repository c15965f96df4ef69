import { useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-client.ts'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import type { KeyFor } from '../../api/tries.ts'
import { useCall } from '../../api/use-call.ts'
import { useMay } from '../../session/admin-may.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { DASHBOARD_KEY } from './dashboard-queries.ts'

/**
 * Has what failed done now: it is tried again by itself too, later.
 * @param send answers how many start again
 * @param done said of them, where there are any
 */
export function RetryButton({
  call,
  label,
  send,
  done,
}: {
  call: 'Admin/retryMails' | 'Admin/retryJob'
  label: string
  send: (api: ApiClient, keyFor: KeyFor) => Promise<{ again: number }>
  done: (again: number) => string
}) {
  const api = useApi()
  const client = useQueryClient()
  const may = useMay(call)
  const { run, busy } = useCall(
    async (keyFor) => {
      const { again } = await send(api, keyFor)
      notify({
        type: 'success',
        message: again === 0 ? 'Sta già ripartendo, o è già riuscito.' : done(again),
      })
      await client.invalidateQueries({ queryKey: DASHBOARD_KEY })
    },
    (error) => notify({ type: 'danger', message: failureText(error) }),
  )
  if (!may) return null
  return (
    <Button variant="quiet" size="small" busy={busy} aria-label={label} onClick={() => void run()}>
      Riprova
    </Button>
  )
}
