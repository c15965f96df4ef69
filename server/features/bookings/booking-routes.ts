import { type Handlers, read, sharedRead, write } from '../../platform/call-server.ts'
import { writeContext } from '../../platform/write-context.ts'
import { addBooking, lineOf, mayAsk, stepByCouple, stepByVendor } from './booking-service.ts'
import { listCoupleBookings, listVendorBookings } from './booking-store.ts'
import { findBusyDays, setBusyDays } from './busy-day-service.ts'

export const bookingRoutes: Handlers = {
  // To every visitor it says no.
  'Couple/getIfBtnBookingIsVisible': sharedRead(({ actor, query, now, tx }) =>
    mayAsk(actor, query.IdVendor, now, tx),
  ),
  'Bookings/addBooking': write((call) => addBooking(call.actor.coupleId, writeContext(call), call.body)),
  'Bookings/getBookingByCouple': read(({ actor, tx }) => listCoupleBookings(actor.coupleId, tx)),
  'Bookings/getBookingByVendor': read(({ actor, tx }) => listVendorBookings(actor.vendorId, tx)),
  'Bookings/stepByCouple': write((call) =>
    stepByCouple(call.actor.coupleId, writeContext(call), call.params.id, call.body),
  ),
  'Bookings/stepByVendor': write(
    (call) => stepByVendor(call.actor.vendorId, writeContext(call), call.params.id, call.body),
    ({ params, tx }) => lineOf(params.id, tx),
  ),
  'Bookings/getBusyDays': read(async ({ actor, tx }) => (await findBusyDays(actor.vendorId, tx))!),
  'Bookings/setBusyDays': write((call) => setBusyDays(call.actor.vendorId, writeContext(call), call.body)),

  'Admin/getBookingByVendorId': read(({ query, tx }) => listVendorBookings(query.id, tx)),
}
