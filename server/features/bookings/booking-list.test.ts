import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import {
  type Person,
  type TestApp,
  newAdmin,
  newCouple,
  newVendor,
  startTestApp,
} from '#tests/support/test-app.ts'
import { soughtDays } from './sought-days.ts'

let at: TestApp
let support: Person
const codes: Record<string, string> = {}
beforeAll(async () => {
  at = await startTestApp()
  support = await newAdmin(at, 'support')
  const couples = { anna: await newCouple(at, ['Anna', 'Marco']), lea: await newCouple(at, ['Lea', 'Ugo']) }
  const vendors = { villa: await newVendor(at, 'Villa Cipressa'), brera: await newVendor(at, 'Studio Brera') }
  for (const [who, with_, eventDate] of [
    ['anna', 'villa', '2027-06-12'],
    ['anna', 'brera', '2027-06-12'],
    ['lea', 'villa', '2028-05-20'],
  ] as const) {
    const id = newId()
    codes[`${who} ${with_}`] = id
    const body = { id, vendorId: vendors[with_].vendorId, eventDate }
    await couples[who].call('POST', '/api/Bookings/addBooking', body)
  }
})
afterAll(() => at.close())

const find = async (q: string, who = support) =>
  who.call('GET', `/api/Admin/getAllBooking?${new URLSearchParams({ q }).toString()}`)
const found = async (q: string): Promise<string[]> =>
  (await find(q)).body.items.map(({ coupleNames, vendorName }: any) => `${coupleNames} × ${vendorName}`)

describe('a booking is found', () => {
  it('by one of the two, by the vendor, by some of both, whatever the accents', async () => {
    expect(await found('ANNÀ')).toEqual(['Anna e Marco × Studio Brera', 'Anna e Marco × Villa Cipressa'])
    expect(await found('cipressa')).toEqual(['Lea e Ugo × Villa Cipressa', 'Anna e Marco × Villa Cipressa'])
    expect(await found('marco villa')).toEqual(['Anna e Marco × Villa Cipressa'])
    expect(await found('lea brera')).toEqual([])
  })

  it('by its day, its month or its year, alone or with a name', async () => {
    expect(await found('20/5/2028')).toEqual(['Lea e Ugo × Villa Cipressa'])
    expect(await found('12 giugno 2027 brera')).toEqual(['Anna e Marco × Studio Brera'])
    expect(await found('villa giugno 2027')).toEqual(['Anna e Marco × Villa Cipressa'])
    expect(await found('lea 2028')).toEqual(['Lea e Ugo × Villa Cipressa'])
    expect(await found('13/6/2027')).toEqual([])
  })

  it('by its code, or how that begins', async () => {
    const code = codes['lea villa']!
    expect(await found(code)).toEqual(['Lea e Ugo × Villa Cipressa'])
    expect(await found(code.slice(0, 30).toUpperCase())).toEqual(['Lea e Ugo × Villa Cipressa'])
    expect(await found(newId())).toEqual([])
  })

  it('with its day and how far it is, by who may read couples and vendors, and by nobody else', async () => {
    const { body } = await find('lea')
    expect(body.items).toMatchObject([
      { id: codes['lea villa'], eventDate: '2028-05-20', state: 'requested', version: 1 },
    ])
    for (const role of ['editor', 'accountant'] as const)
      expect((await find('lea', await newAdmin(at, role))).status).toBe(403)
  })
})

describe('days in what is typed', () => {
  it('are read as they are written, and what the calendar does not have is no day', () => {
    expect(soughtDays('Anna 2027-06-12')).toEqual({ days: ['2027-06-12', '2027-06-12'], rest: 'Anna' })
    expect(soughtDays('1.2.2027')).toEqual({ days: ['2027-02-01', '2027-02-01'], rest: '' })
    expect(soughtDays('8 set 2027')).toEqual({ days: ['2027-09-08', '2027-09-08'], rest: '' })
    expect(soughtDays('febbraio 2028 villa')).toEqual({ days: ['2028-02-01', '2028-02-29'], rest: 'villa' })
    expect(soughtDays('31/2/2027').days).toBeUndefined()
    expect(soughtDays('maggio')).toEqual({ days: undefined, rest: 'maggio' })
    expect(soughtDays('villa 1998')).toEqual({ days: undefined, rest: 'villa 1998' })
  })
})
