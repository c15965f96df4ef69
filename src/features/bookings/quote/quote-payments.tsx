import type { QuoteFaults } from '#contract/lists/bookings/quote-faults.ts'
import { type PaymentTerm, QUOTE_PAYMENTS } from '#contract/lists/bookings/quote-sums.ts'
import { DEPOSIT_WORDS, PAYMENT_WORDS } from '#contract/lists/bookings/quote-terms.ts'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { formatMoney } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { DayField } from '../../../ui/day/day-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import css from './quote-form.module.css'
import { wholeOf } from './quote-line.tsx'

const KINDS = Object.entries(PAYMENT_WORDS).map(([value, label]) => ({ value, label }))
const CAPARRA_WORDS =
  'Caparra confirmatoria (art. 1385 c.c.): se la coppia rinuncia, la tieni; se rinunci tu, rendi il doppio.'
const DUES = [
  { value: 'signing', label: 'alla firma' },
  { value: 'before', label: 'giorni prima' },
  { value: 'event', label: 'il giorno' },
  { value: 'day', label: 'in una data' },
]
const SHARES = [
  { value: 'percent', label: 'in percento' },
  { value: 'amount', label: 'in euro' },
]
/** As most are paid: a part binds both, what is left before the day. */
const USUAL: readonly PaymentTerm[] = [
  { kind: 'caparra', due: 'signing', percent: 30 },
  { kind: 'saldo', due: 'before', days: 15 },
]

/** How a quote is paid: each part by its percent or its sum, the last is what is left. */
export function QuotePayments({
  terms,
  cents,
  today,
  faults,
  onTerms,
}: {
  terms: readonly PaymentTerm[]
  /** What each comes to. */
  cents: readonly number[]
  today: string
  faults: QuoteFaults
  onTerms: (terms: readonly PaymentTerm[]) => void
}) {
  const change = (at: number, fields: Partial<PaymentTerm>) =>
    onTerms(terms.map((term, other) => (other === at ? { ...term, ...fields } : term)))
  const errorOf = (path: string) => (faults[path] ? { error: faults[path] } : {})
  const add = () =>
    onTerms([
      ...terms.slice(0, -1),
      { kind: 'rata', due: 'before', days: 60, percent: 30 },
      ...terms.slice(-1),
    ])
  const deposit = terms.find(({ kind }) => kind === 'caparra' || kind === 'acconto')?.kind
  return (
    <fieldset className={css.group}>
      <legend>Come si paga</legend>
      {terms.map((term, at) => (
        <div key={at} className={css.line}>
          <div className={css.figures}>
            <SelectField
              label={`Pagamento ${at + 1}`}
              options={KINDS}
              {...errorOf(`payments.${at}.kind`)}
              value={term.kind}
              onValue={(kind) => change(at, { kind: kind as PaymentTerm['kind'] })}
            />
            <SelectField
              label="Quando"
              aria-label={`Quando, pagamento ${at + 1}`}
              options={DUES}
              value={term.due}
              onValue={(due) => change(at, { due: due as PaymentTerm['due'] })}
            />
            {term.due === 'before' && (
              <TextField
                label="Giorni prima"
                inputMode="numeric"
                {...errorOf(`payments.${at}.days`)}
                value={String(term.days ?? '')}
                onValue={(text) => change(at, { days: wholeOf(text) ?? undefined })}
              />
            )}
            {term.due === 'day' && (
              <DayField
                label="Data"
                min={today}
                {...errorOf(`payments.${at}.day`)}
                value={term.day ?? ''}
                onValue={(day) => change(at, { day })}
              />
            )}
            {at < terms.length - 1 && (
              <Share
                term={term}
                at={at}
                cents={cents[at] ?? 0}
                fault={errorOf(`payments.${at}.share`)}
                onChange={(fields) => change(at, fields)}
              />
            )}
          </div>
          <div className={css.what}>
            <p className={css.soft}>
              {at === terms.length - 1 ? 'Quello che resta: ' : ''}
              {formatMoney(Math.max(0, cents[at] ?? 0))}
            </p>
            <IconButton
              icon={IconTrash}
              label={`Togli il pagamento ${at + 1}`}
              onClick={() => onTerms(terms.filter((_, other) => other !== at))}
            />
          </div>
        </div>
      ))}
      {faults.payments && <p className={css.wrong}>{faults.payments}</p>}
      {(deposit === 'caparra' || deposit === 'acconto') && (
        <p className={css.soft}>{{ ...DEPOSIT_WORDS, caparra: CAPARRA_WORDS }[deposit]}</p>
      )}
      {terms.length < QUOTE_PAYMENTS && (
        <Button variant="link" icon={IconPlus} onClick={terms.length === 0 ? () => onTerms(USUAL) : add}>
          {terms.length === 0 ? 'Aggiungi caparra e saldo' : 'Aggiungi una rata'}
        </Button>
      )}
    </fieldset>
  )
}

/** How much a payment is: a percent of the total, or a sum in euro that stays as it is when the total changes. */
function Share({
  term: { percent, amountCents },
  at,
  cents,
  fault,
  onChange,
}: {
  term: PaymentTerm
  /** Its place, from 0. */
  at: number
  /** What it comes to now. */
  cents: number
  fault: { error?: string }
  onChange: (fields: Pick<PaymentTerm, 'percent' | 'amountCents'>) => void
}) {
  const isPercent = percent !== undefined
  return (
    <>
      <SelectField
        label="Come"
        aria-label={`Come, pagamento ${at + 1}`}
        options={SHARES}
        value={isPercent ? 'percent' : 'amount'}
        onValue={(kind) =>
          onChange(
            kind === 'percent'
              ? { percent: 30, amountCents: undefined }
              : { percent: undefined, amountCents: cents },
          )
        }
      />
      {isPercent ? (
        <TextField
          label="Quanto, %"
          inputMode="numeric"
          {...fault}
          value={String(percent)}
          onValue={(text) => onChange({ percent: wholeOf(text) ?? 0, amountCents: undefined })}
        />
      ) : (
        <MoneyField
          label="Quanto"
          aria-label={`Quanto, pagamento ${at + 1}`}
          {...fault}
          cents={amountCents ?? null}
          onCents={(value) => onChange({ percent: undefined, amountCents: value ?? undefined })}
        />
      )}
    </>
  )
}
