import { useQueryClient } from '@tanstack/react-query'
import type { BannerReport } from '#contract/site/site-management.ts'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { useCall } from '../../api/use-call.ts'
import { today } from '../../lib/day.ts'
import { named } from '../../lib/named.ts'
import { countsOf, stageOf } from '../../lists/dated-turns.ts'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { renewBanners } from './banner-queries.ts'

/** Asks before a banner goes: its counts go with it. */
export function DeleteBanner({ banner, onEnd }: { banner: BannerReport; onEnd: () => void }) {
  const api = useApi()
  const client = useQueryClient()
  const { id, title } = banner
  const { run, busy } = useCall(
    async (keyFor) => {
      await api('Admin/deleteBanner', { params: { id }, idempotencyKey: keyFor({ id }) })
      notify({ type: 'success', message: named('Banner eliminato', title) })
      onEnd()
      await renewBanners(client)
    },
    (error) => notify({ type: 'danger', message: failureText(error) }),
  )
  return (
    <ConfirmDialog
      open
      title={`Eliminare il banner «${title}»?`}
      confirmLabel="Elimina"
      danger
      busy={busy}
      onCancel={onEnd}
      onConfirm={() => void run()}
    >
      {stageOf(banner, today()) === 'running' && 'È in corso: sparisce subito dal sito. '}
      Con lui se ne va quanto è stato contato: {countsOf(banner).toLowerCase()}. Non si può annullare.
    </ConfirmDialog>
  )
}
