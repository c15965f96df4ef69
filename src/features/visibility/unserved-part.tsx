import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { unservedCredit } from '#contract/credit.ts'
import { daysWithin } from '#contract/plan-change.ts'
import type { AdminVisibility, PlacementSale } from '#contract/site-management.ts'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { useCall } from '../../api/use-call.ts'
import { formatMoney } from '../../lib/money.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { Notice } from '../../ui/state/notice.tsx'
import { renewVisibilities } from './visibility-queries.ts'
import { unservedReason, unservedWords, vendorNameOf } from './visibility-words.ts'

/** Days that were paid for and not served, since the page was suspended: their share is credited from here. */
export function UnservedPart({
  visibility,
  sale,
  onDone,
}: {
  visibility: AdminVisibility
  sale: PlacementSale
  onDone: () => void
}) {
  const api = useApi()
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { from, to, unserved } = visibility
  const netCents = unservedCredit(sale, unserved, daysWithin(from, to))
  const { run, busy } = useCall(
    async (keyFor) => {
      const params = { id: sale.invoiceId }
      const { creditedNetCents } = sale
      const body = { netCents, reason: unservedReason(visibility), creditedNetCents }
      await api('Admin/creditInvoice', { params, body, idempotencyKey: keyFor({ ...params, ...body }) })
      notify({ type: 'success', message: 'Nota di credito emessa. Il rimborso si fa dalla fattura.' })
      onDone()
      await renewVisibilities(client)
    },
    (error) => {
      setAsking(false)
      notify({ type: 'danger', message: failureText(error) })
      // Somebody else may have credited it meanwhile.
      void renewVisibilities(client)
    },
  )
  return (
    <>
      <Notice
        tone="warning"
        action={
          netCents > 0 && (
            <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
              Accredita {formatMoney(netCents)}
            </Button>
          )
        }
      >
        <strong>{unservedWords(visibility)}.</strong> La pagina era sospesa
        {netCents === 0 && ': è già accreditato'}.
      </Notice>
      <ConfirmDialog
        open={asking}
        title={`Accreditare ${formatMoney(netCents)} a ${vendorNameOf(visibility)}?`}
        confirmLabel="Emetti la nota di credito"
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void run()}
      >
        Una nota di credito per la fattura {sale.number}, più l’IVA. Il fornitore leggerà: «
        {unservedReason(visibility)}»
      </ConfirmDialog>
    </>
  )
}
