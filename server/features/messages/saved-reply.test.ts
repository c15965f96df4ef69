import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { SAVED_REPLIES, SAVED_REPLIES_FULL } from '#contract/lists/vendors/saved-replies.ts'
import { tableColumns } from '#tests/support/table-columns.ts'
import { type Person, type TestApp, newVendor, startTestApp } from '#tests/support/test-app.ts'
import { savedReplies } from './saved-reply-service.ts'

let at: TestApp
let villa: Person
let others: Person
beforeAll(async () => {
  at = await startTestApp()
  ;[villa, others] = await Promise.all([newVendor(at, 'Villa Cipressa'), newVendor(at, 'Foto Altrui')])
})
afterAll(() => at.close())

const reply = (more: object = {}) => ({ id: newId(), name: 'Il sopralluogo', text: 'Ciao {nome}!', ...more })
const add = (body: object, who: Person = villa) => who.call('POST', '/api/Vendor/addSavedReply', body)
const own = async (who: Person = villa) => (await who.call('GET', '/api/Vendor/getSavedReplies')).body

it('has the table that its contract says', async () => {
  const { said, found } = await tableColumns(at, savedReplies.table)
  expect(said).toEqual(found)
})

it('is kept as it was written, for its vendor alone', async () => {
  const { status, body } = await add(reply())
  expect([status, body.text]).toEqual([200, 'Ciao {nome}!'])
  expect(await own()).toContainEqual(body)
  expect(await own(others)).toEqual([])
  const path = `/api/Vendor/updateSavedReply/${body.id}`
  expect((await others.call('PUT', path, { text: 'Mia' })).status).toBe(404)
  expect((await villa.call('PUT', path, { text: 'Il {data} siamo liberi.' })).body).toMatchObject({
    name: 'Il sopralluogo',
    text: 'Il {data} siamo liberi.',
  })
})

it('needs a name and words, and no more than there is room for', async () => {
  expect((await add(reply({ name: '  ' }))).status).toBe(400)
  expect((await add(reply({ text: '' }))).status).toBe(400)
  expect((await add(reply({ text: 'a'.repeat(2_001) }))).status).toBe(400)
})

it('are thirty at most, and that is said; one that is deleted makes room', async () => {
  const all = Array.from({ length: SAVED_REPLIES }, () => reply())
  for (const one of all) expect((await add(one, others)).status).toBe(200)
  const refused = await add(reply(), others)
  expect([refused.status, refused.body.detail]).toEqual([422, SAVED_REPLIES_FULL])
  await others.call('DELETE', `/api/Vendor/deleteSavedReply/${all[0]!.id}`)
  expect((await add(reply(), others)).status).toBe(200)
})
