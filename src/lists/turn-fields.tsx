import { DayField } from '../ui/day/day-field.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import css from './turn-fields.module.css'

interface At {
  value: string
  onValue: (value: string) => void
  error?: string | undefined
}

/** From when to when, and how often among those at the same place. */
export function TurnFields({ at }: { at: (field: 'from' | 'to' | 'weight') => At }) {
  return (
    <>
      <div className={css.pair}>
        <DayField label="Dal" {...at('from')} />
        <DayField label="Al" {...at('to')} />
      </div>
      <TextField
        label="Peso"
        hint="Tra quelli che corrono nello stesso posto: chi pesa il doppio esce il doppio delle volte."
        inputMode="numeric"
        maxLength={3}
        {...at('weight')}
      />
    </>
  )
}
