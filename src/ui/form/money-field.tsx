import { useEffect, useEffectEvent, useRef, useState, type ComponentPropsWithRef } from 'react'
import { formatAmount, parseMoney } from '../../lib/money.ts'
import { classNames } from '../class-names.ts'
import css from './field.module.css'
import { Field, type FieldText } from './field.tsx'
import { useTypedBefore } from './use-typed-before.ts'

export type MoneyFieldProps = FieldText &
  Omit<ComponentPropsWithRef<'input'>, 'className' | 'value' | 'defaultValue' | 'onChange' | 'type'> & {
    /** Integer cents, or null when empty. */
    cents: number | null
    /** Called at every keystroke that reads as an amount, and with null when the field is empty. */
    onCents: (cents: number | null) => void
  }

const UNREADABLE = 'Scrivi un importo, per esempio 1.250,00'

/** An amount in euro as Italians write it: `1.250,00`, `1250`, `1250,5`. The text is put in order on leaving. */
export function MoneyField({
  label,
  hint,
  error,
  optional,
  news,
  hideLabel,
  className,
  cents,
  onCents,
  id,
  onBlur,
  ...input
}: MoneyFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const [unreadable, setUnreadable] = useState(false)
  const own = useRef<HTMLInputElement>(null)
  const type = (text: string) => {
    const amount = parseMoney(text)
    setDraft(text)
    if (amount !== undefined) {
      setUnreadable(false)
      onCents(amount)
    }
  }
  useTypedBefore(own, ({ value }) => type(value))
  const shown = draft ?? (cents === null ? '' : formatAmount(cents))
  /** @returns whether what is written is an amount */
  const settle = () => {
    const isAmount = parseMoney(shown) !== undefined
    setUnreadable(!isAmount)
    if (isAmount) setDraft(null)
    return isAmount
  }
  const onSubmit = useEffectEvent((event: Event) => {
    if (settle()) return
    event.preventDefault()
    event.stopPropagation()
    own.current?.focus()
  })
  // A form is not sent with another amount than the one that is written: what was readable of it so far.
  useEffect(() => {
    const stop = new AbortController()
    own.current?.form?.addEventListener('submit', (event) => onSubmit(event), { signal: stop.signal })
    return () => stop.abort()
  }, [])
  return (
    <Field
      {...{ label, hint, optional, news, hideLabel, className, id }}
      error={unreadable ? UNREADABLE : error}
    >
      {(control) => (
        <span className={css.box}>
          <input
            {...input}
            {...control}
            ref={own}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            className={classNames(css.control, css.withTrail, css.number)}
            value={shown}
            onChange={(event) => type(event.target.value)}
            onBlur={(event) => {
              settle()
              onBlur?.(event)
            }}
          />
          <span className={css.trail} aria-hidden>
            €
          </span>
        </span>
      )}
    </Field>
  )
}
