import type { IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { type Hub, type HubDefinition, HubException, type HubServerOptions } from './hub-server.ts'
import { RawClient, refusedUpgrade } from './test-support/raw-client.ts'
import { client, runningHubs, until, WAYS, type RunningHubs } from './test-support/running-hubs.ts'

let running: RunningHubs
let hub: Hub
let ends: (string | undefined)[] = []
let logged: string[] = []

async function start(
  options: Partial<HubServerOptions> = {},
  definition: HubDefinition = {},
): Promise<string> {
  ends = []
  logged = []
  running = await runningHubs({ ...options, log: (_level, event) => void logged.push(event) })
  hub = running.hubs.hub('/hub', {
    onDisconnected: (_, error) => void ends.push(error?.message),
    ...definition,
  })
  return `${running.url}/hub`
}
afterEach(() => running[Symbol.asyncDispose]())

/** A client over Server-Sent Events or long polling, by what it accepts, whose handshake is done. */
async function halfConnected(
  url: string,
  accept: string,
): Promise<{ target: string; leaves: AbortController; stream: Response }> {
  const answer = await fetch(`${url}/negotiate?negotiateVersion=1`, { method: 'POST' })
  const target = `${url}?id=${((await answer.json()) as { connectionToken: string }).connectionToken}`
  const leaves = new AbortController()
  // Held by the caller: an answer nobody holds is collected, and its connection closed with it.
  const stream = await fetch(target, { headers: { accept }, signal: leaves.signal })
  await fetch(target, { method: 'POST', body: '{"protocol":"json","version":1}\u001e' })
  return { target, leaves, stream }
}

const call = (target: string, ...args: unknown[]) => ({ type: 1, invocationId: '1', target, arguments: args })

describe('a client that breaks the protocol', () => {
  it.each([
    ['no JSON', 'nonsense\u001e'],
    ['a JSON list', '[1]\u001e'],
    ['no type', '{"target":"x"}\u001e'],
    ['no target', '{"type":1,"arguments":[]}\u001e'],
    ['no arguments', '{"type":1,"target":"x"}\u001e'],
    ['an id that is a number', '{"type":1,"invocationId":5,"target":"x","arguments":[]}\u001e'],
    ['an id that is far too long', `{"type":5,"invocationId":"${'9'.repeat(500)}"}\u001e`],
    ['a stream call without an id', '{"type":4,"target":"x","arguments":[]}\u001e'],
    ['both a result and an error', '{"type":3,"invocationId":"1","result":1,"error":"x"}\u001e'],
    ['a negative sequence', '{"type":8,"sequenceId":-1}\u001e'],
  ])('is told and cut: %s', async (_, text) => {
    const url = await start()
    const raw = await RawClient.greeted(url)
    raw.socket.send(text)
    expect(await raw.hears(({ type }) => type === 7)).toMatchObject({ error: expect.any(String) })
    expect(await raw.closed).toBe(1000)
    await until(() => ends.length === 1)
    expect(logged).toEqual(['signalr.protocol_error'])
  })

  it('may not reuse an id under way, but may send what a later protocol will mean', async () => {
    const url = await start({}, { methods: { wait: () => new Promise(() => {}) } })
    const raw = await RawClient.greeted(url)
    raw.say({ type: 42, anything: true }, call('wait'))
    raw.say(call('wait'))
    expect(await raw.hears(({ type }) => type === 7)).toMatchObject({
      error: 'Invocation ID already in use.',
    })
  })

  it.each([
    ['an unknown protocol', '{"protocol":"xml","version":1}\u001e'],
    ['a name of Object', '{"protocol":"constructor","version":1}\u001e'],
    ['a version of the future', '{"protocol":"json","version":3}\u001e'],
    ['no handshake', '{"type":6}\u001e'],
    ['nonsense', 'GET / HTTP/1.1\u001e'],
    ['an endless handshake', 'x'.repeat(5000)],
  ])('is refused at the handshake: %s', async (_, text) => {
    const url = await start()
    const raw = new RawClient(url)
    raw.socket.on('open', () => raw.socket.send(text))
    expect(await raw.hears(({ error }) => error !== undefined)).toBeDefined()
    await raw.closed
    expect(hub.connections.size).toBe(0)
  })

  it('is cut when it says nothing at all, or half a handshake', async () => {
    const url = await start({ handshakeTimeoutMs: 80 })
    const silent = new RawClient(url)
    const half = new RawClient(url)
    half.socket.on('open', () => half.socket.send('{"proto'))
    await Promise.all([silent.closed, half.closed])
    expect(silent.heard).toEqual([{ error: 'Handshake was canceled.' }])
  })
})

describe('message size', () => {
  it('refuses a message over the limit, takes one at it, and several that only together exceed it', async () => {
    const methods = { length: (_: unknown, text: unknown) => String(text).length }
    const url = await start({ maxMessageBytes: 1000 }, { methods })
    const raw = await RawClient.greeted(url)
    const overhead = JSON.stringify(call('length', '')).length
    raw.say(
      call('length', 'x'.repeat(1000 - overhead)),
      { type: 6 },
      { ...call('length', 'y'.repeat(500)), invocationId: '2' },
    )
    expect(await raw.hears(({ invocationId }) => invocationId === '1')).toMatchObject({
      result: 1000 - overhead,
    })
    expect(await raw.hears(({ invocationId }) => invocationId === '2')).toMatchObject({ result: 500 })
    raw.say(call('length', 'x'.repeat(1001 - overhead)))
    expect(await raw.hears(({ type }) => type === 7)).toMatchObject({
      error: 'The maximum message size was exceeded.',
    })
  })

  it('does not even receive a frame far over it', async () => {
    const url = await start({ maxMessageBytes: 1000 })
    const raw = await RawClient.greeted(url)
    raw.socket.send('x'.repeat(100_000))
    expect(await raw.closed).toBe(1009)
    await until(() => ends.length === 1)
  })

  it.each(WAYS)("closes Microsoft's client over %s (%#)", async (_, transport, protocol) => {
    const url = await start({ maxMessageBytes: 1000 })
    const connection = client(url, { transport, protocol })
    const closed = new Promise((resolve) => connection.onclose(resolve))
    await connection.start()
    connection.invoke('x', 'y'.repeat(2000)).catch(() => {})
    await closed
    await until(() => hub.connections.size === 0)
    expect(ends).toHaveLength(1)
  })
})

describe('life signs', () => {
  it('pings who is told nothing and drops who says nothing', async () => {
    const url = await start({ keepAliveMs: 60, clientTimeoutMs: 240 })
    const raw = await RawClient.greeted(url)
    await raw.hears(({ type }) => type === 6)
    await raw.closed
    expect(raw.heard.filter(({ type }) => type === 6).length).toBeGreaterThan(1)
    await until(() => ends.length === 1)
    expect(ends).toEqual(['The client was silent for too long.'])
  })

  it('tells who was silent why it is dropped, and that it may come back: not a normal close', async () => {
    const url = await start({ keepAliveMs: 60, clientTimeoutMs: 240 })
    const raw = await RawClient.greeted(url)
    expect(await raw.closed).toBe(1011)
    expect(raw.heard.at(-1)).toEqual({
      type: 7,
      error: 'The client was silent for too long.',
      allowReconnect: true,
    })
  })

  it('answers a close frame without a code with 1000', async () => {
    const url = await start()
    const raw = await RawClient.greeted(url)
    raw.socket.close()
    expect(await raw.closed).toBe(1000)
  })

  it('keeps who pings', async () => {
    const url = await start({ keepAliveMs: 250, clientTimeoutMs: 500 })
    const raw = await RawClient.greeted(url)
    const pings = setInterval(() => raw.say({ type: 6 }), 40)
    await new Promise((resolve) => setTimeout(resolve, 1200))
    clearInterval(pings)
    expect(hub.connections.size).toBe(1)
    raw.socket.close()
  })

  it('keeps a polling client as long as it polls, with empty answers, and forgets it afterwards', async () => {
    const url = await start({ clientTimeoutMs: 50, pollTimeoutMs: 60, disconnectTimeoutMs: 800 })
    const { target } = await halfConnected(url, '*/*')
    for (let polls = 0; polls < 6; polls++) {
      const answer = await fetch(target)
      expect([answer.status, answer.headers.get('content-length')]).toEqual([200, polls === 0 ? '3' : '0'])
    }
    expect(hub.connections.size).toBe(1)
    await until(() => ends.length === 1)
    expect(ends).toEqual(['The client stopped polling.'])
  })
})

describe('a slow client', () => {
  /** A WebSocket client that shakes hands and then reads nothing more. */
  async function deafClient(url: string): Promise<Socket> {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    socket.write(
      `GET /hub HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n` +
        `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\n\r\n`,
    )
    const text = Buffer.from('{"protocol":"json","version":1}\u001e')
    socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text]))
    await until(() => hub.connections.size > 0)
    socket.pause()
    return socket
  }

  it('is cut when too much waits for it, and nobody else notices', async () => {
    const url = await start({ maxBufferedBytes: 256 * 1024 })
    const deaf = await deafClient(url)
    const quick = await RawClient.greeted(url)
    const text = 'x'.repeat(64 * 1024)
    let said = 0
    while (hub.connections.size === 2 && said < 500) {
      hub.send({ all: true }, 'say', said++, text)
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
    expect(ends).toEqual(['The client did not keep up.'])
    expect(logged).toContain('signalr.client_cut')
    await quick.hears(({ arguments: args }) => (args as unknown[])?.[0] === said - 1)
    expect(quick.heard.filter(({ target }) => target === 'say')).toHaveLength(said)
    deaf.destroy()
    quick.socket.close()
  })

  it('is cut as well when it does not poll for what waits, or does not read its events', async () => {
    const url = await start({ maxBufferedBytes: 256 * 1024 })
    const both = [await halfConnected(url, 'text/event-stream'), await halfConnected(url, '*/*')]
    await until(() => hub.connections.size === 2)
    for (let said = 0; hub.connections.size > 0 && said < 500; said++) {
      hub.send({ all: true }, 'say', 'x'.repeat(64 * 1024))
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
    expect(ends).toEqual(['The client did not keep up.', 'The client did not keep up.'])
    for (const { leaves } of both) leaves.abort()
  })

  it('is not cut but waited for by a stream', async () => {
    let made = 0
    async function* much() {
      for (; made < 400; made++) yield 'x'.repeat(64 * 1024)
    }
    const url = await start({ maxBufferedBytes: 512 * 1024 }, { methods: { much } })
    const raw = await RawClient.greeted(url)
    raw.socket.pause()
    raw.say({ type: 4, invocationId: '1', target: 'much', arguments: [] })
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(made).toBeLessThan(400)
    raw.socket.resume()
    await raw.hears(({ type }) => type === 3)
    expect(raw.heard.filter(({ type }) => type === 2)).toHaveLength(400)
    raw.socket.close()
  })
})

it('runs a hundred streams for one client, but not one more', async () => {
  const forEver = async function* () {
    yield 0
    await new Promise(() => {})
  }
  const url = await start({}, { methods: { forEver } })
  const raw = await RawClient.greeted(url)
  const stream = (id: number) => ({ type: 4, invocationId: `${id}`, target: 'forEver', arguments: [] })
  for (let id = 1; id <= 100; id++) raw.say(stream(id))
  await raw.hears(({ type, invocationId }) => type === 2 && invocationId === '100')
  raw.say({ type: 5, invocationId: '1' })
  await raw.hears(({ type }) => type === 3)
  raw.say(stream(101))
  await raw.hears(({ type, invocationId }) => type === 2 && invocationId === '101')
  raw.say(stream(102))
  expect(await raw.hears(({ type }) => type === 7)).toMatchObject({ error: 'Too many streams at once.' })
})

it('reads no more of an upload than its method takes', async () => {
  const gate = Promise.withResolvers<void>()
  let taken = 0
  const methods = {
    async slowly(_: unknown, stream: unknown) {
      await gate.promise
      for await (const item of stream as AsyncIterable<string>) taken += item.length
      return taken
    },
  }
  const url = await start({ maxPendingBytes: 100_000 }, { methods })
  const raw = await RawClient.greeted(url)
  raw.say({ ...call('slowly'), streamIds: ['s'] })
  for (let count = 0; count < 1000; count++) raw.say({ type: 2, invocationId: 's', item: 'x'.repeat(10_000) })
  raw.say({ type: 3, invocationId: 's' })
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(raw.socket.bufferedAmount).toBeGreaterThan(0)
  gate.resolve()
  expect(await raw.hears(({ type }) => type === 3)).toMatchObject({ result: 10_000_000 })
  raw.socket.close()
})

it('tells a method that its call was cancelled or its client is gone', async () => {
  const seen: string[] = []
  const url = await start(
    {},
    {
      methods: {
        async wait() {
          await new Promise((resolve) => this.signal.addEventListener('abort', resolve))
          seen.push('aborted')
          return 'stopped'
        },
      },
    },
  )
  const raw = await RawClient.greeted(url)
  raw.say(call('wait'), { type: 5, invocationId: '1' }, { type: 5, invocationId: 'unknown' })
  expect(await raw.hears(({ type }) => type === 3)).toMatchObject({ result: 'stopped' })
  raw.say({ ...call('wait'), invocationId: '2' })
  await new Promise((resolve) => setTimeout(resolve, 30))
  raw.socket.terminate()
  await until(() => seen.length === 2)
})

it('gives up on a result the client does not send, or when it leaves', async () => {
  const url = await start({ clientResultTimeoutMs: 60 })
  const raw = await RawClient.greeted(url)
  const [served] = [...hub.connections.values()]
  await expect(served?.invoke('question')).rejects.toThrow('did not answer in time')
  const second = served?.invoke('question')
  raw.socket.terminate()
  await expect(second).rejects.toThrow('ended before')
  await expect(served?.invoke('question')).rejects.toThrow('closed')
})

it('turns away a client whose greeting fails, with the reason only of a HubException', async () => {
  const url = await start({}, { onConnected: () => Promise.reject(new Error('secret')) })
  const raw = await RawClient.greeted(url)
  expect(await raw.hears(({ type }) => type === 7)).toMatchObject({
    error: 'Connection closed with an error.',
  })
  expect(logged).toEqual(['signalr.method_failed'])
  const spoken = await start({}, { onConnected: () => Promise.reject(new HubException('full')) })
  const second = await RawClient.greeted(spoken)
  expect(await second.hears(({ type }) => type === 7)).toMatchObject({
    error: 'Connection closed with an error. HubException: full',
  })
})

describe('ending', () => {
  it('closes every connection of a user, even one that does not answer', async () => {
    const url = await start()
    const mine = await Promise.all([
      RawClient.greeted(`${url}?access_token=anna`),
      RawClient.greeted(`${url}?access_token=anna`),
    ])
    const other = await RawClient.greeted(`${url}?access_token=marco`)
    mine[1]?.socket.pause()
    hub.closeWhere(({ user }) => user?.id === 'anna', 'session_ended')
    expect([...hub.connections.values()].map(({ user }) => user?.id)).toEqual(['marco'])
    expect(await mine[0]?.closed).toBe(1000)
    expect(mine[0]?.heard.at(-1)).toEqual({ type: 7, error: 'session_ended' })
    const count = () =>
      new Promise<number>((resolve) => running.http.getConnections((_, found) => resolve(found)))
    await expect.poll(count).toBe(1)
    other.socket.close()
  })

  it('drains: tells everybody to come back, refuses newcomers, and is done', async () => {
    const url = await start()
    const raw = await RawClient.greeted(url)
    const others = await Promise.all(
      WAYS.map(async ([, transport, protocol]) => {
        const connection = client(url, { transport, protocol })
        await connection.start()
        return { closed: new Promise((resolve) => connection.onclose(resolve)) }
      }),
    )
    await running.hubs.close()
    expect(raw.heard.at(-1)).toEqual({ type: 7, allowReconnect: true })
    await Promise.all(others.map(({ closed }) => closed))
    expect(hub.connections.size).toBe(0)
    expect(await refusedUpgrade(url)).toBe(503)
    expect((await fetch(`${url}/negotiate`, { method: 'POST' })).status).toBe(503)
  })

  it("lets Microsoft's client reconnect to the next process by itself", async () => {
    const url = await start()
    const connection = client(url, { reconnects: true })
    await connection.start()
    const back = new Promise((resolve) => connection.onreconnected(resolve))
    const [served] = [...hub.connections.values()]
    served?.close('moving', true)
    await back
    expect(hub.connections.size).toBe(1)
    await connection.stop()
  })
})

describe('one peer', () => {
  const limited = {
    peerOf: ({ headers }: IncomingMessage) => String(headers['x-peer']),
    maxConnectionsPerPeer: 2,
  }
  const as = (peer: string) => ({ headers: { 'x-peer': peer } })

  it('has so many connections open and no more, over any transport, and another is not held by it', async () => {
    const url = await start(limited)
    const first = await RawClient.greeted(url, 1, as('a'))
    await RawClient.greeted(url, 1, as('a'))
    expect(await refusedUpgrade(url, as('a'))).toBe(429)
    const answer = await fetch(`${url}/negotiate?negotiateVersion=1`, { method: 'POST', ...as('a') })
    const { connectionToken } = (await answer.json()) as { connectionToken: string }
    expect((await fetch(`${url}?id=${connectionToken}`, as('a'))).status).toBe(429)
    await RawClient.greeted(url, 1, as('b'))
    // One that is over makes room.
    first.socket.close()
    await until(() => ends.length === 1)
    await RawClient.greeted(url, 1, as('a'))
    expect(await refusedUpgrade(url, as('a'))).toBe(429)
  })
})
