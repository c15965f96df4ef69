import type { OpenWebsite, WeddingEvent } from '#contract/website/website.ts'
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import { formatDay } from '../../../lib/day.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { WeddingSection } from './wedding-parts.tsx'
import css from '../wedding.module.css'

/** What happens when and where; each can be put into a calendar and found on a map of one's choice. */
export function WeddingEvents({ site }: { site: OpenWebsite }) {
  const save = async (events: readonly WeddingEvent[]) =>
    (await import('./wedding-ics.ts')).saveCalendar(site, events)
  return (
    <WeddingSection id="programma" title="Il programma">
      <ol className={css.events} data-part="events">
        {site.events.map((event) => (
          <li key={event.id} className={css.event} data-part="event">
            <p className={css.small}>
              <time dateTime={event.time ? `${event.day}T${event.time}` : event.day}>
                {formatDay(event.day)}
                {event.time && `, ore ${event.time}`}
              </time>
              {event.endTime && ` – ${event.endTime}`}
            </p>
            <h3>{event.title}</h3>
            {event.place && <p className={css.place}>{event.place}</p>}
            {event.address && <p className={css.soft}>{event.address}</p>}
            {event.notes && <p className={css.text}>{event.notes}</p>}
            <div className={css.actions}>
              {(event.address || event.mapUrl) && <MapLinks event={event} />}
              <Button variant="quiet" size="small" icon={IconCalendarPlus} onClick={() => void save([event])}>
                Nel calendario
              </Button>
            </div>
          </li>
        ))}
      </ol>
      {site.events.length > 1 && (
        <p className={css.centred}>
          <Button variant="link" onClick={() => void save(site.events)}>
            Tutto il programma nel calendario
          </Button>
        </p>
      )}
    </WeddingSection>
  )
}

/** Links, not a map: nothing of anybody else's loads before it is tapped. */
function MapLinks({ event: { address, place, mapUrl } }: { event: WeddingEvent }) {
  const asked = encodeURIComponent([place, address].filter(Boolean).join(', '))
  const maps = [
    ...(mapUrl ? [{ name: 'La mappa degli sposi', href: mapUrl }] : []),
    ...(address
      ? [
          { name: 'OpenStreetMap', href: `https://www.openstreetmap.org/search?query=${asked}` },
          { name: 'Google Maps', href: `https://www.google.com/maps/search/?api=1&query=${asked}` },
          { name: 'Mappe di Apple', href: `https://maps.apple.com/?q=${asked}` },
        ]
      : []),
  ]
  return (
    <details className={css.maps}>
      <summary className={buttonClass('quiet', { size: 'small' })}>
        <Icon of={IconMapPin} size={18} />
        Come arrivare
      </summary>
      <ul className={css.mapList}>
        {maps.map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer nofollow">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
