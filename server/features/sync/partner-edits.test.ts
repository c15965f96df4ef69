/** What the other of the two wrote lately, as each of them is told. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { OUR_AUTHOR } from '#contract/lists/plan/history-authors.ts'
import {
  type Person,
  type TestApp,
  newAdmin,
  newCouple,
  newPartner,
  send,
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

const told = async (who: Person) => {
  const { body } = await who.call('GET', '/api/Couple/getPartnerEdits')
  // Marco has joined the couple, which is an edit of it too.
  return body
    .filter(({ topic }: any) => topic !== 'couple')
    .map(({ topic, entityId, what }: any) => [topic, entityId, what])
}
const newTask = async (who: Person, title: string) => {
  const id = newId()
  await who.call('POST', '/api/Couple/addTaskCouple', { id, title, category: 'altro' })
  return id
}

it('each is told what the other made, changed and deleted, newest first, and nothing of their own', async () => {
  const hers = await newTask(anna, 'Abito')
  const rings = await newTask(marco, 'Fedi')
  await marco.call('PUT', `/api/Couple/updateTaskCouple/${hers}`, { notes: 'Bianco', baseVersion: 1 })
  await marco.call('PUT', `/api/Couple/updateTaskCouple/${hers}`, { notes: 'Avorio', baseVersion: 2 })
  await marco.call('PUT', `/api/Couple/updateTaskCouple/${rings}`, { notes: 'Oro', baseVersion: 1 })
  const gone = await newTask(anna, 'Piccioni')
  await marco.call('DELETE', `/api/Couple/deleteTaskCouple/${gone}`)
  expect(await told(anna)).toEqual([
    ['task', gone, 'deleted'],
    ['task', rings, 'made'],
    ['task', hers, 'changed'],
  ])
  expect(await told(marco)).toEqual([
    ['task', gone, 'made'],
    ['task', hers, 'made'],
  ])
})

it('what one of us writes is told to both, and in the history it is ours without a name to look up', async () => {
  const admin = await newAdmin(at, 'support')
  const veil = await newTask(marco, 'Velo')
  const change = (body: object) => admin.call('PUT', `/api/Admin/updateTaskCouple/${veil}`, body)
  expect((await change({ title: 'Velo lungo', baseVersion: 1 })).status).toBe(200)
  for (const who of [anna, marco]) {
    const { body } = await who.call('GET', '/api/Couple/getPartnerEdits')
    // Marco made it; what we did is a change.
    expect(body[0]).toMatchObject({ entityId: veil, by: OUR_AUTHOR, what: 'changed' })
  }
  await anna.call('PUT', `/api/Couple/updateTaskCouple/${veil}`, { title: 'Velo corto', baseVersion: 1 })
  const { body: history } = await anna.call('GET', `/api/Couple/getHistory?entityId=${veil}`)
  expect(history.map(({ by, value }: any) => [by, value])).toEqual([
    [anna.uid, 'Velo corto'],
    [OUR_AUTHOR, 'Velo lungo'],
  ])
  const { body: open } = await marco.call('GET', '/api/Couple/getConflicts')
  expect(open).toMatchObject([{ entityId: veil, by: anna.uid, over: OUR_AUTHOR }])
  for (const told of [history, open]) expect(JSON.stringify(told)).not.toContain(admin.uid)

  // What takes nothing away unseen is refused where somebody wrote since, and sent twice it is done once.
  const late = { title: 'Velo ricamato', unlessWritten: true }
  expect((await change({ ...late, baseVersion: 2 })).body.code).toBe('conflict')
  const key = { 'Idempotency-Key': newId() }
  const path = `/api/Admin/updateTaskCouple/${veil}`
  for (const _ of [1, 2])
    expect((await admin.call('PUT', path, { ...late, baseVersion: 3 }, key)).body.version).toBe(4)
})

it('a guest’s answer is no edit of the two, and another couple’s is nobody’s here', async () => {
  await anna.call('POST', `/api/Couple/updateWebSiteWedding/${anna.coupleId}`, { published: true })
  const code = 'a'.repeat(22)
  const invitation = { id: newId(), code, name: 'Zia Pina', maxCompanions: 1 }
  await anna.call('POST', '/api/Couple/addInvitation', invitation)
  const coming = { name: 'Pina', attending: true, companions: [], diet: '', message: '' }
  await send(`${at.url}/api/Couple/answerInvitation`, 'POST', '', { ...coming, id: newId(), link: code })
  const topics = (await told(marco)).map(([topic]: string[]) => topic)
  expect(topics).toContain('invitation')
  expect(topics).not.toContain('rsvpAnswer')
  expect(await told(await newCouple(at))).toEqual([])
})
