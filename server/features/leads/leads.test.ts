import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contestDueOn } from '#contract/lists/admin/lead-contests.ts'
import { newId } from '#contract/kit/new-id.ts'
import { italianDay } from '#server/platform/italian-day.ts'
import { sendWaitingMails } from '#tests/support/mail-round.ts'
import {
  type Person,
  type TestApp,
  newAdmin,
  newCouple,
  newVendor,
  startTestApp,
} from '#tests/support/test-app.ts'
import { countedDays } from '../vendor-analytics/vendor-analytics-store.ts'

let at: TestApp
let admin: Person
beforeAll(async () => {
  at = await startTestApp()
  admin = await newAdmin(at)
})
afterAll(() => at.close())

type Vendor = Awaited<ReturnType<typeof newVendor>>
const DAY = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10)
async function asked(...vendors: Vendor[]) {
  const anna = await newCouple(at)
  const ids = vendors.map(() => newId())
  for (const [n, { vendorId }] of vendors.entries())
    await anna.call('POST', '/api/Bookings/addBooking', { id: ids[n], vendorId, eventDate: DAY })
  return { anna, ids, id: ids[0]! }
}
const WORDS = 'Il numero non esiste e nessuno risponde.'
const contest = (who: Person, id: string, more: object = {}) =>
  who.call('POST', `/api/Leads/contest/${id}`, { reason: 'false_contact', words: WORDS, ...more })
const lead = async (who: Person, id: string) => (await who.call('GET', `/api/Leads/get?id=${id}`)).body
const decide = (id: string, upheld: boolean, answer = 'Abbiamo verificato.') =>
  admin.call('PUT', `/api/Leads/decide/${id}`, { upheld, answer })
const queue = async (name: string) =>
  (await admin.call('GET', `/api/Leads/getQueue?queue=${name}&sort=at`)).body.items as { id: string }[]

describe('a request', () => {
  it('says whether an address is proved, and how many vendors were written to', async () => {
    const [villa, foto] = [await newVendor(at), await newVendor(at)]
    const { id } = await asked(villa, foto)
    expect(await lead(villa, id)).toEqual({
      id,
      emailProved: true,
      vendorsAsked: 2,
      mayContest: true,
      contest: null,
    })
    expect((await foto.call('GET', `/api/Leads/get?id=${id}`)).status).toBe(404)
  })

  it('is contested once, decided by a stated day, and both reasons are read by its vendor and not by its couple', async () => {
    const villa = await newVendor(at, 'Masseria Contesa')
    const { id, anna } = await asked(villa)
    const { body } = await contest(villa, id)
    expect(body).toMatchObject({
      mayContest: false,
      contest: { state: 'pending', words: WORDS, answer: null, dueOn: contestDueOn(italianDay()) },
    })
    expect((await contest(villa, id)).status).toBe(409)
    expect((await queue('da-decidere')).map((one) => one.id)).toContain(id)
    expect((await queue('da-decidere&q=contesa')).map((one) => one.id)).toEqual([id])
    expect(await queue('da-decidere&q=zzyzx')).toEqual([])
    await sendWaitingMails(at.database.pool, async () => undefined)
    expect((await decide(id, false, 'Ci hanno risposto al telefono.')).status).toBe(200)
    expect((await decide(id, true)).status).toBe(409)
    expect((await lead(villa, id)).contest).toMatchObject({
      state: 'rejected',
      answer: 'Ci hanno risposto al telefono.',
    })
    expect((await queue('decise')).map((one) => one.id)).toContain(id)
    const mails: { to: string; text: string }[] = []
    await sendWaitingMails(at.database.pool, async (mail) => void mails.push(mail))
    expect(mails.map(({ to }) => to)).toEqual([villa.email])
    const told = JSON.stringify([
      (await anna.call('GET', '/api/Bookings/getBookingByCouple')).body,
      (await anna.call('GET', '/api/sync/changes?after=0')).body,
    ])
    expect(told).not.toMatch(/numero non esiste|contest|telefono/)
  })

  it('that was contested, and rightly, is in none of its vendor’s figures; one that stays valid is', async () => {
    const villa = await newVendor(at)
    const [one, two] = [await asked(villa), await asked(villa)]
    const figures = async () => {
      const [day] = await countedDays(
        villa.vendorId,
        { from: italianDay(), to: italianDay() },
        at.database.db,
      )
      return [day?.requests ?? 0, day?.contacts ?? 0]
    }
    expect(await figures()).toEqual([2, 2])
    for (const { id } of [one, two]) await contest(villa, id)
    expect(await figures()).toEqual([2, 2])
    await decide(one.id, true)
    await decide(two.id, false)
    expect(await figures()).toEqual([1, 1])
  })

  it('that went on, or is old, is not contested, nor one of another vendor', async () => {
    const [villa, foto] = [await newVendor(at), await newVendor(at)]
    const { id } = await asked(villa)
    expect((await contest(foto, id)).status).toBe(404)
    expect((await contest(villa, id, { words: 'Falso' })).status).toBe(400)
    await at.database.pool.query(`update booking set state = 'accepted' where id = $1`, [id])
    expect((await contest(villa, id)).body.code).toBe('rule_broken')
    await at.database.pool.query(
      `update booking set state = 'expired', created_at = now() - interval '31 days' where id = $1`,
      [id],
    )
    expect((await contest(villa, id)).body.code).toBe('rule_broken')
    expect((await lead(villa, id)).mayContest).toBe(false)
  })
})
