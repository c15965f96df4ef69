import type { ComponentPropsWithRef } from 'react'
import { classNames } from './class-names.ts'
import css from './field.module.css'
import { Field, type FieldText } from './field.tsx'
import { Icon, type IconDrawing } from './icon.tsx'

export type TextFieldProps = FieldText &
  Omit<ComponentPropsWithRef<'input'>, 'className' | 'size'> & {
    /** The text at every keystroke; `onChange` with the event works too. */
    onValue?: (value: string) => void
    icon?: IconDrawing
  }

/** One line of text: also e-mail, password, number, telephone by `type`. Controlled or not, as a native input. */
export function TextField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  onValue,
  onChange,
  icon,
  id,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className, id }}>
      {(control) => (
        <span className={css.box}>
          <input
            type="text"
            {...input}
            {...control}
            className={classNames(css.control, icon && css.withLead)}
            onChange={(event) => {
              onChange?.(event)
              onValue?.(event.target.value)
            }}
          />
          {icon && (
            <span className={css.lead}>
              <Icon of={icon} />
            </span>
          )}
        </span>
      )}
    </Field>
  )
}
