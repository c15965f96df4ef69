import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CALENDAR_FAULTS, MOST_OTHER_CALENDARS } from '#contract/lists/bookings/calendar-limits.ts'
import { newId } from '#contract/kit/new-id.ts'
import { type TestApp, newCouple, newVendor, startTestApp } from '#tests/support/test-app.ts'
import { untilTold } from '#tests/support/until-told.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const [DAY, OTHER_DAY] = [inDays(200), inDays(210)]
const HOUR_MS = 3_600_000

let now = new Date()
let at: TestApp
let elsewhere: Server
let served = { status: 200, text: '' }
beforeAll(async () => {
  elsewhere = createServer((_, response) => response.writeHead(served.status).end(served.text))
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
  at = await startTestApp(() => now, {}, undefined, {
    calendarReach: {
      lookup: async () => [{ address: '127.0.0.1', family: 4 }],
      mayReach: (address) => address === '127.0.0.1',
      protocols: ['http:'],
    },
  })
})
beforeEach(() => (served = { status: 200, text: calendarOf(DAY) }))
afterAll(async () => {
  await at.close()
  elsewhere.closeAllConnections()
  elsewhere.close()
})

const calendarOf = (...days: string[]) =>
  `BEGIN:VCALENDAR\r\n${days.map((day) => `BEGIN:VEVENT\r\nUID:${day}\r\nDTSTART;VALUE=DATE:${day.replaceAll('-', '')}\r\nEND:VEVENT\r\n`).join('')}END:VCALENDAR\r\n`
type Vendor = Awaited<ReturnType<typeof newVendor>>
let paths = 0
const add = (villa: Vendor, more: object = {}) =>
  villa.call('POST', '/api/Calendars/add', {
    id: newId(),
    name: 'Agenda di Google',
    url: `http://calendari.test:${(elsewhere.address() as AddressInfo).port}/${++paths}.ics`,
    ...more,
  })
const own = async (villa: Vendor) => (await villa.call('GET', '/api/Calendars/getOwn')).body
const busyOf = async ({ vendorId }: Vendor) => {
  await untilTold(at)
  const url = `/api/Vendor/getAvailability?id=${vendorId}&from=${inDays(190)}&to=${inDays(220)}`
  return (await at.app.server.inject({ url })).json().busy
}
const booking = (villa: Vendor, couple: { coupleId: string }, state: string, day: string) =>
  at.database.pool.query(
    `insert into booking (id, couple_id, vendor_id, event_date, state, message, created_at, updated_at, version)
     values ($1, $2, $3, $4, $5, 'Cena alle otto', now(), now(), 3)`,
    [newId(), couple.coupleId, villa.vendorId, day, state],
  )

describe('a vendor’s own calendar', () => {
  const made = async (villa: Vendor) =>
    (await villa.call('POST', '/api/Calendars/makeAddress')).body.feed.url as string
  const asked = (url: string, headers = {}) => fetch(url, { headers })

  it('says its bookings and busy days, with first names and place and nothing else of a couple', async () => {
    const [villa, anna, eva, ida] = [
      await newVendor(at),
      await newCouple(at),
      await newCouple(at),
      await newCouple(at),
    ]
    await anna.call('PUT', `/api/Couple/updateCouple/${anna.coupleId}`, {
      partners: [
        { firstName: 'Anna', lastName: 'Segreta', phone: '+39 055 1234567' },
        {
          firstName: 'Marco; il “bello”, che non sta in una riga sola',
          lastName: 'Segreto',
        },
      ],
      place: { region: 'toscana', province: 'SI', city: 'Siena' },
    })
    await booking(villa, anna, 'confirmed', DAY)
    await booking(villa, eva, 'quoted', OTHER_DAY)
    await booking(villa, ida, 'requested', inDays(215))
    await villa.call('PUT', '/api/Bookings/setBusyDays', { days: [inDays(201)], busy: true })
    const url = await made(villa)
    const response = await asked(url)
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const text = await response.text()
    // Whole lines, and of the telephone what no identifier has by chance.
    expect(text.replaceAll('\r\n ', '')).not.toMatch(/Segret|1234567|Cena|@prova/)
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    const events = new ICAL.Component(ICAL.parse(text) as never).getAllSubcomponents('vevent')
    const said = events.map((event) =>
      ['dtstart', 'dtend', 'status', 'transp', 'sequence', 'location'].map((name) =>
        String(event.getFirstPropertyValue(name)),
      ),
    )
    expect(said).toEqual([
      [DAY, inDays(201), 'CONFIRMED', 'OPAQUE', '2', 'Siena'],
      [OTHER_DAY, inDays(211), 'TENTATIVE', 'TRANSPARENT', '2', expect.any(String)],
      [inDays(201), inDays(202), 'CONFIRMED', 'OPAQUE', '0', 'null'],
    ])
    expect(events[0]!.getFirstPropertyValue('summary')).toBe(
      'Matrimonio di Anna e Marco; il “bello”, che non sta in una riga sola',
    )
    const names = (one: string) => one.match(/^UID:.*$/gm)
    expect(names(await (await asked(url)).text())).toEqual(names(text))
  })

  it('is sent again only when it is another', async () => {
    const [villa, anna] = [await newVendor(at), await newCouple(at)]
    const url = await made(villa)
    const etag = (await asked(url)).headers.get('etag')!
    expect((await asked(url, { 'if-none-match': etag })).status).toBe(304)
    await booking(villa, anna, 'confirmed', DAY)
    expect((await asked(url, { 'if-none-match': etag })).status).toBe(200)
  })

  it('has an address that ends when another is made, or when it is taken back, and that nobody guesses', async () => {
    const villa = await newVendor(at)
    const first = await made(villa)
    expect((await own(villa)).feed.url).toBe(first)
    const second = await made(villa)
    expect([(await asked(first)).status, (await asked(second)).status]).toEqual([404, 200])
    const forged = second.replace(/(.)\.ics$/, (_, last) => `${last === 'A' ? 'Q' : 'A'}.ics`)
    expect((await asked(forged)).status).toBe(404)
    expect((await asked(second.replace('.ics', ''))).status).toBe(404)
    await villa.call('DELETE', '/api/Calendars/endAddress')
    expect((await asked(second)).status).toBe(404)
    expect((await own(villa)).feed).toBeNull()
  })

  it('is read so many times an hour', async () => {
    const url = await made(await newVendor(at))
    const answers = await Promise.all(Array.from({ length: 121 }, () => asked(url)))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})

describe('a calendar elsewhere', () => {
  it('takes its days, by name, which the vendor cannot free here, until it is taken away', async () => {
    const villa = await newVendor(at)
    const { status, body } = await add(villa)
    expect([status, body.days, body.fault]).toEqual([200, 1, null])
    expect(await busyOf(villa)).toEqual([DAY])
    const days = async () => (await villa.call('GET', '/api/Bookings/getBusyDays')).body
    expect(await days()).toMatchObject({ days: [], elsewhere: [{ day: DAY, calendar: 'Agenda di Google' }] })
    await villa.call('PUT', '/api/Bookings/setBusyDays', { days: [DAY], busy: false })
    expect(await busyOf(villa)).toEqual([DAY])
    await villa.call('PUT', `/api/Calendars/rename/${body.id}`, { name: 'Sagrato' })
    expect((await days()).elsewhere).toEqual([{ day: DAY, calendar: 'Sagrato' }])
    await villa.call('DELETE', `/api/Calendars/remove/${body.id}`)
    expect(await busyOf(villa)).toEqual([])
    expect(await days()).not.toHaveProperty('elsewhere')
  })

  it('is one of three, each once, and sent again it is the same', async () => {
    const villa = await newVendor(at)
    const first = { id: newId() }
    expect((await add(villa, first)).status).toBe(200)
    expect((await add(villa, first)).status).toBe(200)
    const url = (await own(villa)).others[0].url
    expect((await add(villa, { url })).body.detail).toBe('Questo calendario c’è già.')
    for (let more = 1; more < MOST_OTHER_CALENDARS; more++) expect((await add(villa)).status).toBe(200)
    expect((await add(villa)).body.detail).toContain(`al massimo ${MOST_OTHER_CALENDARS}`)
    expect((await own(villa)).others).toHaveLength(MOST_OTHER_CALENDARS)
    expect((await add(await newVendor(at), first)).status).toBe(409)
  })

  it('that is none is refused in words at its address', async () => {
    const villa = await newVendor(at)
    served = { status: 200, text: '<!doctype html>' }
    const { status, body } = await add(villa)
    const words = CALENDAR_FAULTS.not_calendar.added
    expect([status, body.errors]).toEqual([422, [{ path: 'body.url', message: words }]])
    expect((await add(villa, { url: `${at.url}/calendar/x.ics` })).body.detail).toBe(
      CALENDAR_FAULTS.own.added,
    )
    expect((await own(villa)).others).toEqual([])
  })

  it('is read when its hour has come, keeps its days while it does not answer, and says since when', async () => {
    const villa = await newVendor(at)
    const { body } = await add(villa)
    served.text = calendarOf(OTHER_DAY)
    await at.app.readCalendars()
    expect(await busyOf(villa)).toEqual([DAY])
    now = new Date(now.getTime() + HOUR_MS)
    expect((await at.app.readCalendars()).read).toBeGreaterThan(0)
    expect(await busyOf(villa)).toEqual([OTHER_DAY])
    expect(await at.app.readCalendars()).toEqual({ read: 0, failed: 0 })
    served.status = 500
    now = new Date(now.getTime() + HOUR_MS)
    await at.app.readCalendars()
    const since = now.toISOString()
    now = new Date(now.getTime() + HOUR_MS)
    await at.app.readCalendars()
    expect((await own(villa)).others[0]).toMatchObject({ fault: 'unreachable', failingSince: since, days: 1 })
    expect(await busyOf(villa)).toEqual([OTHER_DAY])
    served.status = 200
    const again = await villa.call('POST', `/api/Calendars/readNow/${body.id}`)
    expect(again.body).toMatchObject({ fault: null, failingSince: null, readAt: now.toISOString() })
  })

  it('is nobody else’s', async () => {
    const [villa, other] = [await newVendor(at), await newVendor(at)]
    const { id } = (await add(villa)).body
    for (const [method, call] of [
      ['PUT', 'rename'],
      ['POST', 'readNow'],
      ['DELETE', 'remove'],
    ] as const)
      expect(
        (
          await other.call(
            method,
            `/api/Calendars/${call}/${id}`,
            method === 'PUT' ? { name: 'Mio' } : undefined,
          )
        ).status,
      ).toBe(404)
    expect((await own(other)).others).toEqual([])
  })
})
