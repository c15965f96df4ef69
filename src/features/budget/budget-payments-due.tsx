import type { BudgetItem, Payment } from '#contract/plan/budget.ts'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useState } from 'react'
import { formatDay } from '../../lib/day.ts'
import { formatMoney } from '../../lib/money.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import type { PeopleNames } from '../couple/couple-queries.ts'
import css from './budget.module.css'
import { paymentName } from './budget-fields.ts'
import type { DuePayment } from './budget-totals.ts'

const SHOWN_AT_FIRST = 6

/** What is to be paid, by day, the late ones first; one tap marks it paid today. */
export function BudgetPaymentsDue({
  due,
  today,
  names,
  onOpen,
  onPay,
}: {
  due: readonly DuePayment[]
  today: string
  names: PeopleNames
  onOpen: (item: BudgetItem) => void
  onPay: (item: BudgetItem, payment: Payment) => void
}) {
  const [all, setAll] = useState(false)
  const shown = all ? due : due.slice(0, SHOWN_AT_FIRST)
  return (
    <section className={css.due} aria-labelledby="payments-due">
      <h2 id="payments-due">In scadenza</h2>
      {due.length === 0 && (
        <p className={css.soft}>Niente da pagare. I pagamenti si aggiungono aprendo una spesa.</p>
      )}
      <ul className={css.dueList}>
        {shown.map(({ item, payment, late }) => (
          <li key={payment.id} className={css.duePayment}>
            <span className={classNames(css.dueDay, late && css.late)}>
              {payment.dueDate ? (
                <>
                  {Number(payment.dueDate.slice(8))}
                  <small>{monthOfDay(payment.dueDate, today)}</small>
                </>
              ) : (
                <small>senza data</small>
              )}
            </span>
            <button type="button" className={css.open} onClick={() => onOpen(item)}>
              <span className={css.title}>{item.title}</span>
              <span className={classNames(css.note, late && css.late)}>
                {paymentName(payment)}
                {late && ' in ritardo'}
                {payment.paidBy &&
                  ` · ${payment.paidBy === 'both' ? 'pagate insieme' : `paga ${names[payment.paidBy]}`}`}
              </span>
            </button>
            <b className={css.figure}>{formatMoney(payment.amountCents)}</b>
            <IconButton
              icon={IconCheck}
              label={`Segna pagata: ${item.title}, ${paymentName(payment)}`}
              variant="framed"
              onClick={() => onPay(item, payment)}
            />
          </li>
        ))}
      </ul>
      {due.length > SHOWN_AT_FIRST && (
        <Button variant="link" onClick={() => setAll(!all)}>
          {all ? 'Mostra meno' : `Mostra tutte (${due.length})`}
        </Button>
      )}
    </section>
  )
}

/** `dic`, with the year when it is another one: `mar 27`. */
const monthOfDay = (day: string, today: string) =>
  formatDay(day, 'monthShort') + (day.slice(0, 4) === today.slice(0, 4) ? '' : ` ${day.slice(2, 4)}`)
