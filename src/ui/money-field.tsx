import { useState, type ComponentPropsWithRef } from 'react'
import { formatAmount, parseMoney } from '../lib/money.ts'
import { classNames } from './class-names.ts'
import css from './field.module.css'
import { Field, type FieldText } from './field.tsx'

export type MoneyFieldProps = FieldText &
  Omit<ComponentPropsWithRef<'input'>, 'className' | 'value' | 'defaultValue' | 'onChange' | 'type'> & {
    /** Integer cents, or null when empty. */
    cents: number | null
    /** Called at every keystroke that reads as an amount, and with null when the field is empty. */
    onCents: (cents: number | null) => void
  }

const UNREADABLE = 'Scrivi un importo, per esempio 1.250,00'

/** An amount in euro as Italians write it: `1.250,00`, `1250`, `1250,5`. The text is put in order on leaving. */
export function MoneyField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  cents,
  onCents,
  id,
  onBlur,
  ...input
}: MoneyFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const [unreadable, setUnreadable] = useState(false)
  const shown = draft ?? (cents === null ? '' : formatAmount(cents))
  return (
    <Field {...{ label, hint, optional, hideLabel, className, id }} error={unreadable ? UNREADABLE : error}>
      {(control) => (
        <span className={css.box}>
          <input
            {...input}
            {...control}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            className={classNames(css.control, css.withTrail, css.number)}
            value={shown}
            onChange={(event) => {
              const text = event.target.value
              const amount = parseMoney(text)
              setDraft(text)
              if (amount !== undefined) {
                setUnreadable(false)
                onCents(amount)
              }
            }}
            onBlur={(event) => {
              const amount = parseMoney(shown)
              setUnreadable(amount === undefined)
              if (amount !== undefined) setDraft(null)
              onBlur?.(event)
            }}
          />
          <span className={css.trail} aria-hidden>
            €
          </span>
        </span>
      )}
    </Field>
  )
}
