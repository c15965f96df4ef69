import { JsonHubProtocol, NullLogger, type IHubProtocol } from '@microsoft/signalr'
import { MessagePackHubProtocol } from '@microsoft/signalr-protocol-msgpack'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { HubProtocol } from './encoded-message.ts'
import { ProtocolError, type HubMessage } from './hub-message.ts'
import { jsonProtocol } from './json-protocol.ts'
import { messagepackProtocol } from './messagepack-protocol.ts'

const MAX = 64 * 1024
const microsoft: Record<string, IHubProtocol> = {
  json: new JsonHubProtocol(),
  messagepack: new MessagePackHubProtocol(),
}

const id = fc.string({ minLength: 1, maxLength: 20 })
// Neither MessagePack decoder takes a key named __proto__.
const json = fc.jsonValue({ maxDepth: 3 }).filter((found) => !JSON.stringify(found).includes('__proto__'))
const value = json.map((found) => JSON.parse(JSON.stringify(found)) as unknown)
const message: fc.Arbitrary<HubMessage> = fc.oneof(
  fc.record({ type: fc.constant(1 as const), invocationId: id, target: fc.string(), args: fc.array(value) }),
  fc.record({ type: fc.constant(4 as const), invocationId: id, target: fc.string(), args: fc.array(value) }),
  fc.record({ type: fc.constant(2 as const), invocationId: id, item: value }),
  fc.record({ type: fc.constant(3 as const), invocationId: id, result: value }),
  fc.record({ type: fc.constant(3 as const), invocationId: id, error: fc.string({ minLength: 1 }) }),
  fc.record({ type: fc.constant(5 as const), invocationId: id }),
  fc.record({ type: fc.constant(8 as const), sequenceId: fc.nat() }),
  fc.record({ type: fc.constant(9 as const), sequenceId: fc.nat() }),
  fc.constant({ type: 6 as const }),
)

const defined = (found: object): unknown => JSON.parse(JSON.stringify(found))

function read(protocol: HubProtocol, chunks: Buffer[]): HubMessage[] {
  const found: HubMessage[] = []
  const reader = protocol.reader(MAX)
  for (const chunk of chunks) reader(chunk, (each) => found.push(each))
  return found
}

describe.each([
  ['json', jsonProtocol],
  ['messagepack', messagepackProtocol],
] as const)('%s', (name, protocol) => {
  it('reads what it writes, however the bytes are cut on the way', () => {
    fc.assert(
      fc.property(
        fc.array(message, { maxLength: 6 }),
        fc.infiniteStream(fc.integer({ min: 1, max: 40 })),
        (messages, sizes) => {
          const bytes = Buffer.concat(messages.map((each) => protocol.encode(each).payload))
          const chunks: Buffer[] = []
          for (let at = 0; at < bytes.length;) {
            const size = sizes.next().value as number
            chunks.push(bytes.subarray(at, at + size))
            at += size
          }
          expect(read(protocol, chunks).map(defined)).toEqual(messages.map(defined))
        },
      ),
      { numRuns: 300 },
    )
  })

  it("reads what Microsoft's own protocol writes", () => {
    const written = microsoft[name]?.writeMessage({
      type: 1,
      target: 'x',
      arguments: [1, 'due', { tre: [true, null] }],
      invocationId: '7',
      streamIds: ['8'],
      headers: { some: 'header' },
    })
    const bytes = typeof written === 'string' ? Buffer.from(written) : Buffer.from(written as ArrayBuffer)
    expect(read(protocol, [bytes])).toEqual([
      { type: 1, target: 'x', args: [1, 'due', { tre: [true, null] }], invocationId: '7', streamIds: ['8'] },
    ])
  })

  it("is read by Microsoft's own protocol", () => {
    fc.assert(
      fc.property(message, (sent) => {
        // What a server never says, Microsoft's client does not read.
        if (sent.type === 4 || sent.type === 5) return
        if (sent.type === 1 && sent.target === '') return
        const { payload } = protocol.encode(sent)
        const input = protocol.binary
          ? payload.buffer.slice(payload.byteOffset, payload.byteOffset + payload.length)
          : payload.toString()
        const [found] = microsoft[name]?.parseMessages(input as ArrayBuffer, NullLogger.instance) ?? []
        const { args, ...rest } = sent as { args?: unknown[] } & HubMessage
        expect(defined(found as object)).toMatchObject(
          defined(args === undefined ? rest : { ...rest, arguments: args }) as object,
        )
      }),
      { numRuns: 300 },
    )
  })

  it('answers any bytes at all with messages or a ProtocolError, never with anything else', () => {
    let refused = 0
    const anything = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc.tuple(message, fc.nat(), fc.nat(255)).map(([each, at, byte]) => {
        const bytes = Buffer.from(protocol.encode(each).payload)
        bytes[at % bytes.length] = byte
        return bytes
      }),
    )
    fc.assert(
      fc.property(anything, (bytes) => {
        try {
          read(protocol, [Buffer.from(bytes)])
        } catch (error) {
          // Anything but a ProtocolError fails the property.
          if (!(error instanceof ProtocolError)) throw error
          refused++
        }
      }),
      { numRuns: 2000 },
    )
    expect(refused).toBeGreaterThan(100)
  })
})

describe('messagepack', () => {
  const framed = (...body: number[]): Buffer => Buffer.from([body.length, ...body])

  it('reads and writes the examples of the specification', () => {
    const invocation = '960180a378797aa66d6574686f64912a90'
    const expected = { type: 1, invocationId: 'xyz', target: 'method', args: [42] }
    expect(read(messagepackProtocol, [framed(...Buffer.from(invocation, 'hex'))])).toMatchObject([expected])
    const payload = messagepackProtocol.encode({
      type: 1,
      invocationId: 'xyz',
      target: 'method',
      args: [42],
    }).payload
    expect(payload.subarray(1).toString('hex')).toBe(invocation)
    expect(messagepackProtocol.encode({ type: 6 }).payload).toEqual(Buffer.from([2, 0x91, 0x06]))
  })

  it('writes lengths of several bytes', () => {
    const { payload } = messagepackProtocol.encode({ type: 2, invocationId: '1', item: 'x'.repeat(40_000) })
    expect(payload[0]).toBeGreaterThan(0x7f)
    expect(read(messagepackProtocol, [payload])).toEqual([
      { type: 2, invocationId: '1', item: 'x'.repeat(40_000) },
    ])
  })

  it('believes no claim about lengths that the bytes do not bear out', () => {
    const bombs = [
      framed(0xdd, 0xff, 0xff, 0xff, 0xff),
      framed(0xdf, 0x7f, 0xff, 0xff, 0xff),
      framed(0x95, 0x01, 0x80, 0xc0, 0xdb, 0xff, 0xff, 0xff, 0xff),
      framed(...Array.from({ length: 100 }, () => 0x91), 0xc0),
      framed(0x95, 0x01, 0x80, 0xc0, 0xa1, 0x78, ...Array.from({ length: 100 }, () => 0x91), 0xc0),
      framed(0x92, 0x01),
      framed(0x91, 0x06, 0x00),
      framed(0xc1),
      Buffer.from([0xff, 0xff, 0xff, 0xff, 0xff]),
      Buffer.from([0xff, 0xff, 0xff, 0x7f]),
    ]
    for (const bomb of bombs) expect(() => read(messagepackProtocol, [bomb])).toThrow(ProtocolError)
  })
})
