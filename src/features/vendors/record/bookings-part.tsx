import { useQuery } from '@tanstack/react-query'
import type { Booking } from '#contract/bookings/booking.ts'
import { BOOKING_STATES } from '#contract/lists/bookings/booking-states.ts'
import { isOpenBooking } from '#contract/lists/bookings/booking-steps.ts'
import { useApi } from '../../../api/api-context.tsx'
import { formatDay } from '../../../lib/day.ts'
import { formatMoneyShort } from '../../../lib/money.ts'
import { formatNumber } from '../../../lib/number.ts'
import { type Column, Table } from '../../../ui/list/table.tsx'
import { StateDot } from '../../../ui/state/state-dot.tsx'
import { Nothing, Part } from '../../../lists/record/part.tsx'
import { recordQueries } from './record-queries.ts'

const SHOWN = 8

const COLUMNS: readonly Column<Booking>[] = [
  { key: 'day', heading: 'Giorno', render: ({ eventDate }) => formatDay(eventDate, 'short') },
  { key: 'guests', heading: 'Invitati', align: 'end', render: ({ guestCount }) => guestCount ?? '–' },
  {
    key: 'state',
    heading: 'Stato',
    render: ({ state }) => (
      <StateDot
        tone={['confirmed', 'completed'].includes(state) ? 'good' : isOpenBooking(state) ? 'warn' : 'off'}
      >
        {BOOKING_STATES[state]}
      </StateDot>
    ),
  },
  {
    key: 'quote',
    heading: 'Preventivo',
    align: 'end',
    render: ({ quote }) => (quote ? formatMoneyShort(quote.totalCents) : '–'),
  },
]

const columnsWith = (sought: string | undefined): readonly Column<Booking>[] => [
  {
    key: 'couple',
    heading: 'Coppia',
    render: ({ id, couple }) => {
      const names = couple?.names ?? 'Una coppia'
      return id === sought ? <strong aria-current>{names}</strong> : names
    },
  },
  ...COLUMNS,
]

/** It is what one came for. */
const inSight = (part: HTMLElement | null) => part?.scrollIntoView({ block: 'center' })

/**
 * The latest bookings, the last one asked for first.
 * @param sought one that was looked for: it is among them however old it is, and is marked
 */
export function BookingsPart({ id, sought }: { id: string; sought?: string | undefined }) {
  const query = useQuery(recordQueries.bookings(useApi(), id))
  return (
    <Part
      title="Prenotazioni"
      side={(all) => all.length > SHOWN && `le ultime ${SHOWN} di ${formatNumber(all.length)}`}
      query={query}
    >
      {(all) =>
        all.length === 0 ? (
          <Nothing>Nessuna coppia ha ancora chiesto una data.</Nothing>
        ) : (
          <div ref={sought === undefined ? undefined : inSight}>
            <Table
              caption="Le ultime prenotazioni"
              columns={columnsWith(sought)}
              rows={all.filter((booking, at) => at < SHOWN || booking.id === sought)}
              rowKey={(booking) => booking.id}
              stack
            />
            {sought !== undefined && !all.some((booking) => booking.id === sought) && (
              <Nothing>Quella che cercavi non è tra le ultime.</Nothing>
            )}
          </div>
        )
      }
    </Part>
  )
}
