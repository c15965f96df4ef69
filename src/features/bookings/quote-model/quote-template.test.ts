import { expect, it } from 'vitest'
import { quoteOf, typedFaults, typedOf } from '../quote/quote-fields.ts'
import { templateOf, typedFrom } from './quote-template-quote.ts'

const TODAY = '2027-01-10'
const DAY = '2027-06-12'
const typed = {
  ...typedOf(undefined, 110, TODAY),
  lines: [
    { key: 0, label: 'Menù', cents: 6_800, quantity: 1, perGuest: true, vatRate: 10 as const },
    { key: 1, label: '', cents: null },
    { key: 2, label: 'Sala', cents: 120_000, quantity: 2, vatRate: 22 as const },
  ],
  discount: { kind: 'percent' as const, value: 5, label: 'Fuori stagione' },
  payments: [
    { kind: 'caparra' as const, due: 'signing' as const, percent: 30 },
    { kind: 'rata' as const, due: 'day' as const, day: '2027-06-02', amountCents: 50_000 },
    { kind: 'saldo' as const, due: 'event' as const },
  ],
  notes: 'Tovaglie comprese.',
}

it('a template fills the form with all but the couple: lines, discount, payments, validity, notes', () => {
  const filled = typedFrom(templateOf(typed, DAY, TODAY), 110, TODAY)
  const days = { kind: 'rata', due: 'before', days: 10, amountCents: 50_000 }
  const sent = quoteOf(typed)
  expect(quoteOf(filled)).toEqual({ ...sent, payments: [sent.payments![0], days, sent.payments![2]] })
  expect(typedFaults(filled, TODAY)).toEqual({})
})

it('another couple’s guests are reckoned with, and of one that says none they are asked for', () => {
  const template = templateOf(typed, DAY, TODAY)
  expect(JSON.stringify(template)).not.toContain('110')
  expect(quoteOf(typedFrom(template, 50, TODAY)).totalCents).toBe((6_800 * 50 + 240_000) * 0.95)
  expect(typedFaults(typedFrom(template, undefined, TODAY), TODAY)).toHaveProperty('guestCount')
})

it('is valid for as many days from the day it is used', () => {
  const template = templateOf({ ...typed, validUntil: '2027-02-09' }, DAY, TODAY)
  expect(template.validDays).toBe(30)
  expect(typedFrom(template, 110, '2027-03-01').validUntil).toBe('2027-03-31')
})
