import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { messagepackProtocol } from './messagepack-protocol.ts'
import { RawClient } from './test-support/raw-client.ts'
import { runningHubs, until, type RunningHubs } from './test-support/running-hubs.ts'

let running: RunningHubs
beforeEach(async () => {
  running = await runningHubs()
})
afterEach(() => running[Symbol.asyncDispose]())

describe('MessagePack that says what JavaScript has no value for', () => {
  const [MAP, NIL, ARRAY] = [0x81, 0xc0, 0x90]
  const KEYS: [string, number[]][] = [
    ['nil', [NIL]],
    ['an array', [ARRAY]],
    ['__proto__', [0xa9, ...Buffer.from('__proto__')]],
  ]
  const text = (words: string) => [0xa0 + words.length, ...Buffer.from(words)]
  const framed = (body: number[]) => Buffer.from([body.length, ...body])
  /** What a client hears, by MessagePack. */
  async function greeted() {
    running.hubs.hub('/hub', { methods: { length: (_, words) => String(words).length } })
    const raw = new RawClient(`${running.url}/hub`)
    const heard: unknown[] = []
    await once(raw.socket, 'open')
    raw.socket.on('message', (data: Buffer, binary) => {
      if (!binary) return
      messagepackProtocol.reader(1_000)(data, (message) => heard.push(message))
    })
    raw.socket.send('{"protocol":"messagepack","version":1}\u001e')
    return { raw, heard }
  }

  it.each(KEYS)('fails that call, and not its connection: %s as a key of an argument', async (_, key) => {
    const { raw, heard } = await greeted()
    raw.socket.send(framed([0x96, 1, 0x80, ...text('1'), ...text('length'), 0x91, MAP, ...key, NIL, ARRAY]))
    raw.socket.send(framed([0x96, 1, 0x80, ...text('2'), ...text('length'), 0x91, ...text('tre'), ARRAY]))
    await until(() => heard.length >= 2)
    expect(heard).toMatchObject([
      { type: 3, invocationId: '1', error: "Failed to invoke 'length' due to an error on the server." },
      { type: 3, invocationId: '2', result: 3 },
    ])
    expect(raw.socket.readyState).toBe(WebSocket.OPEN)
  })

  it.each(KEYS)('reads past it in headers: %s', async (_, key) => {
    const { raw, heard } = await greeted()
    raw.socket.send(
      framed([0x96, 1, MAP, ...key, NIL, ...text('1'), ...text('length'), 0x91, ...text('tre'), ARRAY]),
    )
    await until(() => heard.length >= 1)
    expect(heard).toMatchObject([{ type: 3, invocationId: '1', result: 3 }])
  })
})
