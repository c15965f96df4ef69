import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, newVendor, startTestApp } from '#tests/support/test-app.ts'
import { vendorsMeant } from './vendors-meant.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.close())

it('a vendor is meant by the address it signs in with and by the one on its page, whatever the capitals, and once', async () => {
  const vendors = []
  for (const name of ['Villa Cipressa', 'Studio Brera', 'Fiori di Nives', 'Torte di Ada'])
    vendors.push(await newVendor(at, name))
  const [villa, studio, fiori, torte] = vendors.map(({ vendorId }) => vendorId)
  const { pool } = at.database
  const sign = (id: string | undefined, mail: string) =>
    pool.query('update vendor_account set account_email = $2 where vendor_id = $1', [id, mail])
  const show = (id: string | undefined, mail: string) =>
    pool.query('update vendor set email = $2 where id = $1', [id, mail])
  await sign(villa, 'Uno@cipressa.test')
  await show(villa, 'UNO@cipressa.test')
  await sign(studio, 'due@brera.test')
  await show(studio, 'insieme@fornitori.test')
  await sign(fiori, 'insieme@fornitori.test')
  await show(torte, 'tre@ada.test')
  await pool.query('update vendor set deleted_at = now() where id = $1', [torte])

  const mails = [
    'uno@CIPRESSA.test',
    'Due@brera.test',
    'insieme@fornitori.test',
    'tre@ada.test',
    'no@no.test',
  ]
  const found = await vendorsMeant(
    mails.map((words) => ({ words, category: null })),
    at.database.db,
  )
  expect(found.map(({ named }) => named.map(({ name }) => name).toSorted())).toEqual([
    ['Villa Cipressa'],
    ['Studio Brera'],
    ['Fiori di Nives', 'Studio Brera'],
    [],
    [],
  ])
})
