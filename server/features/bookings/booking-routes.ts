import { isRescheduleStep } from '#contract/lists/bookings/booking-reschedule.ts'
import type { BookingReschedule, CoupleBookingStep, VendorBookingStep } from '#contract/bookings/booking.ts'
import { type Handlers, read, sharedRead, write } from '../../platform/http/call-server.ts'
import { writeContext } from '../../platform/entity/write-context.ts'
import { addBooking, lockOf, mayAsk, stepByCouple, stepByVendor } from './booking-service.ts'
import { latestBookings } from './booking-store.ts'
import { bookingList } from './booking-list.ts'
import { findBusyDays, setBusyDays } from './busy-day-service.ts'
import { answerBooking } from './quote-files.ts'
import { takeReschedule } from './reschedule-service.ts'

const isReschedule = (body: CoupleBookingStep | VendorBookingStep): body is BookingReschedule =>
  isRescheduleStep(body.step)

export const bookingRoutes: Handlers = {
  // To every visitor it says no.
  'Couple/getIfBtnBookingIsVisible': sharedRead(
    ({ actor, query, now, tx }) => mayAsk(actor, query.IdVendor, now, tx),
    // Kept for visitors alone, and a visitor never may.
    () => [],
  ),
  'Bookings/addBooking': write((call) => addBooking(call.actor.coupleId, writeContext(call), call.body)),
  'Bookings/getBookingByCouple': read(({ actor, query, tx }) =>
    latestBookings({ coupleId: actor.coupleId }, query.before, tx),
  ),
  // It knows what its own card shows: two thousand of them would be half of what it keeps.
  'Bookings/getBookingByVendor': read(async ({ actor, query, tx }) =>
    (await latestBookings({ vendorId: actor.vendorId }, query.before, tx)).map(
      ({ vendor: _, ...booking }) => booking,
    ),
  ),
  'Bookings/getOneByCouple': read(
    (call) => answerBooking(call, ({ coupleId }) => coupleId === call.actor.coupleId) as never,
  ),
  'Bookings/getOneByVendor': read(
    (call) => answerBooking(call, ({ vendorId }) => vendorId === call.actor.vendorId) as never,
  ),
  'Bookings/stepByCouple': write((call) => {
    const { actor, body, params } = call
    return isReschedule(body)
      ? takeReschedule({ coupleId: actor.coupleId }, writeContext(call), params.id, body)
      : stepByCouple(actor.coupleId, writeContext(call), params.id, body)
  }),
  'Bookings/stepByVendor': write(
    (call) => {
      const { actor, body, params } = call
      return isReschedule(body)
        ? takeReschedule({ vendorId: actor.vendorId }, writeContext(call), params.id, body)
        : stepByVendor(actor.vendorId, writeContext(call), params.id, body)
    },
    ({ params, tx }) => lockOf(params.id, tx),
  ),
  'Bookings/getBusyDays': read(async ({ actor, tx }) => (await findBusyDays(actor.vendorId, tx))!),
  'Bookings/setBusyDays': write((call) => setBusyDays(call.actor.vendorId, writeContext(call), call.body)),

  'Admin/getAllBooking': read(({ query, tx }) => bookingList.page(query, tx)),
  'Admin/getBookingByVendorId': read(({ query, tx }) =>
    latestBookings({ vendorId: query.id }, undefined, tx),
  ),
}
