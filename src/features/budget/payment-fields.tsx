import type { Payment, PaymentKind } from '#contract/plan/budget.ts'
import type { Assignee } from '#contract/plan/couple-task.ts'
import { newId } from '#contract/kit/new-id.ts'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { formatMoney } from '../../lib/money.ts'
import { Button } from '../../ui/button.tsx'
import { DayField } from '../../ui/day/day-field.tsx'
import { overdueNote } from '../../ui/day/overdue-note.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Notice } from '../../ui/state/notice.tsx'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { type PeopleNames, useCouple, weddingMark } from '../couple/couple-queries.ts'
import css from './budget.module.css'
import { PAYMENT_KINDS, budgetItemText, paymentName } from './budget-fields.ts'

const MAX_PAYMENTS = budgetItemText.fields.payments.max!

/** The payments of an item: what, how much, when, by whom, and whether it is paid. */
export function PaymentFields({
  payments,
  error,
  expectedCents,
  names,
  today,
  onChange,
}: {
  payments: readonly Payment[]
  error?: string | undefined
  /** What the item will cost: a new payment starts from what is left of it. */
  expectedCents: number
  names: PeopleNames
  today: string
  onChange: (payments: Payment[]) => void
}) {
  const marks = weddingMark(useCouple().couple)
  const left = Math.max(0, expectedCents - payments.reduce((sum, payment) => sum + payment.amountCents, 0))
  const add = () =>
    onChange([
      ...payments,
      {
        id: newId(),
        label: '',
        kind: payments.length === 0 ? 'caparra' : left > 0 ? 'saldo' : 'altro',
        amountCents: payments.length === 0 ? 0 : left,
        dueDate: null,
        paidAt: null,
        paidBy: null,
      },
    ])
  const change = (id: string, fields: Partial<Payment>) =>
    onChange(payments.map((payment) => (payment.id === id ? { ...payment, ...fields } : payment)))
  return (
    <fieldset className={css.payments}>
      <legend>Pagamenti</legend>
      {payments.map((payment, index) => (
        <div key={payment.id} className={css.payment} role="group" aria-label={`Pagamento ${index + 1}`}>
          <div className={css.paymentHead}>
            <span>
              {index + 1}. {paymentName(payment)}
            </span>
            <IconButton
              icon={IconTrash}
              label={`Togli il pagamento ${index + 1}`}
              onClick={() => onChange(payments.filter((other) => other.id !== payment.id))}
            />
          </div>
          <SelectField
            label="Che cos’è"
            options={Object.entries(PAYMENT_KINDS).map(([value, label]) => ({ value, label }))}
            value={payment.kind}
            onValue={(kind) => change(payment.id, { kind: kind as PaymentKind })}
          />
          <MoneyField
            label="Importo"
            cents={payment.amountCents || null}
            onCents={(cents) => change(payment.id, { amountCents: cents ?? 0 })}
          />
          <DayField
            label="Scadenza"
            value={payment.dueDate ?? ''}
            deadline={payment.paidAt === null}
            marks={marks}
            hint={payment.paidAt === null && overdueNote(payment.dueDate, today)}
            onValue={(day) => change(payment.id, { dueDate: day || null })}
          />
          <SelectField
            label="Paga"
            placeholder="Da decidere"
            options={(['one', 'two', 'both'] as const).map((who) => ({ value: who, label: names[who] }))}
            value={payment.paidBy ?? ''}
            onValue={(who) => change(payment.id, { paidBy: (who || null) as Assignee | null })}
          />
          <Switch
            label="Pagato"
            checked={payment.paidAt !== null}
            onChecked={(paid) => change(payment.id, { paidAt: paid ? today : null })}
          />
          {payment.paidAt !== null && (
            <DayField
              label="Pagato il"
              hideLabel
              past
              required
              value={payment.paidAt}
              onValue={(day) => change(payment.id, { paidAt: day || today })}
            />
          )}
        </div>
      ))}
      {error && <Notice tone="danger">{error}</Notice>}
      <div className={css.paymentsFoot}>
        <Button
          variant="quiet"
          size="small"
          icon={IconPlus}
          disabled={payments.length >= MAX_PAYMENTS}
          onClick={add}
        >
          Aggiungi un pagamento
        </Button>
        {payments.length > 0 && left > 0 && (
          <span className={css.soft}>{formatMoney(left)} ancora senza scadenza</span>
        )}
      </div>
    </fieldset>
  )
}
