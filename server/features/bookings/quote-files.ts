/** A booking by itself: as it is read, or one of its quotes as a file. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Booking } from '#contract/bookings/booking.ts'
import { numberOf } from '#contract/lists/bookings/booking-quotes.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { vendorNames } from '../vendors/vendor-service.ts'
import { findBooking } from './booking-service.ts'
import { quotePaper } from './quote-paper.ts'

interface Asking {
  params: { id: string }
  /** Which of its quotes; the one that holds or waits unless said. */
  query: { number?: number | undefined }
  request: FastifyRequest
  reply: FastifyReply
  tx: Queryable
}

/**
 * By what the request accepts. Reads have no transaction, so that nothing waits while a file is made.
 * @param isTheirs whether who asks is one of the two
 * @throws ProblemError `not_found` for one of nobody's or another's, and where it has no such quote
 */
export async function answerBooking(
  { params: { id }, query: { number }, request, reply, tx }: Asking,
  isTheirs: (booking: Booking) => boolean,
): Promise<unknown> {
  const booking = await findBooking(id, tx)
  if (!booking || !isTheirs(booking)) throw new ProblemError('not_found')
  if (request.headers.accept !== 'application/pdf') return booking
  const quotes = [booking.quote, booking.proposal, ...(booking.earlier ?? [])]
  const quote = quotes.find((one) => one && (number === undefined || numberOf(one) === number))
  if (!quote) throw new ProblemError('not_found', { detail: 'Questo preventivo non c’è.' })
  const name =
    booking.vendor?.businessName ?? (await vendorNames([booking.vendorId], tx)).get(booking.vendorId)
  const content = await quotePaper({
    booking,
    quote,
    vendor: [name ?? 'Il fornitore', booking.vendor?.place.city ?? ''],
    couple: [booking.couple?.names ?? 'La coppia', booking.couple?.city ?? ''],
  })
  reply.headers({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="preventivo-${booking.eventDate}-n${numberOf(quote)}.pdf"`,
    'cache-control': 'no-store',
  })
  return content
}
