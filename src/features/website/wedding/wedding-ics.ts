/** A wedding's events as a calendar that phones import. Loaded when it is asked for. */
import type { OpenWebsite, WeddingEvent } from '#contract/website/website.ts'
import { writeCalendar } from '../../../lib/ics-calendar.ts'
import { saveText } from '../../../lib/save-file.ts'
import { namesOf } from './wedding-head.ts'

/** @param url the page's own address */
export function weddingCalendar(site: OpenWebsite, events: readonly WeddingEvent[], url: string): string {
  return writeCalendar(
    `Nozze di ${namesOf(site)}`,
    events.map((event) => ({
      uid: `${event.id}@lovoglio`,
      day: event.day,
      ...(event.time && { time: event.time }),
      ...(event.endTime && { endTime: event.endTime }),
      title: `${event.title} · ${namesOf(site)}`,
      place: [event.place, event.address].filter(Boolean).join(', '),
      notes: [event.notes, url].filter(Boolean).join('\n'),
      updatedAt: site.updatedAt,
    })),
  )
}

export const saveCalendar = (site: OpenWebsite, events: readonly WeddingEvent[]): void =>
  saveText(
    `nozze-${site.names
      .join('-')
      .toLowerCase()
      .replace(/[^\p{L}-]+/gu, '')}.ics`,
    'text/calendar;charset=utf-8',
    weddingCalendar(site, events, location.origin + location.pathname),
  )
