/** Two processes whose pools go through the real PgBouncer in transaction mode; they listen on a direct address. */
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { LIMITS, limitsOf } from '#tests/support/database-limits.ts'
import { type Person, type TestApp, newCouple, newVendor, startTestApp } from '#tests/support/test-app.ts'
import { type TestDatabase, createTestDatabase } from '#tests/support/test-database.ts'
import { type PgBouncer, startPgBouncer } from '../../scripts/pgbouncer.ts'
import { freePort } from '#server/platform/database/free-port.ts'

let database: TestDatabase
let bouncer: PgBouncer
let one: TestApp
let two: TestApp
beforeAll(async () => {
  database = await createTestDatabase()
  bouncer = await startPgBouncer(database.url, await freePort(), 4)
  const shared = { databaseUrl: database.url, pooledUrl: bouncer.pooled(database.url) }
  one = await startTestApp(undefined, {}, shared)
  two = await startTestApp(undefined, {}, shared)
})
afterAll(async () => {
  await two.close()
  await one.close()
  await bouncer.stop()
  await database.close()
})

const statusOf = ({ url }: TestApp, { token }: Person, method: string, address: string, body: object) =>
  fetch(url + address, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then(({ status }) => status)

async function listen({ url }: TestApp, hub: string, token: string) {
  const connection = new HubConnectionBuilder()
    .configureLogging(LogLevel.None)
    .withUrl(`${url}/hubs/${hub}`, {
      accessTokenFactory: () => token,
      transport: HttpTransportType.WebSockets,
      skipNegotiation: true,
    })
    .build()
  const closed = new Promise<number>((resolve) => connection.onclose(() => resolve(Date.now())))
  await connection.start()
  return { connection, closed }
}

it('locks, statements and idle transactions are given up on, whichever connection one gets', async () => {
  for (const { database } of [one, two])
    for (const part of [database, database.feed])
      expect(await limitsOf(part, 40)).toEqual({ alone: [LIMITS], within: [LIMITS] })
})

it('600 reads and writes of several accounts at both are answered, whichever connection they get', async () => {
  const couples = await Promise.all([newCouple(one), newCouple(two), newCouple(one)])
  const statuses = await Promise.all(
    Array.from({ length: 600 }, async (_, n) => {
      const [at, couple] = [n % 2 ? one : two, couples[n % 3]!]
      if (n % 10) return statusOf(at, couple, 'POST', '/api/Couple/getTaskCoupleById', {})
      const task = { id: newId(), title: `Fedi ${n}`, category: 'altro' }
      return statusOf(at, couple, 'POST', '/api/Couple/addTaskCouple', task)
    }),
  )
  expect([...new Set(statuses)]).toEqual([200])
})

it('no statement leaves behind at a connection what the next one would stumble over', async () => {
  const asked = `select (select count(*)::int from pg_prepared_statements) as statements,
                        (select count(*)::int from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks,
                        (select count(*)::int from pg_listening_channels()) as channels,
                        current_setting('search_path') as path, current_setting('role') as role`
  const [kept, fresh] = [await one.database.pool.query(asked), await database.pool.query(asked)]
  expect(kept.rows).toEqual(fresh.rows)
})

it('migrations that begin together take turns even where nobody gave a direct address', async () => {
  const name = `empty_${Date.now()}`
  await database.pool.query(`create database ${name}`)
  const address = Object.assign(new URL(bouncer.pooled(database.url)), { pathname: name }).href
  const settled = await Promise.allSettled(
    Array.from({ length: 3 }, async () => {
      await migrate(address)
      await migrate(address)
    }),
  )
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
})

it('a session that ends at one loses its hub at the other within a second', async () => {
  const couple = await newCouple(one)
  const { closed } = await listen(two, 'couple', couple.token)
  const ended = Date.now()
  await couple.call('POST', '/api/User/logout')
  expect((await closed) - ended).toBeLessThan(1_000)
})

it('who writes at one is seen to write at the other', async () => {
  const [couple, vendor] = await Promise.all([newCouple(one), newVendor(two)])
  const message = { id: newId(), with: vendor.vendorId, text: 'Buongiorno' }
  expect((await couple.call('POST', '/api/Messages/send', message)).status).toBe(200)
  const hears = await listen(two, 'vendor', vendor.token)
  const told = new Promise((resolve) => hears.connection.on('Typing', resolve))
  const writes = await listen(one, 'couple', couple.token)
  await writes.connection.invoke('Typing', vendor.vendorId)
  expect(await told).toBe(couple.coupleId)
  await Promise.all([writes.connection.stop(), hears.connection.stop()])
})
