import { type ReactNode, useRef } from 'react'
import css from './switch.module.css'
import { useTypedBefore } from './use-typed-before.ts'

export type SwitchProps = {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChecked: (checked: boolean) => void
  disabled?: boolean
  name?: string
}

/** On or off, at once. */
export function Switch({ label, hint, checked, onChecked, disabled, name }: SwitchProps) {
  const own = useRef<HTMLInputElement>(null)
  useTypedBefore<HTMLInputElement>(own, (box) => onChecked(box.checked))
  return (
    <label className={css.row}>
      <span className={css.text}>
        {label}
        {hint && <span className={css.hint}>{hint}</span>}
      </span>
      <input
        ref={own}
        type="checkbox"
        role="switch"
        className={css.track}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        name={name}
        onChange={(event) => onChecked(event.target.checked)}
      />
    </label>
  )
}
