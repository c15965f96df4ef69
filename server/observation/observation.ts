/** Puts together what is seen of a running server: its log, and where they are asked for its counts and traces. */
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Database } from '../platform/database/database.ts'
import type { JobCounter } from '../platform/jobs.ts'
import type { SendMail } from '../platform/mail/mail.ts'
import type { Metrics, Observed } from './metrics.ts'
import { trustsOf } from './request-id.ts'
import { logRequests } from './request-log.ts'

export interface Observation {
  /** Names what is looked at when Prometheus asks. */
  observe(observed: Observed): void
  job: JobCounter
  countMails(send: SendMail): SendMail
  /** Answers Prometheus on a port of its own, where `config.metrics` is set; returns what ends that. */
  serveMetrics(at: { port: number; host: string }): Promise<() => Promise<void>>
  /** What Prometheus would read; undefined where nothing is counted. */
  metrics: Metrics | undefined
  close(): Promise<void>
}

/** To be called before any route is registered. What is not configured is not loaded either: it takes a start its time. */
export async function startObservation(
  server: FastifyInstance,
  { config, database }: { config: Config; database: Database },
): Promise<Observation> {
  const metrics = config.metrics && (await import('./metrics.ts')).createMetrics()
  const tracing =
    config.tracesTo !== undefined
      ? (await import('./tracing.ts')).createTracing({
          endpoint: config.tracesTo,
          version: config.version,
          trusts: trustsOf(config.trustProxy),
          log: (message) => server.log.warn(message),
        })
      : undefined
  tracing?.traceRequests(server)
  tracing?.traceQueries(database.pool)
  if (isLogged(config.logLevel)) logRequests(server)
  metrics?.timeRequests(server)
  return {
    metrics,
    observe: (observed) => metrics?.observe(observed),
    job: (name, work) => (metrics ? metrics.job(name, work) : work()),
    countMails: (send) =>
      !metrics
        ? send
        : async (mail) => {
            try {
              await send(mail)
              metrics.mail('sent')
            } catch (error) {
              metrics.mail('failed')
              throw error
            }
          },
    serveMetrics: async (at) => {
      const { serveMetrics } = await import('./metrics-server.ts')
      return (await serveMetrics(metrics!, at)).close
    },
    close: async () => tracing?.close(),
  }
}

const isLogged = (level: string) => ['info', 'debug', 'trace'].includes(level)
