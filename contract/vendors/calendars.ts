import { z } from 'zod'
import {
  CALENDAR_FAULTS,
  CALENDAR_NAME_MAX,
  CALENDAR_URL_MAX,
  type CalendarFault,
} from '../lists/bookings/calendar-limits.ts'
import { Entity } from '../kit/entity.ts'
import { Id } from '../kit/ids.ts'
import { Instant, text } from '../kit/scalars.ts'

/** A calendar that a vendor keeps elsewhere. `days` is how many it takes; `readAt` when it was last read whole. */
export const OtherCalendar = Entity.extend({
  name: text(CALENDAR_NAME_MAX),
  url: text(CALENDAR_URL_MAX),
  days: z.int().min(0),
  readAt: Instant.nullable(),
  fault: z.enum(Object.keys(CALENDAR_FAULTS) as [CalendarFault, ...CalendarFault[]]).nullable(),
  failingSince: Instant.nullable(),
})
export type OtherCalendar = z.infer<typeof OtherCalendar>

/** The address at which a vendor's own days are read; whoever has it reads them. */
const FeedAddress = z.strictObject({ url: z.url(), madeAt: Instant, readAt: Instant.nullable() })

export const OwnCalendars = z.strictObject({ feed: FeedAddress.nullable(), others: z.array(OtherCalendar) })
export type OwnCalendars = z.infer<typeof OwnCalendars>

export const NewOtherCalendar = z.strictObject({
  id: Id,
  name: text(CALENDAR_NAME_MAX),
  url: text(CALENDAR_URL_MAX),
})
export type NewOtherCalendar = z.infer<typeof NewOtherCalendar>

export const OtherCalendarName = z.strictObject({ name: text(CALENDAR_NAME_MAX) })
