import type { Booking } from '#contract/bookings/booking.ts'
import { expect, it } from 'vitest'
import { quoteOf, typedFaults, typedOf } from './quote-fields.ts'
import { modelOf } from '../quote-model/quote-models.tsx'
import { quoteChanges } from './quote-words.ts'

const TODAY = '2027-01-10'
const typed = {
  ...typedOf(undefined, 110, TODAY),
  lines: [
    { key: 0, label: 'Menù', cents: 6_800, perGuest: true, vatRate: 10 as const },
    { key: 1, label: '', cents: null },
  ],
}
const quote = quoteOf(typed)

it('what is typed is sent with what it comes to, without the lines left empty, and comes back as it was', () => {
  expect(quote).toMatchObject({ totalCents: 748_000, lines: [{ amountCents: 748_000, perGuest: true }] })
  expect(typedFaults(typed, TODAY)).toEqual({})
  expect(quoteOf(typedOf(quote, undefined, TODAY))).toEqual(quote)
  expect(typedFaults({ ...typed, lines: [{ key: 0, label: 'Menù', cents: null }] }, TODAY)).toHaveProperty([
    'lines.0.unitCents',
  ])
  expect(typedFaults({ ...typed, lines: [] }, TODAY)).toHaveProperty(['lines.0.label'])
})

it('what an older app kept of a draft is a quote still', () => {
  const old = { ...typedOf(undefined, undefined, TODAY), lines: [{ key: 0, label: 'Sala', cents: 100 }] }
  expect(quoteOf(old)).toMatchObject({ totalCents: 100, lines: [{ quantity: 1, vatRate: 22 }] })
})

it('of another couple’s quote the guests, the discount and the days are left to that couple', () => {
  const other = {
    eventDate: '2027-06-12',
    quote: {
      ...quote,
      discount: { kind: 'percent', value: 5, label: '' },
      payments: [{ kind: 'saldo', due: 'day', day: '2027-06-02', amountCents: 1 }],
    },
  } as Booking
  const model = typedOf(modelOf(other), 60, TODAY)
  expect(model).toMatchObject({ guestCount: 60, discount: null, payments: [{ due: 'before', days: 10 }] })
  expect(quoteOf(model).totalCents).toBe(60 * 6_800)
})

it('says in short words what another quote changes', () => {
  const after = quoteOf({
    ...typed,
    guestCount: 100,
    lines: [...typed.lines, { key: 2, label: 'Torta', cents: 30_000 }],
  })
  const words = quoteChanges(quote, after).map((one) => one.replaceAll('\u00a0', ' '))
  expect(words).toEqual([
    'Totale da 7.480 € a 7.100 €',
    'Invitati da 110 a 100',
    'Menù da 7.480 € a 6.800 €',
    'Aggiunta: Torta, 300 €',
  ])
  expect(quoteChanges(after, quote).some((one) => one.startsWith('Tolta: Torta'))).toBe(true)
  expect(quoteChanges(quote, quote)).toEqual([])
})

it('a payment in euro stays as it is when the total changes, and what is left follows', () => {
  const payments = [
    { kind: 'caparra' as const, due: 'signing' as const, amountCents: 100_000 },
    { kind: 'saldo' as const, due: 'event' as const },
  ]
  const centsOf = (guestCount: number) =>
    quoteOf({ ...typed, payments, guestCount }).payments?.map(({ amountCents }) => amountCents)
  expect(centsOf(110)).toEqual([100_000, 648_000])
  expect(centsOf(50)).toEqual([100_000, 240_000])
  const none = [{ ...payments[0]!, amountCents: undefined }, payments[1]!]
  expect(typedFaults({ ...typed, payments: none }, TODAY)).toHaveProperty(['payments.0.share'])
  expect(typedFaults({ ...typed, payments, guestCount: 1 }, TODAY)).toHaveProperty('payments')
})
