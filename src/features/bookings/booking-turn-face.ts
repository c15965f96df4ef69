/** What a booking waits for from the couple. Apart from the words it is told in: the area's frame needs no more than this. */
import type { Booking } from '#contract/bookings/booking.ts'

/** What the couple is asked to accept, if anything: a quote, a change of the one it accepted, another day. */
export const askedOfCouple = ({
  state,
  proposal,
  reschedule,
}: Booking): 'quote' | 'change' | 'day' | undefined =>
  state === 'quoted' ? 'quote' : proposal ? 'change' : reschedule?.by === 'vendor' ? 'day' : undefined
