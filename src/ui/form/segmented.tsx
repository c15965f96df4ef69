import { useId, useRef } from 'react'
import { Icon, type IconDrawing } from '../icon.tsx'
import css from './segmented.module.css'
import { useTypedBefore } from './use-typed-before.ts'

export type SegmentedProps<Value extends string = string> = {
  /** Read aloud. */
  label: string
  options: readonly { value: Value; label: string; icon?: IconDrawing }[]
  value: string
  onValue: (value: Value) => void
}

/** Two to four ways of seeing the same thing. The arrows move between them. */
export function Segmented<const Value extends string>({
  label,
  options,
  value,
  onValue,
}: SegmentedProps<Value>) {
  const name = useId()
  const group = useRef<HTMLDivElement>(null)
  useTypedBefore(group, (chosen) => onValue(chosen.value as Value))
  return (
    <div ref={group} role="radiogroup" aria-label={label} className={css.group} data-shows>
      {options.map((option) => (
        <label key={option.value} className={css.option}>
          <input
            type="radio"
            className={css.radio}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValue(option.value)}
          />
          {option.icon && <Icon of={option.icon} size={18} />}
          {option.label}
        </label>
      ))}
    </div>
  )
}
