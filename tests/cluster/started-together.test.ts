/** Processes that share a database and nothing else, started at the same moment; their pools go through PgBouncer. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type ProductProcess, createProduct } from '#tests/support/product-process.ts'
import { freePort } from '#server/platform/database/free-port.ts'
import { buildProduct } from '../../scripts/build.ts'
import { type PgBouncer, startPgBouncer } from '../../scripts/pgbouncer.ts'

const DRAIN_MS = 1_500
const name = `started_together_${randomBytes(6).toString('hex')}`
let folder: string
let bouncer: PgBouncer
let hub: ProductProcess
let leaving: ProductProcess
let worker: ProductProcess

const administer = async (sql: string) => {
  const admin = new pg.Client({ connectionString: inject('databaseAdminUrl') })
  await admin.connect()
  await admin.query(sql)
  await admin.end()
}

/** Who runs the service: unsaid, a start warns of it. */
const COMPANY = {
  COMPANY_NAME: 'Esempio S.r.l.',
  COMPANY_ADDRESS: 'Via Garibaldi 1, 53100 Siena',
  COMPANY_VAT: '12345670017',
  COMPANY_EMAIL: 'privacy@esempio.it',
}

beforeAll(async () => {
  await buildProduct()
  folder = await mkdtemp(path.join(os.tmpdir(), 'lovoglio-together-'))
  await administer(`create database ${name}`)
  const direct = inject('databaseAdminUrl').replace(/\/postgres$/, `/${name}`)
  bouncer = await startPgBouncer(direct, await freePort())
  const product = (role: string, own: string) =>
    createProduct({
      environment: {
        DATABASE_URL: bouncer.pooled(direct),
        DATABASE_DIRECT_URL: direct,
        DATA_DIR: path.join(folder, own),
        ROLE: role,
        DRAIN_SECONDS: String(DRAIN_MS / 1000),
        ...COMPANY,
      },
    })
  hub = await product('hub', 'a')
  leaving = await product('hub', 'b')
  worker = await product('worker', 'c')
})
afterAll(async () => {
  await Promise.all([hub, leaving, worker].map((product) => product.remove()))
  await bouncer.stop()
  await administer(`drop database if exists ${name} with (force)`)
  await rm(folder, { recursive: true, force: true })
})

const status = (product: ProductProcess, address: string, method = 'GET') =>
  fetch(product.url + address, { method }).then((answer) => answer.status)
const NEGOTIATE = '/hubs/vendor/negotiate?negotiateVersion=1'

it('three that find an empty database and no folder wait for each other’s migrations, and run', async () => {
  await Promise.all([hub, leaving, worker].map((product) => product.start()))
  for (const product of [hub, leaving, worker]) {
    expect(product.running()).toBe(true)
    expect(await status(product, '/api/health')).toBe(200)
  }
  // Nothing but its address: no job found its database behind the pooler wanting.
  expect(worker.output().trim()).toMatch(/^.+$/)
})

it('a process answers what its role is for, and whether it lives', async () => {
  expect(await status(hub, NEGOTIATE, 'POST')).toBe(200)
  expect(await status(hub, '/api/Vendor/getVendors')).toBe(404)
  expect(await status(worker, NEGOTIATE, 'POST')).toBe(404)
})

it('one that is told to stop says so first, still serves for a while, and then closes its sockets one by one', async () => {
  const closed: number[] = []
  const connections = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const connection = new HubConnectionBuilder()
        .configureLogging(LogLevel.None)
        .withUrl(`${leaving.url}/hubs/vendor`, {
          transport: HttpTransportType.WebSockets,
          skipNegotiation: true,
        })
        .build()
      connection.onclose(() => closed.push(Date.now()))
      await connection.start()
      return connection
    }),
  )
  const told = Date.now()
  const stopped = leaving.stop()
  await expect.poll(() => status(leaving, '/api/health'), { interval: 50 }).toBe(503)
  expect(((await (await fetch(`${leaving.url}/api/health`)).json()) as { status: string }).status).toBe(
    'stopping',
  )
  expect(await status(leaving, NEGOTIATE, 'POST')).toBe(200)
  await pause(told + DRAIN_MS / 2 - Date.now())
  expect(closed).toEqual([])
  expect(await stopped).toEqual({ code: 0, signal: null })
  expect(connections.map(({ state }) => state)).toEqual(Array.from({ length: 12 }, () => 'Disconnected'))
  expect(Math.max(...closed) - Math.min(...closed)).toBeGreaterThan(DRAIN_MS / 4)
})
