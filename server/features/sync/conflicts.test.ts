import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { type Person, type TestApp, newCouple, newPartner, startTestApp } from '#tests/support/test-app.ts'

let at: TestApp
let anna: Person & { coupleId: string }
let marco: Person
beforeAll(async () => {
  at = await startTestApp()
  anna = await newCouple(at)
  marco = await newPartner(at, anna)
})
afterAll(() => at.close())

const newTask = async (title: string) => {
  const task = { id: newId(), title, category: 'altro' }
  await anna.call('POST', '/api/Couple/addTaskCouple', task)
  return task
}
const changeTask = (who: Person, id: string, change: object) =>
  who.call('PUT', `/api/Couple/updateTaskCouple/${id}`, change)
const conflicts = async (id: string) =>
  (await anna.call('GET', `/api/Couple/getHistory?entityId=${id}`)).body
    .filter((row: { conflict: boolean }) => row.conflict)
    .map((row: { field: string }) => row.field)

describe('payments of an item', () => {
  const pay = (amountCents: number, more: object = {}) => ({
    id: newId(),
    label: '',
    kind: 'acconto',
    amountCents,
    dueDate: null,
    paidAt: null,
    paidBy: null,
    ...more,
  })
  const newItem = async (payments: object[]) => {
    const item = { id: newId(), title: 'Banchetto', category: 'ricevimento', payments }
    await anna.call('POST', '/api/Couple/addBudgetItemCouple', item)
    return item.id
  }
  const change = (who: Person, id: string, payments: unknown, baseVersion = 1) =>
    who.call('PUT', `/api/Couple/updateBudgetItemCouple/${id}`, { payments, baseVersion })

  it('merge payment by payment: what each added, changed and took away', async () => {
    const [caparra, acconto, wrong] = [pay(100), pay(200), pay(300)]
    const id = await newItem([caparra, acconto, wrong])
    const [hers, his] = [pay(400), pay(500)]
    await change(anna, id, { put: [{ ...caparra, paidAt: '2026-11-20' }, hers] })
    const { body } = await change(marco, id, {
      put: [{ ...acconto, amountCents: 250 }, his],
      remove: [wrong.id],
    })
    expect(body.payments).toEqual([
      { ...caparra, paidAt: '2026-11-20' },
      { ...acconto, amountCents: 250 },
      hers,
      his,
    ])
    expect(await conflicts(id)).toEqual([])
  })

  it('keep the other value when both changed the same one, or one took away what the other changed', async () => {
    const [caparra, acconto] = [pay(100), pay(200)]
    const id = await newItem([caparra, acconto])
    await change(anna, id, { put: [{ ...caparra, amountCents: 150 }], remove: [acconto.id] })
    const { body } = await change(marco, id, {
      put: [
        { ...caparra, amountCents: 175 },
        { ...acconto, amountCents: 225 },
      ],
    })
    expect(body.payments.map(({ amountCents }: { amountCents: number }) => amountCents)).toEqual([175, 225])
    expect((await conflicts(id)).toSorted()).toEqual(
      [`payments.${caparra.id}`, `payments.${acconto.id}`].toSorted(),
    )
    const { body: history } = await anna.call('GET', `/api/Couple/getHistory?entityId=${id}`)
    expect(history.find((row: any) => row.field === `payments.${acconto.id}` && row.conflict)).toMatchObject({
      value: { amountCents: 225 },
      previous: null,
    })
  })

  it('may still be given whole, and are never more than sixty', async () => {
    const id = await newItem([pay(100)])
    const one = pay(900)
    expect((await change(marco, id, [one])).body.payments).toEqual([one])
    const many = Array.from({ length: 60 }, () => pay(1))
    const { status, body } = await change(marco, id, { put: many }, 2)
    expect([status, body.code]).toEqual([422, 'rule_broken'])
    expect((await change(marco, id, { put: many, other: [] })).status).toBe(400)
  })
})

describe('both at once', () => {
  it('ticking the same task is no conflict, and one tick', async () => {
    const { id } = await newTask('Fedi')
    const first = await changeTask(anna, id, { done: true, baseVersion: 1 })
    const second = await changeTask(marco, id, { done: true, baseVersion: 1 })
    expect(second.body).toEqual(first.body)
    expect(await conflicts(id)).toEqual([])
  })

  it('moving the same task leaves it where the later one put it, once', async () => {
    const [a, b] = [await newTask('uno'), await newTask('due')]
    await changeTask(anna, a.id, { position: 'b5', baseVersion: 1 })
    await changeTask(marco, b.id, { position: 'b5', baseVersion: 1 })
    await changeTask(marco, a.id, { position: 'b7', baseVersion: 1 })
    const { body } = await anna.call('POST', '/api/Couple/getTaskCoupleById')
    const { body: his } = await marco.call('POST', '/api/Couple/getTaskCoupleById')
    const order = body.map((task: { id: string }) => task.id)
    expect(his.map((task: { id: string }) => task.id)).toEqual(order)
    expect(order.filter((id: string) => id === a.id)).toHaveLength(1)
    expect(order.indexOf(b.id)).toBeLessThan(order.indexOf(a.id))
  })

  it('a deletion beats an edit, which is told so; what was deleted can be made again under its id', async () => {
    const task = await newTask('Bomboniere')
    await anna.call('DELETE', `/api/Couple/deleteTaskCouple/${task.id}`)
    const { status, body } = await changeTask(marco, task.id, { title: 'Confetti', baseVersion: 1 })
    expect([status, body.code]).toEqual([410, 'deleted'])
    // "Annulla" of a deletion that has been sent, and the author of the edit who wants it back.
    const again = await marco.call('POST', '/api/Couple/addTaskCouple', { ...task, title: 'Confetti' })
    expect(again.body).toMatchObject({ id: task.id, title: 'Confetti' })
    expect(again.body.version).toBeGreaterThan(2)
    expect((await changeTask(anna, task.id, { notes: 'rosa', baseVersion: 1 })).body).toMatchObject({
      title: 'Confetti',
      notes: 'rosa',
    })
  })
})

describe('an edit that comes back from a file', () => {
  it('is marked where it goes over a newer note, though the same phone wrote both', async () => {
    const { id } = await newTask('Sarta')
    await changeTask(marco, id, { notes: 'lunedì', baseVersion: 1 })
    const { body } = await changeTask(marco, id, { notes: 'venerdì', baseVersion: 1, restored: true })
    expect(body.notes).toBe('venerdì')
    expect(await conflicts(id)).toEqual(['notes'])
    const { body: open } = await anna.call('GET', '/api/Couple/getConflicts')
    expect(JSON.stringify(open)).toContain('lunedì')
  })

  it('is done once with the edit that was sent after all, under one key', async () => {
    const { id } = await newTask('Fiorista')
    const headers = { 'Idempotency-Key': newId() }
    const edit = { notes: 'peonie', baseVersion: 1 }
    const path = `/api/Couple/updateTaskCouple/${id}`
    const first = await marco.call('PUT', path, edit, headers)
    const again = await marco.call('PUT', path, { ...edit, restored: true }, headers)
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(await conflicts(id)).toEqual([])
  })
})
