import type { Booking } from '#contract/bookings/booking.ts'
import { describe, expect, it } from 'vitest'
import type { AnyCommandDefinition, Command } from '../../offline/outbox/command.ts'
import {
  applyBookings,
  applyBusyDays,
  bookingAdd,
  bookingCoupleStep,
  bookingVendorStep,
  busyDaysSet,
} from './booking-commands.ts'

const AT = '2026-11-21T10:00:00.000Z'
let order = 0
function command(definition: AnyCommandDefinition, args: object): Command {
  order += 1
  return {
    id: `command-${order}`,
    name: definition.name,
    argsVersion: 1,
    args,
    createdAt: AT,
    scope: definition.scope(args),
    entity: definition.entity(args),
    order,
    state: 'waiting',
    attempts: 0,
    request: definition.request(args),
    revision: 1,
  }
}
const booking: Booking = {
  id: 'b1',
  vendorId: 'villa',
  coupleId: 'c',
  eventDate: '2027-06-12',
  message: '',
  state: 'quoted',
  quote: { totalCents: 100, validUntil: '2027-01-31', lines: [], notes: '' },
  history: [{ at: AT, by: 'couple', from: null, to: 'requested' }],
  createdAt: AT,
  updatedAt: AT,
  version: 2,
}

describe('bookings with what still waits', () => {
  it('asks and takes back before anything has left the device', () => {
    const asked = { id: 'b2', vendorId: 'villa', name: 'Villa', eventDate: '2027-06-12', message: 'Ciao' }
    const pending = [
      command(bookingAdd, asked),
      command(bookingCoupleStep, { id: 'b2', name: 'Villa', step: 'cancel', note: 'No' }),
    ]
    const [made] = applyBookings([], pending)
    expect(made).toMatchObject({ id: 'b2', state: 'cancelled', message: 'Ciao' })
    expect(made!.history.map(({ to }) => to)).toEqual(['requested', 'cancelled'])
    expect(made).not.toHaveProperty('name')
  })

  it('takes a step from the state it may be taken from, and leaves any other to the server', () => {
    const accept = command(bookingCoupleStep, { id: 'b1', name: 'Villa', step: 'accept' })
    expect(applyBookings([booking], [accept])[0]!.state).toBe('accepted')
    expect(applyBookings([{ ...booking, state: 'declined' }], [accept])[0]!.state).toBe('declined')
    const quote = { totalCents: 5, validUntil: '2027-01-31', lines: [], notes: '' }
    const answer = command(bookingVendorStep, { id: 'b1', name: 'Anna', step: 'quote', quote })
    expect(applyBookings([{ ...booking, state: 'requested', quote: undefined }], [answer])[0]).toMatchObject({
      state: 'quoted',
      quote,
    })
  })

  it('answers the quote that was read, and leaves an answer to another one to the server', () => {
    const quote = { ...booking.quote!, number: 2 }
    const later = {
      ...booking,
      quote,
      earlier: [{ ...booking.quote!, number: 1, outcome: 'replaced' as const }],
    }
    const accept = (number: number) =>
      command(bookingCoupleStep, { id: 'b1', name: 'Villa', step: 'accept', number })
    expect(applyBookings([later], [accept(1)])[0]!.state).toBe('quoted')
    expect(applyBookings([later], [accept(2)])[0]!.state).toBe('accepted')
    const answer = { id: 'b1', name: 'Anna', step: 'quote', quote: booking.quote }
    const taken = { ...later, state: 'confirmed' as const }
    expect(applyBookings([taken], [command(bookingVendorStep, { ...answer, after: 1 })])[0]).toEqual(taken)
    const [changed] = applyBookings([taken], [command(bookingVendorStep, { ...answer, after: 2 })])
    expect(changed).toMatchObject({ state: 'confirmed', quote: { number: 2 }, proposal: { number: 3 } })
    const keep = command(bookingCoupleStep, { id: 'b1', name: 'Villa', step: 'keep', number: 3 })
    const [kept] = applyBookings([changed!], [keep])
    expect(kept).toMatchObject({ state: 'confirmed', quote: { number: 2 } })
    expect(kept!.proposal).toBeUndefined()
    expect(kept!.earlier!.at(-1)).toMatchObject({ number: 3, outcome: 'refused' })
  })

  it('proposes another day and moves once the other side accepts it; what is late is left to the server', () => {
    const step = (definition: AnyCommandDefinition, more: object) =>
      command(definition, { id: 'b1', name: 'Anna', ...more })
    const asked = { step: 'reschedule', day: '2027-06-19', after: 0, note: 'La chiesa' }
    const [moved] = applyBookings([booking], [step(bookingVendorStep, asked)])
    expect(moved).toMatchObject({
      state: 'quoted',
      eventDate: '2027-06-12',
      reschedule: { day: '2027-06-19', by: 'vendor', number: 1 },
    })
    expect(moved!.history.at(-1)).toMatchObject({ step: 'reschedule', day: '2027-06-19', note: 'La chiesa' })
    const again = step(bookingCoupleStep, { ...asked, after: 1 })
    expect(applyBookings([moved!], [again])[0]).toEqual(moved)
    const agree = { step: 'agree', number: 1 }
    expect(applyBookings([moved!], [step(bookingVendorStep, agree)])[0]).toEqual(moved)
    const [agreed] = applyBookings([moved!], [step(bookingCoupleStep, agree)])
    expect(agreed).toMatchObject({ state: 'quoted', eventDate: '2027-06-19', reschedule: undefined })
    expect(agreed!.history.at(-1)).toMatchObject({ step: 'agree', day: '2027-06-19', was: '2027-06-12' })
    const accept = { step: 'accept', number: 1 }
    const [kept] = applyBookings([moved!], [step(bookingCoupleStep, accept)])
    expect(kept).toMatchObject({ state: 'accepted', eventDate: '2027-06-12', reschedule: undefined })
  })

  it('holds up no other booking behind a refused one, and sends no word that is only for the screen', () => {
    const one = command(bookingCoupleStep, { id: 'b1', name: 'Villa', step: 'accept' })
    const two = command(bookingCoupleStep, { id: 'b2', name: 'Foto', step: 'accept' })
    expect(one.scope).not.toBe(two.scope)
    expect(one.request.body).toEqual({ step: 'accept' })
  })

  it('marks and frees days in the order it was said', () => {
    const set = (days: string[], busy: boolean) => command(busyDaysSet, { id: 'v', days, busy })
    const pending = [
      set(['2027-06-12', '2027-06-13'], true),
      set(['2027-06-12'], false),
      set(['2027-06-01'], false),
    ]
    expect([...applyBusyDays(['2027-06-01'], pending.toReversed())]).toEqual(['2027-06-13'])
  })
})
