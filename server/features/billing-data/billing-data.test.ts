import { afterAll, beforeAll, expect, it } from 'vitest'
import { EMPTY_BILLING } from '#contract/billing/billing-fields.ts'
import { type TestApp, newCouple, newVendor, startTestApp } from '#tests/support/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.close())

type Vendor = Awaited<ReturnType<typeof newVendor>>
const set = (vendor: Vendor, body: object) => vendor.call('PUT', '/api/Vendor/setBillingData', body)
const read = async (vendor: Vendor) => (await vendor.call('GET', '/api/Vendor/getBillingData')).body

it('is nothing before it is written, and is written one field at a time', async () => {
  const villa = await newVendor(at)
  expect(await read(villa)).toBeNull()
  const { body } = await set(villa, { legalName: 'Villa Cipressa S.r.l.', baseVersion: 0 })
  expect(body).toMatchObject({
    ...EMPTY_BILLING,
    legalName: 'Villa Cipressa S.r.l.',
    vendorId: villa.vendorId,
  })
  await set(villa, { vatNumber: 'IT 0665 5971 007', baseVersion: body.version })
  await set(villa, { pec: 'villa@pec.test', baseVersion: body.version })
  expect(await read(villa)).toMatchObject({
    legalName: 'Villa Cipressa S.r.l.',
    vatNumber: '06655971007',
    pec: 'villa@pec.test',
  })
})

it('is kept in the letters of the invoice, whatever apostrophe was typed', async () => {
  const villa = await newVendor(at)
  const { status, body } = await set(villa, { street: 'Via dell’Olmo 3', town: 'Sant’Angelo' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ street: "Via dell'Olmo 3", town: "Sant'Angelo" })
})

it('refuses in words, at its field, what cannot stand on an invoice, and changes nothing', async () => {
  const villa = await newVendor(at)
  await set(villa, { town: 'Siena' })
  for (const [change, field, words] of [
    [{ vatNumber: '06655971008' }, 'vatNumber', /Una cifra non torna/],
    [{ taxCode: 'RSSMRA85T10A562T' }, 'taxCode', /Un carattere non torna/],
    [{ postcode: '5303' }, 'postcode', /cinque cifre/],
    [{ town: 'Sofia', country: 'BG', sdiCode: 'ABCDEFG' }, 'sdiCode', /sede in Italia/],
  ] as const) {
    const { status, body } = await set(villa, change)
    expect([status, body.code], field).toEqual([422, 'rule_broken'])
    expect(body.errors).toEqual([{ path: `body.${field}`, message: expect.stringMatching(words) }])
  }
  expect(await read(villa)).toMatchObject({ ...EMPTY_BILLING, town: 'Siena' })
})

it('of a number that two write at once, lets one have it and tells the other', async () => {
  const both = await Promise.all([newVendor(at), newVendor(at)])
  const answers = await Promise.all(both.map((vendor) => set(vendor, { vatNumber: '05403151003' })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  const refused = answers.find(({ status }) => status === 422)!
  expect(refused.body.errors).toEqual([
    { path: 'body.vatNumber', message: expect.stringMatching(/già di un altro fornitore/) },
  ])
  // The same number of another country is another number.
  const abroad = await newVendor(at)
  expect((await set(abroad, { country: 'FR', vatNumber: '05403151003' })).status).toBe(200)
})

it('is told to the vendor’s own devices, and to nobody else in any answer', async () => {
  const [villa, studio, anna] = [await newVendor(at), await newVendor(at), await newCouple(at)]
  await set(villa, { street: 'Via del Segreto 9' })
  const own = (await villa.call('GET', '/api/sync/ownVendorChanges?after=0')).body
  expect(own.changes.map(({ event }: { event: string }) => event)).toContain('BillingDataCreate')
  expect(JSON.stringify(own)).toContain('Via del Segreto 9')
  for (const who of [studio, anna])
    for (const path of [
      `/api/Vendor/getVendorById?id=${villa.vendorId}`,
      '/api/sync/vendorChanges?after=0',
      '/api/Vendor/getAllVendor',
    ]) {
      const { body } = await who.call(path.includes('ById') ? 'POST' : 'GET', path)
      expect(JSON.stringify(body), path).not.toContain('Segreto')
    }
  expect((await anna.call('GET', '/api/Vendor/getBillingData')).status).toBe(403)
})
