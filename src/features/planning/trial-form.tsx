import type { Ceremony } from '#contract/couple.ts'
import { useState } from 'react'
import { addDays } from '../../lib/day.ts'
import { DayField } from '../../ui/day-field.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import type { Trial } from './trial.ts'
import css from './planning.module.css'

const RITES: readonly { value: Ceremony; label: string; hint: string }[] = [
  { value: 'civile', label: 'Civile', hint: 'In Comune, o dove il Comune permette' },
  { value: 'religiosa', label: 'Religioso', hint: 'In chiesa, con effetti civili' },
  { value: 'simbolica', label: 'Simbolico', hint: 'Con l’atto civile a parte' },
]

/** How far ahead a wedding may be planned here: five years. */
const DAYS_AHEAD = 1_826

/** Rite and day: what the list depends on. */
export function TrialForm({
  trial,
  today,
  onChange,
}: {
  trial: Trial
  today: string
  onChange: (part: Partial<Trial>) => void
}) {
  return (
    <form className={css.form} onSubmit={(event) => event.preventDefault()}>
      <RadioGroup
        label="Il rito"
        cards
        options={RITES}
        value={trial.ceremony}
        onValue={(value) => onChange({ ceremony: value as Ceremony })}
      />
      <WeddingDay day={trial.weddingDate} today={today} onDay={(weddingDate) => onChange({ weddingDate })} />
    </form>
  )
}

/** A day may be typed in parts: what is not yet a day to come stays in the field and nowhere else. */
function WeddingDay({ day, today, onDay }: { day: string; today: string; onDay: (day: string) => void }) {
  const [draft, setDraft] = useState<string | null>(null)
  const last = addDays(today, DAYS_AHEAD)
  return (
    <DayField
      label="Il giorno"
      hint="Anche indicativo: le scadenze si spostano con lui."
      error={draft && draft < today ? 'Scegli un giorno da oggi in poi.' : undefined}
      className={css.day}
      value={draft ?? day}
      min={today}
      max={last}
      onValue={(next) => {
        setDraft(next)
        if (next >= today && next <= last) onDay(next)
      }}
      onBlur={() => setDraft(null)}
    />
  )
}
