import type { ReactNode } from 'react'
import css from './switch.module.css'

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
  return (
    <label className={css.row}>
      <span className={css.text}>
        {label}
        {hint && <span className={css.hint}>{hint}</span>}
      </span>
      <input
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
