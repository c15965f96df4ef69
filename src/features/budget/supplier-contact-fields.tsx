import type { SupplierContact } from '#contract/plan/budget.ts'
import { useState } from 'react'
import { fieldErrors } from '../../plan/fields.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import css from './budget.module.css'
import { budgetItemText } from './budget-fields.ts'

const { ask, of } = budgetItemText.fields.supplierContact

/** Whom to call about an item, and the ways to do it. Open where somebody was written down, or something is wrong. */
export function SupplierContactFields({
  contact,
  wrong,
  onChange,
}: {
  /** Undefined in what a phone kept before items had one. */
  contact: SupplierContact | undefined
  /** Whether it was looked over and does not stand. */
  wrong: boolean
  onChange: (contact: SupplierContact) => void
}) {
  const { name = '', phone = '', email = '' } = contact ?? {}
  const values = { name, phone, email }
  const [open, setOpen] = useState(Boolean(name || phone || email))
  const errors = wrong ? fieldErrors(values, of!) : {}
  const common = (field: keyof SupplierContact) => ({
    label: of![field]!.label,
    optional: true as const,
    maxLength: of![field]!.max,
    value: values[field],
    error: errors[field],
    onValue: (value: string) => onChange({ ...values, [field]: value }),
  })
  return (
    <details
      className={css.contact}
      open={open || wrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{ask}</summary>
      <div className={css.contactFields}>
        <TextField {...common('name')} autoComplete="off" />
        <div className={css.pair}>
          <TextField {...common('phone')} type="tel" autoComplete="off" />
          <TextField {...common('email')} type="email" autoComplete="off" />
        </div>
        {(phone || email) && (
          <p className={css.contactWays}>
            {phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>Chiama</a>}
            {email && <a href={`mailto:${email}`}>Scrivi</a>}
          </p>
        )}
      </div>
    </details>
  )
}
