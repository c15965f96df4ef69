import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { QUOTE_TEMPLATES, QUOTE_TEMPLATES_FULL } from '#contract/lists/bookings/quote-templates.ts'
import { CHANGE_EVENTS } from '#contract/wire/hubs.ts'
import { type Person, type TestApp, newVendor, startTestApp } from '#tests/support/test-app.ts'
import { tableColumns } from '#tests/support/table-columns.ts'
import { quoteTemplates } from './quote-template-service.ts'

let at: TestApp
let villa: Person & { vendorId: string }
let others: Person & { vendorId: string }
beforeAll(async () => {
  at = await startTestApp()
  ;[villa, others] = await Promise.all([newVendor(at, 'Villa Cipressa'), newVendor(at, 'Foto Altrui')])
})
afterAll(() => at.close())

const QUOTE = {
  lines: [{ label: 'Menù', quantity: 1, unitCents: 6_800, perGuest: true, vatRate: 10 }],
  discount: { kind: 'percent', value: 5, label: '' },
  payments: [
    { kind: 'caparra', due: 'signing', amountCents: 50_000 },
    { kind: 'saldo', due: 'before', days: 15 },
  ],
  validDays: 30,
  notes: 'Tovaglie comprese.',
}
const template = (more: object = {}) => ({ id: newId(), name: 'Cena', quote: QUOTE, ...more })
const add = (body: object, who: Person = villa) => who.call('POST', '/api/Vendor/addQuoteTemplate', body)
const change = (id: string, body: object, who: Person = villa) =>
  who.call('PUT', `/api/Vendor/updateQuoteTemplate/${id}`, body)
const remove = (id: string, who: Person = villa) =>
  who.call('DELETE', `/api/Vendor/deleteQuoteTemplate/${id}`)
const own = async (who: Person = villa) =>
  (await who.call('GET', '/api/Vendor/getQuoteTemplates')).body as { id: string; name: string }[]
const ids = async (who: Person = villa) => (await own(who)).map(({ id }) => id)

it('has the table that its contract says', async () => {
  const { said, found } = await tableColumns(at, quoteTemplates.table)
  expect(said).toEqual(found)
})

it('is kept as it was written, for its vendor alone', async () => {
  const { status, body } = await add(template())
  expect([status, body.quote]).toEqual([200, QUOTE])
  expect(await ids(others)).not.toContain(body.id)
  expect((await change(body.id, { name: 'Mia' }, others)).status).toBe(404)
  expect((await remove(body.id, others)).status).toBe(404)
  expect(await own()).toContainEqual(body)
})

it('is renamed, replaced and deleted, and the vendor’s other devices hear of each', async () => {
  const seq = async () => (await villa.call('GET', '/api/sync/ownVendorChanges?after=0')).body.seq as number
  const { body } = await add(template())
  const before = await seq()
  expect((await change(body.id, { name: 'Cena in limonaia' })).body.name).toBe('Cena in limonaia')
  const quote = { ...QUOTE, notes: '' }
  expect((await change(body.id, { quote })).body).toMatchObject({ name: 'Cena in limonaia', quote })
  expect((await remove(body.id)).status).toBe(200)
  expect(await ids()).not.toContain(body.id)
  const { changes } = (await villa.call('GET', `/api/sync/ownVendorChanges?after=${before}`)).body
  expect(changes).toContainEqual(
    expect.objectContaining({ event: CHANGE_EVENTS.quoteTemplate.deleted, payload: body.id }),
  )
})

it('needs a name, and no more than a quote may have', async () => {
  expect((await add(template({ name: '  ' }))).status).toBe(400)
  expect((await add(template({ quote: { ...QUOTE, validDays: 731 } }))).status).toBe(400)
  const lines = Array.from({ length: 61 }, () => ({ label: 'Voce' }))
  expect((await add(template({ quote: { ...QUOTE, lines } }))).status).toBe(400)
})

it('are twenty at most, and that is said; one that is deleted makes room', async () => {
  const all = Array.from({ length: QUOTE_TEMPLATES }, () => template())
  for (const one of all) expect((await add(one, others)).status).toBe(200)
  const refused = await add(template(), others)
  expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
    422,
    'rule_broken',
    QUOTE_TEMPLATES_FULL,
  ])
  await remove(all[0]!.id, others)
  expect((await add(template(), others)).status).toBe(200)
})
