import type { Ceremony } from '#contract/people/couple.ts'
import { useState } from 'react'
import { addDays } from '../../lib/day.ts'
import { classNames } from '../../ui/class-names.ts'
import { DayInput } from '../../ui/day/day-input.tsx'
import fieldCss from '../../ui/form/field.module.css'
import { Field } from '../../ui/form/field.tsx'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
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

/** The field of `day-field.tsx`, without what the list's and the area's forms need besides. */
function WeddingDay({ day, today, onDay }: { day: string; today: string; onDay: (day: string) => void }) {
  const [wrong, setWrong] = useState<string>()
  const last = addDays(today, DAYS_AHEAD)
  return (
    <Field
      label="Il giorno"
      hint="Anche indicativo: le scadenze si spostano con lui."
      error={wrong}
      className={css.day}
    >
      {(control) => (
        <span className={fieldCss.box}>
          <DayInput
            {...control}
            className={classNames(fieldCss.control, fieldCss.withTrail)}
            value={day}
            min={today}
            max={last}
            settled
            required
            onWrong={setWrong}
            onValue={(next) => next >= today && next <= last && onDay(next)}
          />
        </span>
      )}
    </Field>
  )
}
