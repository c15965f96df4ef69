import { formatDay } from '../../lib/day.ts'
import { formatMoney } from '../../lib/money.ts'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import { UiLink } from '../../ui/link.tsx'
import { useBookings } from '../bookings/booking-queries.ts'
import css from './dashboard.module.css'

/** Quotes that wait for the couple's word: first, until it is given. */
export function DashboardTurn() {
  const { bookings } = useBookings()
  const quoted = bookings.filter(({ state }) => state === 'quoted')
  if (quoted.length === 0) return null
  return (
    <section aria-labelledby="your-turn" className={css.turn}>
      <SectionHeader id="your-turn" title="Tocca a voi" />
      <ul className={css.news}>
        {quoted.map(({ id, vendor, quote }) => (
          <li key={id}>
            <UiLink href={`/couple/bookings?booking=${id}`} className={css.line}>
              <span>
                <b>{vendor?.businessName ?? 'Un fornitore'}</b> vi ha mandato un preventivo
                {quote && (
                  <small className={css.soft}>Vale fino al {formatDay(quote.validUntil, 'medium')}</small>
                )}
              </span>
              {quote && <b>{formatMoney(quote.totalCents)}</b>}
            </UiLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
