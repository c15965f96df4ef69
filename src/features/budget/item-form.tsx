import { BUDGET_CATEGORIES } from '#contract/budget-categories.ts'
import type { BudgetCategory, BudgetItem, Payment } from '#contract/budget.ts'
import { type FormEvent, useState } from 'react'
import { MoneyField } from '../../ui/money-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { PeopleNames } from '../couple/couple-queries.ts'
import css from './budget.module.css'
import type { ItemFields } from './budget-actions.ts'
import { PaymentFields } from './payment-fields.tsx'

const MAX_CENTS = 1_000_000_000

export const newItemFields = (): ItemFields => ({
  category: 'ricevimento',
  title: '',
  estimatedCents: 0,
  actualCents: null,
  vendorId: null,
  notes: '',
  payments: [],
})

export function itemFields(item: BudgetItem): ItemFields {
  const { category, title, estimatedCents, actualCents, vendorId, notes, payments } = item
  return { category, title, estimatedCents, actualCents, vendorId, notes, payments }
}

/** The fields of an item while they are written; what was typed stays until it is saved. */
export function useItemForm(initial: ItemFields) {
  const [fields, setFields] = useState(initial)
  const [errors, setErrors] = useState<{ title?: string; money?: string }>({})
  return {
    fields,
    errors,
    dirty: JSON.stringify(fields) !== JSON.stringify(initial),
    set: (change: Partial<ItemFields>) => {
      setErrors({})
      setFields((before) => ({ ...before, ...change }))
    },
    /** The fields ready to be kept, or undefined when something is wrong. */
    read(): ItemFields | undefined {
      const title = fields.title.trim()
      const amounts = [
        fields.estimatedCents,
        fields.actualCents ?? 0,
        ...fields.payments.map((payment) => payment.amountCents),
      ]
      const wrong = {
        ...(!title && { title: 'Scrivi di che spesa si tratta.' }),
        ...(amounts.some((amount) => amount > MAX_CENTS) && { money: 'Fino a dieci milioni di euro.' }),
      }
      setErrors(wrong)
      if (Object.keys(wrong).length > 0) return undefined
      return { ...fields, title, notes: fields.notes.trim() }
    },
  }
}

export function BudgetItemForm({
  id,
  form,
  names,
  vendors,
  today,
  onSubmit,
}: {
  id: string
  form: ReturnType<typeof useItemForm>
  names: PeopleNames
  vendors: readonly { value: string; label: string }[]
  today: string
  onSubmit: () => void
}) {
  const { fields, set, errors } = form
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  const pickVendor = (vendorId: string) => {
    const vendor = vendors.find((other) => other.value === vendorId)
    set({ vendorId: vendorId || null, ...(vendor && !fields.title.trim() && { title: vendor.label }) })
  }
  return (
    <form id={id} className={css.form} onSubmit={submit} noValidate>
      <TextField
        label="Voce"
        placeholder="Villa, fotografo, bomboniere…"
        maxLength={160}
        value={fields.title}
        error={errors.title}
        onValue={(title) => set({ title })}
      />
      <SelectField
        label="Categoria"
        options={BUDGET_CATEGORIES.map(({ slug, name }) => ({ value: slug, label: name }))}
        value={fields.category}
        onValue={(category) => set({ category: category as BudgetCategory })}
      />
      <div className={css.pair}>
        <MoneyField
          label="Preventivo"
          cents={fields.estimatedCents || null}
          error={errors.money}
          onCents={(cents) => set({ estimatedCents: cents ?? 0 })}
        />
        <MoneyField
          label="Contratto"
          optional
          cents={fields.actualCents}
          onCents={(actualCents) => set({ actualCents })}
        />
      </div>
      {vendors.length > 0 && (
        <SelectField
          label="Fornitore"
          optional
          placeholder="Nessuno"
          options={vendors}
          value={fields.vendorId ?? ''}
          onValue={pickVendor}
        />
      )}
      <PaymentFields
        payments={fields.payments}
        expectedCents={fields.actualCents ?? fields.estimatedCents}
        names={names}
        today={today}
        onChange={(payments: Payment[]) => set({ payments })}
      />
      <TextArea
        label="Note"
        optional
        maxLength={2000}
        value={fields.notes}
        onValue={(notes) => set({ notes })}
      />
    </form>
  )
}
