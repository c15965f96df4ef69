import { v5 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import {
  type Person,
  type TestApp,
  newCouple,
  newPartner,
  newVendor,
  startTestApp,
} from '#tests/support/test-app.ts'

let at: TestApp
let anna: Person & { coupleId: string }
let marco: Person
beforeAll(async () => {
  at = await startTestApp()
  anna = await newCouple(at)
  marco = await newPartner(at, anna)
})
afterAll(() => at.close())

const add = (who: Person, task: Record<string, unknown> = {}, headers = {}) =>
  who.call(
    'POST',
    '/api/Couple/addTaskCouple',
    { id: newId(), title: 'Prova menù', category: 'catering', ...task },
    headers,
  )
const list = async (who: Person) => (await who.call('POST', '/api/Couple/getTaskCoupleById')).body

describe('a couple’s tasks', () => {
  it('need no more than an id, a title and a category, and are of the session’s couple', async () => {
    const { status, body } = await add(anna)
    expect(status).toBe(200)
    expect(body).toMatchObject({ coupleId: anna.coupleId, version: 1, done: false, notes: '', dueDate: null })
    expect(body.position).toMatch(/\w+/)
  })

  it('are seen by both partners and by nobody else', async () => {
    const { body } = await add(anna, { title: 'Scegliere le fedi' })
    expect((await list(marco)).map((task: { id: string }) => task.id)).toContain(body.id)
    const others = await newCouple(at)
    expect(await list(others)).toEqual([])
    expect((await others.call('PUT', `/api/Couple/updateTaskCouple/${body.id}`, { done: true })).status).toBe(
      404,
    )
    expect((await others.call('DELETE', `/api/Couple/deleteTaskCouple/${body.id}`)).status).toBe(404)
    const vendor = await newVendor(at)
    expect((await vendor.call('POST', '/api/Couple/getTaskCoupleById')).status).toBe(403)
  })

  it('are written once for one key, however often they are sent', async () => {
    const key = { 'Idempotency-Key': newId() }
    const task = { id: newId(), title: 'Una volta sola' }
    const answers = await Promise.all([add(anna, task, key), add(anna, task, key), add(anna, task, key)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body, Object.keys(body).sort()))).size).toBe(1)
    const other = await add(anna, { ...task, title: 'Altro' }, key)
    expect([other.status, other.body.code]).toEqual([422, 'key_reused'])
  })

  it('are not doubled when they are sent twice without a key', async () => {
    const task = { id: newId(), title: 'Senza chiave' }
    const [first, second] = [await add(anna, task), await add(anna, task)]
    expect(second.body).toEqual(first.body)
    const clash = await add(anna, { ...task, title: 'Con un altro titolo' })
    expect([clash.status, clash.body.code]).toEqual([409, 'already_exists'])
  })

  it('of the template are there once when both partners made them, each on a phone without a network', async () => {
    const id = v5('task fiori-preventivi', anna.coupleId)
    const made = { id, title: 'Chiedere i preventivi dei fiori', fromTemplate: 'fiori-preventivi' }
    const first = await add(anna, { ...made, dueDate: '2027-01-01' })
    await anna.call('PUT', `/api/Couple/updateTaskCouple/${id}`, { notes: 'Ne parliamo domenica' })
    const second = await add(marco, { ...made, dueDate: '2027-01-08' })
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body).toMatchObject({ version: 2, dueDate: '2027-01-01', notes: 'Ne parliamo domenica' })
    expect((await list(marco)).filter((task: { id: string }) => task.id === id)).toHaveLength(1)
    expect((await add(await newCouple(at), made)).body.code).toBe('already_exists')
  })

  it('merge by field what both partners changed, and keep the value that was replaced', async () => {
    const { body: task } = await add(anna, { title: 'Fiori' })
    const change = (who: Person, fields: object) =>
      who.call('PUT', `/api/Couple/updateTaskCouple/${task.id}`, { ...fields, baseVersion: 1 })
    await change(anna, { title: 'Fiori in chiesa' })
    await change(marco, { notes: 'Peonie' })
    const { body } = await change(marco, { title: 'Fiori al ricevimento' })
    expect(body).toMatchObject({ title: 'Fiori al ricevimento', notes: 'Peonie', version: 4 })
    const history = (await anna.call('GET', `/api/Couple/getHistory?entityId=${task.id}`)).body
    expect(history.filter((row: { conflict: boolean }) => row.conflict)).toEqual([
      expect.objectContaining({
        field: 'title',
        previous: 'Fiori in chiesa',
        value: 'Fiori al ricevimento',
        by: marco.uid,
      }),
    ])
  })

  it('tell a late edit that the other partner has deleted them, and come back when they are added again', async () => {
    const { body: task } = await add(anna, { title: 'Noleggio sedie' })
    await marco.call('DELETE', `/api/Couple/deleteTaskCouple/${task.id}`)
    const late = await anna.call('PUT', `/api/Couple/updateTaskCouple/${task.id}`, {
      done: true,
      baseVersion: 1,
    })
    expect([late.status, late.body.code]).toEqual([410, 'deleted'])
    const again = await add(anna, { id: task.id, title: 'Noleggio sedie' })
    expect(again.body).toMatchObject({ id: task.id, version: 3 })
  })

  it('carry the moment they were done, by the server’s clock', async () => {
    const { body: task } = await add(anna)
    const update = (done: boolean) => anna.call('PUT', `/api/Couple/updateTaskCouple/${task.id}`, { done })
    expect((await update(true)).body.doneAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    expect((await update(false)).body.doneAt).toBeNull()
  })

  it('refuse what is not theirs to know: unknown keys, long texts, wrong dates', async () => {
    for (const [field, value] of [
      ['coupleId', newId()],
      ['title', 'x'.repeat(201)],
      ['dueDate', '2027-02-30'],
      ['title', '   '],
    ] as const) {
      const { status, body } = await add(anna, { [field]: value })
      expect([status, body.code], `${field} = ${value}`).toEqual([400, 'malformed'])
      expect(body.errors.length).toBeGreaterThan(0)
    }
  })
})
