import { type SearchOf, id, matching, searchParams, whole } from '../../lib/search-params.ts'

/** What the addresses of the bookings say. */
const params = {
  /** The booking whose sheet is open. */
  booking: id(),
  /** The vendor's calendar instead of the list, at a month. */
  month: matching(/^\d{4}-(0[1-9]|1[0-2])$/),
  /** The vendor's calendars elsewhere are open. */
  calendars: whole(1, 1),
  /** The vendor's templates of quotes are open. */
  templates: whole(1, 1),
}
export type BookingSearch = SearchOf<typeof params>
export const parseBookingSearch = searchParams(params)
