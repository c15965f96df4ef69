import { EncodedMessage, type HubProtocol } from './encoded-message.ts'
import { checkedMessage, isTracked, MessageType, ProtocolError, type HubMessage } from './hub-message.ts'

export const RECORD_SEPARATOR = 0x1e
const RECORD_END = '\u001e'

/** The JSON encoding of the hub protocol (HubProtocol.md, "JSON Encoding"): one object a message, closed by 0x1E. */
export const jsonProtocol: HubProtocol = {
  name: 'json',
  binary: false,
  encode(message) {
    return EncodedMessage.ofText(JSON.stringify(wire(message)) + RECORD_END, { tracked: isTracked(message) })
  },
  reader(maxMessageBytes) {
    let rest: Buffer | undefined
    return (chunk, each) => {
      let input = rest === undefined ? chunk : Buffer.concat([rest, chunk])
      rest = undefined
      for (;;) {
        const end = input.indexOf(RECORD_SEPARATOR)
        if ((end < 0 ? input.length : end) > maxMessageBytes)
          throw new ProtocolError('The maximum message size was exceeded.')
        if (end < 0) break
        const message = parsed(input.toString('utf8', 0, end))
        if (message !== undefined) each(message, end)
        input = input.subarray(end + 1)
      }
      // A copy: what is kept must not hold the whole chunk in memory.
      if (input.length > 0) rest = Buffer.from(input)
    }
  },
}

function wire(message: HubMessage): object {
  switch (message.type) {
    case MessageType.Invocation:
    case MessageType.StreamInvocation: {
      const { type, invocationId, target, args, streamIds } = message
      return { type, invocationId, target, arguments: args, streamIds }
    }
    case MessageType.StreamItem:
      return { ...message, item: message.item === undefined ? null : message.item }
    default:
      return message
  }
}

function parsed(text: string): HubMessage | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new ProtocolError('Invalid JSON.')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ProtocolError('A message must be a JSON object.')
  const fields = value as Record<string, unknown>
  return checkedMessage({ ...fields, type: fields.type, args: fields.arguments })
}
