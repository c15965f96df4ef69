import { afterAll, beforeAll, expect, it } from 'vitest'
import { HOME_ORDER, HOME_TEXTS } from '#contract/lists/site/homepage-limits.ts'
import { newId } from '#contract/kit/new-id.ts'
import { type Person, type TestApp, newAdmin, newVendor, startTestApp } from '#tests/support/test-app.ts'

let at: TestApp
let admin: Person
beforeAll(async () => {
  at = await startTestApp()
  admin = await newAdmin(at)
})
afterAll(() => at.close())

const read = async (path: string) => (await fetch(`${at.url}/api/Vendor/${path}`)).json()
const change = (body: object) => admin.call('PUT', '/api/Admin/updateHomePage', body)
const whole = async () => (await admin.call('GET', '/api/Admin/getHomePage')).body

it('says what the product says until somebody writes something else, field by field', async () => {
  expect(await read('getHomePage')).toEqual({ ...HOME_TEXTS, ...HOME_ORDER })
  expect(await whole()).toEqual({ ...HOME_TEXTS, ...HOME_ORDER, featured: [], version: 0 })
  expect((await change({ lead: 'Cercate, scegliete, ricordate.' })).body).toMatchObject({ version: 1 })
  const next = await change({ shelfTitle: 'Scelti da noi', baseVersion: 1 })
  expect(next.body).toEqual({
    ...HOME_TEXTS,
    ...HOME_ORDER,
    lead: 'Cercate, scegliete, ricordate.',
    shelfTitle: 'Scelti da noi',
    featured: [],
    version: 2,
  })
  await expect.poll(() => read('getHomePage')).toMatchObject({ shelfTitle: 'Scelti da noi' })
})

it('puts the vendors that were chosen first, in their order, as long as visitors may see them', async () => {
  const [villa, studio] = [await newVendor(at, 'Villa Scelta'), await newVendor(at, 'Studio Scelto')]
  const featured = [studio.vendorId, villa.vendorId]
  expect((await change({ featured })).body.featured).toEqual([
    { id: studio.vendorId, name: 'Studio Scelto', isPublic: true },
    { id: villa.vendorId, name: 'Villa Scelta', isPublic: true },
  ])
  const top = async () => (await read('getTopVendors')).map(({ id }: { id: string }) => id)
  await expect.poll(top).toEqual(featured)
  const suspended = { id: studio.vendorId, active: false, reason: 'Prova' }
  await admin.call('POST', '/api/Admin/manageActiveDeactivateVendor', suspended)
  await expect.poll(top).toEqual([villa.vendorId])
  await admin.call('DELETE', `/api/Admin/deleteVendor/${studio.vendorId}`)
  expect((await whole()).featured).toMatchObject([{ name: null, isPublic: false }, { name: 'Villa Scelta' }])
})

it('shows the parts and the categories that were chosen, in their order; what is sold there stays', async () => {
  const order = { parts: ['how', 'shelf', 'awards'], kinds: ['video', 'location', 'celebranti', 'torte'] }
  expect((await change(order)).body).toMatchObject(order)
  await expect.poll(() => read('getHomePage')).toMatchObject(order)
  const { status, body } = await change({ parts: ['how', 'awards'] })
  expect([status, body.errors[0].message]).toEqual([400, expect.stringContaining('i posti venduti')])
  expect(await whole()).toMatchObject(order)
})

it('keeps its limits, says them, and is written by administrators alone', async () => {
  for (const [body, path] of [
    [{ headline: ' ' }, 'headline'],
    [{ headline: 'a'.repeat(61) }, 'headline'],
    [{ lead: 'a'.repeat(201) }, 'lead'],
    [{ featured: Array.from({ length: 4 }, newId) }, 'featured'],
    [{ featured: Array<string>(2).fill(newId()) }, 'featured'],
    [{ parts: ['shelf', 'shelf'] }, 'parts'],
    [{ parts: ['shelf', 'footer'] }, 'parts.1'],
    [{ kinds: ['location', 'musica', 'torte'] }, 'kinds'],
    [{ kinds: Array(4).fill('torte') }, 'kinds'],
  ] as const) {
    const answer = await change(body)
    expect([answer.status, answer.body.errors[0].path]).toEqual([400, path])
  }
  const vendor = await newVendor(at)
  expect((await vendor.call('PUT', '/api/Admin/updateHomePage', { lead: 'Mia' })).status).toBe(403)
})
