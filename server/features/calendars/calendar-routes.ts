import { type Handlers, preparedWrite, read, write } from '../../platform/http/call-server.ts'
import type { CalendarReader } from './calendar-reader.ts'
import { type FeedAddresses, endAddress, makeAddress, ownCalendars } from './feed-address.ts'
import { prepareCalendar, prepareReading, removeCalendar, renameCalendar } from './other-calendars.ts'

/** @param readCalendar reads what a stranger's address gives */
export const calendarRoutes = (addresses: FeedAddresses, readCalendar: CalendarReader): Handlers => ({
  'Calendars/getOwn': read(({ actor, tx }) => ownCalendars(actor.vendorId, addresses, tx)),
  'Calendars/makeAddress': write(async ({ actor, now, tx }) => {
    await makeAddress(actor.vendorId, now, tx)
    return ownCalendars(actor.vendorId, addresses, tx)
  }),
  'Calendars/endAddress': write(async ({ actor, tx }) => {
    await endAddress(actor.vendorId, tx)
    return ownCalendars(actor.vendorId, addresses, tx)
  }),
  'Calendars/add': preparedWrite(({ actor, body, tx, now }) =>
    prepareCalendar(actor.vendorId, { tx, now }, body, { read: readCalendar, origin: addresses.origin() }),
  ),
  'Calendars/readNow': preparedWrite(({ actor, params, tx, now }) =>
    prepareReading(actor.vendorId, { tx, now }, params.id, readCalendar),
  ),
  'Calendars/rename': write(({ actor, params, body, tx, now }) =>
    renameCalendar(actor.vendorId, { tx, now }, params.id, body.name),
  ),
  'Calendars/remove': write(async ({ actor, params, tx, now }) => {
    await removeCalendar(actor.vendorId, { tx, now }, params.id)
    return { id: params.id }
  }),
})
