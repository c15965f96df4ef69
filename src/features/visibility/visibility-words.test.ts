import { expect, it } from 'vitest'
import type { AdminVisibility } from '#contract/site-management.ts'
import { besideWords, vendorNameOf } from './visibility-words.ts'

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
  expect(besideWords(one({ id: 'x', placement: 'list', from: '2027-01-01', to: '2027-01-02' }), all)).toBe(
    undefined,
  )
  expect(besideWords(one({ placement: 'category' }), all)).toBe(undefined)
})

it('names a vendor that is gone as such', () => {
  expect(vendorNameOf(one({ vendor: { name: null, slug: '', city: '', isPublic: false } }))).toBe(
    'Fornitore eliminato',
  )
})
