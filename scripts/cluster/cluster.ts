/**
 * The product as many processes on this machine: PostgreSQL, PgBouncer in transaction mode, an S3 store, three of the web,
 * two of the hubs, one for jobs, and HAProxy before them. None of them shares a folder with another.
 */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { startEmbeddedDatabase } from '#server/platform/database/embedded-database.ts'
import { type Behind, prepareHaproxy } from './haproxy.ts'
import { type Part, createPart } from './part.ts'
import { startPgBouncer } from '../pgbouncer.ts'
import { freePort } from '#server/platform/database/free-port.ts'
import { prepareS3Store } from './s3-store.ts'
import { SERVER_ARGUMENTS } from '../server-arguments.ts'

const ROOT = path.join(import.meta.dirname, '../..')
/** Connections to PostgreSQL that all processes share. */
const POOL_SIZE = 40
const ROLES = ['web', 'web', 'web', 'hub', 'hub', 'worker'] as const

export interface ClusterOptions {
  /** All that it keeps. */
  folder: string
  /** Where people reach it; a free port unless said. */
  port?: number
  demo?: boolean
  environment?: Record<string, string>
}

export interface Cluster {
  readonly url: string
  readonly port: number
  /** DATA_DIR of the worker: mails that nobody sends lie there. */
  readonly workerDir: string
  /** The product's own processes, which may die at any time. */
  readonly processes: readonly Part[]
  /** What they stand on. */
  readonly ground: readonly Part[]
  start(): Promise<void>
  stop(): Promise<void>
  /** Rows of its database, asked directly. */
  rows<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>
  /** What every process wrote last. */
  output(): string
}

/** Prepares a cluster and starts its database and PgBouncer; the rest runs from `start` on. */
export async function createCluster(options: ClusterOptions): Promise<Cluster> {
  const { folder, demo = false } = options
  await mkdir(folder, { recursive: true })
  const port = options.port ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const database = await startEmbeddedDatabase(path.join(folder, 'database'))
  const pooler = await startPgBouncer(database.url, await freePort(), POOL_SIZE)
  const store = await prepareS3Store(path.join(folder, 's3'))
  const environment = {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    TRUST_PROXY: '1',
    DATABASE_URL: pooler.pooled(database.url),
    DATABASE_DIRECT_URL: database.url,
    DEMO: demo ? 'on' : 'off',
    ALLOW_PUBLIC_DEMO: demo ? '1' : '0',
    ...store.environment,
    ...options.environment,
  }
  const members = await Promise.all(
    ROLES.map(async (role, index) => {
      const own = await freePort()
      const name = `${role}-${index + 1}`
      const directory = path.join(folder, name)
      const part = createPart({
        name,
        command: process.execPath,
        args: SERVER_ARGUMENTS,
        options: { cwd: ROOT, env: { ...environment, ROLE: role, PORT: String(own), DATA_DIR: directory } },
        ready: () => healthy(own),
      })
      return { role, name, port: own, directory, part }
    }),
  )
  const those = (role: string): Behind[] => members.filter((member) => member.role === role)
  const proxy = await prepareHaproxy(path.join(folder, 'haproxy.cfg'), port, those('web'), those('hub'))
  const processes = members.map(({ part }) => part)
  const ground = [store.part, proxy]

  return {
    url,
    port,
    workerDir: members.find(({ role }) => role === 'worker')!.directory,
    processes,
    ground,
    async start() {
      await store.part.start()
      // The first to come writes tables and demo data; that the others would wait for it is tested elsewhere.
      await processes.at(-1)!.start()
      await Promise.all(processes.map((part) => part.start()))
      await proxy.start()
    },
    async stop() {
      await proxy.stop()
      await Promise.all(processes.map((part) => part.stop()))
      await Promise.all([...ground.map((part) => part.stop()), pooler.stop()])
      await database.stop()
    },
    async rows<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]) {
      const client = new pg.Client({ connectionString: database.url })
      await client.connect()
      try {
        return (await client.query<Row>(sql, values)).rows
      } finally {
        await client.end()
      }
    },
    output: () =>
      [...ground, ...processes]
        .filter((part) => part.output())
        .map((part) => `── ${part.name}\n${part.output()}`)
        .join('\n'),
  }
}

const healthy = (port: number) =>
  fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.ok,
    () => false,
  )
