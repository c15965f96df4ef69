import { expect, it } from 'vitest'
import type { Vendor } from '#contract/vendors/vendor.ts'
import { applyVendor, vendorUpdate } from './vendor-commands.ts'
import { draftOf, vendorChanges } from './vendor-draft.ts'
import { fieldErrors } from '../../plan/fields.ts'
import { VENDOR_FIELDS, VENDOR_FORM } from './vendor-fields.ts'
import { pageSteps } from './page-steps.ts'

const vendor = {
  id: '0192f0a0-0000-7000-8000-00000000000f',
  version: 3,
  businessName: 'Villa Cipressa',
  category: 'location',
  headline: '',
  description: '',
  place: { region: 'toscana', province: 'SI', city: 'Siena', lat: 43.3, lng: 11.3 },
  coverage: ['toscana'],
  priceFromCents: 580_000,
  priceRange: 2,
  takesBookings: true,
  capacity: { max: 180 },
  dailyCapacity: 1,
  since: 1998,
  services: ['Parcheggio'],
  languages: ['Italiano'],
  phone: '+39 0577 1',
  socials: { instagram: 'villa' },
  faq: [],
  gallery: [{ id: 'a', alt: '' }],
} as unknown as Vendor

const changed = (typed: Partial<ReturnType<typeof draftOf>>) =>
  vendorChanges(vendor, { ...draftOf(vendor), ...typed })

it('sends only what differs', () => {
  expect(changed({})).toEqual({})
  expect(changed({ headline: ' Fra gli ulivi ', guestsMin: '40' })).toEqual({
    headline: 'Fra gli ulivi',
    capacity: { min: 40, max: 180 },
  })
})

it('says at the greatest number of guests that it is below the smallest, and keeps what was typed until it is not', () => {
  const wrongIn = (guestsMin: string, guestsMax: string) =>
    fieldErrors({ ...draftOf(vendor), guestsMin, guestsMax }, VENDOR_FORM)
  expect(wrongIn('300', '100')).toEqual({ guestsMax: expect.stringMatching(/da 300 in su/) })
  for (const [min, max] of [
    ['40', '180'],
    ['180', '180'],
    ['300', ''],
    ['', '100'],
  ] as const)
    expect(wrongIn(min, max)).toEqual({})
  // Where the edit was refused, it is put right by the same words.
  const refused = fieldErrors({ capacity: { min: 300, max: 100 } }, VENDOR_FIELDS)
  expect(refused).toEqual({ capacity: expect.stringMatching(/da 300 in su/) })
})

it('takes off what was emptied', () => {
  expect(changed({ priceFromCents: null, since: '', phone: ' ', instagram: '', guestsMax: '' })).toEqual({
    priceFromCents: null,
    since: null,
    phone: null,
    socials: {},
    capacity: {},
  })
  const pending = [
    {
      name: vendorUpdate.name,
      entity: { kind: 'vendor', id: vendor.id },
      args: { id: vendor.id, changes: { priceFromCents: null, headline: 'Fra gli ulivi' } },
      order: 1,
    },
  ] as never
  const shown = applyVendor(vendor, pending)
  expect(shown.headline).toBe('Fra gli ulivi')
  expect(shown).not.toHaveProperty('priceFromCents')
})

it('forgets where it was on the map once it is elsewhere', () => {
  expect(changed({ address: 'Via dei Tigli 1' }).place).toEqual({
    region: 'toscana',
    province: 'SI',
    city: 'Siena',
    address: 'Via dei Tigli 1',
  })
})

it('says what couples look for and do not find, the most missed first', () => {
  const missing = pageSteps(vendor).filter(({ done }) => !done)
  expect(missing.map(({ key }) => key)).toEqual([
    'pictures',
    'description',
    'headline',
    'services',
    'questions',
    'words',
  ])
})
