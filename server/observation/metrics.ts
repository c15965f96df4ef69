/** What a running process counts of itself, for Prometheus. Loaded only where it is asked for. */
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Hub } from '../signalr/hub-server.ts'
import { routeOf } from './request-log.ts'

/** From what memory answers to what a person gives up on, in seconds. */
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** How a memory of ready answers fares. */
export interface CacheStatus {
  hits: number
  misses: number
  entries: number
}

/** What is looked at when somebody asks, and costs nothing before. */
export interface Observed {
  pools: Readonly<Record<string, pg.Pool>>
  hubs: Readonly<Record<string, Pick<Hub, 'connections'>>>
  caches: Readonly<Record<string, () => CacheStatus>>
  feed: () => { lastSeq: number; lagMs: number }
  /** How many mails wait to be sent, where this process sends them. */
  mailsOwed?: (() => Promise<number>) | undefined
}

export interface Metrics {
  readonly contentType: string
  /** All of it in the text form of Prometheus. */
  text(): Promise<string>
  timeRequests(server: FastifyInstance): void
  observe(observed: Observed): void
  /** Runs a piece of work by the clock, and counts it. */
  job<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  mail(outcome: 'sent' | 'failed'): void
}

export function createMetrics(): Metrics {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests that were answered, by the pattern of their route.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  const jobs = new Histogram({
    name: 'lovoglio_job_duration_seconds',
    help: 'Work by the clock that this process did.',
    labelNames: ['job', 'outcome'],
    buckets: [0.1, 1, 10, 60],
    registers,
  })
  const mails = new Counter({
    name: 'lovoglio_mails_total',
    help: 'Mails handed over, or not.',
    labelNames: ['outcome'],
    registers,
  })

  return {
    contentType: register.contentType,
    text: () => register.metrics(),

    timeRequests(server) {
      server.addHook('onResponse', (request, reply, done) => {
        const labels = { method: request.method, route: routeOf(request), status: reply.statusCode }
        requests.observe(labels, reply.elapsedTime / 1000)
        done()
      })
    },

    observe: (observed) => observe(observed, registers),

    async job(name, work) {
      const ended = jobs.startTimer({ job: name })
      try {
        const result = await work()
        ended({ outcome: 'done' })
        return result
      } catch (error) {
        ended({ outcome: 'failed' })
        throw error
      }
    },

    mail: (outcome) => mails.inc({ outcome }),
  }
}

function observe({ pools, hubs, caches, feed, mailsOwed }: Observed, registers: Registry[]): void {
  const each = <T>(those: Readonly<Record<string, T>>, tell: (name: string, one: T) => void) =>
    Object.entries(those).forEach(([name, one]) => tell(name, one))

  new Gauge({
    name: 'lovoglio_database_connections',
    help: 'Connections of a pool: in use, idle, and how many wait for one.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      each(pools, (pool, { totalCount, idleCount, waitingCount }) => {
        this.set({ pool, state: 'in_use' }, totalCount - idleCount)
        this.set({ pool, state: 'idle' }, idleCount)
        this.set({ pool, state: 'waiting' }, waitingCount)
      })
    },
  })
  new Gauge({
    name: 'lovoglio_hub_connections',
    help: 'Clients that listen to a hub of this process.',
    labelNames: ['hub'],
    registers,
    collect() {
      each(hubs, (hub, { connections }) => this.set({ hub }, connections.size))
    },
  })
  new Counter({
    name: 'lovoglio_cache_reads_total',
    help: 'What was asked of a memory of ready answers, and whether it was there.',
    labelNames: ['cache', 'result'],
    registers,
    collect() {
      this.reset()
      each(caches, (cache, status) => {
        const { hits, misses } = status()
        this.inc({ cache, result: 'hit' }, hits)
        this.inc({ cache, result: 'miss' }, misses)
      })
    },
  })
  new Gauge({
    name: 'lovoglio_cache_entries',
    help: 'What a memory of ready answers holds.',
    labelNames: ['cache'],
    registers,
    collect() {
      each(caches, (cache, status) => this.set({ cache }, status().entries))
    },
  })
  if (mailsOwed)
    new Gauge({
      name: 'lovoglio_mails_owed',
      help: 'Mails that are written and neither sent nor given up, of all processes.',
      registers,
      async collect() {
        this.set(await mailsOwed())
      },
    })
  new Gauge({
    name: 'lovoglio_feed_lag_seconds',
    help: 'How long the change read last had waited to be told.',
    registers,
    collect() {
      this.set(feed().lagMs / 1000)
    },
  })
  new Gauge({
    name: 'lovoglio_feed_last_seq',
    help: 'The number of the change read last: processes that differ for long do not hear each other.',
    registers,
    collect() {
      this.set(feed().lastSeq)
    },
  })
}
