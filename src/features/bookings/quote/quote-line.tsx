import { VAT_WORDS } from '#contract/lists/bookings/quote-faults.ts'
import type { VatRate } from '#contract/lists/bookings/quote-sums.ts'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { IconButton } from '../../../ui/icon-button.tsx'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import css from './quote-form.module.css'
import type { TypedLine } from './quote-fields.ts'

const RATES = ([22, 10, 4, 0] as const).map((rate) => ({
  value: String(rate),
  label: `${rate} %, ${VAT_WORDS[rate]}`,
}))
const HOW = [
  { value: 'fixed', label: 'fisso' },
  { value: 'guest', label: 'a invitato' },
]

/** Digits as a whole number; null of nothing. */
export const wholeOf = (text: string): number | null => {
  const digits = text.replaceAll(/\D/g, '').slice(0, 7)
  return digits === '' ? null : Number(digits)
}

/** One line of a quote: what, how many, for how much each, with which VAT in it. */
export function QuoteLine({
  line,
  at,
  faultOf,
  onChange,
  onRemove,
}: {
  line: TypedLine
  /** Its place, from 0. */
  at: number
  faultOf: (field: 'label' | 'quantity' | 'unitCents') => { error?: string }
  onChange: (change: Partial<TypedLine>) => void
  /** Unsaid, it is the only one. */
  onRemove: (() => void) | undefined
}) {
  return (
    <div className={css.line}>
      <div className={css.what}>
        <TextField
          label={`Voce ${at + 1}`}
          placeholder="Che cosa"
          maxLength={200}
          {...(at === 0 && { 'data-autofocus': true })}
          {...faultOf('label')}
          value={line.label}
          onValue={(label) => onChange({ label })}
        />
        <IconButton
          icon={IconTrash}
          label={`Togli la voce ${at + 1}`}
          disabled={!onRemove}
          onClick={() => onRemove?.()}
        />
      </div>
      <div className={css.figures}>
        <MoneyField
          label="Prezzo"
          aria-label={`Prezzo della voce ${at + 1}`}
          placeholder="0,00"
          {...faultOf('unitCents')}
          cents={line.cents}
          onCents={(cents) => onChange({ cents })}
        />
        <SelectField
          label="Come"
          aria-label={`Come, voce ${at + 1}`}
          options={HOW}
          value={line.perGuest ? 'guest' : 'fixed'}
          onValue={(how) => onChange({ perGuest: how === 'guest' })}
        />
        {!line.perGuest && (
          <TextField
            label="Quanti"
            aria-label={`Quanti, voce ${at + 1}`}
            inputMode="numeric"
            {...faultOf('quantity')}
            value={String((line.quantity === undefined ? 1 : line.quantity) ?? '')}
            onValue={(text) => onChange({ quantity: wholeOf(text) })}
          />
        )}
        <SelectField
          label="IVA compresa"
          aria-label={`IVA compresa, voce ${at + 1}`}
          options={RATES}
          value={String(line.vatRate ?? 22)}
          onValue={(rate) => onChange({ vatRate: Number(rate) as VatRate })}
        />
      </div>
    </div>
  )
}
