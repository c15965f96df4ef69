import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { type Person, type TestApp, newCouple, newVendor, startTestApp } from '#tests/support/test-app.ts'
import { endBookings } from './booking-clock.ts'
import { dueBookings } from './booking-due.ts'

const DAY = '2099-06-12'
const DAY_MS = 86_400_000
const QUOTE = {
  totalCents: 300_000,
  validUntil: '2098-11-30',
  lines: [{ label: 'Servizio', amountCents: 300_000 }],
  notes: '',
}
const now = new Date('2098-11-21T10:00:00Z')
let at: TestApp
beforeAll(async () => {
  at = await startTestApp(() => now)
})
afterAll(() => at.close())

const byCouple = (who: Person, id: string, step: string) =>
  who.call('PUT', `/api/Bookings/stepByCouple/${id}`, { step })
const byVendor = (who: Person, id: string, step: string, more: object = {}) =>
  who.call('PUT', `/api/Bookings/stepByVendor/${id}`, { step, ...more })
const bookingOf = async ({ anna }: { anna: Person }) =>
  (await anna.call('GET', '/api/Bookings/getBookingByCouple')).body[0]
const stateOf = async (made: { anna: Person }) => (await bookingOf(made)).state
const endAt = (instant: string) => endBookings(at.database, () => new Date(instant))
const endAfter = (days: number) => endBookings(at.database, () => new Date(now.getTime() + days * DAY_MS))

async function requested() {
  const [anna, villa, id] = [await newCouple(at), await newVendor(at), newId()]
  await anna.call('POST', '/api/Bookings/addBooking', { id, vendorId: villa.vendorId, eventDate: DAY })
  return { anna, villa, id }
}
async function quoted(validUntil = QUOTE.validUntil) {
  const made = await requested()
  const { status } = await byVendor(made.villa, made.id, 'quote', { quote: { ...QUOTE, validUntil } })
  expect(status).toBe(200)
  return made
}
async function accepted() {
  const made = await quoted()
  expect((await byCouple(made.anna, made.id, 'accept')).status).toBe(200)
  return made
}
async function confirmed() {
  const made = await accepted()
  expect((await byVendor(made.villa, made.id, 'confirm')).status).toBe(200)
  return made
}

describe('time', () => {
  it('ends what nobody answers in 14 days and completes what was confirmed, after its day', async () => {
    const [waiting, offered, sure] = [await requested(), await quoted(), await confirmed()]
    const all = async () => [await stateOf(waiting), await stateOf(offered), await stateOf(sure)]
    await endAfter(13.9)
    expect(await all()).toEqual(['requested', 'quoted', 'confirmed'])
    expect(await endAfter(14.1)).toBeGreaterThan(1)
    expect(await all()).toEqual(['expired', 'expired', 'confirmed'])
    await endAt('2099-06-12T21:00:00Z')
    expect(await stateOf(sure)).toBe('confirmed')
    await endAt('2099-06-12T22:30:00Z')
    expect(await stateOf(sure)).toBe('completed')
    expect(await endAt('2099-06-12T22:30:00Z')).toBe(0)
  })

  it('leaves a quote to be answered as long as it says, until the end of that day in Italy', async () => {
    const made = await quoted('2098-12-31')
    await endAt('2098-12-31T22:30:00Z')
    expect(await stateOf(made)).toBe('quoted')
    await endAt('2098-12-31T23:30:00Z')
    expect(await stateOf(made)).toBe('expired')
  })

  it('leaves nobody less than 14 days to answer, however short a quote holds', async () => {
    const made = await quoted('2098-11-21')
    await endAfter(13.9)
    expect(await stateOf(made)).toBe('quoted')
    await endAfter(14.1)
    expect(await stateOf(made)).toBe('expired')
  })

  it('ends a quote after 14 days where it does not say how long it holds', async () => {
    const made = await quoted('2098-12-31')
    await at.database.pool.query(`update booking set quote = quote - 'validUntil' where id = $1`, [made.id])
    await endAfter(14.1)
    expect(await stateOf(made)).toBe('expired')
  })

  it('ends a quote with the day it is for, whatever it says', async () => {
    const made = await quoted('2099-12-31')
    await endAt('2099-06-12T22:30:00Z')
    expect(await stateOf(made)).toBe('expired')
  })

  it('completes what was accepted, after its day, also where the vendor never confirmed it', async () => {
    const made = await accepted()
    await byVendor(made.villa, made.id, 'quote', { quote: { ...QUOTE, validUntil: '2099-12-31' }, after: 1 })
    const { id } = await bookingOf(made)
    await endAt('2099-06-12T21:00:00Z')
    expect(await stateOf(made)).toBe('accepted')
    await endAt('2099-06-12T22:30:00Z')
    const booking = await bookingOf(made)
    expect(booking).toMatchObject({ id, state: 'completed', earlier: [{ number: 2, outcome: 'withdrawn' }] })
    expect(booking.proposal).toBeUndefined()
    expect(booking.history.at(-1)).toMatchObject({ by: 'system', from: 'accepted', to: 'completed' })
    const told = (await made.villa.call('GET', '/api/sync/ownVendorChanges?after=0')).body.changes
    expect(told.at(-1)).toMatchObject({ payload: { id, state: 'completed' } })
  })

  it('finds what it ends along one index', async () => {
    const plan = await at.database.db.transaction(async (tx) => {
      // A few rows are sooner read whole and sorted.
      await tx.execute(sql`set local enable_seqscan = off`)
      await tx.execute(sql`set local enable_sort = off`)
      return tx.execute(sql`explain ${dueBookings(now.toISOString())}`)
    })
    expect(JSON.stringify(plan.rows)).toContain('booking_ending')
  })
})
