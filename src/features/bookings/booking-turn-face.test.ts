import type { Booking } from '#contract/bookings/booking.ts'
import { BookingState } from '#contract/bookings/booking.ts'
import { describe, expect, it } from 'vitest'
import { askedOfCouple } from './booking-turn-face.ts'
import { askedWord } from './booking-words.ts'

const AT = '2026-11-21T10:00:00.000Z'
const quote = { totalCents: 100, validUntil: '2027-01-31', lines: [], notes: '' }
const booking: Booking = {
  id: 'b1',
  vendorId: 'villa',
  coupleId: 'c',
  eventDate: '2027-06-12',
  message: '',
  state: 'confirmed',
  quote,
  history: [],
  createdAt: AT,
  updatedAt: AT,
  version: 2,
}
const day = (by: 'couple' | 'vendor') => ({ day: '2027-06-19', by, number: 1 })

describe('it is the couple’s turn', () => {
  it('while a quote, a change of what it accepted or the vendor’s other day waits for its word', () => {
    expect(askedOfCouple({ ...booking, state: 'quoted' })).toBe('quote')
    expect(askedOfCouple({ ...booking, proposal: quote })).toBe('change')
    expect(askedOfCouple({ ...booking, state: 'accepted', proposal: quote })).toBe('change')
    expect(askedOfCouple({ ...booking, reschedule: day('vendor') })).toBe('day')
    expect(askedOfCouple({ ...booking, state: 'requested', reschedule: day('vendor') })).toBe('day')
  })

  it('and not while the vendor’s word is waited for, or nobody’s', () => {
    expect(askedOfCouple({ ...booking, reschedule: day('couple') })).toBeUndefined()
    for (const state of BookingState.options.filter((one) => one !== 'quoted'))
      expect(askedOfCouple({ ...booking, state })).toBeUndefined()
  })

  it('wherever a row of the list says that something is to be accepted', () => {
    for (const state of BookingState.options)
      for (const proposal of [undefined, quote])
        for (const by of [undefined, 'couple', 'vendor'] as const) {
          const one = { ...booking, state, ...(proposal && { proposal }), ...(by && { reschedule: day(by) }) }
          expect(askedOfCouple(one) !== undefined).toBe(
            state === 'quoted' || askedWord(one, 'couple') !== undefined,
          )
        }
  })
})
