import { useEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react'
import css from './checkbox.module.css'
import { classNames } from '../class-names.ts'
import { useTypedBefore } from './use-typed-before.ts'

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'ref'> & {
  label: ReactNode
  hint?: ReactNode
  onChecked?: (checked: boolean) => void
  /** Only the box is seen; the label, then a string, is read aloud. */
  hideLabel?: boolean
  /** A ring instead of a square: for what gets done. */
  round?: boolean
  /** Some of what it stands for is checked. */
  indeterminate?: boolean
}

/** Yes or no, saved with the rest of the form. For what takes effect at once, `Switch`. */
export function Checkbox({
  label,
  hint,
  onChecked,
  onChange,
  hideLabel = false,
  round = false,
  indeterminate = false,
  ...input
}: CheckboxProps) {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = indeterminate
  }, [indeterminate])
  useTypedBefore<HTMLInputElement>(ref, ({ checked }) => onChecked?.(checked))
  const box = (
    <input
      {...input}
      ref={ref}
      type="checkbox"
      className={classNames(css.box, round && css.round)}
      aria-label={hideLabel && typeof label === 'string' ? label : undefined}
      onChange={(event) => {
        onChange?.(event)
        onChecked?.(event.target.checked)
      }}
    />
  )
  if (hideLabel) return <label className={css.alone}>{box}</label>
  return (
    <label className={css.row}>
      {box}
      <span className={css.text}>
        {label}
        {hint && <span className={css.hint}>{hint}</span>}
      </span>
    </label>
  )
}
