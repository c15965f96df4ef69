import http from 'node:http'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerPages } from './pages.ts'

/** A build small enough to read: it asks the API once for each rendering and says what it was told. */
const RENDERER = `
export async function renderPage({ request, fetch, nonce }) {
  const url = new URL(request.url)
  if (url.pathname === '/rotta') throw new Error('broken')
  if (url.pathname === '/vecchia') return new Response(null, { status: 301, headers: { Location: '/nuova' } })
  const reply = await (await fetch('/api/visits')).json()
  const status = url.pathname === '/niente' ? 404 : 200
  const head = url.pathname === '/vestita' ? '<link rel="stylesheet" href="/assets/uno.css" data-precedence="default"/><link rel="stylesheet" href="/assets/due.css" data-precedence="default"/>' : ''
  return new Response(head + '<p>' + url.href + ' ' + reply.visits + '</p><script nonce="' + nonce + '"></script>', { status })
}`

let distDir: string
let app: FastifyInstance
let changed: () => void
let visits = 0

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
  app.get('/api/visits', async () => ({ visits: ++visits }))
  await registerPages(app, {
    distDir,
    publicUrl: () => 'https://lovoglio.test',
    onChange: (listener) => (changed = listener),
  })
})
afterAll(async () => {
  await app.close()
  await rm(distDir, { recursive: true })
})

const nonceOf = (policy: unknown) => /'nonce-([^']+)'/.exec(String(policy))?.[1]

test('renders a public page at the product’s own address, once until the public data changes', async () => {
  const first = await app.inject('/fornitori?sort=prezzo')
  const again = await app.inject('/fornitori?sort=prezzo')
  expect(first.body).toContain('https://lovoglio.test/fornitori?sort=prezzo')
  expect(again.body.replace(/nonce="[^"]+"/, '')).toBe(first.body.replace(/nonce="[^"]+"/, ''))
  changed()
  expect((await app.inject('/fornitori?sort=prezzo')).body).not.toContain(/ (\d+)</.exec(first.body)![0])
})

test('gives each answer a nonce of its own, the same in the policy and in the page', async () => {
  const answers = [await app.inject('/'), await app.inject('/')]
  const nonces = answers.map(({ headers }) => nonceOf(headers['content-security-policy']))
  expect(new Set(nonces).size).toBe(2)
  for (const [index, answer] of answers.entries()) expect(answer.body).toContain(`nonce="${nonces[index]}"`)
})

test('a page carries its styles in their order, allowed by its own nonce, and asks for none of them', async () => {
  const { body, headers } = await app.inject('/vestita')
  const nonce = nonceOf(headers['content-security-policy'])
  expect(headers['content-security-policy']).toContain(`style-src 'nonce-${nonce}' 'self'`)
  expect(body).toContain(`<style nonce="${nonce}">p{color:red}\np{color:$1}</style>`)
  const links = body.match(/<link [^>]*>/g)!
  expect(links).toHaveLength(2)
  for (const link of links) expect(link).toMatch(/disabled="".* data-precedence="default"/)
})

test('a page that is not there says so by its status', async () => {
  expect((await app.inject('/niente')).statusCode).toBe(404)
  expect((await app.inject('/assets/vecchio.js')).statusCode).toBe(404)
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
    expect(nonceOf(answer.headers['content-security-policy'])).toBeUndefined()
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
  expect((await app.inject('/reset-password?oobCode=segreto')).body).not.toBe(
    first.body.replace(/nonce="[^"]+"/, ''),
  )
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
