import { describe, expect, it } from 'vitest'
import { CALLS } from '../calls.ts'
import { VendorChange } from '../vendors/vendor.ts'

describe('a change', () => {
  it('says nothing of the fields it leaves out', () => {
    expect(VendorChange.parse({ headline: 'Sul colle' })).toEqual({ headline: 'Sul colle' })
    expect(VendorChange.parse({ priceFromCents: 100, baseVersion: 3 })).toEqual({
      priceFromCents: 100,
      baseVersion: 3,
    })
  })

  it('is empty when it is empty, for every update of the contract', () => {
    for (const [name, call] of Object.entries(CALLS)) {
      if (!('body' in call && 'params' in call && /update/i.test(name))) continue
      const parsed = call.body['~standard'].validate({}) as { value?: object }
      expect([name, parsed.value]).toEqual([name, {}])
    }
  })
})
