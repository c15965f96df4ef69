import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { ACCOUNT_NOTES } from '#contract/lists/admin/account-notes.ts'
import {
  type Person,
  type TestApp,
  newAdmin,
  newCouple,
  newVendor,
  startTestApp,
} from '#tests/support/test-app.ts'

let at: TestApp
let admin: Person
beforeAll(async () => {
  at = await startTestApp()
  admin = await newAdmin(at)
})
afterAll(() => at.close())

const add = (kind: 'couple' | 'vendor', accountId: string, text = 'Ha chiamato due volte', id = newId()) =>
  admin.call('POST', '/api/Admin/addAccountNote', { id, kind, accountId, text })
const notes = async (id: string) => (await admin.call('GET', `/api/Admin/getAccountNotes?id=${id}`)).body

it('what one administrator notes of an account every other reads, newest first, with who wrote it', async () => {
  const { vendorId } = await newVendor(at)
  const { coupleId } = await newCouple(at)
  expect((await add('vendor', vendorId, 'Aspetta la fattura')).status).toBe(200)
  expect((await add('vendor', vendorId, 'L’ha ricevuta')).body).toMatchObject({ author: 'Amministrazione' })
  expect(await notes(vendorId)).toMatchObject([{ text: 'L’ha ricevuta' }, { text: 'Aspetta la fattura' }])
  expect(await notes(coupleId)).toEqual([])
  const [{ id }] = await notes(vendorId)
  const other = await newAdmin(at, 'support')
  expect((await other.call('DELETE', `/api/Admin/deleteAccountNote/${id}`)).status).toBe(200)
  expect(await notes(vendorId)).toHaveLength(1)
})

it('is of an account that is there, and goes with it', async () => {
  const couple = await newCouple(at)
  expect((await add('couple', newId())).status).toBe(404)
  expect((await add('vendor', couple.coupleId)).status).toBe(404)
  await add('couple', couple.coupleId)
  await couple.call('DELETE', `/api/Couple/deleteCouple/${couple.coupleId}`)
  expect(await notes(couple.coupleId)).toEqual([])
})

it('are a hundred at most, and that is said', async () => {
  const { coupleId } = await newCouple(at)
  for (let n = 0; n < ACCOUNT_NOTES; n++) expect((await add('couple', coupleId)).status).toBe(200)
  const refused = await add('couple', coupleId)
  expect([refused.status, refused.body.detail]).toEqual([
    422,
    'Ci sono già 100 note: togline qualcuna che non serve più.',
  ])
})
