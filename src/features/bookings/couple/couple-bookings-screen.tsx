import type { BookingState } from '#contract/bookings/booking.ts'
import { plural } from '../../../lib/text.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { UiLink } from '../../../ui/link.tsx'
import { PageHeader, SectionHeader } from '../../../ui/frame/page-header.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'
import { BookingRow } from '../booking-row.tsx'
import type { BookingSearch } from '../booking-search.ts'
import { BookingsFailed } from '../booking-states.tsx'
import { useBookings } from '../booking-queries.ts'
import { askedOfCouple } from '../booking-turn-face.ts'
import css from '../bookings.module.css'
import { later } from '../../../ui/overlay/later.tsx'
import { Lingering } from '../../../ui/overlay/lingering.tsx'
import type { CoupleBookingSheetProps } from './couple-booking-sheet.tsx'

const CoupleBookingSheet = later(() =>
  import('./couple-booking-sheet.tsx').then((part) => part.CoupleBookingSheet),
)

const YOUR_TURN = 'Tocca a voi'
const GROUPS: readonly { title: string; states: readonly BookingState[] }[] = [
  { title: YOUR_TURN, states: [] },
  { title: 'In attesa del fornitore', states: ['requested'] },
  { title: 'Prenotati', states: ['confirmed', 'accepted'] },
  { title: 'Concluse', states: ['completed'] },
  // Their day may well be to come: what is over is the request.
  { title: 'Senza seguito', states: ['declined', 'cancelled', 'expired'] },
]

type Parts = Pick<CoupleBookingSheetProps, 'onAccept' | 'review' | 'onWrite'>

/** What the couple has asked for: whose turn it is, what is agreed, what is over. */
export function CoupleBookingsScreen({
  search,
  onSearch,
  ...parts
}: Parts & {
  search: BookingSearch
  onSearch: (search: BookingSearch, options?: { replace?: boolean }) => void
}) {
  const { bookings, marks, ready, failed, fetching, retry } = useBookings()
  const open = bookings.find(({ id }) => id === search.booking)
  if (failed && !ready) return <BookingsFailed title="Prenotazioni" busy={fetching} onRetry={retry} />
  const agreed = bookings.filter(({ state }) => ['accepted', 'confirmed'].includes(state)).length
  return (
    <>
      <PageHeader
        title="Prenotazioni"
        subtitle={agreed > 0 ? plural(agreed, 'fornitore prenotato', 'fornitori prenotati') : undefined}
        actions={
          bookings.length > 0 && (
            <UiLink href="/fornitori" className={buttonClass('quiet')}>
              Cerca fornitori
            </UiLink>
          )
        }
      />
      {!ready ? (
        <Skeleton shape="row" count={4} />
      ) : bookings.length === 0 ? (
        <EmptyState
          drawing="bookings"
          title="Qui ci saranno le vostre richieste"
          action={
            <UiLink href="/fornitori" className={buttonClass()}>
              Cerca fornitori
            </UiLink>
          }
        >
          Dalla pagina di un fornitore chiedete il vostro giorno: il preventivo arriva qui, e si accetta con
          un tocco.
        </EmptyState>
      ) : (
        GROUPS.map(({ title, states }) => {
          const some = bookings
            .filter((booking) =>
              // A change of what was accepted, or another day, waits for the couple whatever the state.
              askedOfCouple(booking) ? title === YOUR_TURN : states.includes(booking.state),
            )
            .toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))
          return (
            some.length > 0 && (
              <section key={title} className={css.group}>
                <SectionHeader title={title} side={some.length} />
                <ul className={css.list}>
                  {some.map((booking) => (
                    <BookingRow
                      key={booking.id}
                      booking={booking}
                      side="couple"
                      mark={marks.get(booking.id)}
                      onOpen={() => onSearch({ booking: booking.id })}
                    />
                  ))}
                </ul>
              </section>
            )
          )
        })
      )}
      <Lingering>
        {open && (
          <CoupleBookingSheet
            key={open.id}
            {...parts}
            booking={open}
            mark={marks.get(open.id)}
            onClose={() => onSearch({}, { replace: true })}
          />
        )}
      </Lingering>
    </>
  )
}
