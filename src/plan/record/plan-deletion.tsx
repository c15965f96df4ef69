import type { CallName } from '#contract/routes.ts'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { useCall } from '../../api/use-call.ts'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'

/** Asks before something of a couple's goes. */
export function PlanDeletion({
  call,
  id,
  name,
  onRenew,
  onDone,
  onEnd,
}: {
  call: CallName
  id: string
  name: string
  onRenew: () => Promise<unknown>
  onDone: () => void
  onEnd: () => void
}) {
  const api = useApi()
  const { run, busy } = useCall(
    async (keyFor) => {
      await api(call, { params: { id }, idempotencyKey: keyFor({ id }) } as never)
      notify({ type: 'success', message: 'Eliminato: la coppia lo vede già.' })
      onEnd()
      onDone()
      await onRenew()
    },
    (error) => notify({ type: 'danger', message: failureText(error) }),
  )
  return (
    <ConfirmDialog
      open
      title={`Eliminare «${name}»?`}
      confirmLabel="Elimina"
      danger
      busy={busy}
      onCancel={onEnd}
      onConfirm={() => void run()}
    >
      Sparisce subito anche dai loro telefoni, e tra le novità leggono che l’ha fatto l’assistenza.
    </ConfirmDialog>
  )
}
