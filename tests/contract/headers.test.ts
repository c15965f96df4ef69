/** What every answer carries: policies, what may be kept of it, how it is asked for again. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Health } from '#contract/wire/app-config.ts'
import { PROTOCOL_VERSION } from '#contract/wire/client-version.ts'
import { newId } from '#contract/kit/new-id.ts'
import { type CallName, ROUTES } from '#contract/routes.ts'
import { servedCalls } from '#server/served-calls.ts'
import { type Asked, ask, requestOf } from '#tests/access/ask.ts'
import { type Cast, type Role, makeCast, subjectOf } from '#tests/access/cast.ts'
import { RULES } from '#tests/access/rules.ts'
import { type TestApp, newVendor, startTestApp } from '#tests/support/test-app.ts'
import { buildOwnApp } from './own-app.ts'

let at: TestApp
let cast: Cast
beforeAll(async () => {
  at = await startTestApp()
  cast = await makeCast(at)
})
afterAll(() => at.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  at.app.server.inject({ method: 'GET', url, headers })

describe('every answer', () => {
  const ADDRESSES = [
    '/api/ping',
    '/api/health',
    '/api/config',
    '/api/openapi.json',
    '/api/docs',
    '/api/docs/start.js',
    '/api/docs/swagger-ui.css',
    '/api/Vendor/getTopVendors',
    '/api/User/me',
    '/api/nessuna',
  ]
  it.each(ADDRESSES)('has its security headers: %s', async (url) => {
    const { headers } = await get(url)
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/default-src 'self'/)
    expect(policy).toMatch(/object-src 'none'/)
    expect(policy).toMatch(/frame-ancestors 'none'/)
    expect(policy).toMatch(/base-uri 'none'/)
    expect(policy).toMatch(/script-src 'self'/)
    expect(policy).not.toContain('unsafe-eval')
    const inline = policy.split(';').filter((directive) => directive.includes("'unsafe-inline'"))
    // The reader of the calls sets styles on its elements: styles on that page, and scripts nowhere.
    expect(inline.map((directive) => directive.trim().split(' ')[0])).toEqual(
      url === '/api/docs' ? ['style-src'] : [],
    )
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/)
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })

  it.each([...ADDRESSES, '/', '/v0/b/x/o', '/api/%zz'])('carries the mark of the server: %s', async (url) => {
    const { headers } = await get(url)
    expect(headers['x-server-version']).toBe(String(PROTOCOL_VERSION))
  })

  it('to a write names the request it is to, so that a cache cannot pass it for another’s', async () => {
    const key = newId()
    const { headers, statusCode } = await at.app.server.inject({
      method: 'POST',
      url: ROUTES['Couple/addTaskCouple'].path,
      headers: { authorization: `Bearer ${cast.couple.token}`, 'idempotency-key': key },
      payload: { id: newId(), title: 'Fedi', category: 'documenti' },
    })
    expect([statusCode, headers['idempotency-key']]).toEqual([200, key])
  })

  it('asks for TLS from then on, where people reach the product by it', async () => {
    const own = await buildOwnApp({ PUBLIC_URL: 'https://nozze.example' })
    const { headers } = await own.app.server.inject('/api/ping')
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
    await own.close()
  })
})

const served = servedCalls() as CallName[]
const READER: Partial<Record<string, Role>> = {
  couple: 'couple',
  session: 'couple',
  vendor: 'vendor',
  admin: 'admin',
}

async function prepare(name: CallName, role: Role): Promise<Asked> {
  const { subject } = RULES[name]
  const id = subject ? await subjectOf(at, subject, cast[role]) : crypto.randomUUID()
  return requestOf(name, id, cast[role], 'twin' in ROUTES[name])
}

describe('what is private', () => {
  const reads = served.filter((name) => ROUTES[name].method === 'GET' && ROUTES[name].access !== 'public')
  it.each(reads)('is kept nowhere on the way: %s', async (name) => {
    const { own, by } = RULES[name]
    // What a couple names by the other end is an administrator's to name by its id.
    const role = own === 404 && by?.admin ? 'admin' : READER[ROUTES[name].access]!
    const { status, headers } = await ask(at, cast[role].token, await prepare(name, role))
    expect([status, headers['cache-control'], headers.etag]).toEqual([200, 'no-store', undefined])
  })

  it.each(served.filter((name) => ROUTES[name].access === 'public' && ROUTES[name].method === 'GET'))(
    'is not the public answer either, for who is signed in: %s',
    async (name) => {
      const { headers } = await ask(at, cast.couple.token, await prepare(name, 'couple'))
      expect(headers['cache-control']).toBe('no-store')
    },
  )
})

describe('what is public and the same for all', () => {
  const OWN_ANSWER =
    /^(ping|health|.*checkUserIf.*|Admin\/getRandomHomepageBackground|sync\/vendorChanges|User\/get(Admin|Vendor)Invitation|Couple\/get(SiteWeddingCoupleById|InvitationByCode|PartnerInvitation))$/
  const shared = served.filter(
    (name) =>
      ROUTES[name].access === 'public' &&
      (ROUTES[name].method === 'GET' || 'twin' in ROUTES[name]) &&
      !OWN_ANSWER.test(name),
  )
  it.each(shared)('answers 304 to who has it already: %s', async (name) => {
    const asked = await prepare(name, 'visitor')
    const first = await ask(at, '', asked)
    if (first.status !== 200) {
      expect([first.status, first.headers['cache-control']]).toEqual([404, 'no-store'])
      return
    }
    const etag = String(first.headers.etag)
    expect(etag).toMatch(/^"[\w-]{22}"$/)
    expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=10')
    expect(first.headers.vary).toMatch(/Authorization/)
    const again = await ask(at, '', asked, { 'if-none-match': etag })
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag])
    for (const other of ['"altro"', 'W/"x"', ''])
      expect((await ask(at, '', asked, { 'if-none-match': other })).status).toBe(200)
  })

  it('is one answer however the question is written', async () => {
    const { pool } = at.database
    const first = await get('/api/Vendor/search?category=location&sort=nome')
    await pool.query("update vendor set headline = 'Scritto di nascosto'")
    for (const url of [
      '/api/Vendor/search?sort=nome&category=location',
      '/api/Vendor/search?category=locatio%6e&sort=nome',
    ])
      expect((await get(url)).headers.etag).toBe(first.headers.etag)
    const all = await get('/api/Vendor/getTopVendors?a=1')
    expect((await get('/api/Vendor/getTopVendors?a=2')).headers.etag).toBe(all.headers.etag)
  })

  it('is another answer once it has changed', async () => {
    const { vendorId, token } = cast.vendor
    const asked = { method: 'GET', url: `/api/Vendor/getVendorById?id=${vendorId}` }
    const { headers } = await ask(at, '', asked)
    const change = { headline: 'Un’altra cosa' }
    await ask(at, token, { method: 'PUT', url: `/api/Vendor/updateVendor/${vendorId}`, body: change })
    await expect
      .poll(async () => (await ask(at, '', asked, { 'if-none-match': String(headers.etag) })).status)
      .toBe(200)
  })
})

describe('a change of one vendor', () => {
  it('makes anew what shows it, and leaves what does not as it is kept', async () => {
    const { vendorId, token } = cast.vendor
    const other = await newVendor(at, 'Villa di altri')
    const own = `/api/Vendor/getVendorById?id=${vendorId}`
    const kept = [
      `/api/Vendor/getVendorById?id=${other.vendorId}`,
      `/api/Vendor/getReviewByIdVendor?id=${other.vendorId}`,
      '/api/News/getArticles',
    ]
    const etags = () => Promise.all([own, ...kept].map(async (url) => (await get(url)).headers.etag))
    await expect.poll(async () => (await get(kept[0]!)).statusCode).toBe(200)
    const before = await etags()
    expect((await get(own)).headers['cache-tag']).toBe(`vendor:${vendorId}`)
    await at.database.pool.query("update vendor set headline = 'Scritto di nascosto, ancora'")
    const change = { headline: 'Tutta un’altra cosa' }
    await ask(at, token, { method: 'PUT', url: `/api/Vendor/updateVendor/${vendorId}`, body: change })
    await expect.poll(async () => (await get(own)).headers.etag).not.toBe(before[0])
    expect((await etags()).slice(1)).toEqual(before.slice(1))
  })
})

describe('/api/health and /api/ping', () => {
  it('say how the product is, to anybody, and are never kept', async () => {
    const health = await get('/api/health')
    expect(Health.parse(health.json())).toMatchObject({ status: 'ok', database: { ok: true } })
    expect((await get('/api/ping')).json()).toEqual({ ok: true })
    for (const url of ['/api/health', '/api/ping'])
      expect((await get(url)).headers['cache-control']).toBe('no-store')
  })
})
