import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { roundRobin } from '../signalr/test-support/round-robin.ts'
import { type TestApp, newCouple, startTestApp } from '#tests/support/test-app.ts'

let one: TestApp
let two: TestApp
beforeAll(async () => {
  one = await startTestApp()
  two = await startTestApp(undefined, {}, one)
})
afterAll(async () => {
  await two.close()
  await one.close()
})

/** As the app does: a WebSocket at once, to whichever process the balancer chose. */
async function listen({ url }: TestApp, token: string) {
  const connection = new HubConnectionBuilder()
    .configureLogging(LogLevel.None)
    .withUrl(`${url}/hubs/couple`, {
      accessTokenFactory: () => token,
      transport: HttpTransportType.WebSockets,
      skipNegotiation: true,
    })
    .build()
  const heard: string[] = []
  connection.on('TaskCreate', ({ title }: { title: string }) => heard.push(title))
  let closed = false
  connection.onclose(() => (closed = true))
  await connection.start()
  return { connection, heard, closed: () => closed }
}

it('a write on one process is heard on another, without sticky sessions', async () => {
  const anna = await newCouple(one)
  const [here, there] = [await listen(one, anna.token), await listen(two, anna.token)]
  await anna.call('POST', '/api/Couple/addTaskCouple', { id: newId(), title: 'Fedi', category: 'altro' })
  await expect.poll(() => [here.heard, there.heard]).toEqual([['Fedi'], ['Fedi']])
  await Promise.all([here.connection.stop(), there.connection.stop()])
})

it('a process reads only what somebody at its own hubs hears', async () => {
  const [anna, unheard] = [await newCouple(one), await newCouple(one)]
  const there = await listen(two, anna.token)
  const [readHere, readThere] = [one, two].map(({ database }) => vi.spyOn(database.feed.pool, 'query'))
  const task = (title: string) => ({ id: newId(), title, category: 'altro' })
  const [hers, theirs] = [task('Fedi'), task('Bomboniere')]
  await unheard.call('POST', '/api/Couple/addTaskCouple', theirs)
  await anna.call('POST', '/api/Couple/addTaskCouple', hers)
  await expect.poll(() => there.heard).toEqual(['Fedi'])
  const asked = (read: typeof readHere) =>
    JSON.stringify(read!.mock.calls.map(([, values]) => values as unknown))
  expect(asked(readThere)).toContain(hers.id)
  expect(asked(readThere)).not.toContain(theirs.id)
  expect(asked(readHere)).not.toContain(theirs.id)
  expect(asked(readHere)).not.toContain(hers.id)
  vi.restoreAllMocks()
  await there.connection.stop()
})

it('a connection negotiated at one opens at the other, whichever a balancer chooses', async () => {
  const anna = await newCouple(one)
  const balancer = await roundRobin([one.url, two.url])
  const connections = Array.from({ length: 4 }, () =>
    new HubConnectionBuilder()
      .configureLogging(LogLevel.None)
      .withUrl(`${balancer.url}/hubs/couple`, {
        accessTokenFactory: () => anna.token,
        transport: HttpTransportType.WebSockets,
      })
      .build(),
  )
  for (const connection of connections) await connection.start()
  for (const connection of connections) await connection.stop()
  await balancer[Symbol.asyncDispose]()
})

it('a session that ends on one process ends its connections on the others, and nobody else’s', async () => {
  const [anna, other] = [await newCouple(one), await newCouple(one)]
  const [hers, others] = [await listen(two, anna.token), await listen(two, other.token)]
  await anna.call('POST', '/api/User/logout')
  await expect.poll(hers.closed).toBe(true)
  expect(others.closed()).toBe(false)
  await others.connection.stop()
})

it('a connection of the database that broke lets nobody stay whose end it may have missed', async () => {
  const anna = await newCouple(one)
  const hers = await listen(two, anna.token)
  await one.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %' and pid <> pg_backend_pid()`,
  )
  await expect.poll(hers.closed).toBe(true)
  const again = await listen(two, anna.token)
  await again.connection.stop()
})
