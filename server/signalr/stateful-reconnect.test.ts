import { Subject } from '@microsoft/signalr'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Hub, HubConnection } from './hub-server.ts'
import { RawClient, refusedUpgrade } from './test-support/raw-client.ts'
import {
  client,
  runningHubs,
  until,
  type ProtocolName,
  type RunningHubs,
} from './test-support/running-hubs.ts'

let running: RunningHubs
let hub: Hub
let connects = 0
let disconnects = 0
let received: unknown[] = []

beforeEach(async () => {
  running = await runningHubs({ disconnectTimeoutMs: 1500, statefulBufferBytes: 64 * 1024 })
  connects = disconnects = 0
  received = []
  hub = running.hubs.hub('/hub', {
    onConnected: () => void connects++,
    onDisconnected: () => void disconnects++,
    methods: {
      note: (_, value) => void received.push(value),
      echo: (_, value) => value,
      async *count(_: HubConnection, to: unknown) {
        for (let number = 1; number <= Number(to); number++) {
          yield number
          if (number % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 2))
        }
      },
      async collect(_, stream) {
        const items: unknown[] = []
        for await (const item of stream as AsyncIterable<unknown>) items.push(item)
        return items
      },
    },
  })
})
afterEach(() => running[Symbol.asyncDispose]())

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

describe.each<ProtocolName>(['json', 'messagepack'])('a stateful reconnect (%s)', (protocol) => {
  it('loses nothing, repeats nothing and keeps the order while the wire is cut again and again', async () => {
    const connection = client(`${running.url}/hub`, { protocol, stateful: true })
    const heard: number[] = []
    connection.on('number', (number: number) => void heard.push(number))
    await connection.start()
    const [served] = [...hub.connections.values()]
    const said: Promise<unknown>[] = []
    for (let number = 1; number <= 600; number++) {
      served?.send('number', number)
      said.push(connection.send('note', number))
      if (number % 120 === 0) running.cutWires()
      if (number % 10 === 0) await pause(2)
    }
    await until(() => heard.length >= 600 && received.length >= 600)
    expect(heard).toEqual(upTo(600))
    expect(received).toEqual(upTo(600))
    await Promise.all(said)
    expect([connects, disconnects]).toEqual([1, 0])
    await connection.stop()
    await until(() => disconnects === 1, 1200)
  })

  it('goes on with streams in both directions and with calls under way', async () => {
    const connection = client(`${running.url}/hub`, { protocol, stateful: true })
    await connection.start()
    const items: number[] = []
    const streamed = new Promise<void>((resolve, reject) =>
      connection.stream<number>('count', 800).subscribe({
        next: (item) => items.push(item),
        complete: resolve,
        error: reject,
      }),
    )
    const upload = new Subject<number>()
    const collected = connection.invoke<number[]>('collect', upload)
    for (let number = 1; number <= 200; number++) {
      upload.next(number)
      if (number % 60 === 0) running.cutWires()
      if (number % 5 === 0) await pause(2)
    }
    upload.complete()
    expect(await collected).toEqual(upTo(200))
    await streamed
    expect(items).toEqual(upTo(800))
    expect(connects).toBe(1)
    await connection.stop()
  })
})

async function negotiatedToken(): Promise<string> {
  const query = 'negotiateVersion=1&useStatefulReconnect=true'
  const response = await fetch(`${running.url}/hub/negotiate?${query}`, { method: 'POST' })
  return ((await response.json()) as { connectionToken: string }).connectionToken
}

it('forgets a client that does not come back in time', async () => {
  const target = `${running.url}/hub?id=${await negotiatedToken()}`
  const raw = await RawClient.greeted(target, 2)
  raw.socket.terminate()
  await pause(100)
  expect([hub.connections.size, disconnects]).toEqual([1, 0])
  await until(() => disconnects === 1)
  expect(hub.connections.size).toBe(0)
  expect(await refusedUpgrade(target)).toBe(404)
})

it('acknowledges what it heard, and resends from the first message not acknowledged', async () => {
  const target = `${running.url}/hub?id=${await negotiatedToken()}`
  const first = await RawClient.greeted(target, 2)
  first.say(
    { type: 1, target: 'note', arguments: ['a'] },
    { type: 6 },
    { type: 1, target: 'note', arguments: ['b'] },
  )
  expect(await first.hears(({ type }) => type === 8)).toEqual({ type: 8, sequenceId: 2 })
  for (const text of ['one', 'two', 'three']) hub.send({ all: true }, 'say', text)
  await first.hears(({ arguments: said }) => (said as string[])?.[0] === 'three')
  first.say({ type: 8, sequenceId: 2 })
  await pause(50)
  first.socket.terminate()
  await pause(50)
  hub.send({ all: true }, 'say', 'four')
  const second = new RawClient(target)
  await second.hears(({ arguments: said }) => (said as string[])?.[0] === 'four')
  expect(second.heard).toEqual([
    { type: 9, sequenceId: 3 },
    { type: 1, target: 'say', arguments: ['three'] },
    { type: 1, target: 'say', arguments: ['four'] },
  ])
  const note = (text: string) => ({ type: 1, target: 'note', arguments: [text] })
  second.say(note('before the sequence'), { type: 9, sequenceId: 2 }, note('b'), note('c'))
  await until(() => received.length === 3)
  expect(received).toEqual(['a', 'b', 'c'])
  second.socket.close(1000)
  await until(() => disconnects === 1, 1200)
})

it('ends a client that claims to have said what never came', async () => {
  const target = `${running.url}/hub?id=${await negotiatedToken()}`
  const first = await RawClient.greeted(target, 2)
  first.socket.terminate()
  const second = new RawClient(target)
  await second.hears(({ type }) => type === 9)
  second.say({ type: 9, sequenceId: 5 })
  expect(await second.hears(({ type }) => type === 7)).toMatchObject({
    error: expect.stringContaining('Sequence ID'),
  })
})

it('lets a newer wire take the place of one that is only seemingly alive', async () => {
  const target = `${running.url}/hub?id=${await negotiatedToken()}`
  const first = await RawClient.greeted(target, 2)
  const second = new RawClient(target)
  await second.hears(({ type }) => type === 9)
  await first.closed
  expect([connects, disconnects, hub.connections.size]).toEqual([1, 0, 1])
})

it('gives up a client that acknowledges nothing, instead of keeping everything for it', async () => {
  const target = `${running.url}/hub?id=${await negotiatedToken()}`
  const raw = await RawClient.greeted(target, 2)
  for (let count = 0; count < 70; count++) hub.send({ all: true }, 'say', 'x'.repeat(1024))
  await raw.closed
  await until(() => disconnects === 1)
  expect(await refusedUpgrade(target)).toBe(404)
})

it('keeps no state for a client that speaks version 1', async () => {
  const target = `${running.url}/hub?id=${await negotiatedToken()}`
  const raw = await RawClient.greeted(target, 1)
  raw.socket.terminate()
  await until(() => disconnects === 1, 1200)
  expect(hub.connections.size).toBe(0)
})
