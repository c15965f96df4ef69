import type { Booking } from '#contract/bookings/booking.ts'
import type { Couple } from '#contract/people/couple.ts'
import type { OwnReview } from '#contract/vendors/review.ts'
import { addDays } from '#contract/lists/plan/task-template.ts'
import { entityOf } from './days.ts'
import type { Random } from './random.ts'

/** A review that an administrator has still to read, with what only the database knows of it. */
export type PendingReview = OwnReview & { coupleId: string; bookingId: string }

const WORDS = [
  {
    rating: 5,
    title: 'Una mattina leggera',
    text: 'Ci ha fatto camminare fra gli ulivi e parlare d’altro, e le foto sembrano prese da lontano. In dieci giorni le avevamo tutte, già pronte per le partecipazioni.',
    aspects: { quality: 5, kindness: 5, value: 5, flexibility: 4 },
  },
  {
    rating: 4,
    title: 'Cena delle famiglie',
    text: 'Il camino acceso e la sala tutta per noi: i nonni non volevano più andare via. Il conto era quello del preventivo. Solo il parcheggio, la sera, è un po’ al buio.',
    aspects: { quality: 5, kindness: 5, value: 4, flexibility: 4 },
  },
]

/** One for each booking that is over, by the couple that had it. */
export function makePendingReviews(
  bookings: readonly Booking[],
  couples: readonly Couple[],
  today: string,
  random: Random,
): PendingReview[] {
  const over = bookings.filter(({ state }) => state === 'completed')
  return over.slice(0, WORDS.length).map((booking, at) => ({
    ...entityOf(addDays(today, -at - 2), random),
    vendorId: booking.vendorId,
    coupleId: booking.coupleId,
    bookingId: booking.id,
    author: couples
      .find(({ id }) => id === booking.coupleId)!
      .partners.map(({ firstName }) => firstName)
      .join(' e '),
    eventDate: booking.eventDate,
    ...WORDS[at]!,
    photos: [],
    verified: true,
    state: 'pending',
  }))
}
