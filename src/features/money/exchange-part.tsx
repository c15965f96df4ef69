import type { BillingEntry } from '#contract/billing/billing.ts'
import { theDay } from '#contract/kit/italian-months.ts'
import { EXCHANGE_STATES } from '#contract/lists/billing/invoice-words.ts'
import { daysLater } from '#contract/plan/plan-change.ts'
import { failureText } from '../../api/api-error.ts'
import { today } from '../../lib/day.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/state/notice.tsx'
import { StateDot } from '../../ui/state/state-dot.tsx'
import { EXCHANGE_TONES } from './invoice-tones.ts'
import css from './money.module.css'
import { useTaking } from './use-taking.ts'

/** The exchange takes a corrected one, under its number and day, for so long. */
const CORRECTED_WITHIN_DAYS = 5

/** What has become of the electronic invoice, and what to do with one that was refused. */
export function ExchangePart({ entry: { id, exchange } }: { entry: BillingEntry }) {
  const { state, reason, at } = exchange
  const { run, busy, failure } = useTaking(
    (api, keyFor) =>
      api('Admin/sendInvoiceAgain', { params: { id }, idempotencyKey: keyFor({ id, at: exchange.at }) }),
    'La fattura riparte entro un minuto.',
  )
  const until = at && daysLater(today(new Date(at)), CORRECTED_WITHIN_DAYS)
  return (
    <>
      <p className={css.plain}>
        Sistema di Interscambio: <StateDot tone={EXCHANGE_TONES[state]}>{EXCHANGE_STATES[state]}</StateDot>
      </p>
      {state === 'none' && <p className={css.soft}>Chi emette è un esempio: non parte niente.</p>}
      {state === 'not-delivered' && (
        <p className={css.soft}>
          È emessa, e sta nell’area riservata del fornitore sul sito dell’Agenzia delle Entrate: lo legge
          anche lui tra le sue fatture.
        </p>
      )}
      {state === 'to-send' && reason && <Notice tone="warning">{reason}</Notice>}
      {state === 'refused' && (
        <>
          <Notice tone="danger">
            <strong>Vale come non emessa.</strong> {reason}
          </Notice>
          <p className={css.soft}>
            Il fornitore corregge i suoi dati per le fatture, o tu quelli di chi emette (COMPANY_*); poi
            rimandala con lo stesso numero{until && `, entro ${theDay(until)}`}.
          </p>
          {failure !== undefined && <Notice tone="danger">{failureText(failure)}</Notice>}
          <Button variant="quiet" size="small" busy={busy} onClick={() => void run()}>
            Rimanda con i dati di oggi
          </Button>
        </>
      )}
    </>
  )
}
