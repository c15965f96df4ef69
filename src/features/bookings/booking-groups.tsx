import { compareKeys } from '#contract/wire/compare-keys.ts'
import type { Booking, BookingState } from '#contract/bookings/booking.ts'
import { useMemo, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import { BookingRow } from './booking-row.tsx'
import type { BookingList } from './booking-queries.ts'
import { askedWord } from './booking-words.ts'
import css from './bookings.module.css'

const TO_ANSWER = 'Da rispondere'
const GROUPS: readonly {
  title: string
  states: readonly BookingState[]
  order: 'day' | 'oldest' | 'newest'
}[] = [
  { title: TO_ANSWER, states: ['requested', 'accepted'], order: 'oldest' },
  { title: 'In attesa della coppia', states: ['quoted'], order: 'oldest' },
  { title: 'In agenda', states: ['confirmed'], order: 'day' },
  { title: 'Concluse', states: ['completed'], order: 'newest' },
  // Their day may well be to come: what is over is the request.
  { title: 'Senza seguito', states: ['declined', 'cancelled', 'expired'], order: 'newest' },
]

/** Rows of a group until more are asked for: a thousand at once keep a phone busy for seconds. */
const FIRST = 20
const MORE = 40

/** A vendor's bookings by what is to be done about them. */
export function BookingGroups({
  list: { bookings, marks },
  onOpen,
}: {
  list: Pick<BookingList, 'bookings' | 'marks'>
  onOpen: (id: string) => void
}) {
  const groups = useMemo(() => groupsOf(bookings), [bookings])
  return groups.map(({ title, some }) => <BookingGroup key={title} {...{ title, some, marks, onOpen }} />)
}

function BookingGroup({
  title,
  some,
  marks,
  onOpen,
}: {
  title: string
  some: readonly Booking[]
  marks: BookingList['marks']
  onOpen: (id: string) => void
}) {
  const [limit, setLimit] = useState(FIRST)
  return (
    <section className={css.group}>
      <SectionHeader title={title} side={some.length} />
      <ul className={css.list}>
        {some.slice(0, limit).map((booking) => (
          <BookingRow
            key={booking.id}
            booking={booking}
            side="vendor"
            mark={marks.get(booking.id)}
            onOpen={() => onOpen(booking.id)}
          />
        ))}
      </ul>
      {some.length > limit && (
        <Button variant="quiet" onClick={() => setLimit(limit + MORE)}>
          Mostra altre
        </Button>
      )}
    </section>
  )
}

/** Those that have any. */
const groupsOf = (bookings: readonly Booking[]): { title: string; some: readonly Booking[] }[] =>
  GROUPS.map(({ title, states, order }) => ({
    title,
    some: bookings
      .filter((booking) =>
        askedWord(booking, 'vendor') ? title === TO_ANSWER : states.includes(booking.state),
      )
      .toSorted((a, b) =>
        order === 'day'
          ? compareKeys(a.eventDate, b.eventDate)
          : (order === 'newest' ? -1 : 1) * compareKeys(a.updatedAt, b.updatedAt),
      ),
  })).filter(({ some }) => some.length > 0)
