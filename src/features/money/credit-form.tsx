import { useState } from 'react'
import type { BillingEntry } from '#contract/billing.ts'
import { creditOf } from '#contract/credit.ts'
import { APPROVAL_DAYS, ONE_PERSON_CREDITS_CENTS, takesTwo } from '#contract/lists/approvals.ts'
import { failureText } from '../../api/api-error.ts'
import { formatMoney } from '../../lib/money.ts'
import { plural } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { Notice } from '../../ui/state/notice.tsx'
import css from './money.module.css'
import { useTaking } from './use-taking.ts'

/**
 * What is taken back of an invoice, without VAT.
 * @param isForTwo somebody else may confirm: above a sum it waits for them (decision 113)
 */
export function CreditForm({
  entry,
  netLeft,
  isForTwo,
}: {
  entry: BillingEntry
  netLeft: number
  isForTwo: boolean
}) {
  const [netCents, setNet] = useState<number | null>(netLeft)
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const isAmount = netCents !== null && netCents > 0 && netCents <= netLeft
  const { run, busy, failure } = useTaking(
    (api, keyFor) => {
      const body = { netCents: netCents!, reason: reason.trim() }
      const params = { id: entry.id }
      return api('Admin/creditInvoice', { params, body, idempotencyKey: keyFor({ ...params, ...body }) })
    },
    ({ waits }) =>
      waits ? 'Richiesta mandata: ora la conferma un’altra persona.' : 'Nota di credito emessa.',
  )
  const credit = isAmount ? creditOf(entry.creditedNetCents, netCents) : undefined
  const waitsForTwo = isForTwo && credit !== undefined && takesTwo(entry.creditedCents, credit.totalCents)
  return (
    <form
      className={css.form}
      noValidate
      aria-label="Nota di credito"
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (isAmount && reason.trim()) void run()
      }}
    >
      <h3 className={css.name}>Nota di credito</h3>
      <MoneyField
        label="Quanto, senza IVA"
        cents={netCents}
        onCents={setNet}
        hint={
          credit &&
          `Con l’IVA ${formatMoney(credit.totalCents)}. ` +
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
      {waitsForTwo && (
        <p className={css.soft}>
          Di una stessa fattura si storna in due oltre {formatMoney(ONE_PERSON_CREDITS_CENTS)}: un’altra
          persona legge il motivo e conferma entro {plural(APPROVAL_DAYS, 'giorno', 'giorni')}.
        </p>
      )}
      {failure !== undefined && <Notice tone="danger">{failureText(failure)}</Notice>}
      <Button type="submit" variant="danger" busy={busy}>
        {waitsForTwo ? 'Chiedi la conferma' : 'Emetti la nota di credito'}
      </Button>
    </form>
  )
}
