import type { BookingState } from '#contract/bookings/booking.ts'
import { UiLink } from '../../ui/link.tsx'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import { useBookings } from '../bookings/booking-queries.ts'
import css from './dashboard.module.css'

const SHOWN: readonly (readonly [label: string, states: readonly BookingState[]])[] = [
  ['Preventivi da accettare', ['quoted']],
  ['In attesa di risposta', ['requested']],
  ['Prenotati', ['accepted', 'confirmed']],
  ['Conclusi', ['completed']],
]

/** How many bookings stand where; nothing before the couple has asked anybody. */
export function DashboardBookings() {
  const { bookings, ready } = useBookings()
  if (!ready || bookings.length === 0) return null
  const count = (states: readonly BookingState[]) =>
    bookings.filter(({ state }) => states.includes(state)).length
  return (
    <section aria-labelledby="today-bookings">
      <SectionHeader
        id="today-bookings"
        title="Prenotazioni"
        side={<UiLink href="/couple/bookings">Apri</UiLink>}
      />
      <dl className={css.counts}>
        {SHOWN.filter(([, states]) => count(states) > 0).map(([label, states]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count(states)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
