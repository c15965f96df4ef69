/** What the two hubs do to the cached bookings and busy days. */
import type { Booking, BusyDays } from '#contract/bookings/booking.ts'
import { CHANGE_EVENTS } from '#contract/wire/hubs.ts'
import type { CachePort } from '../../offline/outbox/command.ts'
import { type LiveTable, liveList, putIntoList } from '../../offline/outbox/entity-patches.ts'
import { BOOKINGS_KEY, BUSY_DAYS_KEY, MAY_ASK_KEY, putBusyDays } from './booking-commands.ts'

const put = (cache: CachePort, payload: unknown) => {
  const booking = payload as Booking
  putIntoList(cache, BOOKINGS_KEY, booking)
  cache.invalidate([...MAY_ASK_KEY, booking.vendorId])
}

export const bookingLive: LiveTable = {
  ...liveList<Booking>(CHANGE_EVENTS.booking, BOOKINGS_KEY),
  [CHANGE_EVENTS.booking.created]: put,
  [CHANGE_EVENTS.booking.updated]: put,
}

const putDays = (cache: CachePort, days: unknown) => {
  if (cache.getQueryData(BUSY_DAYS_KEY) === undefined) cache.invalidate(BUSY_DAYS_KEY)
  else putBusyDays(days as BusyDays, cache)
}

export const busyDaysLive: LiveTable = {
  [CHANGE_EVENTS.busyDays.created]: putDays,
  [CHANGE_EVENTS.busyDays.updated]: putDays,
}
