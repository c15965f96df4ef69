import type { ComponentPropsWithRef } from 'react'
import { classNames } from './class-names.ts'
import css from './field.module.css'
import { Field, type FieldText } from './field.tsx'

export type TextAreaProps = FieldText &
  Omit<ComponentPropsWithRef<'textarea'>, 'className'> & { onValue?: (value: string) => void }

/** Several lines of text; it grows with what is written where the browser can. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  onValue,
  onChange,
  id,
  ...input
}: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className, id }}>
      {(control) => (
        <textarea
          rows={3}
          {...input}
          {...control}
          className={classNames(css.control, css.area)}
          onChange={(event) => {
            onChange?.(event)
            onValue?.(event.target.value)
          }}
        />
      )}
    </Field>
  )
}
