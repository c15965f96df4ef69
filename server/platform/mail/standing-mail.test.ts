import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type Person,
  type TestApp,
  newAdmin,
  newCouple,
  newPartner,
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

const manage = async (kind: 'Couple' | 'Vendor', id: string, active: boolean, reason = '') => {
  const { status } = await admin.call('POST', `/api/Admin/manageActiveDeactivate${kind}`, {
    id,
    active,
    ...(reason && { reason }),
  })
  expect(status).toBe(200)
}
const mailsTo = async (address: string) => {
  const { rows } = await at.database.pool.query(
    `select subject, text from mail where recipient = $1 and subject ~ 'sospes|di nuovo' order by due_at`,
    [address],
  )
  return rows as { subject: string; text: string }[]
}

it('who is suspended reads why and where to object, once for each reason, and that it is over', async () => {
  const villa = await newVendor(at)
  await manage('Vendor', villa.vendorId, true)
  expect(await mailsTo(villa.email)).toEqual([])
  await manage('Vendor', villa.vendorId, false, 'Foto di un altro luogo')
  await manage('Vendor', villa.vendorId, false, 'Foto di un altro luogo')
  const [told, ...more] = await mailsTo(villa.email)
  expect(more).toEqual([])
  expect(told!.text).toContain('«Foto di un altro luogo»')
  expect(told!.text).toContain(`${at.url}/vendor/messages?c=support`)
  await manage('Vendor', villa.vendorId, true)
  expect((await mailsTo(villa.email)).map(({ subject }) => subject)).toEqual([
    'La tua pagina su Lovoglio è sospesa',
    'La tua pagina su Lovoglio non è più sospesa',
  ])
})

it('of a couple both are told', async () => {
  const anna = await newCouple(at)
  const marco = await newPartner(at, anna)
  await manage('Couple', anna.coupleId, false, 'Un’identità di altri')
  for (const { email } of [anna, marco])
    expect(await mailsTo(email)).toMatchObject([{ subject: 'Il vostro account Lovoglio è sospeso' }])
})
