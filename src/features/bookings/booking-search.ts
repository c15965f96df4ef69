import { type SearchOf, id, matching, searchParams } from '../../lib/search-params.ts'

/** What the addresses of the bookings say. */
const params = {
  /** The booking whose sheet is open. */
  booking: id(),
  /** The vendor's calendar instead of the list, at a month. */
  month: matching(/^\d{4}-(0[1-9]|1[0-2])$/),
}
export type BookingSearch = SearchOf<typeof params>
export const parseBookingSearch = searchParams(params)
