import type { AutoReplyFields } from '#contract/vendors/auto-reply.ts'
import { newId } from '#contract/kit/new-id.ts'
import { HOLIDAYS_MAX } from '#contract/lists/vendors/auto-reply-words.ts'
import { useToday } from '../../lib/clock.ts'
import { Button } from '../../ui/button.tsx'
import { DayField } from '../../ui/day/day-field.tsx'
import css from './auto-replies.module.css'

type Holidays = AutoReplyFields['holidays']

/** The days in which nobody answers whatever the hour, from the first to the last. */
export function HolidaysPart({
  holidays,
  fault,
  onChange,
}: {
  holidays: Holidays
  fault: string | undefined
  onChange: (holidays: Holidays) => void
}) {
  const today = useToday()
  const put = (id: string, change: { from?: string; to?: string }) =>
    onChange(holidays.map((one) => (one.id === id ? { ...one, ...change } : one)))
  return (
    <fieldset className={css.part} aria-describedby={fault && 'ferie-sbagliate'}>
      <legend className={css.name}>Ferie</legend>
      {holidays.map(({ id, from, to }) => (
        <div key={id} className={css.span}>
          <DayField label="Dal" value={from} onValue={(day) => day && put(id, { from: day })} />
          <DayField label="Al" value={to} onValue={(day) => day && put(id, { to: day })} />
          <Button variant="quiet" onClick={() => onChange(holidays.filter((one) => one.id !== id))}>
            Togli
          </Button>
        </div>
      ))}
      {fault && (
        <p id="ferie-sbagliate" role="alert" className={css.fault}>
          {fault}
        </p>
      )}
      {holidays.length < HOLIDAYS_MAX ? (
        <Button
          variant="quiet"
          onClick={() => onChange([...holidays, { id: newId(), from: today, to: today }])}
        >
          Aggiungi le ferie
        </Button>
      ) : (
        <p className={css.soft}>Al massimo {HOLIDAYS_MAX}: per aggiungerne togline.</p>
      )}
    </fieldset>
  )
}
