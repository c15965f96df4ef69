import { useId, useRef, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import css from './radio-group.module.css'
import { useTypedBefore } from './use-typed-before.ts'

export type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }

export type RadioGroupProps = {
  label: string
  options: readonly RadioOption[]
  value: string
  onValue: (value: string) => void
  name?: string
  error?: string
  /** As a field's. */
  news?: ReactNode
  /** Side by side where there is room. */
  columns?: boolean
  /** Each choice in a frame of its own: for few and weighty choices. */
  cards?: boolean
}

/** One of a few, all in sight. */
export function RadioGroup({
  label,
  options,
  value,
  onValue,
  name,
  error,
  news,
  columns = false,
  cards = false,
}: RadioGroupProps) {
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  useTypedBefore(group, (chosen) => onValue(chosen.value))
  return (
    <fieldset
      ref={group}
      className={css.group}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={css.legend}>{label}</legend>
      <div className={classNames(css.options, columns && css.columns, cards && css.cards)}>
        {options.map((option) => (
          <label key={option.value} className={css.option}>
            <input
              type="radio"
              className={css.dot}
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onValue(option.value)}
            />
            <span className={css.text}>
              {option.label}
              {option.hint && <span className={css.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {news}
      {error && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
