/** Who looks at some places hears of these and of no others; who never said where it looks hears of all. */
import type { Duplex } from 'node:stream'
import { type HubConnection, HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { CHANGE_EVENTS, HUBS } from '#contract/wire/hubs.ts'
import { ALL_LISTS, LOOK, LOOKS_AT_ONCE, LOOK_MAX, listPlace } from '#contract/wire/places.ts'
import { type Person, type TestApp, newCouple, newVendor, startTestApp } from '#tests/support/test-app.ts'
import { until } from '#tests/support/until.ts'
import { untilTold } from '#tests/support/until-told.ts'
import { PUBLIC_PUSH_MS } from './public-pace.ts'

type Vendor = Person & { vendorId: string }

let one: TestApp
let two: TestApp
let villa: Vendor
let studio: Vendor
const open: HubConnection[] = []
const wires = new Set<Duplex>()
beforeAll(async () => {
  one = await startTestApp()
  one.app.server.server.on('upgrade', (_request, socket: Duplex) => wires.add(socket))
  two = await startTestApp(undefined, {}, one)
  villa = await newVendor(one, 'Villa Ascolta')
  studio = await newVendor(one, 'Studio Luce')
  await change(studio, { category: 'fotografo', place: { region: 'puglia', province: 'BA', city: 'Bari' } })
  await pushed()
})
afterEach(() => Promise.all(open.splice(0).map((connection) => connection.stop())))
afterAll(async () => {
  await two.close()
  await one.close()
})

const { created, updated, deleted } = CHANGE_EVENTS.vendor
const EVENTS = [created, updated, deleted, CHANGE_EVENTS.availability.updated, CHANGE_EVENTS.review.created]
const FILMS = [CHANGE_EVENTS.video.created, CHANGE_EVENTS.video.deleted]

const change = (vendor: Vendor, body: object) =>
  vendor.call('PUT', `/api/Vendor/updateVendor/${vendor.vendorId}`, body)
/**
 * Until whatever was written has been told, also what waited for its second, and longer while it is on its way.
 * @param proof what is to have been heard by then
 */
async function pushed(proof?: () => void): Promise<void> {
  await Promise.all([untilTold(one), untilTold(two)])
  await new Promise((resolve) => setTimeout(resolve, PUBLIC_PUSH_MS + 400))
  if (proof) await until(proof)
}

interface Listener {
  connection: HubConnection
  /** Each event with the id it was about. */
  heard: string[]
  look(places: unknown): Promise<unknown>
}

/** One of Microsoft's clients. @param places what it says it looks at; nothing unless given */
async function listen(
  places?: readonly string[],
  { at = one, hub = HUBS.vendor as string, token = '', stateful = false } = {},
): Promise<Listener> {
  const builder = new HubConnectionBuilder().configureLogging(LogLevel.None).withUrl(`${at.url}${hub}`, {
    accessTokenFactory: () => token,
    transport: HttpTransportType.WebSockets,
    skipNegotiation: !stateful,
  })
  const connection = (stateful ? builder.withStatefulReconnect() : builder).build()
  const heard: string[] = []
  for (const event of [...EVENTS, ...FILMS])
    connection.on(event, (about: string | { id?: string; vendorId?: string }) =>
      heard.push(`${event} ${typeof about === 'string' ? about : (about.id ?? about.vendorId)}`),
    )
  await connection.start()
  open.push(connection)
  const look = (asked: unknown) => connection.invoke(LOOK, asked)
  if (places) await look(places)
  return { connection, heard, look }
}

it('a vendor is told to who looks at it or at a list it stands in, and to who never said where it looks', async () => {
  const [atVilla, atPhotographers, everywhere] = await Promise.all([
    listen([villa.vendorId]),
    listen([listPlace({ category: 'fotografo' })]),
    listen(),
  ])
  await change(villa, { headline: 'Sul colle' })
  await change(studio, { headline: 'Luce naturale' })
  await pushed(() => {
    expect(atVilla.heard).toEqual([`${updated} ${villa.vendorId}`])
    expect(atPhotographers.heard).toEqual([`${updated} ${studio.vendorId}`])
    expect(everywhere.heard.toSorted()).toEqual(
      [villa, studio].map(({ vendorId }) => `${updated} ${vendorId}`).toSorted(),
    )
  })
})

it('the whole market, a region, a category in a region: each list hears of its vendors, new ones too', async () => {
  const [market, region, both, elsewhere] = await Promise.all(
    [{}, { region: 'puglia' }, { category: 'fotografo', region: 'puglia' }, { region: 'lazio' }].map((list) =>
      listen([listPlace(list)]),
    ),
  )
  await change(studio, { headline: 'Bianco e nero' })
  const fresh = await newVendor(one, 'Appena Aperto')
  const [edit, birth] = [`${updated} ${studio.vendorId}`, `${created} ${fresh.vendorId}`]
  await pushed(() => {
    expect(market!.heard.toSorted()).toEqual([edit, birth].toSorted())
    expect([region!.heard, both!.heard, elsewhere!.heard]).toEqual([[edit], [edit], []])
  })
})

it('who looks at a list hears of a vendor that leaves it, also when it is told within one second', async () => {
  const leaving = await newVendor(one, 'In Partenza')
  await change(leaving, { category: 'fotografo' })
  await pushed()
  const [from, to] = [await listen([listPlace({ category: 'fotografo' })]), await listen(['torte/*'])]
  // The first is told at once; the others are one, told a second later: it stands nowhere of where it was between.
  for (const category of ['torte', 'catering', 'musica']) await change(leaving, { category })
  await pushed()
  const told = `${updated} ${leaving.vendorId}`
  expect([from.heard, to.heard]).toEqual([[told], [told, told]])
  await leaving.call('DELETE', `/api/Vendor/deleteVendor/${leaving.vendorId}`)
  await pushed(() => {
    expect([from.heard, to.heard]).toEqual([[told], [told, told]])
  })
})

it('films and free days are told to who looks at their vendor, and films also as they go', async () => {
  const options = { hub: HUBS.videoVendor as string }
  const [atVilla, atStudio, everywhere] = await Promise.all([
    listen([villa.vendorId], options),
    listen([studio.vendorId, ALL_LISTS], options),
    listen(undefined, options),
  ])
  const [days, others] = [await listen([villa.vendorId]), await listen([studio.vendorId])]
  const film = { id: newId(), title: 'La festa', provider: 'vimeo', source: '12345', position: 0 }
  await villa.call('POST', '/api/Vendor/addVideoVendor', film)
  const day = `${new Date().getFullYear() + 1}-06-12`
  await villa.call('PUT', '/api/Bookings/setBusyDays', { days: [day], busy: true })
  await pushed()
  await villa.call('DELETE', `/api/Vendor/deleteVideoVendorById/${film.id}`)
  const both = FILMS.map((event) => `${event} ${film.id}`)
  await pushed(() => {
    expect([atVilla.heard, atStudio.heard, everywhere.heard]).toEqual([both, [], both])
    expect([days.heard, others.heard]).toEqual([
      [`${CHANGE_EVENTS.availability.updated} ${villa.vendorId}`],
      [],
    ])
  })
})

it('to look elsewhere takes the place of what was looked at, and nothing is a place too', async () => {
  const listener = await listen([villa.vendorId])
  await listener.look([studio.vendorId])
  await change(villa, { headline: 'Non guardata' })
  await change(studio, { headline: 'Guardato' })
  await pushed(() => {
    expect(listener.heard).toEqual([`${updated} ${studio.vendorId}`])
  })
  await listener.look([])
  await change(studio, { headline: 'Non più guardato' })
  await pushed(() => {
    expect(listener.heard).toHaveLength(1)
  })
})

it('outlives a wire that is cut where the reconnection is stateful, and is said again by a new connection', async () => {
  const listener = await listen([villa.vendorId], { stateful: true })
  for (const wire of wires) wire.destroy()
  await change(villa, { headline: 'Dopo il taglio' })
  await change(studio, { headline: 'Altrove' })
  await pushed(() => {
    expect(listener.heard).toEqual([`${updated} ${villa.vendorId}`])
  })
  await listener.connection.stop()
  await listener.connection.start()
  await change(studio, { headline: 'Di nuovo tutto' })
  await pushed(() => {
    expect(listener.heard).toContain(`${updated} ${studio.vendorId}`)
  })
})

it('holds on each of several processes, and says how far the feed has been told', async () => {
  const there = await listen([], { at: two })
  const told = (await there.look([villa.vendorId])) as number
  await change(villa, { headline: 'Da un altro processo' })
  await change(studio, { headline: 'Da un altro processo' })
  await pushed(() => {
    expect(there.heard).toEqual([`${updated} ${villa.vendorId}`])
  })
  const { body } = await villa.call('GET', `/api/sync/vendorChanges?after=${told}`)
  expect(body.changes.map(({ payload }: { payload: { id: string } }) => payload.id).toSorted()).toEqual(
    [villa.vendorId, studio.vendorId].toSorted(),
  )
})

it('opens nobody’s own things: a vendor’s bookings are told to that vendor alone, whoever looks at it', async () => {
  const couple = await newCouple(one)
  const [mine, others] = [await listen([], { token: villa.token }), await listen([villa.vendorId])]
  const [hers, theirs]: string[][] = [[], []]
  mine.connection.on('BookingCreate', ({ id }: { id: string }) => hers!.push(id))
  others.connection.on('BookingCreate', ({ id }: { id: string }) => theirs!.push(id))
  const day = `${new Date().getFullYear() + 1}-09-05`
  const booking = { id: newId(), vendorId: villa.vendorId, eventDate: day }
  await couple.call('POST', '/api/Bookings/addBooking', booking)
  await pushed(() => {
    expect([hers, theirs]).toEqual([[booking.id], []])
  })
})

it('what is no place is refused in words, and leaves it where it looked', async () => {
  const listener = await listen([villa.vendorId])
  const group = [
    `vendor:${newId()}`,
    `couple:${newId()}`,
    'admins',
    'look anywhere',
    `${'a'.repeat(41)}/*`,
    '../*',
  ]
  for (const places of ['villa', undefined, [{ id: newId() }], ...group.map((name) => [ALL_LISTS, name])])
    await expect(listener.look(places), String(places)).rejects.toThrow(/not_understood: .*luoghi/)
  await change(studio, { headline: 'Non guardato' })
  await pushed(() => {
    expect(listener.heard).toEqual([])
  })
  await listener.look([studio.vendorId])
})

it('too many places, and too many looks, are refused in words', async () => {
  const listener = await listen()
  const places = Array.from({ length: LOOK_MAX + 1 }, newId)
  await expect(listener.look(places)).rejects.toThrow(/too_large: .*100 luoghi/)
  await listener.look(places.slice(1))
  const answers = await Promise.allSettled(
    Array.from({ length: 2 * LOOKS_AT_ONCE }, () => listener.look([villa.vendorId])),
  )
  const refused = answers.filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeGreaterThan(LOOKS_AT_ONCE / 2)
  for (const answer of refused)
    expect(String((answer as PromiseRejectedResult).reason)).toMatch(/rate_limited: /)
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  await listener.look([villa.vendorId])
})
