import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import type { TypedQuote } from './quote-fields.ts'
import css from './quote-form.module.css'
import { wholeOf } from './quote-line.tsx'

type Discount = NonNullable<TypedQuote['discount']>

const KINDS = [
  { value: 'percent', label: 'in percento' },
  { value: 'amount', label: 'in euro' },
]

/** What comes off all the lines, and why. */
export function QuoteDiscount({
  discount,
  error,
  onDiscount,
}: {
  discount: Discount | null
  error: string | undefined
  onDiscount: (discount: Discount | null) => void
}) {
  if (!discount)
    return (
      <Button
        variant="link"
        icon={IconPlus}
        className={css.start}
        onClick={() => onDiscount({ kind: 'percent', value: null, label: '' })}
      >
        Aggiungi uno sconto
      </Button>
    )
  const set = (change: Partial<Discount>) => onDiscount({ ...discount, ...change })
  const wrong = error ? { error } : {}
  return (
    <fieldset className={css.group}>
      <legend>Lo sconto</legend>
      <div className={css.figures}>
        <SelectField
          label="Sconto"
          options={KINDS}
          value={discount.kind}
          onValue={(kind) => set({ kind: kind as Discount['kind'], value: null })}
        />
        {discount.kind === 'percent' ? (
          <TextField
            label="Di quanto, %"
            inputMode="numeric"
            {...wrong}
            value={String(discount.value ?? '')}
            onValue={(text) => set({ value: wholeOf(text) })}
          />
        ) : (
          <MoneyField
            label="Di quanto"
            {...wrong}
            cents={discount.value}
            onCents={(value) => set({ value })}
          />
        )}
      </div>
      <div className={css.what}>
        <TextField
          label="Perché"
          optional
          maxLength={120}
          value={discount.label}
          onValue={(label) => set({ label })}
        />
        <IconButton icon={IconTrash} label="Togli lo sconto" onClick={() => onDiscount(null)} />
      </div>
    </fieldset>
  )
}
