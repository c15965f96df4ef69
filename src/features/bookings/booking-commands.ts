/** What a couple and a vendor do with their bookings, as commands, and what those still waiting change in what is shown. */
import { isOfNow, quotesAfter } from '#contract/lists/bookings/booking-quotes.ts'
import {
  type RescheduleStep,
  isRescheduleStep,
  rescheduleAfter,
  rescheduleEntry,
  rescheduleFault,
  rescheduledBy,
} from '#contract/lists/bookings/booking-reschedule.ts'
import { type CoupleStep, type VendorStep, stateAfter } from '#contract/lists/bookings/booking-steps.ts'
import type { Booking, BusyDays, NewBooking, QuoteFile, SentQuote } from '#contract/bookings/booking.ts'
import type { Quote } from '#contract/bookings/quote.ts'
import { ROUTES } from '#contract/routes.ts'
import type { VendorCard } from '#contract/vendors/vendor.ts'
import { callPath } from '../../api/api-client.ts'
import { today as dayOf, formatDay } from '../../lib/day.ts'
import {
  type AnyCommandDefinition,
  type CachePort,
  type Command,
  defineCommand,
  isNewer,
} from '../../offline/outbox/command.ts'
import { applyEntityCommands, putIntoList } from '../../offline/outbox/entity-patches.ts'

/** An account is a couple or a vendor, so one list is enough for both. */
export const BOOKINGS_KEY = ['bookings', 'list'] as const
export const BUSY_DAYS_KEY = ['bookings', 'busy-days'] as const
/** Whether the server shows the button that asks, by vendor. */
export const MAY_ASK_KEY = ['bookings', 'may-ask'] as const

/** `name` is the vendor's, `vendor` what the list shows of it until the server answers. */
export type BookingAdd = Omit<NewBooking, 'message'> & { message: string; name: string; vendor?: VendorCard }
/** `name` is the other side's, for the screen of what waits. */
interface StepOf<Step> {
  id: string
  name: string
  step: Step | RescheduleStep
  /** The quote, or the other day, that is answered or taken back. */
  number?: number
  note?: string
  /** The number of the quote, or of the other day, that a new one comes after. */
  after?: number
  /** The other day that is proposed. */
  day?: string
}
export type BookingCoupleStep = StepOf<CoupleStep>
export interface BookingVendorStep extends StepOf<VendorStep> {
  quote?: Quote
  /** What goes with it, as this device knows it. */
  files?: readonly (Omit<QuoteFile, 'id' | 'url' | 'bytes'> & { fileId: string; size: number })[]
}
export interface BusyDaysSet {
  /** The vendor's. */
  id: string
  days: string[]
  busy: boolean
}

const entity = ({ id }: { id: string }) => ({ kind: 'booking', id })
// Each booking has a line of its own: one that the server refused holds up no other.
const scope = ({ id }: { id: string }) => `booking:${id}`
const put = (booking: Booking, _: unknown, cache: CachePort) => {
  putIntoList(cache, BOOKINGS_KEY, booking)
  cache.invalidate([...MAY_ASK_KEY, booking.vendorId])
}

export const bookingAdd = defineCommand<BookingAdd, Booking>({
  name: 'booking.add',
  argsVersion: 1,
  scope,
  entity,
  describe: ({ name, eventDate }) => `Richiesta a ${name} per il ${formatDay(eventDate, 'medium')}`,
  request: ({ name: _name, vendor: _vendor, ...body }) => ({
    method: 'POST',
    path: ROUTES['Bookings/addBooking'].path,
    body,
  }),
  settle: put,
})

const DAY_WORDS: Record<RescheduleStep, string> = {
  reschedule: 'Altro giorno proposto:',
  agree: 'Nuovo giorno accettato:',
  refuse: 'Nuovo giorno rifiutato:',
  retract: 'Altro giorno ritirato:',
}

const COUPLE_WORDS: Record<CoupleStep | RescheduleStep, string> = {
  ...DAY_WORDS,
  accept: 'Preventivo accettato:',
  keep: 'Modifica non accettata:',
  cancel: 'Annullata:',
}

export const bookingCoupleStep = defineCommand<BookingCoupleStep, Booking>({
  name: 'booking.coupleStep',
  argsVersion: 1,
  scope,
  entity,
  describe: ({ name, step }) => `${COUPLE_WORDS[step]} ${name}`,
  request: ({ id, name: _, ...body }) => ({
    method: 'PUT',
    path: callPath(ROUTES['Bookings/stepByCouple'].path, { id }),
    body,
  }),
  settle: put,
})

const VENDOR_WORDS: Record<VendorStep | RescheduleStep, string> = {
  ...DAY_WORDS,
  quote: 'Preventivo per',
  withdraw: 'Modifica ritirata a',
  decline: 'Richiesta rifiutata a',
  confirm: 'Confermata a',
  complete: 'Conclusa con',
  cancel: 'Annullata con',
}

export const bookingVendorStep = defineCommand<BookingVendorStep, Booking>({
  name: 'booking.vendorStep',
  argsVersion: 1,
  scope,
  entity,
  needs: ({ files = [] }) => files.map(({ fileId }) => fileId),
  describe: ({ name, step }) => `${VENDOR_WORDS[step]} ${name}`,
  request: ({ id, name: _, files, ...body }) => ({
    method: 'PUT',
    path: callPath(ROUTES['Bookings/stepByVendor'].path, { id }),
    body: { ...body, ...(files && { files: files.map(({ fileId }) => ({ fileId })) }) },
  }),
  settle: put,
})

/** Puts the vendor's busy days into the cache unless newer ones are there. */
export const putBusyDays = (days: BusyDays, cache: CachePort) =>
  cache.setQueryData<BusyDays>(BUSY_DAYS_KEY, (current) => (isNewer(days, current) ? days : undefined))

export const busyDaysSet = defineCommand<BusyDaysSet, BusyDays>({
  name: 'busyDays.set',
  argsVersion: 1,
  scope: () => 'busyDays',
  entity: ({ id }) => ({ kind: 'busyDays', id }),
  describe: ({ days, busy }) =>
    `${busy ? 'Occupato' : 'Libero'}: ${days.map((day) => formatDay(day, 'short')).join(', ')}`,
  request: ({ days, busy }) => ({
    method: 'PUT',
    path: ROUTES['Bookings/setBusyDays'].path,
    body: { days, busy },
  }),
  settle: (days, _, cache) => putBusyDays(days, cache),
})

export const bookingCommands: readonly AnyCommandDefinition[] = [
  bookingAdd,
  bookingCoupleStep,
  bookingVendorStep,
  busyDaysSet,
]

const ABOUT_QUOTES: ReadonlySet<string> = new Set(['quote', 'accept', 'keep', 'withdraw'])

/** The bookings as this side left them. A step that can no longer be taken changes nothing: the server will say so. Pure. */
export function applyBookings(bookings: readonly Booking[], pending: readonly Command[]): readonly Booking[] {
  return applyEntityCommands<Booking>(bookings, pending, {
    create({ name, args, createdAt }) {
      if (name !== bookingAdd.name) return undefined
      const { name: _, ...asked } = args as BookingAdd
      return {
        ...asked,
        coupleId: '',
        state: 'requested',
        history: [{ at: createdAt, by: 'couple', from: null, to: 'requested' }],
        createdAt,
        updatedAt: createdAt,
        version: 1,
      }
    },
    update(booking, { name, args, createdAt }) {
      const by =
        name === bookingCoupleStep.name ? 'couple' : name === bookingVendorStep.name ? 'vendor' : undefined
      if (!by) return undefined
      const { step, note, quote, after, number, day, files } = args as BookingVendorStep
      if (isRescheduleStep(step)) {
        const taken = { by, step, number: (step === 'reschedule' ? after : number) ?? 0 } as const
        if (rescheduleFault(booking, taken, dayOf(new Date(createdAt)))) return undefined
        const moved = rescheduledBy(booking, taken, day)
        const { state } = booking
        const entry = {
          at: createdAt,
          by,
          from: state,
          to: state,
          ...rescheduleEntry(booking, step, moved),
          ...(note && { note }),
        } as const
        return {
          ...booking,
          eventDate: moved.eventDate,
          reschedule: moved.reschedule ?? undefined,
          history: [...booking.history, entry],
          updatedAt: createdAt,
        }
      }
      const to = stateAfter(booking.state, step, Boolean(booking.proposal))
      if (!to || !isOfNow(booking, step, step === 'quote' ? after : number)) return undefined
      const entry = { at: createdAt, by, from: booking.state, to, ...(note && { note }) } as const
      const attached = files?.map(({ fileId, size, ...file }) => ({
        ...file,
        id: fileId,
        url: '',
        bytes: size,
      }))
      const sent = quote && { ...quote, ...(attached && { files: attached }) }
      const quotes = quotesAfter<SentQuote>(booking, step, sent, createdAt)
      return {
        ...booking,
        quote: quotes.quote ?? undefined,
        proposal: quotes.proposal ?? undefined,
        earlier: [...(quotes.earlier ?? [])],
        reschedule: rescheduleAfter(booking, step, to) ?? undefined,
        state: to,
        history: [...booking.history, { ...entry, ...(ABOUT_QUOTES.has(step) && { step: step as 'quote' }) }],
        updatedAt: createdAt,
      }
    },
    remove: 'booking.remove',
  })
}

/** The busy days as the vendor left them, in order. Pure. */
export function applyBusyDays(days: readonly string[], pending: readonly Command[]): ReadonlySet<string> {
  const result = new Set(days)
  for (const { name, args } of pending.toSorted((a, b) => a.order - b.order)) {
    if (name !== busyDaysSet.name) continue
    const { days: some, busy } = args as BusyDaysSet
    for (const day of some)
      if (busy) result.add(day)
      else result.delete(day)
  }
  return result
}
