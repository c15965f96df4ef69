/** What the other of the two wrote lately, as each of them is told. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import {
  type Person,
  type TestApp,
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
