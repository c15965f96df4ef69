import { useState } from 'react'
import { classNames } from '../class-names.ts'
import { DayInput, type DayInputProps } from './day-input.tsx'
import css from '../form/field.module.css'
import { Field, type FieldText } from '../form/field.tsx'

export type DayFieldProps = FieldText & Omit<DayInputProps, 'className' | 'onWrong' | 'id'> & { id?: string }

/** A day, written as Italians do or taken from a calendar; on a phone that speaks Italian, by its own. */
export function DayField({
  label,
  hint,
  error,
  optional,
  news,
  hideLabel,
  className,
  id,
  ...day
}: DayFieldProps) {
  const [wrong, setWrong] = useState<string>()
  return (
    <Field {...{ label, hint, optional, news, hideLabel, className, id }} error={wrong ?? error}>
      {(control) => (
        <span className={css.box}>
          <DayInput
            {...day}
            {...control}
            onWrong={setWrong}
            className={classNames(css.control, css.withTrail, day.value === '' && css.empty)}
          />
        </span>
      )}
    </Field>
  )
}
