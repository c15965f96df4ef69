import { MessageType, type HubMessage } from './hub-message.ts'

const HEADROOM_BYTES = 10

/**
 * A message as bytes, made once and written to any number of connections: the payload lies in its buffer behind room
 * for a WebSocket frame's head, so that a socket gets one ready buffer instead of a head and a body.
 */
export class EncodedMessage {
  readonly binary: boolean
  readonly tracked: boolean
  readonly #buffer: Buffer
  #frame: Buffer | undefined
  #event: Buffer | undefined

  /** @param buffer from `withHeadroom`, its payload written from `HEADROOM_BYTES` on */
  constructor(buffer: Buffer, binary: boolean, tracked: boolean) {
    this.#buffer = buffer
    this.binary = binary
    this.tracked = tracked
  }

  static ofText(text: string, options: { binary?: boolean; tracked?: boolean } = {}): EncodedMessage {
    const buffer = Buffer.allocUnsafe(HEADROOM_BYTES + Buffer.byteLength(text))
    buffer.write(text, HEADROOM_BYTES, 'utf8')
    return new EncodedMessage(buffer, options.binary ?? false, options.tracked ?? false)
  }

  /** @param parts pieces of one binary payload, copied behind the headroom */
  static ofBytes(parts: readonly Uint8Array[], tracked: boolean): EncodedMessage {
    const length = parts.reduce((sum, part) => sum + part.length, 0)
    const buffer = Buffer.allocUnsafe(HEADROOM_BYTES + length)
    let at = HEADROOM_BYTES
    for (const part of parts) {
      buffer.set(part, at)
      at += part.length
    }
    return new EncodedMessage(buffer, true, tracked)
  }

  get byteLength(): number {
    return this.#buffer.length - HEADROOM_BYTES
  }

  /** What the hub protocol made, as sent in answers to polls. */
  get payload(): Buffer {
    return this.#buffer.subarray(HEADROOM_BYTES)
  }

  /** One unfragmented, unmasked WebSocket frame (RFC 6455, 5.2). */
  get frame(): Buffer {
    return (this.#frame ??= this.#framed())
  }

  /** One unnamed server-sent event. Text protocols write no line breaks, so one `data` line carries all. */
  get event(): Buffer {
    return (this.#event ??= Buffer.concat([Buffer.from('data: '), this.payload, Buffer.from('\r\n\r\n')]))
  }

  #framed(): Buffer {
    const length = this.byteLength
    const head = length < 126 ? 2 : length < 65_536 ? 4 : 10
    const frame = this.#buffer.subarray(HEADROOM_BYTES - head)
    frame[0] = 0x80 | (this.binary ? 2 : 1)
    if (head === 2) frame[1] = length
    else if (head === 4) {
      frame[1] = 126
      frame.writeUInt16BE(length, 2)
    } else {
      frame[1] = 127
      frame.writeBigUInt64BE(BigInt(length), 2)
    }
    return frame
  }
}

/** How a hub protocol turns messages into bytes and back. */
export interface HubProtocol {
  readonly name: string
  readonly binary: boolean
  /** @throws when a value cannot be written in this protocol (a circular object, a BigInt in JSON) */
  encode(message: HubMessage): EncodedMessage
  /** A reader that keeps the beginning of a message until its end arrives. */
  reader(maxMessageBytes: number): MessageReader
}

/** @throws ProtocolError on malformed or oversized input */
export type MessageReader = (chunk: Buffer, each: (message: HubMessage, byteLength: number) => void) => void

/** A message on its way to many: encoded at most once for each protocol its receivers speak. */
export class OutgoingMessage {
  readonly #message: HubMessage
  readonly #encoded = new Map<HubProtocol, EncodedMessage>()

  constructor(message: HubMessage) {
    this.#message = message
  }

  static invocation(target: string, args: readonly unknown[], invocationId?: string): OutgoingMessage {
    return new OutgoingMessage({ type: MessageType.Invocation, target, args, invocationId })
  }

  for(protocol: HubProtocol): EncodedMessage {
    let encoded = this.#encoded.get(protocol)
    if (encoded === undefined) {
      encoded = protocol.encode(this.#message)
      this.#encoded.set(protocol, encoded)
    }
    return encoded
  }
}
