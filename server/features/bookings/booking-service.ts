/** What may be done with a booking, and by whom: the steps of the contract, one at a time for a couple and a vendor. */
import type { z } from 'zod'
import { type BookingStep, TAKEN_BOOKING_STATES, stateAfter } from '#contract/lists/bookings/booking-steps.ts'
import type {
  Booking,
  BookingReschedule,
  CoupleBookingStep,
  NewBooking,
  SentQuote,
  VendorBookingStep,
} from '#contract/bookings/booking.ts'
import { quotesAfter } from '#contract/lists/bookings/booking-quotes.ts'
import { rescheduleAfter } from '#contract/lists/bookings/booking-reschedule.ts'
import type { FileRef } from '#contract/media/file.ts'
import type { Quote } from '#contract/bookings/quote.ts'
import type { Actor } from '../../platform/people/actor.ts'
import {
  PUBLIC,
  appendChange,
  coupleAudience,
  lockAudience,
  vendorAudience,
} from '../../platform/database/change-feed.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { WriteContext } from '../../platform/entity/entity-store.ts'
import { italianDay } from '../../platform/italian-day.ts'
import { ofCouple, ofVendor } from '../../platform/entity/owned-by.ts'
import { plainText } from '../../platform/mail/plain-text.ts'
import { ProblemError, ruleBroken } from '../../platform/http/problem.ts'
import { type TimeStep, isDue } from './booking-due.ts'
import { dayFault, inState } from './booking-state.ts'
import { findCouple } from '../couple/couple-service.ts'
import { answerBooking } from '../messages/automatic-service.ts'
import { findPublicVendor, noteResponseTime } from '../vendors/vendor-service.ts'
import { owesMail } from './booking-mail.ts'
import {
  checkAccepted,
  checkQuote,
  checkSequence,
  plainQuote,
  quoteNumberOf,
  takeQuoteFiles,
} from './booking-quotes.ts'
import { usualResponseHours } from './response-time.ts'
import {
  type BookingRow,
  askedSince,
  bookings,
  hasPlaceOn,
  openBookingBetween,
  presentBookings,
} from './booking-store.ts'

/** More than this in a day is nobody planning a wedding. */
const ASKED_PER_DAY = 40
const DAY_MS = 86_400_000

/** A couple asks a vendor for a day. One open request for a couple and a vendor. */
export async function addBooking(
  coupleId: string,
  context: WriteContext,
  { id, vendorId, eventDate, guestCount, message, budgetCents }: z.infer<typeof NewBooking>,
): Promise<Booking> {
  const { tx, now } = context
  const values = {
    id,
    coupleId,
    vendorId,
    eventDate,
    guestCount: guestCount ?? null,
    message: plainText(message),
    budgetCents: budgetCents ?? null,
  }
  let isNew = false
  const row = await bookings.create(context, values, ofCouple(coupleId), async () => {
    isNew = true
    await lockAudience(tx, vendorAudience(vendorId))
    const vendor = await findPublicVendor(vendorId, tx)
    if (!vendor) throw new ProblemError('not_found')
    if (!vendor.takesBookings) throw ruleBroken('Questo fornitore per ora non prende prenotazioni.')
    const wrong = dayFault(eventDate, italianDay(now))
    if (wrong) throw ruleBroken(wrong)
    if (await openBookingBetween(coupleId, vendorId, tx))
      throw new ProblemError('conflict', { detail: 'Avete già una richiesta aperta con questo fornitore.' })
    const since = new Date(Date.parse(now) - DAY_MS).toISOString()
    if ((await askedSince(coupleId, since, tx)) >= ASKED_PER_DAY)
      throw new ProblemError('rate_limited', { retryAfterSeconds: 3600 })
    return {
      state: 'requested',
      quote: null,
      proposal: null,
      reschedule: null,
      quoteFiles: {},
      earlier: [],
      history: [{ at: now, by: 'couple', from: null, to: 'requested' }],
    }
  })
  if (isNew) {
    await owesMail(id, 'vendor', tx)
    await answerBooking(context, row)
  }
  return (await presentBookings([row], tx))[0]!
}

export const stepByCouple = (
  coupleId: string,
  context: WriteContext,
  id: string,
  { step, note, number }: Exclude<CoupleBookingStep, BookingReschedule>,
): Promise<Booking> => take(context, id, { by: 'couple', step, note, number }, ofCouple(coupleId))

export const stepByVendor = (
  vendorId: string,
  context: WriteContext,
  id: string,
  body: Exclude<VendorBookingStep, BookingReschedule>,
): Promise<Booking> => {
  const { step, note } = body
  const sent =
    step === 'quote' ? { quote: body.quote, after: body.after, files: body.files ?? [] } : undefined
  const number = step === 'withdraw' ? body.number : undefined
  return take(context, id, { by: 'vendor', step, note, number, sent }, ofVendor(vendorId))
}

interface Taken {
  by: 'couple' | 'vendor' | 'system'
  step: BookingStep
  note?: string | undefined
  /** The quote that is accepted, refused or taken back. */
  number?: number | undefined
  /** A quote with its attachments, and the number of the one it comes after. */
  sent?: { quote: Quote; after: number; files: readonly FileRef[] } | undefined
}

/**
 * Takes one step. Of two taken at once the first wins, and the other is told the state it finds.
 * The caller holds the couple's lock already (see `lockOf`).
 */
async function take(
  context: WriteContext,
  id: string,
  { by, step, note, number, sent }: Taken,
  isMine: (row: BookingRow) => boolean,
): Promise<Booking> {
  const { tx, now } = context
  const known = await bookings.find(tx, id)
  if (!known || !isMine(known)) throw new ProblemError('not_found')
  await lockAudience(tx, vendorAudience(known.vendorId))
  const before = (await bookings.find(tx, id, true))!
  const to = stateAfter(before.state, step, before.proposal !== null)
  if (!to) throw inState(before.state)
  const today = italianDay(now)
  if (sent) {
    checkQuote(sent.quote, today)
    checkSequence(before, sent.after)
  }
  if (step === 'accept' || step === 'keep' || step === 'withdraw') checkAccepted(before, step, number, today)
  if (step === 'accept' && before.state === 'quoted') await checkPlace(before, tx)
  if (step === 'complete' && before.eventDate > today)
    throw ruleBroken('La prenotazione si conclude dal giorno dell’evento in poi.')
  const kept = note && plainText(note)
  const entry = {
    at: now,
    by,
    from: before.state,
    to,
    ...quoteNumberOf(before, step),
    ...(kept ? { note: kept } : {}),
  }
  const quotes = quotesAfter<SentQuote>(before, step, sent && plainQuote(sent.quote), now)
  const change = {
    state: to,
    history: [...before.history, entry],
    quote: quotes.quote ?? null,
    proposal: quotes.proposal ?? null,
    earlier: [...(quotes.earlier ?? [])],
    reschedule: rescheduleAfter(before, step, to),
    ...(sent && { quoteFiles: await takeQuoteFiles(before, sent.files, tx) }),
  }
  const row = await bookings.change(context, id, change, () => true)
  if (isTaken(before.state) !== isTaken(to)) await tellAvailability(row.vendorId, row.version, tx)
  if (by !== 'system') await owesMail(id, by === 'vendor' ? 'couple' : 'vendor', tx)
  if (by !== 'couple' && before.state === 'requested') {
    const hours = await usualResponseHours(row.vendorId, tx)
    if (hours !== undefined) await noteResponseTime(context, row.vendorId, hours)
  }
  return (await presentBookings([row], tx))[0]!
}

export const isTaken = (state: Booking['state']) =>
  (TAKEN_BOOKING_STATES as readonly string[]).includes(state)

/** What waits for its answer takes no place yet, so its own is not counted. The caller holds the vendor's lock. */
async function checkPlace({ vendorId, eventDate, state }: BookingRow, tx: Queryable): Promise<void> {
  if (!(await findPublicVendor(vendorId, tx)))
    throw ruleBroken('Questo fornitore al momento non può prendere impegni.')
  if (!(await hasPlaceOn(vendorId, eventDate, tx)))
    throw inState(
      state,
      'Quel giorno non è più libero: scrivete al fornitore, o proponetegli un altro giorno.',
    )
}

/** Tells everybody that the free days of a vendor are others; the caller holds the vendor's lock. */
export const tellAvailability = (vendorId: string, version: number, tx: Queryable): Promise<void> =>
  appendChange(tx, { topic: 'availability', kind: 'updated', entityId: vendorId, version, audience: PUBLIC })

/** The lock a booking's writers take first: its couple's. `not_found` when there is no such booking. */
export async function lockOf(id: string, tx: Queryable): Promise<string> {
  const row = await bookings.find(tx, id)
  if (!row) throw new ProblemError('not_found')
  return coupleAudience(row.coupleId)
}

/** Whether the couple is shown the button that asks (product.md, Bookings). */
export async function mayAsk(actor: Actor, vendorId: string, now: string, tx: Queryable): Promise<boolean> {
  if (actor.kind !== 'couple' || !actor.active) return false
  const vendor = await findPublicVendor(vendorId, tx)
  if (!vendor?.takesBookings) return false
  const couple = await findCouple(actor.coupleId, tx)
  if (!couple || (couple.weddingDate !== null && couple.weddingDate < italianDay(now))) return false
  return (await openBookingBetween(actor.coupleId, vendorId, tx)) === undefined
}

/** The booking that lets a couple review a vendor: accepted, or further. */
export { listCoupleBookings, reviewableBooking } from './booking-store.ts'

/** A booking by its id, for the feed, which already knows who may hear it. */
export async function findBooking(id: string, tx: Queryable): Promise<Booking | undefined> {
  const row = await bookings.find(tx, id)
  return row && row.deletedAt === null ? (await presentBookings([row], tx))[0] : undefined
}

/** Takes the step that time takes: what nobody answered expires, what was accepted is completed after its day. */
export async function stepBySystem(id: string, context: WriteContext, step: TimeStep): Promise<void> {
  await take(context, id, { by: 'system', step }, (row) => isDue(row, step, context.now))
}
