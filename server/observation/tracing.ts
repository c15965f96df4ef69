/**
 * Traces by OpenTelemetry: a span for each request and one for each of its queries, made here by hand. The automatic
 * instrumentation writes down addresses and headers unless told otherwise for each of its parts, and must be loaded before
 * everything else. Loaded only where a collector is configured.
 */
import {
  type Context,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  diag,
  DiagLogLevel,
  isSpanContextValid,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { type Trusts, isFromProxy } from './request-id.ts'
import { routeOf } from './request-log.ts'

/** A collector that is away must not hold up a process that ends. */
const EXPORT_WITHIN_MS = 2_000
const STATEMENT_MAX_CHARACTERS = 2_000

export interface TracingOptions {
  /** Where the collector is; `/v1/traces` is added, as the specification of OTLP has it. */
  endpoint: string
  version: string
  /** Whose `traceparent` is taken. */
  trusts: Trusts | false
  log: (message: string) => void
}

export interface Tracing {
  traceRequests(server: FastifyInstance): void
  /** Every query that a request makes of this pool; those of nobody's request are not traced. */
  traceQueries(pool: pg.Pool): void
  /** Sends what waits. */
  close(): Promise<void>
}

/** Sampling, headers and limits come from the variables of OpenTelemetry itself (`OTEL_TRACES_SAMPLER`, …). */
export function createTracing({ endpoint, version, trusts, log }: TracingOptions): Tracing {
  const failed = () => log('traces could not be sent')
  const quiet = () => {}
  diag.setLogger(
    { error: failed, warn: quiet, info: quiet, debug: quiet, verbose: quiet },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  )
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: EXPORT_WITHIN_MS,
  })
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': process.env.OTEL_SERVICE_NAME ?? 'lovoglio',
      'service.version': version,
    }),
    spanProcessors: [new BatchSpanProcessor(exporter, { exportTimeoutMillis: EXPORT_WITHIN_MS })],
  })
  const tracer = provider.getTracer('lovoglio')
  const contexts = new AsyncLocalStorageContextManager()
  const within = new WeakMap<FastifyRequest, Context>()

  function begin(request: FastifyRequest): Context {
    const active = contexts.active()
    const given = isFromProxy(trusts, request.raw) && traceOf(request.headers.traceparent)
    const parent = given && !trace.getSpan(active) ? trace.setSpanContext(active, given) : active
    const route = routeOf(request)
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'lovoglio.request_id': request.id,
    }
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
    return trace.setSpan(parent, span)
  }

  function end(request: FastifyRequest, status?: number): void {
    const context = within.get(request)
    const span = context && trace.getSpan(context)
    if (!span) return
    if (status !== undefined) span.setAttribute('http.response.status_code', status)
    if (status === undefined || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
    within.delete(request)
  }

  return {
    traceRequests(server) {
      server.addHook('onRequest', (request, _reply, next) => {
        const context = begin(request)
        within.set(request, context)
        contexts.with(context, next)
      })
      // What comes after a body was read is called by its socket, which belongs to no request.
      server.addHook('preValidation', (request, _reply, next) => {
        const context = within.get(request)
        if (context) contexts.with(context, next)
        else next()
      })
      server.addHook('onResponse', (request, reply, done) => {
        end(request, reply.statusCode)
        done()
      })
      server.addHook('onRequestAbort', (request, done) => {
        end(request)
        done()
      })
    },

    traceQueries(pool) {
      const startQuery = (text: string): Span | undefined => {
        const parent = contexts.active()
        if (!trace.getSpan(parent)) return undefined
        const statement = withoutValues(text)
        const attributes = { 'db.system.name': 'postgresql', 'db.query.text': statement }
        return tracer.startSpan(firstWord(statement), { kind: SpanKind.CLIENT, attributes }, parent)
      }
      pool.on('connect', (client) => spanQueries(client, startQuery))
    },

    close: () => provider.shutdown().catch(failed),
  }
}

/** A trace that began before us, as W3C's Trace Context writes it. */
export function traceOf(header: string | string[] | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags] = typeof header === 'string' ? (TRACEPARENT.exec(header) ?? []) : []
  const given = {
    traceId: traceId ?? '',
    spanId: spanId ?? '',
    traceFlags: Number.parseInt(flags ?? '0', 16),
  }
  return isSpanContextValid(given) ? { ...given, isRemote: true } : undefined
}
const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/

/** Statements are written with `$1`; what stands in quotes and numbers for itself is left out all the same. */
export const withoutValues = (statement: string): string =>
  statement
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/(?<![\w$."])\d+(?:\.\d+)?\b/g, '?')
    .slice(0, STATEMENT_MAX_CHARACTERS)

const firstWord = (statement: string) => /[a-z]+/i.exec(statement)?.[0].toLowerCase() ?? 'query'

/** Puts a span around each query of a connection, whichever of the driver's ways it is asked in. */
function spanQueries(client: pg.PoolClient, start: (text: string) => Span | undefined): void {
  const ask = client.query.bind(client) as (...args: unknown[]) => unknown
  const query = (...args: unknown[]): unknown => {
    const [asked] = args as [string | { text?: string }]
    const span = start(typeof asked === 'string' ? asked : (asked.text ?? ''))
    if (!span) return ask(...args)
    const done = (error?: unknown) => {
      const { code } = (error ?? {}) as { code?: string }
      if (error) span.setStatus({ code: SpanStatusCode.ERROR })
      if (code) span.setAttribute('db.response.status_code', code)
      span.end()
    }
    const last = args.at(-1)
    if (typeof last === 'function') {
      const answer = (error: unknown, ...rest: unknown[]) => {
        done(error)
        ;(last as (...with_: unknown[]) => void)(error, ...rest)
      }
      return ask(...args.slice(0, -1), answer)
    }
    const asking = ask(...args)
    if (asking instanceof Promise) asking.then(() => done(), done)
    else done()
    return asking
  }
  Object.assign(client, { query })
}
