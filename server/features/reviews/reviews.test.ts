import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import {
  type Person,
  type TestApp,
  newAdmin,
  newCouple,
  newPartner,
  newVendor,
  startTestApp,
} from '#tests/support/test-app.ts'
import { untilTold } from '#tests/support/until-told.ts'
import { phonePhoto, sendFile } from '#tests/support/uploads.ts'

let at: TestApp
let admin: Person
beforeAll(async () => {
  at = await startTestApp()
  admin = await newAdmin(at)
})
afterAll(() => at.close())

const DAY = `${new Date().getFullYear() + 1}-06-12`
const TEXT = 'Hanno pensato a tutto, dalle candele al temporale delle sei.'
const ASPECTS = { quality: 5, kindness: 4, value: 4, flexibility: 5 }

/** A couple and a vendor with an accepted booking. */
async function booked(villa?: Awaited<ReturnType<typeof newVendor>>) {
  const [anna, vendor] = [await newCouple(at), villa ?? (await newVendor(at))]
  const { vendorId } = vendor
  const asked = { id: newId(), vendorId, eventDate: DAY }
  await vendor.call('PUT', `/api/Vendor/updateVendor/${vendorId}`, { dailyCapacity: 9 })
  await anna.call('POST', '/api/Bookings/addBooking', asked)
  const quote = { totalCents: 1, validUntil: DAY, lines: [], notes: '' }
  await vendor.call('PUT', `/api/Bookings/stepByVendor/${asked.id}`, { step: 'quote', quote })
  const { status } = await anna.call('PUT', `/api/Bookings/stepByCouple/${asked.id}`, { step: 'accept' })
  expect(status).toBe(200)
  return { anna, villa: vendor, vendorId }
}
const write = (who: Person, vendorId: string, more: object = {}) =>
  who.call('POST', '/api/Vendor/addReviewByIdVendor', {
    id: newId(),
    vendorId,
    rating: 5,
    aspects: ASPECTS,
    text: TEXT,
    ...more,
  })
const moderate = (id: string, verdict: string, more: object = {}) =>
  admin.call('PUT', `/api/Reviews/moderate/${id}`, { verdict, ...more })
const publicOf = async (vendorId: string) =>
  (await (await fetch(`${at.url}/api/Vendor/getReviewByIdVendor?id=${vendorId}`)).json()) as any
const vendorOf = async (vendorId: string) =>
  (await (await fetch(`${at.url}/api/Vendor/getVendorById?id=${vendorId}`)).json()) as any
const queue = async (name: string) =>
  (await admin.call('GET', `/api/Reviews/getQueue?queue=${name}`)).body.items
/** The feed clears what is kept of the public answers. */
const heard = () => untilTold(at)

describe('a review', () => {
  it('is written by a couple with an accepted booking, read, and then seen by all, with the averages of that moment', async () => {
    const { anna, villa, vendorId } = await booked()
    const { body: made } = await write(anna, vendorId, { title: ' Grazie ' })
    expect(made).toMatchObject({
      state: 'pending',
      verified: true,
      author: 'Anna e Marco',
      eventDate: DAY,
      title: 'Grazie',
    })
    expect((await publicOf(vendorId)).items).toEqual([])
    expect((await villa.call('GET', `/api/Vendor/getReviewByIdVendor?id=${vendorId}`)).body.items).toEqual([])
    expect(await queue('pending')).toContainEqual(
      expect.objectContaining({ id: made.id, vendorName: 'Villa di prova' }),
    )
    // By its vendor, with a slip, and by who wrote it; not by what stands in another queue alone.
    const idsOf = async (name: string) => (await queue(name)).map(({ id }: { id: string }) => id)
    expect(await idsOf('pending&q=vila%20prova')).toContain(made.id)
    expect(await idsOf('pending&q=marco')).toContain(made.id)
    expect(await idsOf('pending&q=zzyzx')).toEqual([])
    expect(await idsOf('rejected&q=villa')).not.toContain(made.id)

    await moderate(made.id, 'publish')
    await heard()
    const { summary, items } = await publicOf(vendorId)
    expect(summary).toMatchObject({ rating: 5, count: 1, distribution: [0, 0, 0, 0, 1], aspects: ASPECTS })
    expect(items).toHaveLength(1)
    expect(items[0]).not.toHaveProperty('state')
    expect(JSON.stringify(items)).not.toMatch(/coupleId|bookingId/)
    expect(await vendorOf(vendorId)).toMatchObject({ rating: 5, reviewCount: 1 })
    const { body: changes } = await anna.call('GET', '/api/sync/vendorChanges?after=0')
    const told = changes.changes.filter(({ payload }: any) =>
      [payload?.id, payload?.vendorId].includes(vendorId),
    )
    // To who was never here the vendor comes once, with the average of now.
    expect(told).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ event: 'VendorCreate', payload: expect.objectContaining({ rating: 5 }) }),
        expect.objectContaining({ event: 'ReviewCreate' }),
      ]),
    )
    expect((await anna.call('GET', '/api/Reviews/getMine')).body).toMatchObject([
      { id: made.id, state: 'published' },
    ])
  })

  it('is not for who has no accepted booking, and once for a couple, by whichever partner', async () => {
    const { anna, vendorId } = await booked()
    expect((await write(await newCouple(at), vendorId)).body.code).toBe('rule_broken')
    const marco = await newPartner(at, anna)
    const answers = await Promise.all([write(anna, vendorId), write(marco, vendorId)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const made = answers.find(({ status }) => status === 200)!.body
    await moderate(made.id, 'reject', { reason: 'Parla di un altro fornitore.' })
    expect((await anna.call('GET', '/api/Reviews/getMine')).body).toMatchObject([
      { state: 'rejected', reason: 'Parla di un altro fornitore.' },
    ])
    expect((await write(anna, vendorId)).status).toBe(200)
    expect((await moderate(made.id, 'publish')).status).toBe(409)
  })

  it('has one effect however often it is sent', async () => {
    const { anna, vendorId } = await booked()
    const id = newId()
    const first = await write(anna, vendorId, { id })
    expect((await write(anna, vendorId, { id })).body).toEqual(first.body)
    expect((await write(anna, vendorId, { id, rating: 1 })).body.code).toBe('already_exists')
  })

  it('shows its pictures to all only while it is published', async () => {
    const { anna, vendorId } = await booked()
    const { body: file } = await sendFile(at, anna, await phonePhoto())
    const { body: made } = await write(anna, vendorId, { photos: [{ fileId: file.id }] })
    expect(made.photos[0].url).toMatch(/^\/files\//)
    await moderate(made.id, 'publish')
    await heard()
    const { url } = (await publicOf(vendorId)).items[0].photos[0]
    expect(url).toMatch(/^\/media\/p\//)
    expect((await fetch(at.url + url)).status).toBe(200)
    await moderate(made.id, 'reject', { reason: 'Ci sono volti di altri.' })
    await heard()
    expect((await fetch(at.url + url)).status).toBe(404)
    expect(await vendorOf(vendorId)).toMatchObject({ rating: 0, reviewCount: 0 })
    const eva = await booked()
    expect((await write(eva.anna, eva.vendorId, { photos: [{ fileId: file.id }] })).body.code).toBe(
      'rule_broken',
    )
  })

  it('is answered by its vendor alone, once it can be read', async () => {
    const { anna, villa, vendorId } = await booked()
    const { body: made } = await write(anna, vendorId)
    const reply = (who: Person, text: string) => who.call('PUT', `/api/Reviews/reply/${made.id}`, { text })
    expect((await reply(villa, 'Grazie a voi.')).status).toBe(404)
    await moderate(made.id, 'publish')
    expect((await reply(await newVendor(at), 'Grazie a voi.')).status).toBe(404)
    expect((await reply(villa, 'Grazie\u202e a voi.')).body.reply.text).toBe('Grazie a voi.')
    await heard()
    expect((await publicOf(vendorId)).items[0].reply.text).toBe('Grazie a voi.')
    expect((await reply(villa, '')).body).not.toHaveProperty('reply')
  })

  it('is reported by anybody signed in, once each, and stays until an administrator decides', async () => {
    const { anna, villa, vendorId } = await booked()
    const { body: made } = await write(anna, vendorId)
    await moderate(made.id, 'publish')
    const report = (who: Person) =>
      who.call('POST', `/api/Reviews/report/${made.id}`, { kind: 'false', note: 'Non sono mai venuti.' })
    for (const who of [villa, villa, await newCouple(at)]) expect((await report(who)).status).toBe(200)
    const found = (await queue('reported')).find(({ id }: { id: string }) => id === made.id)
    expect(found.reports).toHaveLength(2)
    expect((await publicOf(vendorId)).items).toHaveLength(1)
    await moderate(made.id, 'keep')
    expect((await queue('reported')).map(({ id }: { id: string }) => id)).not.toContain(made.id)
  })

  it('is told of: to its author with the reason, to its vendor once, and to whoever reported it', async () => {
    const { anna, villa, vendorId } = await booked()
    const { body: made } = await write(anna, vendorId)
    await moderate(made.id, 'publish')
    const eva = await newCouple(at)
    const report = { kind: 'false', note: 'Non sono mai venuti.' }
    for (const who of [villa, eva]) await who.call('POST', `/api/Reviews/report/${made.id}`, report)
    await moderate(made.id, 'keep')
    await villa.call('POST', `/api/Reviews/report/${made.id}`, report)
    await moderate(made.id, 'reject', { reason: 'Parla di un altro fornitore.' })
    await moderate(made.id, 'publish')
    const told = async ({ email }: Person) => {
      const { rows } = await at.database.pool.query(
        `select subject, text from mail where recipient = $1 and subject ~ 'recensione|segnalazione' order by due_at, id`,
        [email],
      )
      return rows as { subject: string; text: string }[]
    }
    const name = 'Villa di prova'
    const toAnna = await told(anna)
    expect(toAnna.map(({ subject }) => subject)).toEqual([
      `La vostra recensione di ${name} è in linea`,
      `La vostra recensione di ${name} non è più in linea`,
      `La vostra recensione di ${name} è in linea`,
    ])
    expect(toAnna[1]!.text).toMatch(/«Parla di un altro fornitore\.»[\s\S]+\/couple\/messages\?c=support/)
    expect((await told(eva)).map(({ text }) => /resta in linea/.test(text))).toEqual([true])
    const toVilla = await told(villa)
    expect(toVilla.filter(({ subject }) => subject === 'Una nuova recensione da Anna e Marco')).toHaveLength(
      1,
    )
    expect(toVilla.filter(({ subject }) => subject === 'Abbiamo letto la tua segnalazione')).toHaveLength(1)
  })

  it('of many published at once, none is left out of the average', async () => {
    const { villa, vendorId, anna } = await booked()
    const others = [await booked(villa), await booked(villa), await booked(villa)]
    const stars = [5, 4, 2, 3]
    const made = await Promise.all(
      [anna, ...others.map((one) => one.anna)].map((who, index) =>
        write(who, vendorId, { rating: stars[index] }),
      ),
    )
    await Promise.all(made.map(({ body }) => moderate(body.id, 'publish')))
    await heard()
    expect(await vendorOf(vendorId)).toMatchObject({ rating: 3.5, reviewCount: 4 })
  })

  it('stays without its name when the couple is erased', async () => {
    const { anna, vendorId } = await booked()
    const { body: made } = await write(anna, vendorId)
    await moderate(made.id, 'publish')
    await anna.call('DELETE', `/api/Couple/deleteCouple/${anna.coupleId}`)
    await heard()
    expect((await publicOf(vendorId)).items).toMatchObject([{ author: 'Una coppia', rating: 5 }])
  })
})
