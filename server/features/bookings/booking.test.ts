import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type BookingStep,
  COUPLE_STEPS,
  VENDOR_STEPS,
  stateAfter,
} from '#contract/lists/bookings/booking-steps.ts'
import type { Booking } from '#contract/bookings/booking.ts'
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
import { sendWaitingMails } from '#tests/support/mail-round.ts'
import { endBookings } from './booking-clock.ts'
import { writeBookingMails } from './booking-mail.ts'

const DAY = '2099-06-12'
const DAY_MS = 86_400_000
const QUOTE = {
  totalCents: 300_000,
  validUntil: '2099-01-31',
  lines: [
    { label: 'Servizio', amountCents: 250_000 },
    { label: 'Album', amountCents: 50_000 },
  ],
  notes: '',
}
let now = new Date('2098-11-21T10:00:00Z')
let at: TestApp
beforeAll(async () => {
  at = await startTestApp(() => now)
})
afterAll(() => at.close())

type Couple = Awaited<ReturnType<typeof newCouple>>
type Vendor = Awaited<ReturnType<typeof newVendor>>

const ask = (couple: Person, vendorId: string, more: object = {}) =>
  couple.call('POST', '/api/Bookings/addBooking', { id: newId(), vendorId, eventDate: DAY, ...more })
const byCouple = (who: Person, id: string, step: string, more: object = {}) =>
  who.call('PUT', `/api/Bookings/stepByCouple/${id}`, { step, ...more })
const byVendor = (who: Person, id: string, step: string, more: object = {}) =>
  who.call('PUT', `/api/Bookings/stepByVendor/${id}`, {
    step,
    ...(step === 'quote' ? { quote: QUOTE } : {}),
    ...more,
  })
const visible = async (who: Person, vendorId: string) =>
  (await who.call('GET', `/api/Couple/getIfBtnBookingIsVisible?IdVendor=${vendorId}`)).body
const busyOf = async ({ vendorId }: Vendor) => {
  const url = `${at.url}/api/Vendor/getAvailability?id=${vendorId}&from=2099-06-01&to=2099-06-30`
  const { body } = await at.app.server.inject({ url }).then((reply) => ({ body: reply.json() }))
  return { busy: body.busy, partly: body.partly }
}
/** The feed clears what is kept of the public answers. */
const heard = () => untilTold(at)

async function requested(): Promise<{ anna: Couple; villa: Vendor; id: string }> {
  const [anna, villa] = [await newCouple(at), await newVendor(at)]
  return { anna, villa, id: (await ask(anna, villa.vendorId)).body.id }
}
async function accepted() {
  const made = await requested()
  await byVendor(made.villa, made.id, 'quote')
  expect((await byCouple(made.anna, made.id, 'accept')).status).toBe(200)
  return made
}

describe('a booking', () => {
  it('goes from the question to the day, and remembers each step', async () => {
    const { anna, villa, id } = await requested()
    await byVendor(villa, id, 'quote', { note: 'Con piacere' })
    await byCouple(anna, id, 'accept')
    const { body } = await byVendor(villa, id, 'confirm')
    expect(body).toMatchObject({ state: 'confirmed', version: 4, quote: QUOTE })
    expect(body.history.map((entry: { by: string; to: string }) => `${entry.by} ${entry.to}`)).toEqual([
      'couple requested',
      'vendor quoted',
      'couple accepted',
      'vendor confirmed',
    ])
    expect(body.history[1].note).toBe('Con piacere')
    expect((await byVendor(villa, id, 'complete')).body.code).toBe('rule_broken')
  })

  it('is read by its two alone, and each of its quotes is had on paper', async () => {
    const { anna, villa, id } = await requested()
    const read = (who: Person, side: string, accept: string, number = '') =>
      fetch(`${at.url}/api/Bookings/getOneBy${side}/${id}${number}`, {
        headers: { authorization: `Bearer ${who.token}`, accept },
      })
    const none = await read(anna, 'Couple', 'application/pdf')
    expect([none.status, (await none.json()).detail]).toEqual([404, 'Questo preventivo non c’è.'])
    await byVendor(villa, id, 'quote')
    await byVendor(villa, id, 'quote', { after: 1 })
    expect(await (await read(villa, 'Vendor', 'application/json')).json()).toMatchObject({
      id,
      state: 'quoted',
    })
    for (const [number, name] of [
      ['', 'preventivo-2099-06-12-n2.pdf'],
      ['?number=1', 'preventivo-2099-06-12-n1.pdf'],
    ] as const) {
      const paper = await read(anna, 'Couple', 'application/pdf', number)
      expect([paper.status, paper.headers.get('cache-control')]).toEqual([200, 'no-store'])
      expect(paper.headers.get('content-disposition')).toContain(name)
      expect((await paper.text()).slice(0, 5)).toBe('%PDF-')
    }
    expect((await read(anna, 'Couple', 'application/pdf', '?number=3')).status).toBe(404)
    expect((await read(await newCouple(at), 'Couple', 'application/pdf')).status).toBe(404)
    expect((await read(await newVendor(at), 'Vendor', 'application/pdf')).status).toBe(404)
  })

  it('takes only the steps of the contract, whoever takes them and however they come together', async () => {
    const steps = fc.array(
      fc.oneof(
        fc.record({ by: fc.constant('couple' as const), step: fc.constantFrom(...COUPLE_STEPS) }),
        fc.record({
          by: fc.constant('vendor' as const),
          step: fc.constantFrom(...VENDOR_STEPS.filter((step) => step !== 'complete' && step !== 'withdraw')),
        }),
      ),
      { minLength: 1, maxLength: 4 },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 4 }), async (rounds) => {
        const { anna, villa, id } = await requested()
        let state: Booking['state'] = 'requested'
        let version = 1
        // Each round is sent at once; whatever order the server puts it in must be one the model allows.
        for (const round of rounds) {
          const answers = await Promise.all(
            round.map(({ by, step }) =>
              by === 'couple' ? byCouple(anna, id, step) : byVendor(villa, id, step),
            ),
          )
          const done = answers
            .map(({ status, body }, index) => ({ status, body, step: round[index]!.step as BookingStep }))
            .filter(({ status }) => status === 200)
            .toSorted((a, b) => a.body.version - b.body.version)
          for (const { body, step } of done) {
            expect(body).toMatchObject({ version: ++version, state: stateAfter(state, step, false) })
            state = body.state
          }
          const passed = new Set([state, ...done.map(({ body }) => body.history.at(-1).from)])
          for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
            expect([status, body.code]).toEqual([409, 'booking_state'])
            expect(passed).toContain(body.errors[0].message)
          }
        }
        const { body: list } = await anna.call('GET', '/api/Bookings/getBookingByCouple')
        expect(list).toMatchObject([{ id, state, version }])
        expect(list[0].history).toHaveLength(version)
      }),
      { numRuns: 25, seed: 20_261_121 },
    )
  })

  it('two answers at once: one wins, the other is told what it finds', async () => {
    for (let round = 0; round < 5; round++) {
      const { anna, villa, id } = await requested()
      const answers = await Promise.all([byVendor(villa, id, 'decline'), byCouple(anna, id, 'cancel')])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    }
  })

  it('is asked once while one is open, by whichever partner, and again after its end', async () => {
    const [anna, villa] = [await newCouple(at), await newVendor(at)]
    const marco = await newPartner(at, anna)
    const answers = await Promise.all([ask(anna, villa.vendorId), ask(marco, villa.vendorId)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { id } = answers.find(({ status }) => status === 200)!.body
    await byVendor(villa, id, 'decline')
    expect((await ask(marco, villa.vendorId)).status).toBe(200)
  })

  it('has one effect however often it is sent', async () => {
    const [anna, villa] = [await newCouple(at), await newVendor(at)]
    const body = { id: newId(), vendorId: villa.vendorId, eventDate: DAY, message: ' Ciao ' }
    const add = (headers = {}) => anna.call('POST', '/api/Bookings/addBooking', body, headers)
    const first = await add({ 'Idempotency-Key': body.id })
    expect((await add({ 'Idempotency-Key': body.id })).body).toEqual(first.body)
    expect((await add()).body).toEqual(first.body)
    const key = { 'Idempotency-Key': newId() }
    const decline = () => villa.call('PUT', `/api/Bookings/stepByVendor/${body.id}`, { step: 'decline' }, key)
    expect((await decline()).body).toEqual((await decline()).body)
  })

  it('is nobody else’s: not to read, not to answer, not to end', async () => {
    const { anna, id } = await requested()
    const [eva, foto, admin] = [await newCouple(at), await newVendor(at), await newAdmin(at)]
    expect((await byCouple(eva, id, 'cancel')).status).toBe(404)
    expect((await byVendor(foto, id, 'decline')).status).toBe(404)
    expect((await eva.call('GET', '/api/Bookings/getBookingByCouple')).body).toEqual([])
    expect((await foto.call('GET', '/api/Bookings/getBookingByVendor')).body).toEqual([])
    expect((await foto.call('GET', '/api/sync/ownVendorChanges?after=0')).body.changes).toEqual([])
    const { body } = await anna.call('GET', '/api/Bookings/getBookingByCouple')
    const seen = await admin.call('POST', `/api/Admin/getBookingByVendorId?id=${body[0].vendorId}`)
    expect(seen.body).toEqual(body)
  })

  it('tells the vendor who asks, and no address of theirs', async () => {
    const { villa } = await requested()
    const { body } = await villa.call('GET', '/api/Bookings/getBookingByVendor')
    expect(body[0].couple).toEqual({ names: 'Anna e Marco' })
    // Its own card it knows.
    expect(body[0]).not.toHaveProperty('vendor')
    expect(JSON.stringify(body)).not.toMatch(/prova\.test/)
  })

  it('refuses a quote that does not add up or is over, and one that is accepted too late', async () => {
    const { anna, villa, id } = await requested()
    const wrong = { ...QUOTE, totalCents: 1 }
    expect((await byVendor(villa, id, 'quote', { quote: wrong })).body.code).toBe('rule_broken')
    const old = { ...QUOTE, validUntil: '2098-11-20' }
    expect((await byVendor(villa, id, 'quote', { quote: old })).body.code).toBe('rule_broken')
    await byVendor(villa, id, 'quote', { quote: { ...QUOTE, validUntil: '2098-11-21' } })
    now = new Date(now.getTime() + 2 * DAY_MS)
    expect((await byCouple(anna, id, 'accept')).body).toMatchObject({ code: 'booking_state' })
    now = new Date(now.getTime() - 2 * DAY_MS)
    expect((await byCouple(anna, id, 'accept')).status).toBe(200)
  })

  it('keeps what is written as plain text', async () => {
    const [anna, villa] = [await newCouple(at), await newVendor(at)]
    const { body } = await ask(anna, villa.vendorId, {
      message: 'Ciao\u202e <b>bella</b>\u0007\n\n\n\n\n\nA presto',
    })
    expect(body.message).toBe('Ciao <b>bella</b>\n\n\nA presto')
  })

  it('of a couple that is erased, the vendor is told', async () => {
    const { anna, villa, id } = await accepted()
    expect((await busyOf(villa)).busy).toEqual([DAY])
    await anna.call('DELETE', `/api/Couple/deleteCouple/${anna.coupleId}`)
    const { body } = await villa.call('GET', '/api/sync/ownVendorChanges?after=0')
    expect(body.changes.at(-1)).toMatchObject({ event: 'BookingDeleted', payload: id })
    expect((await villa.call('GET', '/api/Bookings/getBookingByVendor')).body).toEqual([])
    await heard()
    expect((await busyOf(villa)).busy).toEqual([])
  })
})

describe('the quotes of a booking', () => {
  const at2 = {
    quote: { ...QUOTE, totalCents: 280_000, lines: [{ label: 'Servizio', amountCents: 280_000 }] },
  }

  it('that do not add up, or are too much, are refused at their field', async () => {
    const { villa, id } = await requested()
    const refused = async (quote: object) => {
      const { body } = await byVendor(villa, id, 'quote', { quote: { ...QUOTE, ...quote } })
      return [body.code, body.errors[0].path]
    }
    expect(await refused({ totalCents: 1 })).toEqual(['rule_broken', 'body.quote.totalCents'])
    const line = { label: 'Menù', unitCents: 1_000, quantity: 3, amountCents: 2_000 }
    expect(await refused({ lines: [line], totalCents: 3_000 })).toEqual([
      'rule_broken',
      'body.quote.lines.0.amountCents',
    ])
    const payments = [{ kind: 'saldo', due: 'event', amountCents: 1 }]
    expect(await refused({ payments })).toEqual(['rule_broken', 'body.quote.payments'])
  })

  it('one after the other stay readable, and what was not read is not accepted', async () => {
    const { anna, villa, id } = await requested()
    await byVendor(villa, id, 'quote')
    const { body } = await byVendor(villa, id, 'quote', { ...at2, after: 1 })
    expect(body).toMatchObject({ state: 'quoted', quote: { number: 2, totalCents: 280_000 } })
    expect(body.earlier).toMatchObject([{ number: 1, totalCents: 300_000, outcome: 'replaced' }])
    expect((await byCouple(anna, id, 'accept')).body.code).toBe('booking_state')
    expect((await byCouple(anna, id, 'accept', { number: 1 })).body.code).toBe('booking_state')
    expect((await byCouple(anna, id, 'accept', { number: 2 })).body.state).toBe('accepted')
  })

  it('of two sent from two devices one counts', async () => {
    const { villa, id } = await requested()
    await byVendor(villa, id, 'quote')
    const both = await Promise.all([1, 2].map(() => byVendor(villa, id, 'quote', { ...at2, after: 1 })))
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('what was accepted holds until the couple accepts the change, or keeps it, or the vendor takes it back', async () => {
    const { anna, villa, id } = await accepted()
    await byVendor(villa, id, 'confirm')
    const { body } = await byVendor(villa, id, 'quote', { ...at2, after: 1 })
    expect(body).toMatchObject({
      state: 'confirmed',
      quote: { number: 1, totalCents: 300_000 },
      proposal: { number: 2, totalCents: 280_000 },
    })
    const kept = await byCouple(anna, id, 'keep', { number: 2 })
    expect(kept.body).toMatchObject({ state: 'confirmed', quote: { number: 1 } })
    expect(kept.body.proposal).toBeUndefined()
    expect((await byCouple(anna, id, 'accept', { number: 2 })).body.code).toBe('booking_state')
    await byVendor(villa, id, 'quote', { ...at2, after: 2 })
    await byVendor(villa, id, 'withdraw', { number: 3, quote: undefined })
    await byVendor(villa, id, 'quote', { ...at2, after: 3 })
    const { body: last } = await byCouple(anna, id, 'accept', { number: 4 })
    expect(last).toMatchObject({ state: 'confirmed', quote: { number: 4, totalCents: 280_000 } })
    expect(
      last.earlier.map(({ number, outcome }: { number: number; outcome: string }) => [number, outcome]),
    ).toEqual([
      [2, 'refused'],
      [3, 'withdrawn'],
      [1, 'changed'],
    ])
    // The day was taken all along.
    await heard()
    expect((await busyOf(villa)).busy).toEqual([DAY])
  })

  it('are as many as are needed to agree', async () => {
    const { villa, id } = await requested()
    for (let after = 0; after < 12; after++) await byVendor(villa, id, 'quote', { after })
    expect((await byVendor(villa, id, 'quote', { after: 12 })).body).toMatchObject({
      code: 'rule_broken',
      detail: expect.stringContaining('12'),
    })
  })
})

describe('the button that asks', () => {
  it('is shown to an active couple, for a vendor that takes bookings, with no open booking and a day to come', async () => {
    const [anna, villa] = [await newCouple(at), await newVendor(at)]
    expect(await visible(anna, villa.vendorId)).toBe(true)
    expect(await visible(villa, villa.vendorId)).toBe(false)
    expect(await visible(anna, newId())).toBe(false)
    const { body } = await ask(anna, villa.vendorId)
    expect(await visible(anna, villa.vendorId)).toBe(false)
    await byCouple(anna, body.id, 'cancel')
    expect(await visible(anna, villa.vendorId)).toBe(true)
    await villa.call('PUT', `/api/Vendor/updateVendor/${villa.vendorId}`, { takesBookings: false })
    expect(await visible(anna, villa.vendorId)).toBe(false)
    expect((await ask(anna, villa.vendorId)).body.code).toBe('rule_broken')
    await villa.call('PUT', `/api/Vendor/updateVendor/${villa.vendorId}`, { takesBookings: true })
    await anna.call('PUT', `/api/Couple/updateCouple/${anna.coupleId}`, { weddingDate: '2098-11-20' })
    expect(await visible(anna, villa.vendorId)).toBe(false)
    await at.database.pool.query('update couple set wedding_date = null, active = false where id = $1', [
      anna.coupleId,
    ])
    expect(await visible(anna, villa.vendorId)).toBe(false)
    expect((await ask(anna, villa.vendorId)).body.code).toBe('deactivated')
  })
})

describe('a vendor’s days', () => {
  it('are taken by what is accepted, up to as many events as it serves, and free again when that is cancelled', async () => {
    const [villa, anna, eva] = [await newVendor(at), await newCouple(at), await newCouple(at)]
    await villa.call('PUT', `/api/Vendor/updateVendor/${villa.vendorId}`, { dailyCapacity: 2 })
    const asked = [await ask(anna, villa.vendorId), await ask(eva, villa.vendorId)]
    const ids = asked.map(({ body }) => body.id as string)
    for (const id of ids) await byVendor(villa, id, 'quote')
    await heard()
    expect(await busyOf(villa)).toEqual({ busy: [], partly: [] })
    await byCouple(anna, ids[0]!, 'accept')
    await heard()
    expect(await busyOf(villa)).toEqual({ busy: [], partly: [DAY] })
    await byCouple(eva, ids[1]!, 'accept')
    await heard()
    expect(await busyOf(villa)).toEqual({ busy: [DAY], partly: [] })
    const free = `${at.url}/api/Vendor/search?freeOn=${DAY}&limit=100`
    const found = async () =>
      (await (await fetch(free)).json()).items.some((item: { id: string }) => item.id === villa.vendorId)
    expect(await found()).toBe(false)
    await byVendor(villa, ids[1]!, 'cancel')
    await heard()
    expect(await found()).toBe(true)
  })

  it('are sold once: of two couples that accept the last place, one gets it', async () => {
    const villa = await newVendor(at)
    const couples = [await newCouple(at), await newCouple(at), await newCouple(at)]
    const ids = await Promise.all(
      couples.map(async (one) => (await ask(one, villa.vendorId)).body.id as string),
    )
    for (const id of ids) await byVendor(villa, id, 'quote')
    const answers = await Promise.all(couples.map((one, index) => byCouple(one, ids[index]!, 'accept')))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  })

  it('are not had by accepting a quote while the vendor, or another calendar of its own, keeps the day', async () => {
    const { anna, villa, id } = await requested()
    await byVendor(villa, id, 'quote')
    const set = (busy: boolean) => villa.call('PUT', '/api/Bookings/setBusyDays', { days: [DAY], busy })
    const refusal = [
      409,
      'booking_state',
      'Quel giorno non è più libero: scrivete al fornitore, o proponetegli un altro giorno.',
    ]
    const accepts = async () => {
      const { status, body } = await byCouple(anna, id, 'accept')
      return status === 200 ? body.state : [status, body.code, body.detail]
    }
    await set(true)
    expect(await accepts()).toEqual(refusal)
    await set(false)
    const { pool } = at.database
    await pool.query(
      `with made as (insert into other_calendar (id, vendor_id, name, url, next_read_at, created_at, updated_at, version)
         values ($1, $2, 'Agenda', 'https://agenda.test/a.ics', now(), now(), now(), 1) returning id, vendor_id)
       insert into other_calendar_day (calendar_id, vendor_id, day) select id, vendor_id, $3::date from made`,
      [newId(), villa.vendorId, DAY],
    )
    expect(await accepts()).toEqual(refusal)
    await pool.query('delete from other_calendar_day where vendor_id = $1', [villa.vendorId])
    expect(await accepts()).toBe('accepted')
    // What is agreed already is changed whatever the calendar says.
    await set(true)
    await byVendor(villa, id, 'quote', { after: 1 })
    expect((await byCouple(anna, id, 'accept', { number: 2 })).status).toBe(200)
  })

  it('are marked and freed by the vendor, once however often it is said', async () => {
    const villa = await newVendor(at)
    const set = (days: string[], busy: boolean) =>
      villa.call('PUT', '/api/Bookings/setBusyDays', { days, busy })
    const { body } = await set([DAY, '2099-06-13', DAY], true)
    expect(body).toMatchObject({ vendorId: villa.vendorId, version: 2, days: [DAY, '2099-06-13'] })
    expect((await set([DAY], true)).body.version).toBe(2)
    await heard()
    expect((await busyOf(villa)).busy).toEqual([DAY, '2099-06-13'])
    expect((await set([DAY], false)).body).toMatchObject({ version: 3, days: ['2099-06-13'] })
    await heard()
    expect((await busyOf(villa)).busy).toEqual(['2099-06-13'])
    expect((await villa.call('GET', '/api/Bookings/getBusyDays')).body.days).toEqual(['2099-06-13'])
  })
})

describe('how long a vendor usually takes to answer', () => {
  const hours = (count: number) => (now = new Date(now.getTime() + count * 3_600_000))
  const shown = async ({ vendorId }: Vendor) =>
    (await at.app.server.inject({ method: 'POST', url: `/api/Vendor/getVendorById?id=${vendorId}` })).json()
      .responseHours as number | undefined

  it('is the median of its last answers, known from the third on, and what it let expire counts', async () => {
    const villa = await newVendor(at)
    const answered = async (after: number) => {
      const { body } = await ask(await newCouple(at), villa.vendorId)
      hours(after)
      await byVendor(villa, body.id, 'decline')
    }
    await answered(2)
    await answered(30)
    expect(await shown(villa)).toBeUndefined()
    await answered(4)
    expect(await shown(villa)).toBe(4)
    await byVendor(villa, (await ask(await newCouple(at), villa.vendorId)).body.id, 'quote')
    expect(await shown(villa)).toBe(3)
    await ask(await newCouple(at), villa.vendorId)
    await ask(await newCouple(at), villa.vendorId)
    hours(14 * 24)
    await endBookings(at.database, () => now)
    expect(await shown(villa)).toBe(17)
  })

  it('leaves out a request that was contested, and rightly', async () => {
    const villa = await newVendor(at)
    for (let round = 0; round < 3; round++) {
      const { body } = await ask(await newCouple(at), villa.vendorId)
      hours(4)
      await byVendor(villa, body.id, 'decline')
    }
    const admin = await newAdmin(at)
    for (let round = 0; round < 4; round++) {
      const { id } = (await ask(await newCouple(at), villa.vendorId)).body
      const words = 'Il numero non esiste e nessuno risponde.'
      await villa.call('POST', `/api/Leads/contest/${id}`, { reason: 'false_contact', words })
      const decided = await admin.call('PUT', `/api/Leads/decide/${id}`, { upheld: true, answer: 'È vero.' })
      expect(decided.status).toBe(200)
    }
    hours(14 * 24 + 1)
    await endBookings(at.database, () => now)
    expect(await shown(villa)).toBe(4)
  })

  it('does not change when the couple takes its question back', async () => {
    const villa = await newVendor(at)
    for (let round = 0; round < 3; round++) {
      const anna = await newCouple(at)
      await byCouple(anna, (await ask(anna, villa.vendorId)).body.id, 'cancel')
    }
    expect(await shown(villa)).toBeUndefined()
  })
})

describe('a mail about a booking', () => {
  interface Sent {
    to: string
    subject: string
    text: string
  }
  const round = async () => {
    const mails: Sent[] = []
    await writeBookingMails(at.database, at.url, () => now)
    await sendWaitingMails(at.database.pool, async (mail) => void mails.push(mail))
    return mails
  }

  it('tells the vendor of a request and both partners of the answer, once each, with nothing of the other side', async () => {
    await round()
    const [anna, villa] = [await newCouple(at), await newVendor(at)]
    const marco = await newPartner(at, anna)
    const id = newId()
    const request = { id, message: 'Ci sposiamo al tramonto', budgetCents: 900_000 }
    await ask(anna, villa.vendorId, request)
    await ask(anna, villa.vendorId, request)
    const told = await round()
    expect(told.map(({ to }) => to)).toEqual([villa.email])
    expect(told[0]!.text).toContain(`${at.url}/vendor/bookings?booking=${id}`)
    // An address is made of digits too.
    const wordsOf = ({ text, subject }: Sent) =>
      `${subject} ${text}`.replaceAll(at.url, '').replaceAll(id, '')
    expect(wordsOf(told[0]!)).not.toMatch(new RegExp(`Anna|Marco|tramonto|2099|9.?000|${anna.email}`))
    expect(await round()).toEqual([])

    await byVendor(villa, id, 'quote', { note: 'Il numero di casa è 055' })
    const answers = await round()
    expect(answers.map(({ to }) => to).toSorted()).toEqual([anna.email, marco.email].toSorted())
    expect(answers[0]).toMatchObject({ subject: 'Un preventivo per voi' })
    expect(answers[0]!.text).toContain(`${at.url}/couple/bookings?booking=${id}`)
    expect(wordsOf(answers[0]!)).not.toMatch(new RegExp(`055|3.?000|${villa.email}`))
  })

  it('that fails is tried again, holds up no other, and is no news after a day', async () => {
    await round()
    const [first, second] = [await requested(), await requested()]
    const reached: string[] = []
    const failing = async ({ to }: Sent) => {
      if (to === first.villa.email) throw new Error('no post today')
      reached.push(to)
    }
    await writeBookingMails(at.database, at.url, () => now)
    expect(await sendWaitingMails(at.database.pool, failing)).toEqual({ sent: 1, failed: 1 })
    expect(reached).toEqual([second.villa.email])
    expect((await round()).map(({ to }) => to)).toEqual([first.villa.email])
    await requested()
    now = new Date(now.getTime() + DAY_MS)
    expect(await round()).toEqual([])
  })

  it('is not sent for what time has done', async () => {
    await round()
    await requested()
    await round()
    now = new Date(now.getTime() + 15 * DAY_MS)
    await endBookings(at.database, () => now)
    expect(await round()).toEqual([])
  })
})
