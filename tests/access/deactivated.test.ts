/** A vendor that is suspended or gone is in no public answer, with nothing of what it has; what is suspended comes back. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { type CallName, ROUTES } from '#contract/routes.ts'
import { servedCalls } from '#server/served-calls.ts'
import { type TestApp, startTestApp } from '#tests/support/test-app.ts'
import { ask, requestOf } from './ask.ts'
import { type Actor, type Cast, makeCast, subjectOf } from './cast.ts'
import { RULES } from './rules.ts'

let at: TestApp
let cast: Cast
let vendor: Actor
/** Another each time: the database is one. */
let named: string
let wedding: string
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.close())
beforeEach(async () => {
  cast = await makeCast(at)
  vendor = cast.vendor
  named = `Masseria ${newId()}`
  const { pool } = at.database
  await pool.query('update vendor set business_name = $2, review_count = 3, cover = $3 where id = $1', [
    vendor.vendorId,
    named,
    JSON.stringify({ id: 'p', url: '/p.webp', width: 1, height: 1, alt: '', placeholder: '' }),
  ])
  const video = { id: newId(), title: `${named}: dal vivo`, provider: 'vimeo', source: '1', position: 1 }
  await ask(at, vendor.token, { method: 'POST', url: '/api/Vendor/addVideoVendor', body: video })
  for (const subject of [
    'video',
    'award',
    'review',
    'realWedding',
    'portfolioProject',
    'visibility',
  ] as const) {
    const id = await subjectOf(at, subject, vendor)
    if (subject === 'realWedding') wedding = id
    const column = {
      video: 'title',
      award: 'citation',
      review: 'text',
      realWedding: 'title',
      portfolioProject: 'title',
      visibility: '',
    }[subject]
    const table =
      { realWedding: 'real_wedding', portfolioProject: 'portfolio_project' }[subject as string] ?? subject
    if (column)
      await pool.query(`update ${table} set ${column} = $2 where id = $1`, [id, `${named}: ${subject}`])
  }
})

const reads = (servedCalls() as CallName[]).filter((name) => {
  const route = ROUTES[name]
  return (
    route.access === 'public' &&
    (route.method === 'GET' || 'twin' in route) &&
    /^(Vendor|Portfolio|sync)/.test(name)
  )
})

/** The public reads whose answer names the vendor or what it has. */
async function answersNaming(token = ''): Promise<CallName[]> {
  const naming: CallName[] = []
  for (const name of reads) {
    const asked = requestOf(name, vendor.vendorId, vendor, 'twin' in ROUTES[name])
    const url = asked.url
      .replace(/category=[\w-]+/, 'category=location')
      .replace(/q=[^&]*/, 'q=masseria')
      .replace(/after=\d+/, 'after=0')
      .replace(/slug=[^&]*/, `slug=${wedding}`)
    const { text } = await ask(at, token, { ...asked, method: 'GET', url })
    if (text.includes(named)) naming.push(name)
  }
  return naming
}
/** What is shared is made anew when something public changes: here the table was written directly. */
async function forgetShared(): Promise<void> {
  await ask(at, cast.otherVendor.token, {
    method: 'PUT',
    url: `/api/Vendor/updateVendor/${cast.otherVendor.vendorId}`,
    body: { headline: `${Math.random()}` },
  })
  await new Promise((done) => setTimeout(done, 150))
}

describe('a vendor', () => {
  it('that is public is in the answers, so that those below mean something', async () => {
    await forgetShared()
    expect(await answersNaming()).toEqual(
      expect.arrayContaining([
        'Vendor/getAllVendor',
        'Vendor/getVendorByCategory',
        'Vendor/getVendorById',
        'Vendor/findVideoVendoyByIdVendor',
        'Vendor/getReviewByIdVendor',
        'Vendor/getRealWeddingByIdVendor',
        'Vendor/getRealWeddings',
        'Vendor/getRealWeddingBySlug',
        'Portfolio/getAllByVendor',
        'Vendor/getTopVendors',
        'Vendor/search',
        'Vendor/suggest',
        'Vendor/getAwardByYear',
        'sync/vendorChanges',
      ]),
    )
  })

  it.each([
    ['suspended', `update vendor set active = false, deactivation_reason = 'Di prova.' where id = $1`],
    ['deleted', 'update vendor set deleted_at = now() where id = $1'],
  ])('that is %s is in none of them, for anybody', async (_, sql) => {
    await at.database.pool.query(sql, [vendor.vendorId])
    await forgetShared()
    for (const role of ['visitor', 'couple', 'otherVendor', 'identity'] as const)
      expect(await answersNaming(cast[role].token), role).toEqual([])
  })

  it('that is suspended still sees itself, and administrators see it', async () => {
    await at.database.pool.query(
      `update vendor set active = false, deactivation_reason = 'Di prova.' where id = $1`,
      [vendor.vendorId],
    )
    await forgetShared()
    for (const role of ['vendor', 'admin'] as const)
      expect(await answersNaming(cast[role].token), role).toContain('Vendor/getVendorById')
  })

  it('that deletes itself signs out everywhere, and its id is gone for good', async () => {
    const url = `/api/Vendor/deleteVendor/${vendor.vendorId}`
    expect((await ask(at, vendor.token, { method: 'DELETE', url })).status).toBe(200)
    expect((await ask(at, vendor.token, { method: 'GET', url: '/api/User/me' })).status).toBe(401)
    const seen = await ask(at, '', { method: 'GET', url: `/api/Vendor/getVendorById?id=${vendor.vendorId}` })
    expect([seen.status, seen.body.code]).toEqual([410, 'deleted'])
  })
})

it('covers every public read that takes a vendor’s id', () => {
  const byVendor = (servedCalls() as CallName[]).filter(
    (name) => RULES[name].subject === 'vendor' && ROUTES[name].access === 'public',
  )
  expect(byVendor.filter((name) => name.startsWith('Vendor/') && !reads.includes(name))).toEqual([])
})
