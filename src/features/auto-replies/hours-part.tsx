import type { AutoReplyFields } from '#contract/vendors/auto-reply.ts'
import { WEEK_DAYS } from '#contract/lists/vendors/auto-reply-words.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { DAY_NAMES } from './auto-reply-fields.ts'
import css from './auto-replies.module.css'

type Hours = AutoReplyFields['hours']
const NEW_DAY = { opens: '09:00', closes: '18:00' }

/** The hours of each day of the week in which somebody answers; a day without a tick is closed. */
export function HoursPart({
  hours,
  fault,
  onChoose,
  onType,
}: {
  hours: Hours
  fault: string | undefined
  onChoose: (hours: Hours) => void
  onType: (hours: Hours) => void
}) {
  return (
    <fieldset className={css.part} aria-describedby={fault && 'orario-sbagliato'}>
      <legend className={css.name}>Orario, in Italia</legend>
      {WEEK_DAYS.map((day) => {
        const span = hours.find((one) => one.day === day)
        const others = hours.filter((one) => one.day !== day)
        const put = (change: Partial<typeof NEW_DAY>) =>
          onType(hours.map((one) => (one.day === day ? { ...one, ...change } : one)))
        return (
          <div key={day} className={css.day}>
            <Checkbox
              label={DAY_NAMES[day]}
              checked={span !== undefined}
              onChecked={(isOpen) => onChoose(isOpen ? [...others, { day, ...NEW_DAY }] : others)}
            />
            {span ? (
              <>
                <TextField
                  label={`${DAY_NAMES[day]}, dalle`}
                  hideLabel
                  type="time"
                  value={span.opens}
                  onValue={(opens) => opens && put({ opens })}
                />
                <TextField
                  label={`${DAY_NAMES[day]}, alle`}
                  hideLabel
                  type="time"
                  value={span.closes}
                  onValue={(closes) => closes && put({ closes })}
                />
              </>
            ) : (
              <span className={css.soft}>chiuso</span>
            )}
          </div>
        )
      })}
      {fault && (
        <p id="orario-sbagliato" role="alert" className={css.fault}>
          {fault}
        </p>
      )}
    </fieldset>
  )
}
