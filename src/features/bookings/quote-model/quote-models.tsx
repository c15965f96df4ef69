import type { Booking } from '#contract/bookings/booking.ts'
import type { Quote } from '#contract/bookings/quote.ts'
import { compareKeys } from '#contract/wire/compare-keys.ts'
import { formatMoneyShort } from '../../../lib/money.ts'
import { Chip } from '../../../ui/chip.tsx'
import { coupleNameOf } from '../booking-words.ts'
import css from '../bookings.module.css'
import formCss from '../quote/quote-form.module.css'
import { anyDay } from '../quote/quote-words.ts'

const AT_MOST = 4

/** The quote of another booking for one more couple: its guests and its discount were that couple's alone. */
export const modelOf = ({ quote, eventDate }: Booking): Quote | undefined => {
  if (!quote || quote.lines.length === 0) return undefined
  const { guestCount: _, discount: __, payments = [], ...rest } = quote
  return { ...rest, payments: payments.map((payment) => anyDay(payment, eventDate)) }
}

/** Quotes that were sent before, the latest first and each of its lines once: a tap fills the form with one. */
export function QuoteModels({
  bookings,
  onPick,
}: {
  bookings: readonly Booking[]
  onPick: (quote: Quote) => void
}) {
  const seen = new Set<string>()
  const models = bookings
    .toSorted((a, b) => compareKeys(b.updatedAt, a.updatedAt))
    .flatMap((booking) => {
      const model = modelOf(booking)
      const lines = JSON.stringify(model?.lines.map(({ label }) => label))
      if (!model || seen.has(lines)) return []
      seen.add(lines)
      return [{ booking, model }]
    })
    .slice(0, AT_MOST)
  if (models.length === 0) return null
  return (
    <section className={css.part}>
      <h3>Parti da un preventivo già mandato</h3>
      <div className={formCss.models}>
        {models.map(({ booking, model }) => (
          <Chip key={booking.id} onClick={() => onPick(model)}>
            {coupleNameOf(booking)}, {formatMoneyShort(model.totalCents)}
          </Chip>
        ))}
      </div>
    </section>
  )
}
