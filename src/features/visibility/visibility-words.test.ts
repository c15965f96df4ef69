import { expect, it } from 'vitest'
import type { AdminVisibility } from '#contract/site/site-management.ts'
import {
  besideWords,
  priceWords,
  unservedReason,
  unservedWords,
  vendorNameOf,
  wasShown,
} from './visibility-words.ts'

const one = (more: Partial<AdminVisibility>): AdminVisibility => ({
  id: 'a',
  vendorId: 'v',
  placement: 'home',
  from: '2026-11-01',
  to: '2026-11-30',
  weight: 10,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  version: 1,
  category: 'location',
  region: 'toscana',
  state: 'gift',
  sale: null,
  unserved: 0,
  views: 0,
  clicks: 0,
  vendor: { name: 'Villa Cipressa', slug: 'villa-cipressa', city: 'Siena', isPublic: true },
  ...more,
})

it('says who else is at a place in those days, and how often it comes first then', () => {
  const all = [
    one({}),
    one({ id: 'b', weight: 30 }),
    one({ id: 'c', placement: 'list' }),
    one({ id: 'd', from: '2026-12-01', to: '2026-12-02' }),
  ]
  expect(besideWords(one({}), all)).toBe(
    'In quei giorni 1 altro sta nello stesso posto: con tutti insieme questo esce per primo 25 volte su 100.',
  )
  const tuscany = { placement: 'category' as const }
  const full = [one({ ...tuscany, id: 'e' }), one({ ...tuscany, id: 'f' })]
  expect(besideWords(one({ ...tuscany, region: 'puglia' }), full)).toBeUndefined()
  expect(besideWords(one(tuscany), full)).toMatch(/^Di troppo: su 2.posti in alcuni/)
  expect(besideWords(one({ id: 'x', placement: 'list', from: '2027-01-01', to: '2027-01-02' }), all)).toBe(
    undefined,
  )
  expect(besideWords(one({ placement: 'category' }), all)).toBe(undefined)
})

it('says what one costs and until when it waits, and what was given', () => {
  const sale = { invoiceId: 'i', number: '2026/3', netCents: 24_000, totalCents: 29_280, creditedNetCents: 0 }
  const sold = { sale: { ...sale, payBy: '2026-11-30', soldAt: '2026-11-01T00:00:00.000Z' } }
  expect(priceWords(one({ state: 'waits', ...sold }))).toMatch(
    /^Aspetta il pagamento, 240,00.€ più IVA: tenuto fino al 30 novembre 2026$/,
  )
  expect(priceWords(one({ state: 'sold', ...sold }))).toMatch(/^Venduto per 240,00.€ più IVA$/)
  expect(priceWords(one({ state: 'gift' }))).toBe('Omaggio')
})

it('names a vendor that is gone as such', () => {
  expect(vendorNameOf(one({ vendor: { name: null, slug: '', city: '', isPublic: false } }))).toBe(
    'Fornitore eliminato',
  )
})

it('says how often it was seen from its first day on, and of what was released only what was counted', () => {
  expect(wasShown(one({}), '2026-10-31')).toBe(false)
  expect(wasShown(one({}), '2026-11-01')).toBe(true)
  expect(wasShown(one({ state: 'waits' }), '2026-11-01')).toBe(false)
  expect(wasShown(one({ state: 'released' }), '2026-11-20')).toBe(false)
  expect(wasShown(one({ state: 'released', views: 1 }), '2026-11-20')).toBe(true)
})

it('says which days were not served and what their share still is', () => {
  const sale = {
    invoiceId: 'i',
    number: '2026/1',
    netCents: 24_000,
    totalCents: 29_280,
    creditedNetCents: 0,
    payBy: '2026-11-01',
    soldAt: '2026-10-20T00:00:00.000Z',
  }
  const held = one({ state: 'sold', sale, unserved: 3 })
  expect(unservedWords(held)).toBe('3 giorni non serviti, 24,00\u00a0€ più IVA')
  expect(unservedWords({ ...held, sale: { ...sale, creditedNetCents: 2_400 } })).toBe('3 giorni non serviti')
  expect(unservedReason(held)).toBe(
    'Posto in evidenza (Homepage, in evidenza, 1 nov 2026 – 30 nov 2026): 3 giorni su 30 con la pagina sospesa.',
  )
})
