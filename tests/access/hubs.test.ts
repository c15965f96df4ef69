/** Who may connect to which hub, and who hears what: through Microsoft's own client. */
import { HubConnectionBuilder, type HubConnection, LogLevel } from '@microsoft/signalr'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHANGE_EVENTS, HUBS } from '#contract/wire/hubs.ts'
import { newId } from '#contract/kit/new-id.ts'
import { type TestApp, startTestApp } from '#tests/support/test-app.ts'
import { untilTold } from '#tests/support/until-told.ts'
import { ask } from './ask.ts'
import { type Cast, ROLES, type Role, makeCast, secretOf } from './cast.ts'

let at: TestApp
let cast: Cast
const open: HubConnection[] = []
let cells = 0
beforeAll(async () => {
  at = await startTestApp()
  cast = await makeCast(at)
})
afterAll(async () => {
  console.log(`hubs: ${cells} cells`)
  await Promise.all(open.map((connection) => connection.stop()))
  await at.close()
})

type HubName = keyof typeof HUBS
const EVENTS = Object.values(CHANGE_EVENTS).flatMap(({ created, updated, deleted }) => [
  created,
  updated,
  deleted,
])
const PLANNERS: readonly Role[] = ['couple', 'partner', 'otherCouple', 'deactivatedCouple', 'admin']
const REFUSED: readonly Role[] = ['identity', 'endedSession', 'expiredSession', 'forgedToken']

async function listen(hub: HubName, role: Role) {
  const { token } = cast[role]
  const connection = new HubConnectionBuilder()
    .configureLogging(LogLevel.None)
    .withUrl(at.url + HUBS[hub], token ? { accessTokenFactory: () => token } : {})
    .build()
  const heard: { event: string; args: unknown[] }[] = []
  for (const event of EVENTS) connection.on(event, (...args) => heard.push({ event, args }))
  await connection.start()
  open.push(connection)
  return { role, connection, heard }
}

/** Waits until every change made so far has been pushed to those who may hear it. */
async function settled(): Promise<void> {
  await untilTold(at)
  await new Promise((done) => setTimeout(done, 100))
}

const mayConnect = (hub: HubName, role: Role): string => {
  if (REFUSED.includes(role)) return '401'
  if (hub !== 'couple' || PLANNERS.includes(role)) return 'open'
  return role === 'visitor' ? '401' : '403'
}

describe('a hub', () => {
  it.each(Object.keys(HUBS) as HubName[])('%s lets in whom it is for, and nobody else', async (hub) => {
    for (const role of ROLES) {
      const answer = await listen(hub, role).then(
        () => 'open',
        (error: Error) => /\b(401|403)\b/.exec(error.message)?.[1] ?? error.message,
      )
      expect(answer, `${role} at ${hub}`).toBe(mayConnect(hub, role))
      cells++
    }
  })

  it('tells a couple’s changes to its members and to administrators only, whoever makes them', async () => {
    const ears = await Promise.all(PLANNERS.map((role) => listen('couple', role)))
    const audience: Record<string, readonly Role[]> = {
      couple: ['couple', 'partner', 'admin'],
      otherCouple: ['otherCouple', 'admin'],
      admin: ['deactivatedCouple', 'admin'],
    }
    for (const [writer, hearers] of Object.entries(audience)) {
      for (const ear of ears) ear.heard.length = 0
      const byAdmin = writer === 'admin'
      const { coupleId } = cast[byAdmin ? 'deactivatedCouple' : (writer as Role)]
      const side = byAdmin ? 'Admin' : 'Couple'
      const of = byAdmin ? { coupleId } : {}
      const task = { id: newId(), title: secretOf(coupleId), category: 'altro', ...of }
      const item = { id: newId(), title: secretOf(coupleId), category: 'fiori', ...of }
      const send = (method: string, call: string, body?: unknown) =>
        ask(at, cast[writer as Role].token, {
          method,
          url: `/api/${side}/${call}`,
          ...(body ? { body } : {}),
        })
      await send('POST', 'addTaskCouple', task)
      await send('PUT', `updateTaskCouple/${task.id}`, { done: true })
      await send('DELETE', `deleteTaskCouple/${task.id}`)
      await send('POST', 'addBudgetItemCouple', item)
      await send('POST', 'addBudgetWeddingCouple', { totalCents: 1, ...of })
      await send('PUT', `updateCouple/${coupleId}`, { style: secretOf(coupleId) })
      await settled()
      for (const ear of ears) {
        const events = ear.heard.map(({ event }) => event)
        const why = `${ear.role} hears ${writer}`
        // A change that is read after a deletion is told as that deletion: the task's creation may be missing.
        if (hearers.includes(ear.role))
          expect(events, why).toEqual(
            expect.arrayContaining([
              'TaskDeleted',
              'BudgetItemCreate',
              'WeddingBudgetCreate',
              'CoupleUpdate',
            ]),
          )
        else expect(events, why).toEqual([])
        // A couple names the member who hears; to administrators, its first.
        if (hearers.includes(ear.role) && ear.role !== 'admin')
          for (const { args } of ear.heard.filter(({ event }) => event === 'CoupleUpdate'))
            expect((args[0] as { uid: string }).uid, why).toBe(cast[ear.role].uid)
        cells++
      }
    }
  })

  it('tells a booking to its couple, its vendor and administrators, and its days to nobody but the vendor', async () => {
    const ears = [
      ...(await Promise.all(PLANNERS.map((role) => listen('couple', role)))),
      ...(await Promise.all(
        (['visitor', 'couple', 'vendor', 'otherVendor', 'admin'] as const).map((role) =>
          listen('vendor', role),
        ),
      )),
    ]
    const { vendorId } = cast.vendor
    const body = { id: newId(), vendorId, eventDate: `${new Date().getFullYear() + 1}-06-12` }
    await ask(at, cast.couple.token, { method: 'POST', url: '/api/Bookings/addBooking', body })
    const days = { days: [body.eventDate], busy: true }
    await ask(at, cast.vendor.token, { method: 'PUT', url: '/api/Bookings/setBusyDays', body: days })
    await settled()
    for (const [index, ear] of ears.entries()) {
      const onCouples = index < PLANNERS.length
      const events = ear.heard.map(({ event }) => event)
      const expected = onCouples
        ? ['couple', 'partner', 'admin'].includes(ear.role)
          ? ['BookingCreate']
          : []
        : ear.role === 'vendor'
          ? ['AvailabilityUpdate', 'BookingCreate', 'BusyDaysUpdate']
          : ['AvailabilityUpdate']
      expect(events.toSorted(), `${ear.role} on ${onCouples ? 'couple' : 'vendor'}`).toEqual(expected)
      if (ear.role !== 'vendor' && !onCouples)
        expect(ear.heard.map(({ args }) => args[0])).toEqual([{ vendorId }])
      cells++
    }
  })

  it('tells a vendor’s changes to everybody, without what is private to it', async () => {
    const roles = ROLES.filter((role) => mayConnect('vendor', role) === 'open')
    const ears = await Promise.all(
      (['vendor', 'videoVendor'] as const).flatMap((hub) => roles.map((role) => listen(hub, role))),
    )
    const { token, vendorId, email } = cast.vendor
    await ask(at, token, {
      method: 'PUT',
      url: `/api/Vendor/updateVendor/${vendorId}`,
      body: { headline: 'Nuova' },
    })
    const video = { id: newId(), title: 'Festa', provider: 'vimeo', source: '1', position: 0 }
    await ask(at, token, { method: 'POST', url: '/api/Vendor/addVideoVendor', body: video })
    await settled()
    for (const ear of ears) {
      const isVendorHub = ears.indexOf(ear) < roles.length
      const events = isVendorHub ? ['VendorUpdate'] : ['VideoVendorCreate']
      // Its own devices follow their screens by one hub.
      if (isVendorHub && ear.role === 'vendor') events.push('VideoVendorCreate')
      expect(
        ear.heard.map(({ event }) => event),
        ear.role,
      ).toEqual(events)
      const said = JSON.stringify(ear.heard)
      for (const secret of [email, 'accountEmail', '"private"', '"uid"']) expect(said).not.toContain(secret)
      cells++
    }
  })

  it('takes nothing from a client: what one says, nobody hears', async () => {
    const [eve, anna] = [await listen('couple', 'otherCouple'), await listen('couple', 'couple')]
    for (const method of ['TaskCreate', 'CoupleUpdate', 'addToGroup', 'send', '__proto__', 'constructor'])
      await expect(eve.connection.invoke(method, { id: newId() }), method).rejects.toThrow()
    await settled()
    expect(anna.heard).toEqual([])
  })
})
