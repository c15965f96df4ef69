import type { Booking } from '#contract/bookings/booking.ts'
import { RESCHEDULES_OF_BOOKING, lastRescheduleNumber } from '#contract/lists/bookings/booking-reschedule.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useApi } from '../../../api/api-context.tsx'
import { addDays, formatDay } from '../../../lib/day.ts'
import { Button } from '../../../ui/button.tsx'
import { DayField } from '../../../ui/day/day-field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { DraftNotice } from '../../../ui/state/draft-notice.tsx'
import { Notice } from '../../../ui/state/notice.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { useKeptForm } from '../../sync/form-queries.ts'
import { vendorQueries } from '../../vendors/vendor-queries.ts'
import css from '../bookings.module.css'
import { useReschedule } from './reschedule-actions.ts'

const YEARS_AHEAD_DAYS = 5 * 365

/** Proposes another day, in words, over the sheet of its booking. @param taken as `ReschedulePart` has them */
export function RescheduleSheet({
  booking,
  side,
  taken,
  today,
  onClose,
}: {
  booking: Booking
  side: 'couple' | 'vendor'
  taken: readonly string[] | undefined
  today: string
  onClose: () => void
}) {
  const id = useId()
  const take = useReschedule(booking, side)
  const form = useKeptForm(`reschedule/${booking.id}`, { day: '', note: '' })
  const { day, note } = form.fields
  const [error, setError] = useState<string>()
  const asked = useQuery({
    ...vendorQueries.availability(useApi(), booking.vendorId, today),
    enabled: side === 'couple',
  })
  const busy = (taken ?? asked.data?.busy ?? []).filter((one) => one !== booking.eventDate)
  const isFull = lastRescheduleNumber(booking) >= RESCHEDULES_OF_BOOKING
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong =
      day < today || day > addDays(today, YEARS_AHEAD_DAYS)
        ? 'Serve un giorno da oggi ai prossimi cinque anni.'
        : day === booking.eventDate
          ? 'È già il giorno della prenotazione.'
          : undefined
    setError(wrong)
    if (!wrong && (await form.save(() => take('reschedule', day, note.trim())))) onClose()
  }
  return (
    <Sheet
      open
      title="Un altro giorno"
      dirty={form.dirty}
      onClose={() => {
        form.clear()
        onClose()
      }}
      footer={
        !isFull && (
          <Button type="submit" form={id} wide>
            Proponi questo giorno
          </Button>
        )
      }
    >
      {isFull ? (
        <p>Di giorni ne avete proposti {RESCHEDULES_OF_BOOKING}: per il resto scrivetevi nei messaggi.</p>
      ) : (
        <form id={id} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
          <DraftNotice found={form.found} onDiscard={form.clear} />
          <DayField
            label="Il nuovo giorno"
            value={day}
            min={today}
            error={error}
            marks={[
              { days: [booking.eventDate], look: 'own', word: 'il giorno di adesso' },
              ...(busy.length > 0 ? [{ days: busy, look: 'busy', word: 'già preso' } as const] : []),
            ]}
            onValue={(value) => form.set({ day: value })}
          />
          {busy.includes(day) && (
            <Notice tone="warning">
              {formatDay(day, 'medium')} risulta già preso: così com’è non si può accettare.
            </Notice>
          )}
          <TextArea
            label="Due parole per spiegare"
            optional
            maxLength={1000}
            rows={3}
            value={note}
            onValue={(value) => form.set({ note: value })}
          />
          <p className={css.soft}>Finché non è accettato resta {formatDay(booking.eventDate)}.</p>
        </form>
      )}
    </Sheet>
  )
}
