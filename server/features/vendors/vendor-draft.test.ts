/** A page that its vendor has not published: its own alone, until it is whole and the vendor says so. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import {
  PASSWORD,
  type Person,
  type TestApp,
  logIn,
  newAdmin,
  newCouple,
  newStranger,
  newVendor,
  proveAddress,
  send,
  startTestApp,
} from '#tests/support/test-app.ts'
import { phonePhoto, sendFile } from '#tests/support/uploads.ts'

let at: TestApp
let photo: Buffer
let anna: Person
let admin: Person
beforeAll(async () => {
  at = await startTestApp()
  photo = await phonePhoto(360, 240)
  ;[anna, admin] = [await newCouple(at), await newAdmin(at)]
})
afterAll(() => at.close())

const PLACE = { region: 'puglia', province: 'BA', city: 'Monopoli' }
const STORY =
  'Arrivo la mattina, quando si stirano le camicie, e vado via dopo il taglio della torta. Sempre.'

/** Somebody who has just registered and proved nothing. */
async function newcomer(businessName: string) {
  const person = await newStranger(at)
  const page = { businessName, category: 'fotografo', place: PLACE }
  const { body } = await person.call('POST', '/api/Vendor/addNewVendor', page)
  await logIn(at, person)
  return Object.assign(person, { vendorId: body.id as string, page: body })
}
type Newcomer = Awaited<ReturnType<typeof newcomer>>

const change = (person: Newcomer, fields: object) =>
  person.call('PUT', `/api/Vendor/updateVendor/${person.vendorId}`, fields)
const publish = (person: Person, id: string) => person.call('PUT', `/api/Vendor/publishPage/${id}`)
const asVisitor = (id: string) => send(`${at.url}/api/Vendor/getVendorById?id=${id}`, 'GET', '')
const listed = async () =>
  (await send(`${at.url}/api/Vendor/getVendorByCategory?category=fotografo`, 'GET', '')).body.map(
    ({ id }: { id: string }) => id,
  )

/** Everything but the proof of the address. */
async function fill(person: Newcomer) {
  const files = []
  for (let each = 0; each < 3; each++) files.push({ fileId: (await sendFile(at, person, photo)).body.id })
  expect((await change(person, { description: STORY, gallery: files })).status).toBe(200)
}

describe('a page that is not out', () => {
  it('is read and written by its vendor, and by nobody else', async () => {
    const agnese = await newcomer('Agnese Mastropasqua Fotografia')
    expect(agnese.page).toMatchObject({ active: false, draft: true })
    expect((await change(agnese, { headline: 'Senza mettere in posa nessuno.' })).status).toBe(200)
    const own = await agnese.call('GET', `/api/Vendor/getVendorById?id=${agnese.vendorId}`)
    expect(own.body).toMatchObject({ headline: 'Senza mettere in posa nessuno.', draft: true })
    expect((await asVisitor(agnese.vendorId)).status).toBe(404)
    expect(await listed()).not.toContain(agnese.vendorId)
    const found = await send(`${at.url}/api/Vendor/search?q=Mastropasqua`, 'GET', '')
    expect(found.body.items).toEqual([])
    const map = await (await fetch(`${at.url}/sitemap.xml`)).text()
    expect(map).not.toContain(agnese.vendorId)
  })

  it('is told to its vendor’s own devices as another, and to nobody else at all', async () => {
    const agnese = await newcomer('Detta a nessuno')
    const heard = async (feed: string, who: Person) =>
      (await who.call('GET', `/api/sync/${feed}?after=0`)).body.changes.filter(
        ({ payload }: { payload: unknown }) => JSON.stringify(payload).includes(agnese.vendorId),
      )
    await change(agnese, { headline: 'Segreta' })
    expect(await heard('ownVendorChanges', agnese)).toMatchObject([
      { event: 'VendorDeleted', payload: agnese.vendorId },
    ])
    expect(await heard('vendorChanges', anna)).toEqual([])
  })

  it('is asked for no day and written no message', async () => {
    const agnese = await newcomer('Senza richieste')
    const ask = { id: newId(), vendorId: agnese.vendorId, eventDate: '2028-06-12' }
    expect((await anna.call('POST', '/api/Bookings/addBooking', ask)).status).toBe(404)
    const words = { id: newId(), with: agnese.vendorId, text: 'Siete liberi?' }
    expect((await anna.call('POST', '/api/Messages/send', words)).status).toBe(404)
  })

  it('is found by administrators among the drafts, and no longer once it is suspended', async () => {
    const agnese = await newcomer('Bozza da guardare')
    const inState = async (state: string) => {
      const { body } = await admin.call('POST', '/api/Admin/getVendor', { state, q: 'Bozza da guardare' })
      return body.items.map(({ id }: { id: string }) => id)
    }
    expect([await inState('bozze'), await inState('sospesi')]).toEqual([[agnese.vendorId], []])
    const suspended = { id: agnese.vendorId, active: false, reason: 'Nome di un’altra attività.' }
    await admin.call('POST', '/api/Admin/manageActiveDeactivateVendor', suspended)
    expect([await inState('bozze'), await inState('sospesi')]).toEqual([[], [agnese.vendorId]])
    expect((await change(agnese, { headline: 'Eccomi' })).body.code).toBe('deactivated')
    expect((await publish(agnese, agnese.vendorId)).body.code).toBe('deactivated')
  })
})

describe('publishing a page', () => {
  it('says what it lacks, then that the address is not proved, and then it is out', async () => {
    const agnese = await newcomer('Fotografie di Agnese')
    const early = await publish(agnese, agnese.vendorId)
    expect([early.status, early.body.code]).toEqual([422, 'rule_broken'])
    expect(early.body.detail).toBe(
      'Per pubblicarla manca ancora: una descrizione di almeno 80 lettere e almeno 3 foto.',
    )
    await fill(agnese)
    expect((await publish(agnese, agnese.vendorId)).body.code).toBe('email_not_proved')
    expect((await asVisitor(agnese.vendorId)).status).toBe(404)

    await proveAddress(at, agnese)
    const proof = { email: agnese.email, password: PASSWORD, returnSecureToken: true }
    const signIn = `${at.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`
    const { idToken } = (await send(signIn, 'POST', '', proof)).body
    expect((await send(`${at.url}/api/User/proveAddress`, 'POST', idToken)).body).toEqual({ proved: true })
    const out = await publish(agnese, agnese.vendorId)
    expect(out.body).toMatchObject({ active: true })
    expect(out.body).not.toHaveProperty('draft')
    expect((await asVisitor(agnese.vendorId)).body).toMatchObject({ description: STORY })
    await expect.poll(listed).toContain(agnese.vendorId)

    // Again is once.
    expect((await publish(agnese, agnese.vendorId)).body.version).toBe(out.body.version)
  })

  it('is nobody’s but its vendor’s', async () => {
    const [agnese, villa] = [await newcomer('Di Agnese sola'), await newVendor(at)]
    expect((await publish(villa, agnese.vendorId)).status).toBe(404)
    expect((await publish(anna, agnese.vendorId)).status).toBe(403)
    expect((await send(`${at.url}/api/User/proveAddress`, 'POST', agnese.token)).status).toBe(403)
  })
})

it('is still a draft when an administrator takes a suspension back, and out again where it had been out', async () => {
  const draft = await newcomer('Studio Mai Uscito')
  const manage = (id: string, active: boolean) =>
    admin.call('POST', '/api/Admin/manageActiveDeactivateVendor', { id, active, reason: 'Da controllare' })
  const seen = async (id: string) => (await admin.call('GET', `/api/Admin/getVendorById?id=${id}`)).body
  expect((await manage(draft.vendorId, false)).status).toBe(200)
  expect(await seen(draft.vendorId)).toMatchObject({ active: false, deactivationReason: 'Da controllare' })
  expect((await manage(draft.vendorId, true)).status).toBe(200)
  expect(await seen(draft.vendorId)).toMatchObject({ active: false, draft: true })
  expect(await seen(draft.vendorId)).not.toHaveProperty('deactivationReason')
  expect((await asVisitor(draft.vendorId)).status).toBe(404)

  const villa = await newVendor(at, 'Villa Uscita')
  await manage(villa.vendorId, false)
  await manage(villa.vendorId, true)
  expect(await seen(villa.vendorId)).toMatchObject({ active: true })
})

it('is read whole by administrators, whatever its state, and by nobody once it is deleted', async () => {
  const draft = await newcomer('Studio Letto')
  const read = (person: Person, id: string) => person.call('GET', `/api/Admin/getVendorById?id=${id}`)
  expect((await read(admin, draft.vendorId)).body).toMatchObject({
    businessName: 'Studio Letto',
    draft: true,
    private: { accountEmail: expect.stringContaining('@') },
  })
  expect((await read(anna, draft.vendorId)).status).toBe(403)
  expect((await read(admin, newId())).status).toBe(404)
  await admin.call('DELETE', `/api/Admin/deleteVendor/${draft.vendorId}`)
  expect((await read(admin, draft.vendorId)).status).toBe(410)
})
