import type { ComponentPropsWithRef } from 'react'
import { classNames } from './class-names.ts'
import css from './field.module.css'
import { Field, type FieldText } from './field.tsx'

export type DayFieldProps = FieldText &
  Omit<ComponentPropsWithRef<'input'>, 'className' | 'value' | 'type'> & {
    /** `YYYY-MM-DD`, or an empty string. `min` and `max` are days too. */
    value: string
    onValue: (value: string) => void
  }

/** A day, by the device's own calendar. */
export function DayField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  value,
  onValue,
  onChange,
  id,
  ...input
}: DayFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className, id }}>
      {(control) => (
        <input
          {...input}
          {...control}
          type="date"
          className={classNames(css.control, value === '' && css.empty)}
          value={value}
          onChange={(event) => {
            onChange?.(event)
            onValue(event.target.value)
          }}
        />
      )}
    </Field>
  )
}
