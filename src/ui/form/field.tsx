import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import css from './field.module.css'
import { Icon } from '../icon.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'

/** What every field says around its control. */
export type FieldText = {
  label: string
  /** Help that stays: what to write, why it is asked. */
  hint?: ReactNode
  /** What is wrong and how to put it right; marks the control as invalid. */
  error?: string
  /** Shows "facoltativo" beside the label. Mark what may be left out, not what may not. */
  optional?: boolean
  /** What has become of it elsewhere while it is written here, and what can be done about it. */
  news?: ReactNode
  /** Keeps the label for readers of the screen only, where the place says it already. */
  hideLabel?: boolean
  className?: string
}

/** What the control takes from its field, spread on it as it is. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/**
 * A label, a control, a hint and an error, tied together for readers of the screen. Use the ready fields (`TextField`,
 * `MoneyField`, …); this one is for a control of your own.
 */
export function Field({
  label,
  hint,
  error,
  optional,
  news,
  hideLabel,
  className,
  id,
  children,
}: FieldText & { id?: string; children: (control: FieldControl) => ReactNode }) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const described = classNames(error && errorId, hint ? hintId : null)
  const text = (
    <label htmlFor={controlId} className={css.label}>
      {label}
      {optional && <span className={css.optional}> (facoltativo)</span>}
    </label>
  )
  return (
    <div className={classNames(css.field, className)}>
      {hideLabel ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {news}
      {error && (
        <span id={errorId} className={css.error}>
          <Icon of={IconAlertCircle} size={16} />
          {error}
        </span>
      )}
      {hint && (
        <span id={hintId} className={css.hint}>
          {hint}
        </span>
      )}
    </div>
  )
}
