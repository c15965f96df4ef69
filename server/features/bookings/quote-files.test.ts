import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { QUOTE_FILES } from '#contract/lists/bookings/booking-quotes.ts'
import type { Booking, QuoteFile } from '#contract/bookings/booking.ts'
import { newId } from '#contract/kit/new-id.ts'
import { type Person, type TestApp, newCouple, newVendor, startTestApp } from '#tests/support/test-app.ts'
import { phonePhoto, sendFile } from '#tests/support/uploads.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n%%EOF\n')
const QUOTE = {
  totalCents: 300_000,
  validUntil: '2099-01-31',
  lines: [{ label: 'Servizio', amountCents: 300_000 }],
  notes: '',
}
let at: TestApp
beforeAll(async () => {
  at = await startTestApp(() => new Date('2098-11-21T10:00:00Z'))
})
afterAll(() => at.close())

async function asked(vendor?: Awaited<ReturnType<typeof newVendor>>) {
  const [anna, villa] = [await newCouple(at), vendor ?? (await newVendor(at))]
  const id = newId()
  const request = { id, vendorId: villa.vendorId, eventDate: '2099-06-12' }
  await anna.call('POST', '/api/Bookings/addBooking', request)
  return { anna, villa, id }
}
const quote = (villa: Person, id: string, fileIds: readonly string[], after = 0) =>
  villa.call('PUT', `/api/Bookings/stepByVendor/${id}`, {
    step: 'quote',
    quote: QUOTE,
    after,
    files: fileIds.map((fileId) => ({ fileId })),
  })
const document = async (who: Person, name = 'Condizioni.pdf') =>
  (await sendFile(at, who, PDF, { name })).body.id as string
const bookingOf = async (who: Person) =>
  (await who.call('GET', '/api/Bookings/getBookingByCouple')).body[0] as Booking
const named = (files: readonly QuoteFile[] | undefined) => files?.map(({ name }) => name)

describe('the attachments of a quote', () => {
  it('are read by the couple with their names and sizes, and opened by who knows their address', async () => {
    const { anna, villa, id } = await asked()
    const photo = (await sendFile(at, villa, await phonePhoto(64, 48), { name: 'Limonaia.jpg' })).body.id
    const sent = await quote(villa, id, [await document(villa), photo])
    expect(sent.body.quote.files).toMatchObject([
      { kind: 'document', name: 'Condizioni.pdf', bytes: PDF.length },
      { kind: 'picture', name: 'Limonaia.jpg' },
    ])
    const { quote: read } = await bookingOf(anna)
    expect(read!.files).toEqual(sent.body.quote.files)
    const opened = await fetch(at.url + read!.files![0]!.url)
    expect(Buffer.from(await opened.arrayBuffer())).toEqual(PDF)
    expect((await (await newCouple(at)).call('GET', `/api/Bookings/getOneByCouple/${id}`)).status).toBe(404)
    expect((await (await newVendor(at)).call('GET', `/api/Bookings/getOneByVendor/${id}`)).status).toBe(404)
  })

  it('stay with the version they went with; the next one names them again, or others', async () => {
    const { anna, villa, id } = await asked()
    const [one, two] = [await document(villa, 'Menù.pdf'), await document(villa, 'Pianta.pdf')]
    await quote(villa, id, [one])
    await quote(villa, id, [one, two], 1)
    await quote(villa, id, [], 2)
    const { quote: last, earlier } = await bookingOf(anna)
    expect(last!.files).toBeUndefined()
    expect(earlier!.map(({ files }) => named(files))).toEqual([['Menù.pdf'], ['Menù.pdf', 'Pianta.pdf']])
    const discarded = await villa.call('POST', '/api/Files/discard', { ids: [one, two] })
    expect(discarded.body).toEqual({ discarded: 0 })
  })

  it('are the vendor’s own files, of this booking alone, and so many', async () => {
    const { anna, villa, id } = await asked()
    const refused = async (fileIds: readonly string[]) => {
      const { status, body } = await quote(villa, id, fileIds)
      return [status, body.code]
    }
    expect(await refused([await document(anna)])).toEqual([422, 'rule_broken'])
    expect(await refused([newId()])).toEqual([422, 'rule_broken'])
    const other = await asked(villa)
    const used = await document(villa)
    await quote(villa, other.id, [used])
    expect(await refused([used])).toEqual([422, 'rule_broken'])
    const many = await Promise.all(Array.from({ length: QUOTE_FILES + 1 }, () => document(villa)))
    expect((await quote(villa, id, many)).status).toBe(400)
    expect((await quote(villa, id, many.slice(1))).body.quote.files).toHaveLength(QUOTE_FILES)
  })

  it('are nobody’s any more when the couple is deleted, and gone with the vendor', async () => {
    const { anna, villa, id } = await asked()
    const file = await document(villa)
    await quote(villa, id, [file])
    const eva = await asked(villa)
    await quote(villa, eva.id, [await document(villa)])
    await anna.call('DELETE', `/api/Couple/deleteCouple/${anna.coupleId}`)
    const own = (await villa.call('GET', '/api/Files/getOwn')).body as { id: string; use: object | null }[]
    expect(own.map((one) => [one.id === file, one.use])).toEqual([
      [false, { of: 'quote', id: eva.id, title: '' }],
      [true, null],
    ])
    const { url } = (await bookingOf(eva.anna)).quote!.files![0]!
    await villa.call('DELETE', `/api/Vendor/deleteVendor/${villa.vendorId}`)
    expect((await bookingOf(eva.anna)).quote!.files).toBeUndefined()
    expect((await fetch(at.url + url)).status).toBe(404)
  })
})
