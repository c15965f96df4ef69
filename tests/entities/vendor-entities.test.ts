/** Every kind of thing that everybody sees of a vendor can all that such a thing must: whoever misses something fails by its name. */
import { getTableConfig } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { VENDOR_KINDS } from '#contract/entities.ts'
import { newId } from '#contract/kit/new-id.ts'
import { CHANGE_EVENTS } from '#contract/wire/hubs.ts'
import { VENDOR_ENTITIES } from '#server/features/sync/entities.ts'
import { type Person, type TestApp, newVendor, startTestApp } from '#tests/support/test-app.ts'
import { tableColumns } from '#tests/support/table-columns.ts'

/** How one is made, and what is written in it: two fields, each by itself. */
const SAMPLES: Record<
  (typeof VENDOR_ENTITIES)[number]['topic'],
  { body: () => { id: string }; edits: readonly [string, unknown, string, unknown] }
> = {
  video: {
    body: () => ({ id: newId(), title: 'La festa', provider: 'vimeo', source: '76979871', position: 0 }),
    edits: ['title', 'La festa in villa', 'position', 3],
  },
}

let at: TestApp
let villa: Person & { vendorId: string }
let others: Person & { vendorId: string }
beforeAll(async () => {
  at = await startTestApp()
  ;[villa, others] = await Promise.all([newVendor(at, 'Villa Aperta'), newVendor(at, 'Foto Altrui')])
})
afterAll(() => at.close())

const heard = async (after: number) =>
  (await (await fetch(`${at.url}/api/sync/vendorChanges?after=${after}`)).json()) as {
    seq: number
    changes: { event: string; payload: any }[]
  }

it('has every kind of the contract', () => {
  expect(VENDOR_ENTITIES.map(({ topic }) => topic)).toEqual(Object.keys(VENDOR_KINDS))
})

describe.each(VENDOR_ENTITIES.map((entity) => [entity.topic, entity] as const))('%s', (topic, entity) => {
  const { body, edits } = SAMPLES[topic]
  const { list, add, change, remove } = VENDOR_KINDS[topic].calls
  const pathOf = (call: string, id = '') => `/api/Vendor/${call}${id && `/${id}`}`
  const made = async (who: Person = villa) => {
    const { status, body: one } = await who.call('POST', pathOf(add), body())
    expect(status, JSON.stringify(one)).toBe(200)
    return one as { id: string; version: number }
  }
  const listed = async (vendorId: string) =>
    ((await (await fetch(`${at.url}${pathOf(list)}?id=${vendorId}`)).json()) as { id: string }[]).map(
      ({ id }) => id,
    )

  it('has the table that its contract says', async () => {
    const { said, found } = await tableColumns(at, entity.table)
    expect(said).toEqual(found)
  })

  it('is read and told of by everybody, by GET and by POST', async () => {
    const { seq } = await heard(0)
    const { id } = await made()
    await expect.poll(() => listed(villa.vendorId)).toContain(id)
    const { body: posted } = await others.call('POST', pathOf(list), villa.vendorId)
    expect(posted.map((one: { id: string }) => one.id)).toContain(id)
    const told = (await heard(seq)).changes.find(({ event }) => event === CHANGE_EVENTS[topic].created)
    expect(told?.payload).toMatchObject({ id, vendorId: villa.vendorId })
    expect(entity.Whole.safeParse(told?.payload).error).toBeUndefined()
  })

  it('merges what two devices wrote in different fields', async () => {
    const { id, version } = await made()
    const [field, value, otherField, otherValue] = edits
    await villa.call('PUT', pathOf(change, id), { [field]: value, baseVersion: version })
    const { status, body: merged } = await villa.call('PUT', pathOf(change, id), {
      [otherField]: otherValue,
      baseVersion: version,
    })
    expect([status, merged[field], merged[otherField]]).toEqual([200, value, otherValue])
  })

  it('is its vendor’s alone to change, and gone for everybody once removed', async () => {
    const { id } = await made()
    const [field, value] = edits
    const asked = [
      await others.call('PUT', pathOf(change, id), { [field]: value }),
      await others.call('DELETE', pathOf(remove, id)),
    ]
    expect(asked.map(({ status }) => status)).toEqual([404, 404])
    const { seq } = await heard(0)
    expect((await villa.call('DELETE', pathOf(remove, id))).status).toBe(200)
    await expect.poll(() => listed(villa.vendorId)).not.toContain(id)
    expect((await heard(seq)).changes).toContainEqual(
      expect.objectContaining({ event: CHANGE_EVENTS[topic].deleted, payload: id }),
    )
    const late = await villa.call('PUT', pathOf(change, id), { [field]: value })
    expect([late.status, late.body.code]).toEqual([410, 'deleted'])
  })

  it('is nobody’s to see while its vendor is suspended', async () => {
    const suspended = await newVendor(at, 'Villa Sospesa')
    const { id } = await made(suspended)
    await at.database.pool.query(
      `update vendor set active = false, deactivation_reason = 'Di prova.' where id = $1`,
      [suspended.vendorId],
    )
    expect(await entity.find(id, at.database.db)).toBeUndefined()
    const { body: unseen } = await others.call('POST', pathOf(list), suspended.vendorId)
    expect(unseen).toEqual([])
  })

  it('leaves nothing when its vendor is erased', async () => {
    const gone = await newVendor(at, 'Villa Chiusa')
    const { id } = await made(gone)
    const [field, value] = edits
    await gone.call('PUT', pathOf(change, id), { [field]: value })
    const headers = { 'Idempotency-Key': newId() }
    const path = `/api/Vendor/deleteVendor/${gone.vendorId}`
    expect((await gone.call('DELETE', path, undefined, headers)).status).toBe(200)
    for (const query of [
      `select 1 from ${getTableConfig(entity.table).name} where id = $1`,
      'select 1 from field_history where entity_id = $1',
    ])
      expect((await at.database.pool.query(query, [id])).rows).toEqual([])
  })
})
