import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import {
  type Person,
  type TestApp,
  logIn,
  newAdmin,
  newCouple,
  newIdentity,
  newVendor,
  send,
  startTestApp,
} from '#tests/support/test-app.ts'

let at: TestApp
let admin: Person
let vendorId: string
beforeAll(async () => {
  at = await startTestApp()
  admin = await newAdmin(at)
})
afterAll(() => at.close())
beforeEach(async () => {
  const place = { region: 'toscana', province: 'SI', city: 'Siena' }
  const page = { id: newId(), businessName: 'Banda del Sorbo', category: 'musica', place }
  await admin.call('POST', '/api/Vendor/addNewVendor', page)
  vendorId = page.id
})

const invite = (email: string, id = newId()) =>
  admin.call('POST', '/api/Admin/inviteVendor', { id, vendorId, email })
const invitation = async () => (await admin.call('GET', `/api/Admin/getVendorInvitation?id=${vendorId}`)).body
/** The code of the newest mail to an address. */
async function codeFor(email: string): Promise<string> {
  const { rows } = await at.database.pool.query(
    'select text from mail where recipient = $1 order by due_at desc limit 1',
    [email],
  )
  return /codice=([\w-]+)/.exec(rows[0].text)![1]!
}
const accept = (who: Person, code: string) => who.call('POST', '/api/User/acceptVendorInvitation', { code })
const page = async (who: Person) => (await who.call('GET', `/api/Vendor/getVendorById?id=${vendorId}`)).body
const ask = (couple: Person) =>
  couple.call('POST', '/api/Bookings/addBooking', {
    id: newId(),
    vendorId,
    eventDate: '2029-06-16',
    message: 'Siete liberi?',
  })
const write = (couple: Person) =>
  couple.call('POST', '/api/Messages/send', { id: newId(), with: vendorId, text: 'Siete liberi?' })

describe('a page that an administrator made and nobody holds', () => {
  it('is read by everybody, and can be neither asked nor written to, in words', async () => {
    const couple = await newCouple(at)
    expect(await page(couple)).toMatchObject({ active: true, unclaimed: true, takesBookings: false })
    const asked = await ask(couple)
    expect([asked.status, asked.body.detail]).toEqual([
      422,
      'Questo fornitore per ora non prende prenotazioni.',
    ])
    const written = await write(couple)
    expect([written.status, written.body.detail]).toEqual([
      422,
      'Questo fornitore non tiene ancora la sua pagina: qui non leggerebbe nessuno.',
    ])
    const free = `/api/Vendor/search?category=musica&freeOn=2029-06-16`
    const found = async (path: string) =>
      (await couple.call('GET', path)).body.items.map(({ id }: { id: string }) => id)
    expect(await found('/api/Vendor/search?category=musica')).toContain(vendorId)
    // When it is free nobody knows.
    expect(await found(free)).not.toContain(vendorId)
    const { rows } = await at.database.pool.query(
      'select 1 from conversation where vendor_id = $1 union all select 1 from booking where vendor_id = $1',
      [vendorId],
    )
    expect(rows).toEqual([])
  })

  it('goes to who is invited by mail and accepts, who is reached there and can be asked from then on', async () => {
    const owner = await newIdentity(at)
    expect((await invite(owner.email)).body).toMatchObject({ vendorId, email: owner.email })
    expect(await invitation()).toMatchObject({ email: owner.email })
    const code = await codeFor(owner.email)
    expect((await owner.call('GET', `/api/User/getVendorInvitation?code=${code}`)).body).toMatchObject({
      email: owner.email,
      businessName: 'Banda del Sorbo',
      category: 'musica',
      city: 'Siena',
    })
    // The link came to the address: that it is theirs needs no other proof.
    await at.database.pool.query('delete from person_address where uid = $1', [owner.uid])
    expect((await accept(owner, code)).body).toEqual({ id: vendorId })
    const { rows } = await at.database.pool.query('select verified from person_address where uid = $1', [
      owner.uid,
    ])
    expect(rows).toEqual([{ verified: true }])
    expect(await logIn(at, owner)).toMatchObject({
      type: 'vendor',
      value: { id: vendorId, active: true, takesBookings: true },
    })
    expect(await invitation()).toBeNull()
    const couple = await newCouple(at)
    expect((await page(couple)).unclaimed).toBeUndefined()
    expect((await ask(couple)).status).toBe(200)
    expect((await write(couple)).status).toBe(200)
  })
})

describe('an invitation to hold a page', () => {
  it('is written nowhere but in the mail', async () => {
    await invite('codice@prova.test')
    const code = await codeFor('codice@prova.test')
    const { rows } = await at.database.pool.query(
      `select 1 from idempotency where answer::text like $1
       union all select 1 from admin_act_change where (before::text || after::text) like $1
       union all select 1 from vendor_invitation i where i::text like $1`,
      [`%${code}%`],
    )
    expect(rows).toEqual([])
  })

  it('ends with the next to the same page, when it is taken back, and after a week', async () => {
    const owner = await newIdentity(at)
    await invite(owner.email)
    const first = await codeFor(owner.email)
    await invite(owner.email)
    expect((await accept(owner, first)).body.code).toBe('invitation_expired')
    const { id } = await invitation()
    const second = await codeFor(owner.email)
    await admin.call('DELETE', `/api/Admin/cancelVendorInvitation/${id}`)
    expect(await invitation()).toBeNull()
    expect((await accept(owner, second)).body.code).toBe('invitation_expired')
    expect((await owner.call('GET', `/api/User/getVendorInvitation?code=${second}`)).status).toBe(410)
    // What has not gone yet does not go.
    const waiting = await at.database.pool.query(
      'select 1 from mail where recipient = $1 and done_at is null',
      [owner.email],
    )
    expect(waiting.rows).toEqual([])
    await invite(owner.email)
    await at.database.pool.query(
      `update vendor_invitation set expires_at = now() - interval '1 minute' where vendor_id = $1`,
      [vendorId],
    )
    expect((await accept(owner, await codeFor(owner.email))).body.code).toBe('invitation_expired')
    expect(await invitation()).toBeNull()
  })

  it('is of use to nobody else, nor to who is somebody here already', async () => {
    const [owner, stranger] = [await newIdentity(at), await newIdentity(at)]
    await invite(owner.email)
    const code = await codeFor(owner.email)
    expect((await accept(stranger, code)).status).toBe(403)
    const couple = await newCouple(at)
    const asked = `${at.url}/api/User/acceptVendorInvitation`
    const { status, body } = await send(asked, 'POST', couple.idToken, { code })
    expect([status, body.code]).toEqual([409, 'profile_exists'])
    expect((await accept(owner, code)).status).toBe(200)
  })

  it('is not sent for a page that somebody holds, nor over and over', async () => {
    const { vendorId: held } = await newVendor(at)
    const refused = await admin.call('POST', '/api/Admin/inviteVendor', {
      id: newId(),
      vendorId: held,
      email: 'altri@prova.test',
    })
    expect([refused.status, refused.body.detail]).toEqual([422, 'Questa pagina la tiene già qualcuno.'])
    for (let n = 0; n < 10; n++) expect((await invite(`n${n}@prova.test`)).status).toBe(200)
    expect((await invite('ancora@prova.test')).body.code).toBe('rate_limited')
  })

  it('that two accept at once gives the page once', async () => {
    const owner = await newIdentity(at)
    await invite(owner.email)
    const code = await codeFor(owner.email)
    const both = await Promise.all([accept(owner, code), accept(owner, code)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})
