import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RESCHEDULES_OF_BOOKING } from '#contract/lists/bookings/booking-reschedule.ts'
import { newId } from '#contract/kit/new-id.ts'
import {
  type Person,
  type TestApp,
  newCouple,
  newPartner,
  newVendor,
  startTestApp,
} from '#tests/support/test-app.ts'
import { sendWaitingMails } from '#tests/support/mail-round.ts'
import { untilTold } from '#tests/support/until-told.ts'
import { endBookings } from './booking-clock.ts'
import { writeBookingMails } from './booking-mail.ts'

const [DAY, OTHER] = ['2099-06-12', '2099-06-19']
const QUOTE = {
  totalCents: 300_000,
  validUntil: '2099-01-31',
  lines: [{ label: 'Servizio', amountCents: 300_000 }],
  notes: '',
}
let now = new Date('2098-11-21T10:00:00Z')
let at: TestApp
beforeAll(async () => {
  at = await startTestApp(() => now)
})
afterAll(() => at.close())

const byCouple = (who: Person, id: string, step: string, more: object = {}) =>
  who.call('PUT', `/api/Bookings/stepByCouple/${id}`, { step, ...more })
const byVendor = (who: Person, id: string, step: string, more: object = {}) =>
  who.call('PUT', `/api/Bookings/stepByVendor/${id}`, { step, ...more })
const propose = { day: OTHER, after: 0 }
const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)
const busyOf = async ({ vendorId }: { vendorId: string }) => {
  await untilTold(at)
  const url = `/api/Vendor/getAvailability?id=${vendorId}&from=2099-06-01&to=2099-06-30`
  return (await at.app.server.inject({ url })).json().busy
}

async function requested(villa?: Awaited<ReturnType<typeof newVendor>>, eventDate = DAY) {
  const [anna, vendor] = [await newCouple(at), villa ?? (await newVendor(at))]
  const asked = { id: newId(), vendorId: vendor.vendorId, eventDate }
  await anna.call('POST', '/api/Bookings/addBooking', asked)
  return { anna, villa: vendor, id: asked.id }
}
async function confirmed(...of: Parameters<typeof requested>) {
  const made = await requested(...of)
  await byVendor(made.villa, made.id, 'quote', { quote: QUOTE })
  await byCouple(made.anna, made.id, 'accept')
  expect((await byVendor(made.villa, made.id, 'confirm')).status).toBe(200)
  return made
}

describe('another day', () => {
  it('is proposed by either side, and is the booking’s once the other accepts it: the old one stands until then', async () => {
    const { anna, villa, id } = await confirmed()
    const { body } = await byVendor(villa, id, 'reschedule', { ...propose, note: 'Il 12 c’è un cantiere' })
    expect(body).toMatchObject({
      eventDate: DAY,
      state: 'confirmed',
      reschedule: { day: OTHER, by: 'vendor', number: 1 },
    })
    expect(await busyOf(villa)).toEqual([DAY])
    const agreed = await byCouple(anna, id, 'agree', { number: 1, note: 'Va bene' })
    expect(agreed.body).toMatchObject({ eventDate: OTHER, state: 'confirmed', version: 6 })
    expect(agreed.body.reschedule).toBeUndefined()
    expect(agreed.body.history.slice(-2)).toMatchObject([
      { by: 'vendor', step: 'reschedule', number: 1, day: OTHER, note: 'Il 12 c’è un cantiere' },
      { by: 'couple', step: 'agree', number: 1, day: OTHER, was: DAY, note: 'Va bene' },
    ])
    expect(await busyOf(villa)).toEqual([OTHER])
    const back = await byCouple(anna, id, 'reschedule', { day: DAY, after: 1 })
    expect(back.body.reschedule).toEqual({ day: DAY, by: 'couple', number: 2 })
    expect((await byVendor(villa, id, 'agree', { number: 2 })).body.eventDate).toBe(DAY)
  })

  it('moves the event of the vendor’s calendar, under its own name', async () => {
    const { anna, villa, id } = await confirmed()
    const { url } = (await villa.call('POST', '/api/Calendars/makeAddress')).body.feed
    const eventOf = async () => {
      const text = await (await fetch(url)).text()
      const [, event] = new RegExp(`UID:booking-${id}([^]*?)END:VEVENT`).exec(text.replaceAll('\r\n ', ''))!
      return [/DTSTART.*:(\d+)/.exec(event!)![1], Number(/SEQUENCE:(\d+)/.exec(event!)![1])]
    }
    expect(await eventOf()).toEqual(['20990612', 3])
    await byCouple(anna, id, 'reschedule', propose)
    await byVendor(villa, id, 'agree', { number: 1 })
    expect(await eventOf()).toEqual(['20990619', 5])
  })

  it('is refused, or taken back by who proposed it, and then another may be proposed', async () => {
    const { anna, villa, id } = await requested()
    await byCouple(anna, id, 'reschedule', propose)
    expect((await byCouple(anna, id, 'agree', { number: 1 })).body.detail).toBe(
      'Alla proposta risponde l’altra parte.',
    )
    expect((await byVendor(villa, id, 'retract', { number: 1 })).body.code).toBe('booking_state')
    const refused = await byVendor(villa, id, 'refuse', { number: 1 })
    expect([refused.body.eventDate, refused.body.reschedule]).toEqual([DAY, undefined])
    await byCouple(anna, id, 'reschedule', { ...propose, after: 1 })
    expect((await byCouple(anna, id, 'retract', { number: 2 })).status).toBe(200)
    expect((await byVendor(villa, id, 'agree', { number: 2 })).body.code).toBe('booking_state')
    expect((await byVendor(villa, id, 'reschedule', { ...propose, after: 2 })).status).toBe(200)
  })

  it('waits alone: of two that propose at once one does, and what was written before it is told so', async () => {
    for (let round = 0; round < 4; round++) {
      const { anna, villa, id } = await confirmed()
      const marco = await newPartner(at, anna)
      const both = await Promise.all([
        byCouple(anna, id, 'reschedule', propose),
        byCouple(marco, id, 'reschedule', { ...propose, day: '2099-06-20' }),
        byVendor(villa, id, 'reschedule', { ...propose, day: '2099-06-21' }),
      ])
      expect(statuses(both)).toEqual([200, 409, 409])
      const { reschedule } = both.find(({ status }) => status === 200)!.body
      await (reschedule.by === 'couple'
        ? byVendor(villa, id, 'refuse', { number: 1 })
        : byCouple(anna, id, 'refuse', { number: 1 }))
      const late = await byCouple(marco, id, 'reschedule', propose)
      expect([late.status, late.body.code]).toEqual([409, 'booking_state'])
    }
  })

  it('is accepted once, by whichever partner, and not together with its being taken back', async () => {
    const { anna, villa, id } = await confirmed()
    const marco = await newPartner(at, anna)
    await byVendor(villa, id, 'reschedule', propose)
    const answers = await Promise.all([
      byCouple(anna, id, 'agree', { number: 1 }),
      byCouple(marco, id, 'agree', { number: 1 }),
      byVendor(villa, id, 'retract', { number: 1 }),
    ])
    expect(statuses(answers)).toEqual([200, 409, 409])
  })

  it('has to be a day to come, and another one: what is wrong is said at its field', async () => {
    const { anna, id } = await requested()
    const wrong = async (day: string) => {
      const { status, body } = await byCouple(anna, id, 'reschedule', { day, after: 0 })
      return [status, body.code, body.errors[0].path, body.detail]
    }
    expect(await wrong(DAY)).toEqual([422, 'rule_broken', 'body.day', 'È già il giorno della prenotazione.'])
    expect(await wrong('2098-11-20')).toEqual([
      422,
      'rule_broken',
      'body.day',
      'Il giorno dell’evento è già passato.',
    ])
    expect((await wrong('2110-01-01'))[3]).toBe('Si prenota fino a cinque anni prima.')
  })

  it('is proposed so many times, and the rest is said in words', async () => {
    const { anna, id } = await requested()
    for (let after = 0; after < RESCHEDULES_OF_BOOKING; after++) {
      await byCouple(anna, id, 'reschedule', { ...propose, after })
      await byCouple(anna, id, 'retract', { number: after + 1 })
    }
    const { body } = await byCouple(anna, id, 'reschedule', { ...propose, after: RESCHEDULES_OF_BOOKING })
    expect(body).toMatchObject({ code: 'rule_broken', detail: expect.stringContaining('12') })
  })

  it('is nobody else’s to propose or to answer', async () => {
    const { villa, id } = await confirmed()
    await byVendor(villa, id, 'reschedule', propose)
    expect((await byCouple(await newCouple(at), id, 'agree', { number: 1 })).status).toBe(404)
    expect((await byVendor(await newVendor(at), id, 'retract', { number: 1 })).status).toBe(404)
  })
})

describe('the places of the other day', () => {
  it('are sold once: the last one goes to one of two couples, and the other keeps its day', async () => {
    const villa = await newVendor(at)
    const one = await confirmed(villa, DAY)
    const two = await confirmed(villa, '2099-06-13')
    const three = await requested(villa, OTHER)
    await byVendor(villa, three.id, 'quote', { quote: QUOTE })
    for (const { id } of [one, two]) await byVendor(villa, id, 'reschedule', propose)
    const answers = await Promise.all([
      byCouple(one.anna, one.id, 'agree', { number: 1 }),
      byCouple(two.anna, two.id, 'agree', { number: 1 }),
      byCouple(three.anna, three.id, 'accept'),
    ])
    expect(statuses(answers)).toEqual([200, 409, 409])
    expect(await busyOf(villa)).toContain(OTHER)
    const { body } = await villa.call('GET', '/api/Bookings/getBookingByVendor')
    const taken = body.filter(
      ({ eventDate, state }: { eventDate: string; state: string }) =>
        eventDate === OTHER && ['accepted', 'confirmed'].includes(state),
    )
    expect(taken).toHaveLength(1)
  })

  it('are none on a day that the vendor keeps for itself, also for the vendor, until it frees it', async () => {
    const { anna, villa, id } = await confirmed()
    const set = (busy: boolean) => villa.call('PUT', '/api/Bookings/setBusyDays', { days: [OTHER], busy })
    await byCouple(anna, id, 'reschedule', propose)
    await set(true)
    const { status, body } = await byVendor(villa, id, 'agree', { number: 1 })
    expect([status, body.code, body.detail]).toEqual([
      409,
      'booking_state',
      'Quel giorno risulta già preso: libera il posto nel calendario prima di accettarlo.',
    ])
    await set(false)
    expect((await byVendor(villa, id, 'agree', { number: 1 })).body.eventDate).toBe(OTHER)
  })
})

describe('a day that was proposed waits no more', () => {
  it('once the booking is over: what comes after is told the state', async () => {
    const { anna, villa, id } = await confirmed()
    await byVendor(villa, id, 'reschedule', propose)
    const { body } = await byCouple(anna, id, 'cancel')
    expect(body.reschedule).toBeUndefined()
    expect((await byCouple(anna, id, 'agree', { number: 1 })).body.errors).toEqual([
      { path: 'state', message: 'cancelled' },
    ])
    expect((await byVendor(villa, id, 'reschedule', { ...propose, after: 1 })).body.code).toBe(
      'booking_state',
    )
  })

  it('once the quote is accepted for the day that stands', async () => {
    const { anna, villa, id } = await requested()
    await byVendor(villa, id, 'quote', { quote: QUOTE })
    await byVendor(villa, id, 'reschedule', propose)
    const { body } = await byCouple(anna, id, 'accept', { number: 1 })
    expect([body.eventDate, body.reschedule]).toEqual([DAY, undefined])
    expect((await byCouple(anna, id, 'agree', { number: 1 })).body.code).toBe('booking_state')
  })

  it('once it is past: by the clock, and at once for who would accept it', async () => {
    const started = now
    const { anna, villa, id } = await confirmed()
    await byVendor(villa, id, 'reschedule', { day: '2098-12-24', after: 0 })
    now = new Date('2098-12-25T10:00:00Z')
    const late = await byCouple(anna, id, 'agree', { number: 1 })
    expect(late.body).toMatchObject({ code: 'booking_state', detail: expect.stringContaining('passato') })
    expect(await endBookings(at.database, () => now)).toBeGreaterThan(0)
    const [booking] = (await anna.call('GET', '/api/Bookings/getBookingByCouple')).body
    expect(booking).toMatchObject({ eventDate: DAY, state: 'confirmed' })
    expect(booking.reschedule).toBeUndefined()
    expect(booking.history.at(-1)).toMatchObject({ by: 'system', step: 'lapse', number: 1 })
    expect(await endBookings(at.database, () => now)).toBe(0)
    now = started
  })
})

describe('of another day', () => {
  it('the other side is told by mail, with nothing of who proposes it', async () => {
    const round = async () => {
      const mails: { to: string; subject: string; text: string }[] = []
      await writeBookingMails(at.database, at.url, () => now)
      await sendWaitingMails(at.database.pool, async (mail) => void mails.push(mail))
      return mails
    }
    const { anna, villa, id } = await requested()
    await byVendor(villa, id, 'quote', { quote: QUOTE })
    await round()
    await byCouple(anna, id, 'reschedule', { ...propose, note: 'La nonna Pina' })
    const [asked, ...more] = await round()
    expect([asked!.to, asked!.subject, more]).toEqual([villa.email, 'Una coppia propone un altro giorno', []])
    expect(asked!.text).toContain(`/vendor/bookings?booking=${id}`)
    expect(asked!.text).not.toMatch(/Pina|giugno/)
    await byVendor(villa, id, 'agree', { number: 1 })
    expect((await round()).map(({ to, subject }) => [to, subject])).toEqual([
      [anna.email, 'Il nuovo giorno è accettato'],
    ])
  })

  it('the vendor’s habit of answering says nothing: it is no answer to the request', async () => {
    const villa = await newVendor(at)
    const shown = async () =>
      (
        await at.app.server.inject({ method: 'POST', url: `/api/Vendor/getVendorById?id=${villa.vendorId}` })
      ).json().responseHours as number | undefined
    for (let round = 0; round < 3; round++) {
      const { id } = await requested(villa)
      await byVendor(villa, id, 'reschedule', propose)
      now = new Date(now.getTime() + 4 * 3_600_000)
      await byVendor(villa, id, 'decline')
    }
    expect(await shown()).toBe(4)
  })
})
