import { EncodedMessage, type HubProtocol } from './encoded-message.ts'
import { ProtocolError } from './hub-message.ts'
import { jsonProtocol, RECORD_SEPARATOR } from './json-protocol.ts'
import { messagepackProtocol } from './messagepack-protocol.ts'

const MAX_HANDSHAKE_BYTES = 4096
const LATEST_VERSION = 2
const PROTOCOLS: Readonly<Record<string, HubProtocol>> = Object.freeze({
  __proto__: null,
  json: jsonProtocol,
  messagepack: messagepackProtocol,
} as unknown as Record<string, HubProtocol>)

export interface Handshake {
  readonly protocol: HubProtocol
  /** 2 speaks of sequences and acknowledgements, 1 does not. */
  readonly version: number
  /** What came behind the handshake in the same bytes. */
  readonly rest: Buffer
}

/**
 * Reads the first message of a client: always JSON, closed by 0x1E, whatever protocol it asks for.
 * @returns `undefined` while its end has not arrived
 * @throws ProtocolError with the text for the client
 */
export function readHandshake(input: Buffer): Handshake | undefined {
  const end = input.indexOf(RECORD_SEPARATOR)
  if ((end < 0 ? input.length : end) > MAX_HANDSHAKE_BYTES) throw new ProtocolError('Handshake too large.')
  if (end < 0) return undefined
  const { protocol: name, version } = fields(input.toString('utf8', 0, end))
  if (typeof name !== 'string' || typeof version !== 'number')
    throw new ProtocolError('Expected a handshake request.')
  const protocol = PROTOCOLS[name]
  if (protocol === undefined) throw new ProtocolError('The requested protocol is not available.')
  if (!Number.isInteger(version) || version < 1 || version > LATEST_VERSION)
    throw new ProtocolError('The requested version of the protocol is not supported.')
  return { protocol, version, rest: input.subarray(end + 1) }
}

/** The answer to a handshake: empty when all is well. */
export function handshakeResponse(binary: boolean, error?: string): EncodedMessage {
  return EncodedMessage.ofText(JSON.stringify({ error }) + '\u001e', { binary })
}

function fields(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  } catch {
    // No fault: refused below.
  }
  throw new ProtocolError('Expected a handshake request.')
}
