import { compareKeys } from '#contract/wire/compare-keys.ts'
import type { Booking } from '#contract/bookings/booking.ts'
import { useToday } from '../../../lib/clock.ts'
import { UiLink } from '../../../ui/link.tsx'
import { SectionHeader } from '../../../ui/frame/page-header.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'
import { BookingRow } from '../booking-row.tsx'
import { useBookings } from '../booking-queries.ts'
import { isToAnswer } from '../booking-words.ts'
import css from '../bookings.module.css'

const SHOWN = 4

/** What a vendor has to answer, and the next events: the top of its day. */
export function VendorAgenda({ onOpen }: { onOpen: (booking: Booking) => void }) {
  const today = useToday()
  const { bookings, marks, ready, failed } = useBookings()
  if (!ready) return failed ? null : <Skeleton shape="row" count={3} />
  const toAnswer = bookings.filter(isToAnswer).toSorted((a, b) => compareKeys(a.updatedAt, b.updatedAt))
  const next = bookings
    .filter(({ state, eventDate }) => state === 'confirmed' && eventDate >= today)
    .toSorted((a, b) => compareKeys(a.eventDate, b.eventDate))
  const part = (id: string, title: string, some: readonly Booking[], none: string) => (
    <section aria-labelledby={id}>
      <SectionHeader id={id} title={title} side={<UiLink href="/vendor/bookings">Apri</UiLink>} />
      {some.length === 0 ? (
        <p className={css.soft}>{none}</p>
      ) : (
        <ul className={css.list}>
          {some.slice(0, SHOWN).map((booking) => (
            <BookingRow
              key={booking.id}
              booking={booking}
              side="vendor"
              mark={marks.get(booking.id)}
              onOpen={() => onOpen(booking)}
            />
          ))}
        </ul>
      )}
    </section>
  )
  return (
    <>
      {part('to-answer', 'Da rispondere', toAnswer, 'Nessuna coppia aspetta una risposta.')}
      {part('next-events', 'Prossimi eventi', next, 'Nessun evento confermato in arrivo.')}
    </>
  )
}
