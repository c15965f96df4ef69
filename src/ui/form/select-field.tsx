import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { type ComponentPropsWithRef, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'
import css from './field.module.css'
import { Field, type FieldText } from './field.tsx'
import { Icon } from '../icon.tsx'

export type SelectOption = { value: string; label: string; disabled?: boolean }

export type SelectFieldProps = FieldText &
  Omit<ComponentPropsWithRef<'select'>, 'className' | 'children'> & {
    options: readonly SelectOption[]
    /** A first choice with an empty value: "Tutte le regioni". */
    placeholder?: string
    onValue?: (value: string) => void
  }

/** A choice among a few or many, with the device's own list. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  news,
  hideLabel,
  className,
  options,
  placeholder,
  onValue,
  onChange,
  id,
  ref,
  ...select
}: SelectFieldProps) {
  const own = useRef<HTMLSelectElement>(null)
  useImperativeHandle<HTMLSelectElement | null, HTMLSelectElement | null>(ref, () => own.current)
  // Chosen before the rendered page was taken over: React puts its own value back as it does so.
  const early = useRef<string | undefined>(undefined)
  const readEarly = (node: HTMLSelectElement | null) => {
    own.current = node
    early.current ??= node?.value ?? ''
  }
  const takenOver = useRef(false)
  useLayoutEffect(() => {
    if (takenOver.current) return
    takenOver.current = true
    if (early.current && select.value === '') onValue?.(early.current)
  })
  return (
    <Field {...{ label, hint, error, optional, news, hideLabel, className, id }}>
      {(control) => (
        <span className={css.box}>
          <select
            {...select}
            {...control}
            ref={readEarly}
            className={classNames(css.control, css.withTrail)}
            onChange={(event) => {
              onChange?.(event)
              onValue?.(event.target.value)
            }}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={css.trail}>
            <Icon of={IconChevronDown} />
          </span>
        </span>
      )}
    </Field>
  )
}
