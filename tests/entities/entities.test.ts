/** Every kind of thing a couple keeps can all that such a thing must: whoever misses something fails by its name. */
import { getTableConfig } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHANGE_EVENTS } from '#contract/wire/hubs.ts'
import { newId } from '#contract/kit/new-id.ts'
import { COUPLE_ENTITIES } from '#server/features/sync/entities.ts'
import {
  type Person,
  type TestApp,
  newAdmin,
  newCouple,
  newPartner,
  startTestApp,
} from '#tests/support/test-app.ts'
import { tableColumns } from '#tests/support/table-columns.ts'
import { type Couple, SAMPLES, waysOf } from './samples.ts'

let at: TestApp
let anna: Couple
let marco: Person
let others: Couple
let admin: Person
beforeAll(async () => {
  at = await startTestApp()
  ;[anna, others, admin] = await Promise.all([newCouple(at), newCouple(at), newAdmin(at)])
  marco = await newPartner(at, anna)
})
afterAll(() => at.close())

const heard = async (who: Person, after: number) =>
  (await who.call('GET', `/api/sync/changes?after=${after}`)).body as {
    seq: number
    changes: { event: string; payload: any }[]
  }
const marks = async (id: string, topic: string) =>
  (await anna.call('GET', `/api/Couple/getHistory?entityId=${id}`)).body
    .filter((row: any) => row.conflict && row.topic === topic)
    .map(({ field, previous }: any) => [field, previous])

describe.each(COUPLE_ENTITIES.map((entity) => [entity.topic, entity] as const))('%s', (topic, entity) => {
  const sample = SAMPLES[topic]
  const { make, change, remove } = waysOf(sample, entity.calls)
  const edits = typeof sample.edits === 'string' ? undefined : sample.edits
  // What a kind has not is no test of it: none is skipped.
  const whereEdited = edits ? [edits] : []
  const whereRemoved = typeof remove === 'function' ? [remove] : []
  const whereAdministered = entity.calls?.admin ? [entity.calls] : []
  const events = CHANGE_EVENTS[topic]
  const made = async (couple: Couple = anna) => {
    const { status, body } = await make!(at, couple, await sample.body(at, couple))
    expect(status, JSON.stringify(body)).toBe(200)
    return body as { id: string; version: number }
  }

  it('has the table that its contract says', async () => {
    const { said, found } = await tableColumns(at, entity.table)
    expect(said).toEqual(found)
  })

  it('is made, found by its id, and told to the partner', async () => {
    const { seq } = await heard(marco, 0)
    const { id } = await made()
    const loaded = (await entity.find(id, at.database.db)) as { id: string; coupleId: string }
    expect(loaded).toMatchObject({ id, coupleId: anna.coupleId })
    const told = (await heard(marco, seq)).changes.filter(({ event }) =>
      event.startsWith(events.created.replace(/Create$/, '')),
    )
    expect(told.map(({ payload }) => payload)).toContainEqual(JSON.parse(JSON.stringify(loaded)))
    expect(entity.Whole.safeParse(loaded).error).toBeUndefined()
  })

  it.each(whereEdited)('merges what two wrote in different fields', async ({ apart }) => {
    const { id, version } = await made()
    const [hers, one, his, two] = apart
    await change!(anna, id, { [hers]: one, baseVersion: version })
    const { status, body } = await change!(marco, id, { [his]: two, baseVersion: version })
    expect([status, body[hers], body[his]]).toEqual([200, one, two])
  })

  it.each(whereEdited)('keeps the later of two values and marks the one it replaced', async ({ both }) => {
    const { id, version } = await made()
    const [field, hers, his] = both
    await change!(anna, id, { [field]: hers, baseVersion: version })
    const { body } = await change!(marco, id, { [field]: his, baseVersion: version })
    expect(body[field]).toEqual(his)
    expect(await marks(id, topic)).toContainEqual([field, hers])
  })

  it('is its couple’s alone', async () => {
    const { id } = await made()
    const asked = [
      ...(change && edits
        ? [await change(others, id, { [edits.both[0]]: edits.both[1], baseVersion: 1 })]
        : []),
      ...(typeof remove === 'function' ? [await remove(others, id)] : []),
      await others.call('GET', `/api/Couple/getHistory?entityId=${id}`),
    ]
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 404))
    expect((await anna.call('GET', `/api/Couple/getHistory?entityId=${id}`)).status).toBe(200)
  })

  it.each(whereRemoved)('is gone once removed: told, and refused to who changes it later', async (remove) => {
    const { id, version } = await made()
    const { seq } = await heard(marco, 0)
    expect((await remove(anna, id)).status).toBe(200)
    expect(await entity.find(id, at.database.db)).toBeUndefined()
    expect((await heard(marco, seq)).changes).toContainEqual(
      expect.objectContaining({ event: events.deleted, payload: id }),
    )
    if (!change || !edits) return
    const [field, hers] = edits.both
    const late = await change(marco, id, { [field]: hers, baseVersion: version })
    expect([late.status, late.body.code]).toEqual([410, 'deleted'])
    expect(late.body.detail).not.toBe('Questo elemento è stato eliminato.')
  })

  it.each(whereAdministered)(
    'is listed, made, changed and removed by an administrator for its couple',
    async (calls) => {
      const body = { ...(await sample.body(at, anna)), coupleId: anna.coupleId }
      const { body: one } = await admin.call('POST', `/api/Admin/${calls.add}`, body)
      const list = await admin.call('POST', `/api/Admin/${calls.list}`, { id: anna.coupleId })
      expect(list.body.map(({ id }: { id: string }) => id)).toContain(one.id)
      const [field, value] = edits!.both
      expect(
        (await admin.call('PUT', `/api/Admin/${calls.change}/${one.id}`, { [field]: value })).body[field],
      ).toEqual(value)
      expect((await admin.call('DELETE', `/api/Admin/${calls.remove}/${one.id}`)).status).toBe(200)
    },
  )

  it('leaves nothing when its couple is erased', async () => {
    const gone = await newCouple(at)
    const { id, version } = await made(gone)
    if (change && edits) await change(gone, id, { [edits.both[0]]: edits.both[1], baseVersion: version })
    expect(
      (
        await gone.call('DELETE', `/api/Couple/deleteCouple/${gone.coupleId}`, undefined, {
          'Idempotency-Key': newId(),
        })
      ).status,
    ).toBe(200)
    const { name } = getTableConfig(entity.table)
    for (const query of [
      `select 1 from ${name} where id = $1`,
      'select 1 from field_history where entity_id = $1',
    ])
      expect((await at.database.pool.query(query, [id])).rows).toEqual([])
  })
})
