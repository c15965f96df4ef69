import { useQueryClient } from '@tanstack/react-query'
import type { AdminVisibility } from '#contract/site/site-management.ts'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { useCall } from '../../api/use-call.ts'
import { today } from '../../lib/day.ts'
import { named } from '../../lib/named.ts'
import { countsOf, stageOf } from '../../lists/dated-turns.ts'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { renewVisibilities } from './visibility-queries.ts'
import { PLACEMENT_NAMES, vendorNameOf } from './visibility-words.ts'

/** Asks before a paid placement goes. */
export function DeleteVisibility({ visibility, onEnd }: { visibility: AdminVisibility; onEnd: () => void }) {
  const api = useApi()
  const client = useQueryClient()
  const { id, placement } = visibility
  const name = vendorNameOf(visibility)
  const { run, busy } = useCall(
    async (keyFor) => {
      await api('Admin/deleteVisibilityVendor', { params: { id }, idempotencyKey: keyFor({ id }) })
      notify({ type: 'success', message: named('Posto eliminato', name) })
      onEnd()
      await renewVisibilities(client)
    },
    (error) => notify({ type: 'danger', message: failureText(error) }),
  )
  return (
    <ConfirmDialog
      open
      title={`Togliere il posto a ${name}?`}
      confirmLabel="Elimina"
      danger
      busy={busy}
      onCancel={onEnd}
      onConfirm={() => void run()}
    >
      {PLACEMENT_NAMES[placement]}.{' '}
      {stageOf(visibility, today()) === 'running' && 'È in corso: sparisce subito dal sito. '}
      {visibility.views > 0 &&
        `Con lui se ne va quanto è stato contato: ${countsOf(visibility).toLowerCase()}. `}
      Per tenerne memoria, accorciane i giorni invece di eliminarlo.
    </ConfirmDialog>
  )
}
