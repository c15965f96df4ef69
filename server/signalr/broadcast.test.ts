import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Hub } from './hub-server.ts'
import { RawClient } from './test-support/raw-client.ts'
import { runningHubs, until, type RunningHubs } from './test-support/running-hubs.ts'

let running: RunningHubs
let hub: Hub
let clients: RawClient[]

beforeAll(async () => {
  running = await runningHubs()
  hub = running.hubs.hub('/hub', {})
  clients = await Promise.all(Array.from({ length: 600 }, () => RawClient.greeted(`${running.url}/hub`)))
})
afterAll(() => running[Symbol.asyncDispose]())

it('gives the process back while it speaks to many, and keeps the order for everybody all the same', async () => {
  const served = [...hub.connections.values()]
  const last = served.at(-1)
  let turns = 0
  const counting = setInterval(() => turns++, 0)
  for (let round = 1; round <= 20; round++) {
    hub.send({ all: true }, 'say', round, 'all')
    last?.send('say', round, 'you')
    hub.send({ connection: last?.id as string }, 'say', round, 'also you')
  }
  await until(() => clients.every(({ heard }) => heard.filter(({ target }) => target === 'say').length >= 20))
  clearInterval(counting)
  expect(turns).toBeGreaterThan(1)
  const said = clients.map(({ heard }) =>
    heard.filter(({ target }) => target === 'say').map((it) => it.arguments),
  )
  const rounds = Array.from({ length: 20 }, (_, index) => index + 1)
  for (const lines of said.filter((found) => found.length === 20))
    expect(lines).toEqual(rounds.map((round) => [round, 'all']))
  await until(() => clients.some(({ heard }) => heard.length >= 60))
  const mine = clients.find(({ heard }) => heard.length >= 60)?.heard.filter(({ target }) => target === 'say')
  expect(mine?.map((it) => it.arguments)).toEqual(
    rounds.flatMap((round) => [
      [round, 'all'],
      [round, 'you'],
      [round, 'also you'],
    ]),
  )
})

it('encodes a message once, however many hear it', async () => {
  let encoded = 0
  const value = { toJSON: () => `encoded ${++encoded}` }
  hub.send({ all: true }, 'once', value)
  await until(() => clients.every(({ heard }) => heard.some(({ target }) => target === 'once')))
  expect(encoded).toBe(1)
})

it('fails where a value that cannot be sent is given, and says nothing to anybody', async () => {
  expect(() => hub.send({ all: true }, 'big', 1n)).toThrow(/BigInt/)
  const [served] = [...hub.connections.values()]
  expect(() => served?.send('big', 1n)).toThrow(/BigInt/)
  await expect(served?.invoke('big', 1n)).rejects.toThrow(/BigInt/)
})
