import { useQuery } from '@tanstack/react-query'
import type { Booking } from '#contract/booking.ts'
import { BOOKING_STATES } from '#contract/lists/booking-states.ts'
import { isOpenBooking } from '#contract/lists/booking-steps.ts'
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
  { key: 'couple', heading: 'Coppia', render: ({ couple }) => couple?.names ?? 'Una coppia' },
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

/** The latest bookings, the last one asked for first. */
export function BookingsPart({ id }: { id: string }) {
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
          <Table
            caption="Le ultime prenotazioni"
            columns={COLUMNS}
            rows={all.slice(0, SHOWN)}
            rowKey={(booking) => booking.id}
            stack
          />
        )
      }
    </Part>
  )
}
