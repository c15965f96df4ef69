import { Decoder, Encoder } from '@msgpack/msgpack'
import { EncodedMessage, type HubProtocol } from './encoded-message.ts'
import { checkedMessage, isTracked, MessageType, ProtocolError, type HubMessage } from './hub-message.ts'
import { checkShape, elementsOf } from './messagepack-shape.ts'

const encoder = new Encoder({ ignoreUndefined: true })
const decoder = new Decoder()

const RESULT_ERROR = 1
const RESULT_VOID = 2
const RESULT_VALUE = 3
const MAX_PREFIX_BYTES = 5
const UNREADABLE_ITEM = 'Failed to bind Stream message.'
const UNREADABLE_RESULT = 'Error trying to deserialize result to Object.'

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
  const elements = elementsOf(body)
  const element = (index: number): unknown => {
    const bytes = elements[index]
    if (bytes === undefined) return undefined
    try {
      return decoder.decode(bytes)
    } catch {
      throw new ProtocolError('Invalid MessagePack.')
    }
  }
  const type = element(0)
  switch (type) {
    case MessageType.Completion: {
      const kind = element(3)
      if (kind !== RESULT_ERROR && kind !== RESULT_VOID && kind !== RESULT_VALUE)
        throw new ProtocolError('Invalid result kind.')
      const invocationId = element(2)
      const result = content(elements[4])
      if (kind === RESULT_ERROR) return checkedMessage({ type, invocationId, error: result.value ?? '' })
      if (result.unreadable) return checkedMessage({ type, invocationId, error: UNREADABLE_RESULT })
      return checkedMessage({ type, invocationId, result: kind === RESULT_VALUE ? result.value : undefined })
    }
    case MessageType.Close:
      return checkedMessage({ type, error: element(1) })
    case MessageType.Ack:
    case MessageType.Sequence:
      return checkedMessage({ type, sequenceId: element(1) })
    case MessageType.StreamItem: {
      const item = content(elements[3])
      // As ASP.NET does: that stream ends with an error, and nothing else.
      return item.unreadable
        ? checkedMessage({ type: MessageType.Completion, invocationId: element(2), error: UNREADABLE_ITEM })
        : checkedMessage({ type, invocationId: element(2), item: item.value })
    }
    default: {
      const args = content(elements[4])
      return checkedMessage({
        type,
        invocationId: element(2),
        target: element(3),
        args: args.unreadable ? [] : args.value,
        ...(args.unreadable && { unreadable: true }),
        streamIds: element(5),
      })
    }
  }
}

/** What the application said. It may have no value here (a map's key that is no text, or `__proto__`): that call's matter. */
function content(bytes: Buffer | undefined): { value?: unknown; unreadable?: true } {
  try {
    return { value: bytes === undefined ? undefined : decoder.decode(bytes) }
  } catch {
    // No fault: the call that it is of is told.
    return { unreadable: true }
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
