import { type ComponentPropsWithRef, type ReactNode, useImperativeHandle, useRef } from 'react'
import { classNames } from '../class-names.ts'
import css from './field.module.css'
import { Field, type FieldText } from './field.tsx'
import { Icon, type IconDrawing } from '../icon.tsx'
import { useTypedBefore } from './use-typed-before.ts'

export type TextFieldProps = FieldText &
  Omit<ComponentPropsWithRef<'input'>, 'className' | 'size'> & {
    /** The text at every keystroke; `onChange` with the event works too. */
    onValue?: (value: string) => void
    icon?: IconDrawing
    /** A button at its end. */
    trail?: ReactNode
  }

/** One line of text: also e-mail, password, number, telephone by `type`. Controlled or not, as a native input. */
export function TextField({
  label,
  hint,
  error,
  optional,
  news,
  hideLabel,
  className,
  onValue,
  onChange,
  icon,
  trail,
  id,
  ref,
  ...input
}: TextFieldProps) {
  const own = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => own.current)
  useTypedBefore(own, ({ value }) => onValue?.(value))
  return (
    <Field {...{ label, hint, error, optional, news, hideLabel, className, id }}>
      {(control) => (
        <span className={css.box}>
          <input
            type="text"
            {...input}
            {...control}
            ref={own}
            className={classNames(css.control, icon && css.withLead, trail !== undefined && css.withTrail)}
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
          {trail}
        </span>
      )}
    </Field>
  )
}
