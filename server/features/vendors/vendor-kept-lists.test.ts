/** Lists of vendors that are kept, and what an edit leaves of them. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, type TestApp, newVendor, startTestApp } from '#tests/support/test-app.ts'

let at: TestApp
let here: Person & { vendorId: string }
let there: Person & { vendorId: string }
const PUGLIA = { region: 'puglia', province: 'BA', city: 'Bari' }
const LOMBARDIA = { region: 'lombardia', province: 'MI', city: 'Milano' }

beforeAll(async () => {
  at = await startTestApp()
  here = await newVendor(at, 'Masseria di prova')
  there = await newVendor(at, 'Cascina di prova')
  await move(here, PUGLIA)
  await move(there, LOMBARDIA)
})
afterAll(() => at.close())

/** Behind the feed's back: seen only where a list is made anew. */
async function rename(id: string, name: string) {
  await at.database.pool.query('update vendor set business_name = $2 where id = $1', [id, name])
}
const change = (vendor: Person & { vendorId: string }, what: object) =>
  vendor.call('PUT', `/api/Vendor/updateVendor/${vendor.vendorId}`, what)
const move = (vendor: Person & { vendorId: string }, place: object) => change(vendor, { place })
const list = async (query: string) => {
  const response = await fetch(`${at.url}/api/Vendor/search?${query}`)
  const { items } = (await response.json()) as { items: { businessName: string }[] }
  return items.map(({ businessName }) => businessName)
}
let names = 0
/**
 * What is kept of a list, of which this vendor is the only one: it stays while the name changes behind the feed's back.
 * One that is made while the feed is told of anything is not kept.
 */
async function keptOf(query: string, id: string): Promise<string[]> {
  let kept: string[] = []
  await expect
    .poll(async () => {
      kept = await list(query)
      await rename(id, `Nome ${(names += 1)}`)
      return (await list(query))[0] === kept[0]
    })
    .toBe(true)
  return kept
}
/** The feed is told in order: once a list that was kept has been dropped by the last change, it knows of all before it. */
async function untilTold(): Promise<void> {
  await keptOf('region=puglia', here.vendorId)
  await change(here, { businessName: 'Masseria' })
  await expect.poll(() => list('region=puglia')).toEqual(['Masseria'])
}

it('an edit in Puglia makes the list of Puglia anew and leaves that of Lombardia', async () => {
  await untilTold()
  const kept = await keptOf('region=lombardia', there.vendorId)
  await rename(there.vendorId, 'Cascina nuova')
  await change(here, { headline: 'Tra gli ulivi' })
  await change(here, { businessName: 'Masseria nuova' })
  await expect.poll(() => list('region=puglia')).toEqual(['Masseria nuova'])
  await untilTold()
  expect(await list('region=lombardia')).toEqual(kept)
  await change(here, { businessName: 'Masseria nuova' })
  await change(there, { headline: 'Tra i pioppi' })
  await expect.poll(() => list('region=lombardia')).toEqual(['Cascina nuova'])
})

it('a vendor that moves leaves the one list and stands in the other', async () => {
  await move(here, LOMBARDIA)
  await expect.poll(() => list('region=puglia')).toEqual([])
  await expect.poll(async () => (await list('region=lombardia')).length).toBe(2)
})

it('a vendor that changes its category leaves the one list and stands in the other', async () => {
  expect(await list('category=fotografo')).toEqual([])
  await expect.poll(async () => (await list('category=location')).length).toBe(2)
  await change(here, { category: 'fotografo' })
  await expect.poll(() => list('category=fotografo')).toEqual(['Masseria nuova'])
  await expect.poll(() => list('category=location')).toEqual(['Cascina nuova'])
})
