import { createHash, randomUUID } from 'node:crypto'
import http from 'node:http'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerPages } from './pages.ts'

/** A build small enough to read: it asks the API once for each rendering and says what it was told. */
const RENDERER = `
export function knownAddress(pathname, search) {
  if (pathname === '/niente') return undefined
  const known = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => /^(sort|oobCode)$/.test(name)))
  return pathname.toLowerCase() + (known.size > 0 ? '?' + known : '')
}
export const meantAddress = (pathname, search) => (search === '?giorno=domani' ? pathname + '?giorno=25' : undefined)
export async function renderPage({ request, fetch }) {
  const url = new URL(request.url)
  if (url.pathname === '/rotta') throw new Error('broken')
  if (url.pathname === '/vecchia') return new Response(null, { status: 301, headers: { Location: '/nuova' } })
  if (url.pathname.startsWith('/lenta')) await new Promise((resolve) => setTimeout(resolve, 300))
  const reply = await (await fetch({ '/ferma': '/api/sometimes', '/uno': '/api/tagged', '/molti': '/api/many' }[url.pathname] ?? '/api/visits')).json()
  const status = url.pathname === '/niente' ? 404 : 200
  const head = url.pathname === '/vestita' ? '<link rel="stylesheet" href="/assets/uno.css" data-precedence="default"/><link rel="stylesheet" href="/assets/due.css" data-precedence="default"/>' : ''
  return new Response(head + '<p>' + url.href + ' ' + reply.visits + '</p><script>go()</script><script type="module" src="/assets/main.js"></script>', { status })
}`

let distDir: string
let app: FastifyInstance
let changed: (...tags: string[]) => void
let visits = 0
let fails = 0
const RENDERS = 60

beforeAll(async () => {
  distDir = await mkdtemp(path.join(tmpdir(), 'lovoglio-pages-'))
  await mkdir(path.join(distDir, 'client/assets'), { recursive: true })
  await mkdir(path.join(distDir, 'server'))
  await Promise.all([
    writeFile(path.join(distDir, 'client/app-shell.html'), 'shell'),
    writeFile(path.join(distDir, 'client/route-assets.json'), '{"entry":"/assets/main.js","routes":{}}'),
    writeFile(path.join(distDir, 'client/assets/main.js'), 'main'),
    writeFile(path.join(distDir, 'client/assets/uno.css'), 'p{color:red}'),
    writeFile(path.join(distDir, 'client/assets/due.css'), 'p{color:$1}'),
    writeFile(path.join(distDir, 'server/entry-server.js'), RENDERER),
    writeFile(path.join(distDir, 'server/package.json'), '{"type":"module"}'),
  ])
  app = Fastify()
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', "default-src 'self';script-src 'self';style-src 'self'")
  })
  await app.register(rateLimit, { global: false })
  app.get('/api/sometimes', async (_request, reply) => {
    if (fails) reply.code(fails)
    return { visits: ++visits }
  })
  app.get('/api/visits', async () => ({ visits: ++visits }))
  app.get('/api/tagged', async (_request, reply) => {
    reply.header('Cache-Tag', 'vendor:1,review')
    return { visits: ++visits }
  })
  app.get('/api/many', async (_request, reply) => {
    reply.header('Cache-Tag', Array.from({ length: 40 }, () => `vendor:${randomUUID()}`).join(','))
    return { visits: ++visits }
  })
  await registerPages(app, {
    distDir,
    publicUrl: () => 'https://lovoglio.test',
    onChange: (listener) => (changed = (...tags) => listener(new Set(['*', ...tags]))),
    rendersPerMinute: RENDERS,
  })
})
afterAll(async () => {
  await app.close()
  await rm(distDir, { recursive: true })
})

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('renders a public page at the product’s own address, once until the public data changes', async () => {
  const first = await app.inject('/fornitori?sort=prezzo')
  const again = await app.inject('/fornitori?sort=prezzo')
  expect(first.body).toContain('https://lovoglio.test/fornitori?sort=prezzo')
  expect(again.body).toBe(first.body)
  changed()
  expect((await app.inject('/fornitori?sort=prezzo')).body).not.toContain(/ (\d+)</.exec(first.body)![0])
})

test('names the hashes of what is inline on the page, and lets nothing else count', async () => {
  const policy = (await app.inject('/')).headers['content-security-policy']
  expect(policy).toBe(`default-src 'self';script-src ${hash('go()')} 'self';style-src 'self'`)
})

test('a page carries its styles in their order, allowed by their hash, and asks for none of them', async () => {
  const { body, headers } = await app.inject('/vestita')
  const css = 'p{color:red}\np{color:$1}'
  expect(headers['content-security-policy']).toContain(`style-src ${hash(css)} 'self'`)
  expect(body).toContain(`<style>${css}</style>`)
  const links = body.match(/<link [^>]*>/g)!
  expect(links).toHaveLength(2)
  for (const link of links) expect(link).toMatch(/disabled="".* data-precedence="default"/)
})

test('a page that is not there says so by its status', async () => {
  expect((await app.inject('/niente')).statusCode).toBe(404)
  expect((await app.inject('/assets/vecchio.js')).statusCode).toBe(404)
})

test('what a form wrote without the app is put into the app’s own words', async () => {
  const answer = await app.inject('/elenco?giorno=domani')
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/elenco?giorno=25'])
})

test('a redirect is passed on', async () => {
  const answer = await app.inject('/vecchia')
  expect([answer.statusCode, answer.headers.location]).toEqual([301, '/nuova'])
})

test.each(['/couple', '/couple/planning', '/vendor', '/admin/couple/7'])(
  '%s is the empty shell',
  async (url) => {
    const answer = await app.inject(url)
    expect([answer.body, answer.headers['cache-control']]).toEqual(['shell', 'no-cache'])
    expect(answer.headers['content-security-policy']).not.toContain('sha256')
  },
)

test('/vendor-area is public, whatever it begins with', async () => {
  expect((await app.inject('/vendor-area')).body).toContain('/vendor-area')
})

test('a page that cannot be rendered leaves it to the app', async () => {
  expect((await app.inject('/rotta')).body).toBe('shell')
})

test('what carries a code in its address is never kept', async () => {
  const first = await app.inject('/reset-password?oobCode=segreto')
  expect(first.headers['cache-control']).toBe('private, no-cache')
  expect(first.headers.etag).toBeUndefined()
  expect((await app.inject('/reset-password?oobCode=segreto')).body).not.toBe(first.body)
  const count = visits
  await app.inject('/reset-password?oobCode=segreto')
  expect(visits).toBe(count + 1)
})

test('sends pages compressed to those who can read that', async () => {
  const answer = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } })
  expect(answer.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('lovoglio.test')
})

test('serves the build’s files, and not those meant for the server', async () => {
  const file = await app.inject('/assets/main.js')
  expect([file.body, file.headers['cache-control']]).toEqual(['main', expect.stringContaining('immutable')])
  expect((await app.inject('/route-assets.json')).body).not.toContain('"entry"')
  expect((await app.inject('/../server/entry-server.js')).body).not.toContain('renderPage')
})

test('takes an address that begins like another host’s for a path of its own', async () => {
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const get = (path: string) =>
    new Promise<string>((resolve, reject) => {
      const asked = http.get({ host: '127.0.0.1', port, path }, (reply) => {
        reply.setEncoding('utf8').on('data', (part) => resolve(`${reply.statusCode} ${part}`))
      })
      asked.on('error', reject)
    })
  for (const path of ['//', '///', '//altrove.test/x', '/\\altrove.test', 'http://altrove.test/'])
    expect(await get(path), path).toMatch(/^200 <p>https:\/\/lovoglio\.test\/(?!\/)/)
})

describe('what is kept for everybody', () => {
  test('is one page for a route, however its address is spelled and whatever is written behind it', async () => {
    changed()
    const first = await app.inject('/fornitori?sort=prezzo')
    const count = visits
    for (const url of [
      '/fornitori?sort=prezzo&x=1',
      '/fornitori?utm_source=a&sort=prezzo',
      '/%66ornitori?sort=prezzo',
      '/FORNITORI?sort=prezzo&y=2',
    ])
      expect((await app.inject(url)).body, url).toBe(first.body)
    expect(visits).toBe(count)
  })

  test('is not what a spelling hides: a couple’s page is never kept, nor drawn', async () => {
    expect((await app.inject('/%63ouple/planning')).body).toBe('shell')
    expect((await app.inject('/COUPLE')).body).toBe('shell')
    const count = visits
    for (const url of ['/%77edding/a', '/Wedding/a', '/wedding/a'])
      expect((await app.inject(url)).headers['cache-control']).toBe('private, no-cache')
    expect(visits).toBe(count + 3)
  })

  test('may be kept on the way as well, has a mark, and is the same bytes for everybody', async () => {
    const first = await app.inject({ url: '/', remoteAddress: '10.0.0.1' })
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=60',
      'cdn-cache-control': 'max-age=60, stale-while-revalidate=300',
      etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
      vary: 'Accept-Encoding',
    })
    expect(first.headers['set-cookie']).toBeUndefined()
    const headers = {
      authorization: 'Bearer lvs_x',
      cookie: 'a=b',
      'user-agent': 'altro',
      'accept-language': 'de',
    }
    const other = await app.inject({ url: '/', remoteAddress: '10.0.0.2', headers })
    expect([other.body, other.headers.etag]).toEqual([first.body, first.headers.etag])
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(first.headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  })

  test('lasts until what its calls were made of changes, and tells what stands between', async () => {
    const { body, headers } = await app.inject('/uno')
    expect(headers['cache-tag']).toBe('vendor:1,review')
    changed('vendor', 'vendor:2')
    expect((await app.inject('/uno')).body).toBe(body)
    changed('vendor', 'vendor:1')
    expect((await app.inject('/uno')).body).not.toBe(body)
  })

  test('names the topics alone of what it is made of, where the things are more than a proxy reads', async () => {
    const { body, headers } = await app.inject('/molti')
    expect(headers['cache-tag']).toBe('vendor')
    changed('vendor', 'vendor:7')
    expect((await app.inject('/molti')).body).toBe(body)
    changed()
  })

  test('is never a page of which a call failed: that one says 503 and is made again', async () => {
    for (const status of [429, 500, 404]) {
      fails = status
      const broken = await app.inject('/ferma')
      expect(broken.statusCode).toBe(status === 404 ? 200 : 503)
      expect(broken.headers['cache-control']).not.toMatch(/public/)
      fails = 0
      const whole = await app.inject('/ferma')
      expect([whole.statusCode, whole.body]).not.toEqual([broken.statusCode, broken.body])
      expect(whole.headers['cache-control']).toMatch(/public/)
      changed()
    }
  })
})

describe('who asks for more than can be drawn', () => {
  const ask = (url: string, remoteAddress: string) => app.inject({ url, remoteAddress })

  test('is told at once to come back, in words, and by that time everybody else is served', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) => ask(`/lenta${n}`, `2001:db8:0:1::${n + 1}`)),
    )
    const refused = replies.filter(({ statusCode }) => statusCode === 503)
    expect(refused).toHaveLength(16)
    expect(refused[0]!.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
    expect(refused[0]!.body).toContain('ci sono troppe richieste')
    const of = (n: number) => Array.from({ length: 4 }, (_, i) => ask(`/lenta-${n}-${i}`, `10.1.0.${n}`))
    const all = await Promise.all([1, 2, 3, 4].flatMap(of))
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(8)
    expect((await ask('/lenta-poi', '10.1.0.9')).statusCode).toBe(200)
  })

  test('has so many in a minute, of which those that are kept are none', async () => {
    const flood = '10.2.0.1'
    for (let n = 0; n < RENDERS; n++) expect((await ask(`/a${n}`, flood)).statusCode).toBe(200)
    const refused = await ask('/b', flood)
    expect(refused.statusCode).toBe(503)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask('/a1', flood)).statusCode).toBe(200)
    expect((await ask('/b', '10.2.0.2')).statusCode).toBe(200)
  })
})
