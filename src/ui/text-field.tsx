import { type ComponentPropsWithRef, useImperativeHandle, useLayoutEffect, useRef } from 'react'
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
  ref,
  ...input
}: TextFieldProps) {
  const own = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => own.current)
  const takenOver = useRef(false)
  useLayoutEffect(() => {
    if (takenOver.current) return
    takenOver.current = true
    // Typed, or filled in by the browser, before the rendered page was taken over.
    const early = own.current?.value
    if (early && input.value === '') onValue?.(early)
  })
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className, id }}>
      {(control) => (
        <span className={css.box}>
          <input
            type="text"
            {...input}
            {...control}
            ref={own}
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
