import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { unservedCredit } from '#contract/billing/credit.ts'
import { daysWithin } from '#contract/plan/plan-change.ts'
import type { AdminVisibility, PlacementSale } from '#contract/site/site-management.ts'
import { failureText } from '../../api/api-error.ts'
import { formatMoney } from '../../lib/money.ts'
import { MayLink } from '../../lists/may-link.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { Notice } from '../../ui/state/notice.tsx'
import { TWO_WORDS, useCredit } from '../money/credit-face.ts'
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
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { from, to, unserved } = visibility
  const netCents = unservedCredit(sale, unserved, daysWithin(from, to))
  const credit = useCredit(sale, netCents, (error) => notify({ type: 'danger', message: failureText(error) }))

  async function send() {
    const isSent = await credit.run(unservedReason(visibility))
    setAsking(false)
    if (isSent) onDone()
    // Or somebody else has credited it meanwhile.
    await renewVisibilities(client)
  }

  return (
    <>
      <Notice
        tone="warning"
        action={
          netCents > 0 &&
          !credit.waiting && (
            <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
              Accredita {formatMoney(netCents)}
            </Button>
          )
        }
      >
        <strong>{unservedWords(visibility)}.</strong> La pagina era sospesa
        {netCents === 0 && ': è già accreditato'}.
        {credit.waiting && (
          <>
            {' '}
            Una nota di credito per questa fattura{' '}
            <MayLink href="/admin/da-confermare">aspetta conferma</MayLink>.
          </>
        )}
      </Notice>
      <ConfirmDialog
        open={asking}
        title={`Accreditare ${formatMoney(netCents)} a ${vendorNameOf(visibility)}?`}
        confirmLabel={credit.submit}
        busy={credit.busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void send()}
      >
        Una nota di credito per la fattura {sale.number}, più l’IVA. Il fornitore leggerà: «
        {unservedReason(visibility)}»
        {credit.waitsForTwo ? ` ${TWO_WORDS}` : ' Il rimborso si fa dalla fattura.'}
      </ConfirmDialog>
    </>
  )
}
