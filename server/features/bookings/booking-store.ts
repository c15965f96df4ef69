import { type SQL, and, asc, desc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { OPEN_BOOKING_STATES, REVIEWABLE_BOOKING_STATES } from '#contract/lists/bookings/booking-steps.ts'
import { BOOKINGS_LISTED } from '#contract/lists/site/listed.ts'
import { numberOf } from '#contract/lists/bookings/booking-quotes.ts'
import type { Booking, QuoteFile, SentQuote } from '#contract/bookings/booking.ts'
import { coupleAudience, vendorAudience } from '../../platform/database/change-feed.ts'
import { day, entityColumns } from '../../platform/entity/columns.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { createEntityStore, present } from '../../platform/entity/entity-store.ts'
import { askingCouples } from '../couple/couple-service.ts'
import { type FileRow, findFiles, presentFile } from '../files/file-service.ts'
import { cardsOf } from '../vendors/vendor-service.ts'

export const booking = pgTable('booking', {
  ...entityColumns,
  coupleId: uuid('couple_id').notNull(),
  vendorId: uuid('vendor_id').notNull(),
  eventDate: day('event_date').notNull(),
  guestCount: integer('guest_count'),
  message: text('message').notNull(),
  budgetCents: integer('budget_cents'),
  state: text('state').$type<Booking['state']>().notNull(),
  quote: jsonb('quote').$type<Booking['quote']>(),
  proposal: jsonb('proposal').$type<Booking['proposal']>(),
  earlier: jsonb('earlier').$type<NonNullable<Booking['earlier']>>().notNull(),
  reschedule: jsonb('reschedule').$type<Booking['reschedule']>(),
  quoteFiles: jsonb('quote_files').$type<Record<string, readonly string[]>>().notNull(),
  history: jsonb('history').$type<Booking['history']>().notNull(),
})
export type BookingRow = typeof booking.$inferSelect

export const bookings = createEntityStore({
  table: booking,
  topic: 'booking',
  audience: ({ coupleId, vendorId }) => [coupleAudience(coupleId), vendorAudience(vendorId)],
  goneText: 'Questa prenotazione non c’è più.',
})

/** Bookings with what a list shows of the two sides. */
export async function presentBookings(rows: readonly BookingRow[], tx: Queryable): Promise<Booking[]> {
  const distinct = (ids: string[]) => [...new Set(ids)]
  const cards = await cardsOf(distinct(rows.map(({ vendorId }) => vendorId)), tx)
  const couples = await askingCouples(distinct(rows.map(({ coupleId }) => coupleId)), tx)
  const files = await findFiles(
    rows.flatMap(({ quoteFiles }) => Object.values(quoteFiles).flat()),
    tx,
  )
  return rows.map(({ quoteFiles, ...row }) => {
    const [vendor, couple] = [cards.get(row.vendorId), couples.get(row.coupleId)]
    const whole = <Q extends SentQuote>(quote: Q): Q => {
      const own = (quoteFiles[numberOf(quote)] ?? []).flatMap((id) => asQuoteFile(files.get(id)))
      return own.length > 0 ? { ...quote, files: own } : quote
    }
    const { quote, proposal, earlier } = row
    const quotes = {
      quote: quote && whole(quote),
      proposal: proposal && whole(proposal),
      earlier: earlier.map(whole),
    }
    return {
      ...present<Booking>({ ...row, ...quotes }, [
        'guestCount',
        'budgetCents',
        'quote',
        'proposal',
        'reschedule',
      ]),
      ...(vendor ? { vendor } : {}),
      ...(couple ? { couple } : {}),
    }
  })
}

/** A picture is had in its largest size. What went with its vendor's account is no more. */
function asQuoteFile(row: FileRow | undefined): QuoteFile[] {
  const file = row && presentFile(row)
  if (!file || file.kind === 'film') return []
  const url = file.kind === 'picture' ? file.picture.url : file.url
  return [{ id: file.id, kind: file.kind, name: row.name, url, bytes: file.bytes }]
}

async function list(where: SQL | undefined, tx: Queryable): Promise<Booking[]> {
  const rows = await tx
    .select()
    .from(booking)
    .where(and(where, isNull(booking.deletedAt)))
    .orderBy(asc(booking.createdAt), asc(booking.id))
  return presentBookings(rows, tx)
}

/** The bookings of one couple, oldest first. */
export const listCoupleBookings = (coupleId: string, tx: Queryable): Promise<Booking[]> =>
  list(eq(booking.coupleId, coupleId), tx)

/** As many as a device is given at once: those to come, then back to a day. @param before of earlier days than this one */
export const latestBookings = (
  of: { coupleId: string } | { vendorId: string },
  before: string | undefined,
  tx: Queryable,
): Promise<Booking[]> => {
  const whose = 'coupleId' in of ? eq(booking.coupleId, of.coupleId) : eq(booking.vendorId, of.vendorId)
  const earlier = before === undefined ? undefined : lt(booking.eventDate, before)
  const days = tx
    .select({ day: booking.eventDate })
    .from(booking)
    .where(and(whose, earlier, isNull(booking.deletedAt)))
    .orderBy(desc(booking.eventDate))
    .limit(BOOKINGS_LISTED)
    .as('days')
  const reached = sql`(select min(days.event_date) from ${days})`
  return list(and(whose, earlier, gte(booking.eventDate, reached)), tx)
}

/** The bookings of a vendor in one of these states. */
const inStates = (vendorId: string, states: readonly Booking['state'][]) =>
  and(eq(booking.vendorId, vendorId), inArray(booking.state, [...states]), isNull(booking.deletedAt))

/** The latest booking of the two in one of these states, by its day. */
async function latestBetween(
  coupleId: string,
  vendorId: string,
  states: readonly Booking['state'][],
  tx: Queryable,
): Promise<BookingRow | undefined> {
  const rows = await tx
    .select()
    .from(booking)
    .where(and(eq(booking.coupleId, coupleId), inStates(vendorId, states)))
    .orderBy(desc(booking.eventDate))
    .limit(1)
  return rows[0]
}

/** The booking between the two that is still open, if there is one. */
export const openBookingBetween = (coupleId: string, vendorId: string, tx: Queryable) =>
  latestBetween(coupleId, vendorId, OPEN_BOOKING_STATES, tx)

/** The latest booking of the two that was accepted, or went further. */
export const reviewableBooking = (coupleId: string, vendorId: string, tx: Queryable) =>
  latestBetween(coupleId, vendorId, REVIEWABLE_BOOKING_STATES, tx)

/** Whether a couple has ever asked a vendor for a day. */
export async function haveBooked(coupleId: string, vendorId: string, tx: Queryable): Promise<boolean> {
  const rows = await tx
    .select({ id: booking.id })
    .from(booking)
    .where(and(eq(booking.coupleId, coupleId), eq(booking.vendorId, vendorId), isNull(booking.deletedAt)))
    .limit(1)
  return rows.length > 0
}

/**
 * Whether a vendor has a place left on a day, by the view that everybody's free days come from: its own busy days, its
 * other calendars, as many events as it serves. Whoever is to take the place holds the vendor's lock.
 */
export async function hasPlaceOn(vendorId: string, day: string, tx: Queryable): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from vendor_day where vendor_id = ${vendorId} and day = ${day} limit 1`,
  )
  return rows.length === 0
}

/** How many a couple has asked for since a moment. */
export async function askedSince(coupleId: string, since: string, tx: Queryable): Promise<number> {
  const rows = await tx
    .select({ count: sql<number>`count(*)::integer` })
    .from(booking)
    .where(and(eq(booking.coupleId, coupleId), sql`${booking.createdAt} > ${since}`))
  return rows[0]?.count ?? 0
}
