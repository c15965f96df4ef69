import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HUBS } from '#contract/wire/hubs.ts'
import { newId } from '#contract/kit/new-id.ts'
import { ChangePage } from '#contract/wire/sync.ts'
import { type TestApp, newAdmin, newCouple, newVendor, send, startTestApp } from '#tests/support/test-app.ts'
import { PUBLIC, appendChange } from '../../platform/database/change-feed.ts'
import { tasks } from '../couple-tasks/couple-task-service.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.close())

const MIB = 1024 * 1024
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const publicPage = async (after: number) =>
  ChangePage.parse((await send(`${at.url}/api/sync/vendorChanges?after=${after}`, 'GET', '')).body)

/** A vendor with much to say, and a way to say a little more. */
async function heavyVendor() {
  const vendor = await newVendor(at, 'Villa pesante')
  const change = (body: object) => vendor.call('PUT', `/api/Vendor/updateVendor/${vendor.vendorId}`, body)
  const faq = Array.from({ length: 30 }, () => ({ question: 'Perché?', answer: 'x'.repeat(1_500) }))
  expect((await change({ description: 'x'.repeat(6_000), faq })).status).toBe(200)
  return { id: vendor.vendorId, say: (headline: string) => change({ headline }) }
}

describe('what is told of changes', () => {
  it('is each thing once in a page, and of a vendor its card, however often it was edited', async () => {
    const { id, say } = await heavyVendor()
    const { seq } = await publicPage(0)
    for (let n = 1; n <= 25; n++) await say(`Numero ${n}`)
    const page = await publicPage(seq)
    const told = page.changes.filter(({ payload }) => (payload as { id: string }).id === id)
    expect(told).toHaveLength(1)
    expect(told[0]!.payload).toMatchObject({ headline: 'Numero 25', version: 27 })
    expect(JSON.stringify(page).length).toBeLessThan(8_000)
  })

  it('is of a vendor that is suspended that it is gone', async () => {
    const { id } = await heavyVendor()
    const { seq } = await publicPage(0)
    await at.database.db.transaction(async (tx) => {
      await tx.execute(
        sql`update vendor set active = false, deactivation_reason = 'Di prova.' where id = ${id}`,
      )
      const told = { topic: 'vendor', kind: 'updated', entityId: id, version: 3, audience: PUBLIC } as const
      await appendChange(tx, told)
    })
    const { changes } = await publicPage(seq)
    expect(changes.filter(({ payload }) => payload === id)).toMatchObject([{ event: 'VendorDeleted' }])
  })

  it('comes in pages of a megabyte at most, and in all of them is everything', async () => {
    const anna = await newCouple(at)
    const ids = Array.from({ length: 450 }, () => newId())
    await at.database.db.transaction(async (tx) => {
      const context = { tx, actor: anna.uid, now: new Date().toISOString() }
      for (const id of ids)
        await tasks.create(anna.coupleId, context, {
          id,
          title: 'Menù',
          category: 'catering',
          notes: 'x'.repeat(4_000),
        } as never)
    })
    const heard = new Set<string>()
    for (let after = 0, more = true; more;) {
      const { body } = await anna.call('GET', `/api/sync/changes?after=${after}`)
      expect(JSON.stringify(body).length).toBeLessThan(1.1 * MIB)
      for (const { payload } of body.changes) heard.add(payload.id)
      ;({ seq: after, more } = body)
    }
    expect(ids.filter((id) => !heard.has(id))).toEqual([])
  })

  it('is pushed to everybody at most once a second for each thing, and the last of it is the newest', async () => {
    const { id, say } = await heavyVendor()
    await pause(1_500)
    const heard: { id: string; headline: string; description?: string }[] = []
    const hub = new HubConnectionBuilder()
      .withUrl(at.url + HUBS.vendor)
      .configureLogging(LogLevel.None)
      .build()
    hub.on('VendorUpdate', (vendor: (typeof heard)[number]) => vendor.id === id && heard.push(vendor))
    await hub.start()
    const began = performance.now()
    for (let n = 1; n <= 25; n++) await say(`Numero ${n}`)
    await expect.poll(() => heard.at(-1)?.headline).toBe('Numero 25')
    const seconds = Math.ceil((performance.now() - began) / 1_000)
    await hub.stop()
    expect(heard.length).toBeLessThanOrEqual(seconds + 1)
    expect(heard[0]).not.toHaveProperty('description')
  })
})

describe('one thing', () => {
  it('weighs so much and no more, and may still be made lighter', async () => {
    const vendor = await newVendor(at, 'Villa troppo piena')
    const admin = await newAdmin(at)
    await at.database.pool.query(`update vendor set type_of_account = 'elite' where id = $1`, [
      vendor.vendorId,
    ])
    const change = (body: object) => admin.call('PUT', `/api/Admin/updateVendor/${vendor.vendorId}`, body)
    const picture = (n: number) => ({
      id: `p${n}`,
      url: `/media/demo/${'x'.repeat(900)}.webp`,
      width: 1,
      height: 1,
      alt: 'y'.repeat(300),
      placeholder: 'data:image/webp;base64,' + 'z'.repeat(1_900),
    })
    const gallery = Array.from({ length: 200 }, (_, n) => picture(n))
    const { status, body } = await change({ gallery })
    expect([status, body.code]).toEqual([413, 'too_large'])
    expect(body.detail).toMatch(/troppo/)
    expect((await change({ gallery: gallery.slice(0, 20) })).status).toBe(200)
  })
})
