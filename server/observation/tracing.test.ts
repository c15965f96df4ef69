import { once } from 'node:events'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, newCouple, startTestApp } from '#tests/support/test-app.ts'
import { traceOf, withoutValues } from './tracing.ts'

interface OtlpSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

/** A collector as OTLP over HTTP has it. */
const received: string[] = []
let collector: Server
let at: TestApp
let traced: Record<string, string>
beforeAll(async () => {
  collector = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (request.url === '/v1/traces') received.push(Buffer.concat(chunks).toString())
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const { port } = collector.address() as AddressInfo
  traced = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/` }
  at = await startTestApp(undefined, traced)
})
afterAll(() => void collector.close())

const spansSent = () =>
  received.flatMap((text) =>
    (JSON.parse(text) as any).resourceSpans.flatMap((of: any) =>
      of.scopeSpans.flatMap(({ spans }: { spans: OtlpSpan[] }) => spans),
    ),
  ) as OtlpSpan[]

it('goes on with the trace of a proxy of ours, and of nobody else', async () => {
  const [traceId, spanId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331']
  const ask = (url: string) =>
    fetch(`${url}/api/ping`, { headers: { traceparent: `00-${traceId}-${spanId}-01` } })
  const trusting = { TRUST_PROXY: '1', PUBLIC_URL: 'https://prova.test', IDENTITY_TEST_API: '0' }
  const behind = await startTestApp(undefined, { ...traced, ...trusting }, at)
  await ask(behind.url)
  await behind.close()
  const [span] = spansSent().filter(({ name }) => name === 'GET /api/ping')
  expect([span?.traceId, span?.parentSpanId]).toEqual([traceId, spanId])
  received.splice(0)
  const open = await startTestApp(undefined, traced, at)
  await ask(open.url)
  await open.close()
  const [own] = spansSent().filter(({ name }) => name === 'GET /api/ping')
  expect(own?.traceId).toMatch(/^[\da-f]{32}$/)
  expect([own?.traceId, own?.parentSpanId || undefined]).not.toContain(traceId)
  expect(own?.parentSpanId || undefined).toBeUndefined()
  received.splice(0)
})

it.each(['', '00-0-0-01', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`, 'canarino'])(
  'begins a trace of its own where what a proxy says is none: %s',
  (header) => expect(traceOf(header)).toBeUndefined(),
)

it('sends a span of each request and, below it, one of each of its queries, without anything personal', async () => {
  const couple = await newCouple(at)
  const task = { id: crypto.randomUUID(), title: 'canarino', category: 'altro' }
  const { status, headers } = await couple.call('POST', '/api/Couple/addTaskCouple?chi=canarino', task)
  expect(status).toBe(200)
  // What waits is sent when the process ends.
  await at.close()
  const spans = spansSent()
  const valueOf = (span: OtlpSpan, name: string) => {
    const value = span.attributes.find(({ key }) => key === name)?.value
    return value?.stringValue ?? value?.intValue
  }
  const request = spans.find(({ name }) => name === 'POST /api/Couple/addTaskCouple')!
  expect(valueOf(request, 'http.route')).toBe('/api/Couple/addTaskCouple')
  expect(valueOf(request, 'http.response.status_code')).toBe(200)
  expect(valueOf(request, 'lovoglio.request_id')).toBe(headers.get('x-request-id'))
  const queries = spans.filter(({ parentSpanId }) => parentSpanId === request.spanId)
  const statements = queries.map((span) => String(valueOf(span, 'db.query.text')))
  expect(statements.some((text) => text.startsWith('insert into "couple_task"'))).toBe(true)
  expect(statements).toContain('commit')
  expect(received.join('')).not.toMatch(
    new RegExp(`canarino|${couple.email}|${couple.token}|127\\.0\\.0\\.1`),
  )
})

it('leaves what a statement carries out of it', () => {
  expect(withoutValues("select a1 from t where name = 'O''Hara' and n > 12.5 and id = $1")).toBe(
    'select a1 from t where name = ? and n > ? and id = $1',
  )
})
