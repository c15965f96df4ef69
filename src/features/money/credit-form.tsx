import { useState } from 'react'
import type { BillingEntry } from '#contract/billing/billing.ts'
import { failureText } from '../../api/api-error.ts'
import { formatMoney } from '../../lib/money.ts'
import { Button } from '../../ui/button.tsx'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { Notice } from '../../ui/state/notice.tsx'
import { TWO_WORDS, useCredit } from './credit-face.ts'
import css from './money.module.css'

/** What is taken back of an invoice, without VAT. */
export function CreditForm({ entry, netLeft }: { entry: BillingEntry; netLeft: number }) {
  /** What is typed; until then all that is left. */
  const [typed, setTyped] = useState<number | null>()
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const netCents = typed === undefined ? netLeft : typed
  const isAmount = netCents !== null && netCents > 0 && netCents <= netLeft
  const { id: invoiceId, creditedNetCents } = entry
  const { run, busy, failure, totalCents, waitsForTwo, submit } = useCredit(
    { invoiceId, creditedNetCents },
    isAmount ? netCents : null,
  )

  async function send() {
    setAsked(true)
    if (!isAmount || !reason.trim() || !(await run(reason.trim()))) return
    setTyped(undefined)
    setReason('')
    setAsked(false)
  }

  return (
    <form
      className={css.form}
      noValidate
      aria-label="Nota di credito"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <h3 className={css.name}>Nota di credito</h3>
      <MoneyField
        label="Quanto, senza IVA"
        cents={netCents}
        onCents={setTyped}
        hint={
          isAmount &&
          `Con l’IVA ${formatMoney(totalCents)}. ` +
            (netCents === netLeft
              ? entry.placementId
                ? 'È tutto quello che resta: il posto che ha venduto non si vede più, e torna libero.'
                : 'È tutto quello che resta: se il piano di questa fattura è in corso finisce oggi, e torna a Base.'
              : entry.placementId
                ? 'Il posto resta com’è.'
                : 'Il piano resta com’è.')
        }
        error={asked && !isAmount ? `Scrivi un importo fino a ${formatMoney(netLeft)}.` : undefined}
      />
      <TextArea
        label="Il motivo, che il fornitore leggerà"
        rows={2}
        maxLength={300}
        value={reason}
        onValue={setReason}
        error={asked && !reason.trim() ? 'Scrivi il motivo.' : undefined}
      />
      {waitsForTwo && <p className={css.soft}>{TWO_WORDS}</p>}
      {failure !== undefined && <Notice tone="danger">{failureText(failure)}</Notice>}
      <Button type="submit" variant="danger" busy={busy}>
        {submit}
      </Button>
    </form>
  )
}
