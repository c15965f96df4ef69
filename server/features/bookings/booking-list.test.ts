import * as fc from 'fast-check'
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

describe('the table that bookings are looked for in', () => {
  const COUPLES = [
    ['Anna', 'Esposito'],
    ['Ànnamaria', 'De Luca'],
    ['Luca', 'Villa'],
    ['Masseria', '100%'],
  ]
  const VENDORS = ['Villa Anna', 'Masseria Espósito 97', 'Luca Foto', 'Limonaia_97']
  const plainly = async (words: readonly string[], day: string | undefined) => {
    const { rows } = await at.database.pool.query(
      `select b.id from booking b join couple c on c.id = b.couple_id join vendor v on v.id = b.vendor_id
        where b.deleted_at is null and b.event_date = coalesce($2::date, b.event_date)
          and not exists (select 1 from unnest($1::text[]) word
            where strpos(c.folded, fold(word)) = 0 and strpos(v.name_folded, fold(word)) = 0)
        order by b.created_at desc, b.id desc`,
      [words, day],
    )
    return rows.map(({ id }) => id)
  }
  const quickly = async (words: readonly string[], day: string | undefined) => {
    const q = [...words, ...(day ? [day] : [])].join(' ')
    const { items, total } = (await find(q)).body
    expect(total).toBe(items.length)
    return items.map(({ id }: any) => id)
  }
  const word = fc
    .tuple(
      fc.constantFrom(...COUPLES.flat(), ...VENDORS).chain((name) => fc.constantFrom(...name.split(' '))),
      fc.nat(),
    )
    .map(([name, cut]) => name.slice(0, 1 + (cut % name.length)))
  /** One thing that happens to somebody. */
  const happening = fc.record({
    what: fc.constantFrom('couple', 'vendor', 'day', 'away', 'back', 'nothing'),
    who: fc.nat(3),
    other: fc.nat(3),
  })

  it('answers as the bookings themselves, whatever they, the two and the vendor are called meanwhile', async () => {
    const { pool } = at.database
    const couples = await Promise.all(COUPLES.map((names) => newCouple(at, [names[0]!, 'Ugo'])))
    const vendors = await Promise.all(VENDORS.map((name) => newVendor(at, name)))
    await pool.query(
      `insert into booking (id, couple_id, vendor_id, event_date, state, created_at, updated_at, version)
       select gen_random_uuid(), c::uuid, v::uuid, '2027-06-12', 'completed', now() - make_interval(hours => n::int), now(), 1
         from unnest($1::text[]) c, unnest($2::text[]) with ordinality v(v, n)`,
      [couples.map(({ coupleId }) => coupleId), vendors.map(({ vendorId }) => vendorId)],
    )
    const happen: Record<string, (who: number, other: number) => Promise<unknown>> = {
      couple: (who, other) =>
        pool.query(
          `update couple set partners = jsonb_set(partners, '{0}', jsonb_build_object('firstName', $2::text, 'lastName', $3::text)) where id = $1`,
          [couples[who]!.coupleId, ...COUPLES[other]!],
        ),
      vendor: (who, other) =>
        pool.query('update vendor set business_name = $2 where id = $1', [
          vendors[who]!.vendorId,
          VENDORS[other],
        ]),
      day: (who, other) =>
        pool.query('update booking set event_date = $2 where couple_id = $1', [
          couples[who]!.coupleId,
          `2027-06-1${other}`,
        ]),
      away: (who, other) =>
        pool.query('update booking set deleted_at = now() where couple_id = $1 and vendor_id = $2', [
          couples[who]!.coupleId,
          vendors[other]!.vendorId,
        ]),
      back: (who) =>
        pool.query('update booking set deleted_at = null where couple_id = $1', [couples[who]!.coupleId]),
      nothing: () => Promise.resolve(),
    }
    await fc.assert(
      fc.asyncProperty(
        fc.array(happening, { maxLength: 3 }),
        fc.array(word, { maxLength: 3 }),
        fc.option(fc.constantFrom('2027-06-12', '2027-06-11'), { nil: undefined }),
        async (happenings, words, day) => {
          for (const { what, who, other } of happenings) await happen[what]!(who, other)
          fc.pre(words.length > 0 || day !== undefined)
          expect(await quickly(words, day)).toEqual(await plainly(words, day))
        },
      ),
      { numRuns: 120, seed: 20_261_128 },
    )
  })

  it('of a couple and a vendor that are called anew in one moment keeps both names', async () => {
    const [couple, vendor] = [await newCouple(at, ['Nives', 'Ugo']), await newVendor(at, 'Borgo Antico')]
    const { pool } = at.database
    await pool.query(
      `insert into booking (id, couple_id, vendor_id, event_date, state, created_at, updated_at, version)
       select gen_random_uuid(), $1, $2, '2027-06-12', 'completed', now(), now(), 1 from generate_series(1, 20)`,
      [couple.coupleId, vendor.vendorId],
    )
    await Promise.all([
      pool.query(
        `update couple set partners = jsonb_set(partners, '{0,firstName}', '"Ginevra"') where id = $1`,
        [couple.coupleId],
      ),
      pool.query(`update vendor set business_name = 'Borgo Nuovo' where id = $1`, [vendor.vendorId]),
    ])
    expect((await find('ginevra nuovo')).body.total).toBe(20)
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
