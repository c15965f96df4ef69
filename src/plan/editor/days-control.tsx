import { formatDay } from '../../lib/day.ts'
import { ChipRow, RemovableChip } from '../../ui/chip.tsx'
import { DayField } from '../../ui/day/day-field.tsx'
import css from './editor-sheet.module.css'

/** Some days, to take away and to add to. */
export function DaysControl({
  label,
  days,
  onDays,
}: {
  label: string
  days: readonly string[]
  onDays: (days: readonly string[]) => void
}) {
  return (
    <fieldset className={css.group}>
      <legend>{label}</legend>
      <ChipRow label={label}>
        {days.map((day) => (
          <RemovableChip
            key={day}
            removeLabel={`Togli ${formatDay(day, 'medium')}`}
            onRemove={() => onDays(days.filter((other) => other !== day))}
          >
            {formatDay(day, 'medium')}
          </RemovableChip>
        ))}
      </ChipRow>
      <DayField
        key={days.length}
        label="Aggiungi un giorno"
        optional
        settled
        value=""
        onValue={(day) => day && onDays([...new Set([...days, day])].toSorted())}
      />
    </fieldset>
  )
}
