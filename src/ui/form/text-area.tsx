import { type ComponentPropsWithRef, useImperativeHandle, useRef } from 'react'
import { classNames } from '../class-names.ts'
import css from './field.module.css'
import { Field, type FieldText } from './field.tsx'
import { useTypedBefore } from './use-typed-before.ts'

export type TextAreaProps = FieldText &
  Omit<ComponentPropsWithRef<'textarea'>, 'className'> & { onValue?: (value: string) => void }

/** Several lines of text; it grows with what is written where the browser can. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  news,
  hideLabel,
  className,
  onValue,
  onChange,
  id,
  ref,
  ...input
}: TextAreaProps) {
  const own = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => own.current)
  useTypedBefore(own, ({ value }) => onValue?.(value))
  return (
    <Field {...{ label, hint, error, optional, news, hideLabel, className, id }}>
      {(control) => (
        <textarea
          rows={3}
          {...input}
          {...control}
          ref={own}
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
