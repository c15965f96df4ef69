import { useState } from 'react'
import type { BillingEntry } from '#contract/billing/billing.ts'
import { owedBack } from '#contract/billing/credit.ts'
import { dayInWords } from '#contract/kit/italian-months.ts'
import { INVOICE_STATES, PAYMENT_METHODS } from '#contract/lists/billing/invoice-words.ts'
import { failureText } from '../../api/api-error.ts'
import { formatMoney } from '../../lib/money.ts'
import { Button } from '../../ui/button.tsx'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { Notice } from '../../ui/state/notice.tsx'
import { StateDot } from '../../ui/state/state-dot.tsx'
import { ApprovalNotice, useApproval } from '../approvals/approval-face.tsx'
import { CreditForm } from './credit-form.tsx'
import { ExchangePart } from './exchange-part.tsx'
import { InvoiceFiles } from './invoice-files.tsx'
import { useTaking } from './use-taking.ts'
import { Figures } from './invoice-figures.tsx'
import { STATE_TONES } from './invoice-tones.ts'
import css from './money.module.css'

/** An invoice by itself, for administrators: its figures and files, and what can be taken back of it. */
export function AdminInvoiceSheet({ entry, onClose }: { entry: BillingEntry; onClose: () => void }) {
  const { number, kind, buyer, state, description, method, issuedOn } = entry
  const { waiting } = useApproval('Admin/creditInvoice', entry.id)
  const netLeft = entry.netCents - entry.creditedNetCents
  return (
    <Sheet open title={`${kind === 'credit' ? 'Nota di credito' : 'Fattura'} ${number}`} onClose={onClose}>
      <div className={css.change}>
        <p className={css.plain}>
          <StateDot tone={STATE_TONES[state]}>{INVOICE_STATES[state]}</StateDot>
          {method && `, ${PAYMENT_METHODS[method]}`}
        </p>
        <p className={css.plain}>
          {buyer.legalName}, {dayInWords(issuedOn)}
          <br />
          <span className={css.soft}>{description}</span>
        </p>
        <Figures entry={entry} />
        <InvoiceFiles call="Admin/getInvoice" entry={entry} />
        <ExchangePart entry={entry} />
        {kind === 'invoice' && owedBack(entry) > 0 && <RefundForm key={owedBack(entry)} entry={entry} />}
        {waiting && <ApprovalNotice approval={waiting} onDone={onClose} />}
        {kind === 'invoice' && netLeft > 0 && !waiting && <CreditForm entry={entry} netLeft={netLeft} />}
      </div>
    </Sheet>
  )
}

function RefundForm({ entry }: { entry: BillingEntry }) {
  const owed = owedBack(entry)
  const isTransfer = entry.method === 'transfer'
  const [cents, setCents] = useState<number | null>(owed)
  const [reference, setReference] = useState('')
  const [asked, setAsked] = useState(false)
  const isAmount = cents !== null && cents > 0 && cents <= owed
  const isSaid = !isTransfer || reference.trim() !== ''
  const { run, busy, failure } = useTaking((api, keyFor) => {
    const body = { cents: cents!, reference: reference.trim() }
    const params = { id: entry.id }
    return api('Admin/refundInvoice', { params, body, idempotencyKey: keyFor({ ...params, ...body }) })
  }, 'Rimborso segnato.')
  return (
    <form
      className={css.form}
      noValidate
      aria-label="Rimborso"
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (isAmount && isSaid) void run()
      }}
    >
      <h3 className={css.name}>Rimborso</h3>
      <p className={css.soft}>
        {isTransfer
          ? 'Fai il bonifico dalla tua banca, poi segnalo qui.'
          : entry.method === 'stripe'
            ? 'Torna sulla carta o sul conto con cui è stata pagata, in qualche giorno.'
            : 'È stata pagata per prova: anche il rimborso è di prova, e non passa denaro.'}
      </p>
      <MoneyField
        label="Quanto"
        cents={cents}
        onCents={setCents}
        error={asked && !isAmount ? `Scrivi un importo fino a ${formatMoney(owed)}.` : undefined}
      />
      {isTransfer && (
        <TextField
          label="Il riferimento del bonifico"
          maxLength={140}
          value={reference}
          onValue={setReference}
          error={asked && !isSaid ? 'Scrivi il riferimento.' : undefined}
        />
      )}
      {failure !== undefined && <Notice tone="danger">{failureText(failure)}</Notice>}
      <Button type="submit" busy={busy}>
        Rimborsa
      </Button>
    </form>
  )
}
