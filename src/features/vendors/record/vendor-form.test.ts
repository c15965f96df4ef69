import { expect, it } from 'vitest'
import { VendorChange } from '#contract/vendors/vendor.ts'
import { changeOf } from './vendor-form.ts'

it('sends what was typed and nothing else, without margins; what was emptied is taken off', () => {
  const change = changeOf({ businessName: ' Villa Serena ', phone: ' ', priceFromCents: null, headline: '' })
  expect(change).toEqual({ businessName: 'Villa Serena', phone: null, priceFromCents: null, headline: '' })
  expect(VendorChange.safeParse(change).success).toBe(true)
  expect(changeOf({})).toEqual({})
})
