import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createFetchTransport } from './fetch-transport.ts'

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void

/** Our server; or somebody between it and us, whose answers lack its mark. */
async function serve(
  answer: Answer,
  { marked = true, timeoutMs }: { marked?: boolean; timeoutMs?: number } = {},
) {
  const server = createServer((request, response) => {
    if (marked) response.setHeader('X-Server-Version', '3')
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => answer(request, response, body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const fetchThere: typeof fetch = (input, init) => fetch(origin + String(input), init)
  return createFetchTransport({
    token: () => 'secret',
    fetch: fetchThere,
    ...(timeoutMs !== undefined && { timeoutMs }),
    version: 3,
  })
}

const request = { method: 'PUT', path: '/api/thing', body: { title: 'Fedi' } }

it('sends the body as it is, with the key and the token', async () => {
  let seen: { headers: IncomingMessage['headers']; body: string; line: string } | undefined
  const transport = await serve((incoming, response, body) => {
    seen = { headers: incoming.headers, body, line: `${incoming.method} ${incoming.url}` }
    response.setHeader('Content-Type', 'application/json').end('{"version":2}')
  })
  expect(await transport.send(request, 'key-1')).toEqual({ status: 200, body: { version: 2 }, ours: true })
  expect(seen).toMatchObject({
    line: 'PUT /api/thing',
    body: '{"title":"Fedi"}',
    headers: { authorization: 'Bearer secret', 'idempotency-key': 'key-1', 'x-client-version': '3' },
  })
})

it('reads a problem and its Retry-After', async () => {
  const transport = await serve((_, response) => {
    response.writeHead(429, { 'Content-Type': 'application/problem+json', 'Retry-After': '3' })
    response.end('{"code":"rate_limited"}')
  })
  expect(await transport.send(request, 'k')).toEqual({
    status: 429,
    body: { code: 'rate_limited' },
    ours: true,
    retryAfterMs: 3_000,
  })
})

it('tells an answer of ours from the page of a portal', async () => {
  const portal = await serve((_, response) => {
    response.setHeader('Content-Type', 'text/html').end('<h1>Benvenuto nel nostro hotel</h1>')
  })
  expect(await portal.send(request, 'k')).toMatchObject({ status: 200, ours: false })
})

describe('an answer that is not ours', () => {
  const task = { method: 'PUT', path: '/api/Couple/updateTaskCouple/7', body: { title: 'Fedi' } }
  const json = (status: number, text: string, headers = {}): Answer => {
    return (_, response) =>
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(text)
  }
  const entity = '{"id":"7","version":2}'

  it.each([
    ['no content', 204, ''],
    ['nothing', 200, ''],
    ['an empty object', 200, '{}'],
    ['a foreign object', 200, '{"status":"ok"}'],
    ['what looks like ours', 200, entity],
    ['a refusal', 403, '{"error":"blocked"}'],
    ['a refusal in our words', 404, '{"code":"not_found"}'],
  ])('is no answer without the mark, though it says %s', async (_, status, text) => {
    const proxy = await serve(json(status, text), { marked: false })
    expect((await proxy.send(task, 'key-1')).ours).toBe(false)
    expect(await proxy.sendMany!([{ request: task, key: 'key-1' }])).toMatchObject([{ ours: false }])
  })

  it.each(['', '{}', '[]', 'null', '"ok"', '{"status":"ok"}', '{"id":"7"}'])(
    'is no answer with the headers of ours and the body %j',
    async (text) => {
      const proxy = await serve(json(200, text))
      expect((await proxy.send(task, 'key-1')).ours).toBe(false)
      const each = `{"answers":[{"key":"key-1","status":200,"replayed":false${text && `,"body":${text}`}}]}`
      const together = await serve(json(200, each))
      expect(await together.sendMany!([{ request: task, key: 'key-1' }])).toMatchObject([{ ours: false }])
    },
  )

  it('is the answer of ours to another request, that something kept', async () => {
    const cache = await serve(json(200, entity, { 'Idempotency-Key': 'key-0' }))
    expect((await cache.send(task, 'key-1')).ours).toBe(false)
    expect((await cache.send(task, 'key-0')).ours).toBe(true)
  })
})

it('has no answer when the body is cut off in the middle or never comes', async () => {
  const cut = await serve((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' })
    response.write('{"version":', () => response.destroy())
  })
  await expect(cut.send(request, 'k')).rejects.toThrow()
  const silent = await serve(() => undefined, { timeoutMs: 300 })
  await expect(silent.send(request, 'k')).rejects.toThrow()
})

it.each([
  ['2', true],
  ['3', undefined],
  ['4', undefined],
])('knows an answer of server version %s for one of an older server: %s', async (version, older) => {
  const transport = await serve((_, response) => {
    response.setHeader('X-Server-Version', version)
    response.setHeader('Content-Type', 'application/json').end('{}')
  })
  expect((await transport.send(request, 'key-1')).olderServer).toBe(older)
})

describe('several commands in one request', () => {
  const commands = [
    { request, key: 'key-1' },
    { request: { method: 'DELETE', path: '/api/thing/2' }, key: 'key-2' },
  ]
  const json = (response: ServerResponse, status: number, body: unknown) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  const answer = (key: string, extra = {}) => ({
    key,
    status: 200,
    body: { version: 2 },
    replayed: false,
    ...extra,
  })

  it('are sent as they would be alone, and each gets its answer', async () => {
    let seen: { line: string; token: string | undefined; body: unknown } | undefined
    const transport = await serve((incoming, response, body) => {
      seen = {
        line: `${incoming.method} ${incoming.url}`,
        token: incoming.headers.authorization,
        body: JSON.parse(body),
      }
      const later = answer('key-2', { status: 429, body: { code: 'rate_limited' }, retryAfterSeconds: 3 })
      json(response, 200, { answers: [answer('key-1', { replayed: true }), later] })
    })
    expect(await transport.sendMany!(commands)).toEqual([
      { status: 200, body: { version: 2 }, ours: true, replayed: true },
      { status: 429, body: { code: 'rate_limited' }, ours: true, retryAfterMs: 3_000 },
    ])
    expect(seen).toEqual({
      line: 'POST /api/sync/commands',
      token: 'Bearer secret',
      body: {
        commands: [
          { key: 'key-1', ...request },
          { key: 'key-2', method: 'DELETE', path: '/api/thing/2' },
        ],
      },
    })
  })

  it('have the answer of the request itself when nothing in it was looked at', async () => {
    const transport = await serve((_, response) => json(response, 503, { code: 'unavailable' }))
    expect(await transport.sendMany!(commands)).toMatchObject([{ status: 503, ours: true }])
    const portal = await serve((_, response) =>
      response.setHeader('Content-Type', 'text/html').end('<h1>Hotel</h1>'),
    )
    expect(await portal.sendMany!(commands)).toMatchObject([{ ours: false }])
  })

  it.each([
    ['is cut off in the middle', '{"answers":[{"key":"key-1","sta'],
    ['has no answers', '{"answers":[]}'],
    ['answers another request', '{"answers":[{"key":"key-9","status":200,"replayed":false}]}'],
  ])('have no answer when it %s', async (_, text) => {
    const transport = await serve((_request, response) =>
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(text),
    )
    await expect(transport.sendMany!(commands)).rejects.toThrow()
  })

  it('have no answer of ours when it answers something else', async () => {
    const transport = await serve((_, response) => json(response, 200, { welcome: true }))
    expect(await transport.sendMany!(commands)).toMatchObject([{ ours: false }])
  })

  it('have only the answers that are theirs, up to the first that is not', async () => {
    const transport = await serve((_, response) =>
      json(response, 200, { answers: [answer('key-1'), answer('key-1')] }),
    )
    expect(await transport.sendMany!(commands)).toHaveLength(1)
  })

  it('are not tried together again where the server does not know how', async () => {
    const transport = await serve((_, response) => json(response, 404, { code: 'not_found' }))
    expect(await transport.sendMany!(commands)).toBeUndefined()
    expect(transport.sendMany).toBeUndefined()
  })

  it.each([400, 413, 422])(
    'may be tried together another time when these were refused with %i',
    async (status) => {
      const transport = await serve((_, response) => json(response, status, { code: 'rule_broken' }))
      expect(await transport.sendMany!(commands)).toBeUndefined()
      expect(transport.sendMany).toBeDefined()
    },
  )

  it('are known to be answered by an older server', async () => {
    const transport = await serve((_, response) => {
      response.setHeader('X-Server-Version', '2')
      json(response, 200, { answers: [answer('key-1')] })
    })
    expect(await transport.sendMany!(commands)).toMatchObject([{ status: 200, olderServer: true }])
  })
})
