import { formatDay } from '../../lib/day.ts'
import { formatMoney } from '../../lib/money.ts'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import { UiLink } from '../../ui/link.tsx'
import { useBookings } from '../bookings/booking-queries.ts'
import css from './dashboard.module.css'

/** Quotes, and other days, that wait for the couple's word: first, until it is given. */
export function DashboardTurn() {
  const { bookings } = useBookings()
  const asked = bookings.filter(({ state, reschedule }) => state === 'quoted' || reschedule?.by === 'vendor')
  if (asked.length === 0) return null
  return (
    <section aria-labelledby="your-turn">
      <SectionHeader id="your-turn" title="Tocca a voi" />
      <ul className={css.news}>
        {asked.map(({ id, vendor, state, quote, reschedule }) => (
          <li key={id}>
            <UiLink href={`/couple/bookings?booking=${id}`} className={css.line}>
              <span>
                <b>{vendor?.businessName ?? 'Un fornitore'}</b>{' '}
                {state === 'quoted' ? 'vi ha mandato un preventivo' : 'vi propone un altro giorno'}
                {state === 'quoted'
                  ? quote && (
                      <small className={css.soft}>Vale fino al {formatDay(quote.validUntil, 'medium')}</small>
                    )
                  : reschedule && <small className={css.soft}>{formatDay(reschedule.day)}</small>}
              </span>
              {quote && <b>{formatMoney(quote.totalCents)}</b>}
            </UiLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
