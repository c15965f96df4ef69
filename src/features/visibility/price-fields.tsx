import { nameOfPlace } from '#contract/lists/places/place-names.ts'
import { vatOf } from '#contract/plan/plan-change.ts'
import { formatMoney } from '../../lib/money.ts'
import { DayField } from '../../ui/day/day-field.tsx'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { type VisibilityForm, askedPriceOf, listPriceOf, payByOf, placeOfForm } from './visibility-form.ts'

const KINDS = [
  { value: 'sold', label: 'Venduto' },
  { value: 'gift', label: 'Omaggio' },
]

/** Whether a new placement is sold, for how much and until when it is kept; or given. */
export function PriceFields({
  form,
  faults,
  today,
  onChange,
}: {
  form: VisibilityForm
  /** Those that are said already. */
  faults: { netCents?: string | undefined; payBy?: string | undefined }
  today: string
  onChange: (change: Partial<VisibilityForm>) => void
}) {
  const asked = askedPriceOf(form)
  const listed = listPriceOf(form)
  const hints = [
    asked !== null && `Con l’IVA ${formatMoney(asked + vatOf(asked))}.`,
    listed !== undefined &&
      listed !== asked &&
      `Di listino ${formatMoney(listed)} (${nameOfPlace(placeOfForm(form))}).`,
  ]
  return (
    <>
      <Segmented
        label="Prezzo"
        options={KINDS}
        value={form.kind}
        onValue={(kind) => onChange({ kind: kind as VisibilityForm['kind'] })}
      />
      {form.kind === 'sold' && (
        <>
          <MoneyField
            label="Prezzo, senza IVA"
            cents={asked}
            onCents={(netCents) => onChange({ netCents })}
            hint={hints.filter(Boolean).join(' ') || 'Di listino, appena scegli il fornitore.'}
            error={faults.netCents}
          />
          <DayField
            label="Da pagare entro"
            hint="Fino ad allora il posto è tenuto, e si vede da quando è pagato. La fattura parte subito; se non è pagata il posto torna libero."
            value={payByOf(form, today)}
            onValue={(payBy) => onChange({ payBy })}
            error={faults.payBy}
          />
        </>
      )}
    </>
  )
}
