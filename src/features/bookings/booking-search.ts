/** What the addresses of the bookings say. */
export interface BookingSearch {
  /** The booking whose sheet is open. */
  booking?: string
  /** The vendor's calendar instead of the list, at a month. */
  month?: string
}

/** Reads the address; what makes no sense is left out. */
export function parseBookingSearch(raw: Record<string, unknown>): BookingSearch {
  const { booking, month } = raw
  return {
    ...(typeof booking === 'string' && booking && { booking: booking.slice(0, 36) }),
    ...(typeof month === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) && { month }),
  }
}
