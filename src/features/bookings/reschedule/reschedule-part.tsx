import type { Booking } from '#contract/bookings/booking.ts'
import { openReschedule } from '#contract/lists/bookings/booking-reschedule.ts'
import { isOpenBooking } from '#contract/lists/bookings/booking-steps.ts'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import { useState } from 'react'
import { useToday } from '../../../lib/clock.ts'
import { formatDay } from '../../../lib/day.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/state/notice.tsx'
import { nameOf } from '../booking-words.ts'
import css from '../bookings.module.css'
import { later } from '../../../ui/overlay/later.tsx'
import { Lingering } from '../../../ui/overlay/lingering.tsx'
import { useReschedule } from './reschedule-actions.ts'

const RescheduleSheet = later(() => import('./reschedule-sheet.tsx').then((part) => part.RescheduleSheet))

/**
 * The other day that was proposed, with what this side may say to it; where none waits, what proposes one.
 * @param taken the days that a vendor keeps for itself; a couple is told by the vendor's calendar
 */
export function ReschedulePart({
  booking,
  side,
  taken,
}: {
  booking: Booking
  side: 'couple' | 'vendor'
  taken?: readonly string[]
}) {
  const today = useToday()
  const [asking, setAsking] = useState(false)
  const take = useReschedule(booking, side)
  const { state, eventDate, quote, history } = booking
  if (!isOpenBooking(state)) return null
  const waiting = openReschedule(booking, today)
  const note = history.findLast(({ step }) => step === 'reschedule')?.note
  const counted = quote?.payments?.some(({ due }) => due === 'before' || due === 'event')
  return (
    <>
      {!waiting ? (
        <Button variant="quiet" icon={IconCalendar} onClick={() => setAsking(true)}>
          Proponi un altro giorno
        </Button>
      ) : (
        <section className={css.part}>
          <h3>
            {waiting.by !== side
              ? `Un altro giorno, proposto da ${nameOf(booking, side)}`
              : side === 'couple'
                ? 'Avete proposto un altro giorno'
                : 'Hai proposto un altro giorno'}
          </h3>
          <p className={css.event}>{formatDay(waiting.day)}</p>
          {note && <p className={css.message}>{note}</p>}
          <p className={css.soft}>
            Finché non è accettato resta {formatDay(eventDate)}.
            {counted &&
              ' Nel preventivo le scadenze contate dall’evento seguiranno il nuovo giorno; quelle già scritte nel budget restano come sono.'}
          </p>
          {waiting.by !== side && taken?.includes(waiting.day) && (
            <Notice tone="warning">
              Quel giorno è occupato nel tuo calendario: prima di accettare liberalo.
            </Notice>
          )}
          <div className={css.answers}>
            {waiting.by === side ? (
              <Button variant="quiet" onClick={() => void take('retract')}>
                Ritira la proposta
              </Button>
            ) : (
              <>
                <Button onClick={() => void take('agree')}>Accetta il nuovo giorno</Button>
                <Button variant="quiet" onClick={() => void take('refuse')}>
                  {side === 'couple' ? 'Tenete' : 'Tieni'} il giorno di prima
                </Button>
              </>
            )}
          </div>
        </section>
      )}
      <Lingering>
        {asking && (
          <RescheduleSheet
            booking={booking}
            side={side}
            taken={taken}
            today={today}
            onClose={() => setAsking(false)}
          />
        )}
      </Lingering>
    </>
  )
}
