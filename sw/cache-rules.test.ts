import { expect, it } from 'vitest'
import { assetsOf, cacheKindOf, isKeepable, pageKey, pictureBase } from './cache-rules.ts'

const ORIGIN = 'https://lovoglio.test'
const kindOf = (path: string) => cacheKindOf(new URL(path, ORIGIN), ORIGIN)

it.each([
  ['/', 'page'],
  ['/fornitori', 'page'],
  ['/fornitori/fotografo?regione=lazio', 'page'],
  ['/fornitore/0190/villa-aurora', 'page'],
  ['/wedding/0190', 'page'],
  ['/vendor-area', 'page'],
  ['/api/Vendor/getTopVendors', 'api'],
  ['/api/Vendor/search?q=villa', 'api'],
  ['/api/Vendor/getVendorById?id=1', 'api'],
  ['/api/Vendor/getAwardByYear?year=2026', 'api'],
  ['/api/config', 'api'],
  ['/api/Couple/getSiteWeddingCoupleById?IdCouple=1', 'api'],
  ['/news/dieci-domande', 'page'],
  ['/media/demo/villa-640.avif', 'picture'],
  ['/art/spot-tasks.svg', 'picture'],
  ['/v0/b/lovoglio/o/public%2Fa.jpg?alt=media', 'picture'],
  ['/v0/b/lovoglio/o/vendors%2Fuid%2Fa.jpg?alt=media&token=t', 'picture'],
  ['/files/0123456789abcdef-800.webp', 'own'],
  ['/files/0123456789abcdef.pdf', 'own'],
  ['/assets/main-abc.js', 'asset'],
])('keeps %s as %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind)
})

it.each([
  '/couple',
  '/couple/planning',
  // Looked at by an administrator: of no device.
  '/sguardo/couple/planning',
  '/vendor',
  '/admin/billing',
  '/login',
  '/register',
  '/reset-password?oobCode=x',
  '/api/User/me',
  '/api/User/login',
  '/api/Couple/getFavoriteVendorByCouple',
  '/api/Admin/getAllBilling',
  '/api/Admin/getRandomHomepageBackground',
  '/api/Vendor/checkUserIfVendor',
  '/api/Vendor/getDashboardByVendorId?IdVendor=1',
  '/api/Vendor/getBillingByVendor?idVendor=1',
  '/api/ping',
  '/api/Couple/getIfBtnBookingIsVisible?IdVendor=1',
  '/api/health',
  '/api/sync/changes?after=1',
  '/hubs/vendor',
  '/v0/b/lovoglio/o/couples%2Fuid%2Fus.jpg?alt=media&token=t',
  '/v0/b/lovoglio/o/vendors%2Fuid%2Fa.jpg',
  '/v1/accounts:signInWithPassword',
  '/identitytoolkit.googleapis.com/v1/accounts',
  '/service-worker.js',
  '/sitemap.xml',
  'https://elsewhere.test/media/a.jpg',
])('never keeps %s', (path) => {
  expect(kindOf(path)).toBeUndefined()
})

const response = ({ headers, ...init }: ResponseInit = {}) =>
  new Response('x', { ...init, headers: { 'X-Server-Version': '1', ...(headers as Record<string, string>) } })
const request = (headers: HeadersInit = {}) => new Request(`${ORIGIN}/media/a.jpg`, { headers })

it('keeps what may not be stored only as what is its account’s own', () => {
  const own = response({ headers: { 'Cache-Control': 'no-store' } })
  expect(isKeepable(request(), own)).toBe(false)
  expect(isKeepable(request(), own, 'picture')).toBe(false)
  expect(isKeepable(request(), own, 'own')).toBe(true)
})

it('keeps no picture of an account that is read for a copy: it would drive out what is looked at', () => {
  const own = response({ headers: { 'Cache-Control': 'no-store' } })
  expect(isKeepable(new Request(ORIGIN, { cache: 'no-store' }), own, 'own')).toBe(false)
})

it('keeps only whole answers that are for anybody', () => {
  expect(isKeepable(request(), response())).toBe(true)
  expect(isKeepable(request({ Authorization: 'Bearer x' }), response())).toBe(false)
  expect(isKeepable(request({ Range: 'bytes=0-1' }), response({ status: 206 }))).toBe(false)
  expect(isKeepable(request(), response({ status: 404 }))).toBe(false)
  expect(isKeepable(request(), response({ status: 500 }))).toBe(false)
  expect(isKeepable(request(), response({ headers: { 'Cache-Control': 'no-store' } }))).toBe(false)
  expect(isKeepable(new Request(ORIGIN, { method: 'POST' }), response())).toBe(false)
})

it('keeps nothing that a portal or a proxy answers in the place of the server', () => {
  expect(isKeepable(request(), new Response('x'))).toBe(false)
  expect(isKeepable(request(), new Response('x'), 'asset')).toBe(false)
  expect(isKeepable(request(), new Response('x', { headers: { 'X-Server-Version': 'proxy' } }))).toBe(false)
})

it('saves a page under one address, whatever campaign led to it', () => {
  expect(pageKey(new URL('/fornitori?q=villa&utm_source=x&fbclid=y#lista', ORIGIN))).toBe(
    `${ORIGIN}/fornitori?q=villa`,
  )
})

it('finds the files of the build that a page needs', () => {
  const html = `<script nonce="n" src="/assets/main-a1.js"></script>
    <link rel="stylesheet" href='/assets/main-b2.css'><img src="/media/x-1.avif">
    <link rel="modulepreload" href="/assets/main-a1.js">`
  expect(assetsOf(html)).toEqual(['/assets/main-a1.js', '/assets/main-b2.css'])
})

it('reads the parts that a page starts later, which stand in one list', () => {
  const html = '<meta name="app-parts" content="/assets/a-1.js /assets/b-2.js /assets/c-3.js">'
  expect(assetsOf(html)).toEqual(['/assets/a-1.js', '/assets/b-2.js', '/assets/c-3.js'])
})

it('knows all sizes and formats of a picture as one', () => {
  expect(pictureBase('/media/demo/villa-2-640.avif')).toBe(pictureBase('/media/demo/villa-2-1280.webp'))
  expect(pictureBase('/media/demo/villa-2-640.avif')).not.toBe(pictureBase('/media/demo/villa-3-640.avif'))
})
