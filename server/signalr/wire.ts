import type { ConnectionLimits } from './connection-limits.ts'
import {
  OutgoingMessage,
  type EncodedMessage,
  type HubProtocol,
  type MessageReader,
} from './encoded-message.ts'
import { handshakeResponse, readHandshake } from './handshake.ts'
import { MessageType, ProtocolError, type HubMessage } from './hub-message.ts'
import type { HubLog } from './hub-types.ts'
import { InboundPressure } from './inbound-pressure.ts'
import { ReplayBuffer } from './replay-buffer.ts'
import type { Transport, TransportOwner } from './transport/transport.ts'

const BACKED_UP_BYTES = 64 * 1024
const SILENT = 'The client was silent for too long.'
const PING = new OutgoingMessage({ type: MessageType.Ping })

/** The connection that speaks over a wire. */
export interface WireHost {
  readonly id: string
  readonly limits: ConnectionLimits
  readonly log: HubLog
  /** The handshake is done: from now on messages go both ways. */
  shookHands(): void
  /** @throws ProtocolError to end the connection with its message */
  heard(message: HubMessage, byteLength: number): void
  /** Called once. @param opened whether hands had been shaken */
  ended(error: Error | undefined, opened: boolean): void
}

/**
 * Carries one client's messages from the handshake to the end, over one transport or, with a stateful reconnect, over
 * several in turn: what is above it does not notice the change.
 */
export class Wire implements TransportOwner {
  readonly #host: WireHost
  readonly #stateful: boolean
  readonly #pressure: InboundPressure
  #stage: 'handshake' | 'open' | 'closed' = 'handshake'
  #transport: Transport | undefined
  #protocol: HubProtocol | undefined
  #reader: MessageReader | undefined
  #early: Buffer | undefined
  #replay: ReplayBuffer | undefined
  #deadline: NodeJS.Timeout | undefined
  #ticksUnheard = 0
  #ticksUnsaid = 0

  /** @param stateful whether a stateful reconnect was negotiated */
  constructor(host: WireHost, stateful: boolean) {
    this.#host = host
    this.#stateful = stateful
    this.#pressure = new InboundPressure(host.limits.maxPendingBytes, this)
    this.#deadline = setTimeout(() => this.close('Handshake was canceled.'), host.limits.handshakeTimeoutMs)
  }

  get open(): boolean {
    return this.#stage === 'open'
  }

  get closed(): boolean {
    return this.#stage === 'closed'
  }

  get transport(): Transport | undefined {
    return this.#transport
  }

  get protocol(): HubProtocol | undefined {
    return this.#protocol
  }

  /** Whether a new transport may take the place of the present one. */
  get resumable(): boolean {
    return this.#stage === 'open' && this.#replay !== undefined
  }

  /** Whether a sender that can wait should. */
  get backedUp(): boolean {
    const unacknowledged = this.#replay?.byteLength ?? 0
    const buffered = this.#transport?.bufferedBytes ?? 0
    return buffered > BACKED_UP_BYTES || unacknowledged > this.#host.limits.statefulBufferBytes / 2
  }

  /** Puts the client on its first transport, or on the next one after a stateful reconnect. */
  attach(transport: Transport): void {
    const previous = this.#transport
    this.#transport = transport
    previous?.destroy()
    const replay = this.#replay
    if (replay === undefined || this.#protocol === undefined) return
    clearTimeout(this.#deadline)
    this.#reader = this.#protocol.reader(this.#host.limits.maxMessageBytes)
    this.#ticksUnheard = 0
    replay.reconnected()
    this.#write(this.#protocol.encode({ type: MessageType.Sequence, sequenceId: replay.resendsFrom }))
    for (const message of replay.unacknowledged) this.#write(message)
    if (this.#pressure.paused !== undefined) transport.pause()
  }

  receive(chunk: Buffer, from: Transport): Promise<void> | undefined {
    if (from !== this.#transport || this.#stage === 'closed') return undefined
    this.#ticksUnheard = 0
    try {
      if (this.#stage === 'handshake') this.#shakeHands(chunk)
      else this.#reader?.(chunk, this.#hear)
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error
      this.#host.log('warn', 'signalr.protocol_error', { connection: this.#host.id, message: error.message })
      this.close(error.message)
    }
    return this.#pressure.paused
  }

  gone(from: Transport, graceful: boolean, error?: Error): void {
    if (from !== this.#transport || this.#stage === 'closed') return
    if (this.#replay === undefined || graceful) {
      this.#end(error)
      return
    }
    this.#transport = undefined
    this.#deadline = setTimeout(
      () => this.#end(error ?? new Error('The client did not come back.')),
      this.#host.limits.disconnectTimeoutMs,
    )
  }

  /** Sends what the application says, and keeps it for a stateful reconnect. */
  deliver(message: OutgoingMessage): void {
    if (this.#stage !== 'open' || this.#protocol === undefined) return
    const encoded = message.for(this.#protocol)
    if (this.#replay !== undefined) {
      this.#replay.keep(encoded)
      if (this.#replay.byteLength > this.#host.limits.statefulBufferBytes) return this.#cut('unacknowledged')
    }
    this.#write(encoded)
  }

  /** Says goodbye and ends; nothing is heard or said afterwards. */
  close(error?: string, allowReconnect = false): void {
    if (this.#stage === 'open')
      this.#say({ type: MessageType.Close, error, ...(allowReconnect && { allowReconnect }) })
    else if (this.#stage === 'handshake')
      this.#transport?.send(handshakeResponse(false, error ?? 'The server is closing.'))
    this.#end(error === undefined ? undefined : new Error(error))
  }

  /** Counts received bytes that wait for the application (negative: no longer); too many stop the reading. */
  held(byteLength: number): void {
    this.#pressure.add(byteLength)
  }

  pause(): void {
    this.#transport?.pause()
  }

  resume(): void {
    this.#transport?.resume()
  }

  /** A beat of the server's clock: a ping when nothing was said for `saidTicks`, the end when unheard for `heardTicks`. */
  tick(saidTicks: number, heardTicks: number): void {
    const transport = this.#transport
    if (this.#stage !== 'open' || transport === undefined || transport.inherentKeepAlive) return
    if (++this.#ticksUnsaid >= saidTicks) this.#write(PING.for(this.#protocol as HubProtocol))
    if (++this.#ticksUnheard < heardTicks) return
    const error = new Error(SILENT)
    if (this.#replay === undefined) {
      this.#say({ type: MessageType.Close, error: SILENT, allowReconnect: true })
      this.#end(error, true)
    } else {
      this.gone(transport, false, error)
      transport.destroy()
    }
  }

  #shakeHands(chunk: Buffer): void {
    this.#early = this.#early === undefined ? chunk : Buffer.concat([this.#early, chunk])
    const handshake = readHandshake(this.#early)
    if (handshake === undefined) return
    this.#early = undefined
    clearTimeout(this.#deadline)
    this.#deadline = undefined
    const { protocol, version, rest } = handshake
    if (protocol.binary && this.#transport?.kind === 'ServerSentEvents')
      throw new ProtocolError('Server-Sent Events carry text only.')
    this.#protocol = protocol
    this.#reader = protocol.reader(this.#host.limits.maxMessageBytes)
    if (this.#stateful && version >= 2)
      this.#replay = new ReplayBuffer((sequenceId) => this.#say({ type: MessageType.Ack, sequenceId }))
    this.#write(handshakeResponse(protocol.binary))
    this.#stage = 'open'
    this.#host.shookHands()
    if (rest.length > 0) this.#reader(rest, this.#hear)
  }

  #hear = (message: HubMessage, byteLength: number): void => {
    if (this.#stage !== 'open' || this.#replay?.accepts(message) === false) return
    if (message.type === MessageType.Ack) this.#replay?.acknowledge(message.sequenceId)
    else if (message.type === MessageType.Close)
      this.#end(message.error === undefined ? undefined : new Error(message.error))
    else this.#host.heard(message, byteLength)
  }

  #say(message: HubMessage): void {
    if (this.#stage === 'open' && this.#protocol !== undefined) this.#write(this.#protocol.encode(message))
  }

  #write(message: EncodedMessage): void {
    const transport = this.#transport
    if (transport === undefined) return
    this.#ticksUnsaid = 0
    transport.send(message)
    if (transport.bufferedBytes > this.#host.limits.maxBufferedBytes) this.#cut('slow')
  }

  /** Ends a client that does not keep up: what it would need to go on is more than is kept for anybody. */
  #cut(reason: 'slow' | 'unacknowledged'): void {
    if (this.#stage === 'closed') return
    this.#host.log('warn', 'signalr.client_cut', { connection: this.#host.id, reason })
    const transport = this.#transport
    this.#transport = undefined
    this.#end(new Error('The client did not keep up.'))
    transport?.destroy()
  }

  /** @param failed the transport's own end says that something went wrong too */
  #end(error: Error | undefined, failed = false): void {
    if (this.#stage === 'closed') return
    const opened = this.#stage === 'open'
    this.#stage = 'closed'
    clearTimeout(this.#deadline)
    this.#replay?.stop()
    this.#host.ended(error, opened)
    this.#pressure.release()
    this.#transport?.end(failed)
  }
}
