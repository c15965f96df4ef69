/** Servers that share a key, behind a balancer that sends each request to another of them. */
import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { HttpTransportType } from '@microsoft/signalr'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { HubServerOptions } from './hub-server.ts'
import { RawClient, refusedUpgrade } from './test-support/raw-client.ts'
import { roundRobin, type Balancer } from './test-support/round-robin.ts'
import { client, runningHubs, WAYS, type RunningHubs } from './test-support/running-hubs.ts'

let servers: RunningHubs[]
let balancer: Balancer

async function start(options: Partial<HubServerOptions>, choose?: Parameters<typeof roundRobin>[1]) {
  servers = await Promise.all([runningHubs(options), runningHubs(options), runningHubs(options)])
  for (const { hubs } of servers) hubs.hub('/hub', { methods: { echo: (_, word) => word } })
  balancer = await roundRobin(
    servers.map(({ url }) => url),
    choose,
  )
}
let connectionKey: Uint8Array
beforeEach(() => {
  connectionKey = randomBytes(32)
})
afterEach(async () => {
  await balancer[Symbol.asyncDispose]()
  for (const server of servers) await server[Symbol.asyncDispose]()
})

async function negotiate(server = 0, query = '') {
  const asked = `${servers[server]!.url}/hub/negotiate?negotiateVersion=1${query}`
  return (await (await fetch(asked, { method: 'POST' })).json()) as {
    connectionToken: string
    availableTransports: { transport: string }[]
  }
}

it("what one negotiated another opens, for Microsoft's client with and without a token", async () => {
  await start({ connectionKey, transports: 'websockets' })
  for (const token of [undefined, 'anna'])
    for (const protocol of ['json', 'messagepack'] as const) {
      const connection = client(`${balancer.url}/hub`, {
        protocol,
        ...(token ? { accessTokenFactory: () => token } : {}),
      })
      await connection.start()
      expect(await connection.invoke('echo', 'ciao')).toBe('ciao')
      await connection.stop()
    }
})

it('offers WebSockets alone where the requests of one client may reach several, and no stateful reconnect', async () => {
  await start({ connectionKey, transports: 'websockets' })
  const answer = await negotiate(0, '&useStatefulReconnect=true')
  expect(answer.availableTransports.map(({ transport }) => transport)).toEqual(['WebSockets'])
  expect(answer).not.toHaveProperty('useStatefulReconnect')
  const target = `${servers[0]!.url}/hub?id=${answer.connectionToken}`
  expect((await fetch(target)).status).toBe(404)
  expect((await fetch(target, { headers: { accept: 'text/event-stream' } })).status).toBe(404)
})

it('every transport goes on where a balancer chooses by the id, whoever negotiated', async () => {
  await start({ connectionKey }, ({ url }) => {
    const id = new URL(url ?? '', 'http://a').searchParams.get('id')
    return id ? createHash('sha256').update(id).digest()[0] : undefined
  })
  for (const [name, transport, protocol] of WAYS) {
    const connection = client(`${balancer.url}/hub`, { transport, protocol })
    await connection.start()
    expect([name, await connection.invoke('echo', 'ciao')]).toEqual([name, 'ciao'])
    await connection.stop()
  }
})

it('opens nothing by a token that was changed, has expired, or was signed with another key', async () => {
  await start({ connectionKey, disconnectTimeoutMs: 300 })
  const { connectionToken } = await negotiate()
  const [head = '', words = '', signature = ''] = connectionToken.split('.')
  const other = JSON.parse(Buffer.from(words, 'base64url').toString()) as object
  const forged = Buffer.from(JSON.stringify({ ...other, until: Date.now() + 60_000 })).toString('base64url')
  const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
  for (const token of [`${head}.${forged}.${signature}`, `${none}.${forged}.`, `${head}.${words}`, 'x.y.z'])
    expect(await refusedUpgrade(`${servers[1]!.url}/hub?id=${token}`)).toBe(404)
  const stranger = await runningHubs({})
  servers.push(stranger)
  stranger.hubs.hub('/hub', {})
  expect(await refusedUpgrade(`${stranger.url}/hub?id=${connectionToken}`)).toBe(404)
  const late = `${servers[1]!.url}/hub?id=${(await negotiate()).connectionToken}`
  await pause(350)
  expect(await refusedUpgrade(late)).toBe(404)
})

it('a token is spent when its connection has ended, and says nothing of whose it is', async () => {
  await start({ connectionKey })
  const { connectionToken } = await negotiate(0, '&access_token=anna')
  expect(Buffer.from(connectionToken.split('.')[1]!, 'base64url').toString()).not.toContain('anna')
  const target = `${servers[1]!.url}/hub?id=${connectionToken}&access_token=anna`
  const raw = await RawClient.greeted(target)
  raw.socket.close()
  await raw.closed
  await expect.poll(() => refusedUpgrade(target)).toBe(404)
})

it('keeps nothing of who negotiates and never comes: nobody else is refused for it', async () => {
  await start({ connectionKey })
  const negotiations = Array.from({ length: 50 }, async () => {
    for (let time = 0; time < 202; time++) await negotiate()
  })
  await Promise.all(negotiations)
  const connection = client(`${servers[0]!.url}/hub`, { transport: HttpTransportType.WebSockets })
  await connection.start()
  await connection.stop()
})
