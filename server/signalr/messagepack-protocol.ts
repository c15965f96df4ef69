import { Decoder, Encoder } from '@msgpack/msgpack'
import { EncodedMessage, type HubProtocol } from './encoded-message.ts'
import { checkedMessage, isTracked, MessageType, ProtocolError, type HubMessage } from './hub-message.ts'
import { checkShape } from './messagepack-shape.ts'

const encoder = new Encoder({ ignoreUndefined: true })
const decoder = new Decoder()

const RESULT_ERROR = 1
const RESULT_VOID = 2
const RESULT_VALUE = 3
const MAX_PREFIX_BYTES = 5

/** The MessagePack encoding of the hub protocol (HubProtocol.md): arrays, each behind its length as a VarInt. */
export const messagepackProtocol: HubProtocol = {
  name: 'messagepack',
  binary: true,
  encode(message) {
    const body = encoder.encodeSharedRef(wire(message))
    return EncodedMessage.ofBytes([varint(body.length), body], isTracked(message))
  },
  reader(maxMessageBytes) {
    let rest: Buffer | undefined
    return (chunk, each) => {
      let input = rest === undefined ? chunk : Buffer.concat([rest, chunk])
      rest = undefined
      for (;;) {
        const prefix = readPrefix(input)
        if (prefix === undefined) break
        if (prefix.length > maxMessageBytes) throw new ProtocolError('The maximum message size was exceeded.')
        const end = prefix.size + prefix.length
        if (input.length < end) break
        const message = parsed(input.subarray(prefix.size, end))
        if (message !== undefined) each(message, prefix.length)
        input = input.subarray(end)
      }
      if (input.length > 0) rest = Buffer.from(input)
    }
  },
}

function wire(message: HubMessage): unknown[] {
  switch (message.type) {
    case MessageType.Invocation:
    case MessageType.StreamInvocation:
      return [
        message.type,
        {},
        message.invocationId ?? null,
        message.target,
        message.args,
        message.streamIds ?? [],
      ]
    case MessageType.StreamItem:
      return [message.type, {}, message.invocationId, message.item ?? null]
    case MessageType.Completion:
      if (message.error !== undefined)
        return [message.type, {}, message.invocationId, RESULT_ERROR, message.error]
      if (message.result === undefined) return [message.type, {}, message.invocationId, RESULT_VOID]
      return [message.type, {}, message.invocationId, RESULT_VALUE, message.result]
    case MessageType.CancelInvocation:
      return [message.type, {}, message.invocationId]
    case MessageType.Ping:
      return [message.type]
    case MessageType.Close:
      return [message.type, message.error ?? null, message.allowReconnect ?? false]
    case MessageType.Ack:
    case MessageType.Sequence:
      return [message.type, message.sequenceId]
  }
}

function parsed(body: Buffer): HubMessage | undefined {
  checkShape(body)
  let fields: unknown
  try {
    fields = decoder.decode(body)
  } catch {
    throw new ProtocolError('Invalid MessagePack.')
  }
  if (!Array.isArray(fields)) throw new ProtocolError('A message must be a MessagePack array.')
  const [type, second, third, fourth, fifth, sixth] = fields as unknown[]
  switch (type) {
    case MessageType.Completion:
      if (fourth !== RESULT_ERROR && fourth !== RESULT_VOID && fourth !== RESULT_VALUE)
        throw new ProtocolError('Invalid result kind.')
      return checkedMessage({
        type,
        invocationId: third,
        error: fourth === RESULT_ERROR ? (fifth ?? '') : undefined,
        result: fourth === RESULT_VALUE ? fifth : undefined,
      })
    case MessageType.Close:
      return checkedMessage({ type, error: second })
    case MessageType.Ack:
    case MessageType.Sequence:
      return checkedMessage({ type, sequenceId: second })
    default:
      return checkedMessage({
        type,
        invocationId: third,
        target: fourth,
        item: fourth,
        args: fifth,
        streamIds: sixth,
      })
  }
}

function varint(value: number): Uint8Array {
  const bytes: number[] = []
  let left = value
  while (left > 0x7f) {
    bytes.push((left & 0x7f) | 0x80)
    left >>>= 7
  }
  bytes.push(left)
  return Uint8Array.from(bytes)
}

function readPrefix(input: Buffer): { length: number; size: number } | undefined {
  let length = 0
  for (let size = 0; size < MAX_PREFIX_BYTES; size++) {
    const byte = input[size]
    if (byte === undefined) return undefined
    length += (byte & 0x7f) * 2 ** (7 * size)
    if ((byte & 0x80) === 0) return { length, size: size + 1 }
  }
  throw new ProtocolError('Invalid length prefix.')
}
