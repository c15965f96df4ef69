import { NewOtherCalendar, OtherCalendar, OtherCalendarName, OwnCalendars } from '../vendors/calendars.ts'
import { type Call, Done, byId } from './call.ts'

export const CALENDAR_CALLS = {
  'Calendars/getOwn': { reply: OwnCalendars },
  'Calendars/makeAddress': { reply: OwnCalendars },
  'Calendars/endAddress': { reply: OwnCalendars },
  'Calendars/add': { body: NewOtherCalendar, reply: OtherCalendar },
  'Calendars/rename': { params: byId, body: OtherCalendarName, reply: OtherCalendar },
  'Calendars/readNow': { params: byId, reply: OtherCalendar },
  'Calendars/remove': { params: byId, reply: Done },
} as const satisfies Record<string, Call>
