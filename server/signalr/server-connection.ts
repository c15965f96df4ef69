import { ClientResults } from './client-results.ts'
import type { ConnectionHost } from './connection-host.ts'
import {
  OutgoingMessage,
  type EncodedMessage,
  type HubProtocol,
  type MessageReader,
} from './encoded-message.ts'
import { handshakeResponse, readHandshake } from './handshake.ts'
import { HubInvocations, type InvocationHost } from './hub-invocations.ts'
import { HubException, MessageType, ProtocolError, type HubMessage } from './hub-message.ts'
import type { HubConnection, HubMethod, HubUser } from './hub-types.ts'
import { InboundPressure } from './inbound-pressure.ts'
import type { Receiver } from './outbox.ts'
import { ReplayBuffer } from './replay-buffer.ts'
import type { Transport, TransportOwner } from './transport.ts'

const BACKED_UP_BYTES = 64 * 1024
const PING = new OutgoingMessage({ type: MessageType.Ping })

/**
 * One client of a hub, from its handshake to its end, over one transport or, with a stateful reconnect, over several
 * in turn.
 */
export class ServerConnection implements HubConnection, TransportOwner, Receiver, InvocationHost {
  readonly id: string
  readonly user: HubUser | undefined
  /** Groups it is in; kept by the hub. */
  groups: Set<string> | undefined
  readonly #host: ConnectionHost
  readonly #stateful: boolean
  readonly #onEnd: (() => void) | undefined
  readonly #invocations: HubInvocations
  readonly #pressure: InboundPressure
  #items: Map<string, unknown> | undefined
  #results: ClientResults | undefined
  #stage: 'handshake' | 'open' | 'closed' = 'handshake'
  #transport: Transport | undefined
  #protocol: HubProtocol | undefined
  #reader: MessageReader | undefined
  #early: Buffer | undefined
  #replay: ReplayBuffer | undefined
  #greeted: Promise<void> | undefined
  #deadline: NodeJS.Timeout | undefined
  #ticksUnheard = 0
  #ticksUnsaid = 0

  constructor(
    host: ConnectionHost,
    id: string,
    user: HubUser | undefined,
    stateful = false,
    onEnd?: () => void,
  ) {
    this.#host = host
    this.id = id
    this.user = user
    this.#stateful = stateful
    this.#onEnd = onEnd
    this.#invocations = new HubInvocations(this)
    this.#pressure = new InboundPressure(host.limits.maxPendingBytes, {
      pause: () => this.#transport?.pause(),
      resume: () => this.#transport?.resume(),
    })
    this.#deadline = setTimeout(() => this.close('Handshake was canceled.'), host.limits.handshakeTimeoutMs)
    host.opened(this)
  }

  get connection(): HubConnection {
    return this
  }

  get methods(): ReadonlyMap<string, HubMethod> {
    return this.#host.methods
  }

  get items(): Map<string, unknown> {
    return (this.#items ??= new Map())
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

  get backedUp(): boolean {
    const unacknowledged = this.#replay?.byteLength ?? 0
    const buffered = this.#transport?.bufferedBytes ?? 0
    return buffered > BACKED_UP_BYTES || unacknowledged > this.#host.limits.statefulBufferBytes / 2
  }

  /** Puts the connection on its first transport, or on the next one after a stateful reconnect. */
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
    this.#write(this.#encode({ type: MessageType.Sequence, sequenceId: replay.resendsFrom }))
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
      this.#host.log('warn', 'signalr.protocol_error', { connection: this.id, message: error.message })
      this.close(error.message)
    }
    return this.#pressure.paused
  }

  gone(from: Transport, graceful: boolean, error?: Error): void {
    if (from !== this.#transport || this.#stage === 'closed') return
    if (this.#replay === undefined || graceful) {
      this.#finish(error)
      return
    }
    this.#transport = undefined
    this.#deadline = setTimeout(
      () => this.#finish(error ?? new Error('The client did not come back.')),
      this.#host.limits.disconnectTimeoutMs,
    )
  }

  send(method: string, ...args: unknown[]): void {
    this.#post(OutgoingMessage.invocation(method, args))
  }

  invoke<T>(method: string, ...args: unknown[]): Promise<T> {
    if (this.#stage !== 'open') return Promise.reject(new Error('The connection is closed.'))
    this.#results ??= new ClientResults()
    const call = this.#results.call(this.#host.limits.clientResultTimeoutMs, (invocationId) =>
      this.#post(OutgoingMessage.invocation(method, args, invocationId)),
    )
    return call as Promise<T>
  }

  reply(message: HubMessage): void {
    this.#post(new OutgoingMessage(message))
  }

  deliver(message: OutgoingMessage): void {
    if (this.#stage !== 'open') return
    const encoded = this.#encoded(message)
    if (encoded === undefined) return
    if (this.#replay !== undefined) {
      this.#replay.keep(encoded)
      if (this.#replay.byteLength > this.#host.limits.statefulBufferBytes) return this.#cut('unacknowledged')
    }
    this.#write(encoded)
  }

  addToGroup(group: string): void {
    this.#host.addToGroup(this.id, group)
  }

  removeFromGroup(group: string): void {
    this.#host.removeFromGroup(this.id, group)
  }

  close(error?: string, allowReconnect = false): void {
    if (this.#stage === 'closed') return
    if (this.#stage === 'open') this.#write(this.#encode({ type: MessageType.Close, error, allowReconnect }))
    else this.#transport?.send(handshakeResponse(false, error ?? 'The server is closing.'))
    this.#finish(error === undefined ? undefined : new Error(error))
  }

  held(byteLength: number): void {
    this.#pressure.add(byteLength)
  }

  failed(target: string, error: unknown): void {
    this.#host.log('error', 'signalr.method_failed', { connection: this.id, target, error })
  }

  /** A beat of the server's clock: pings when nothing was said for `saidTicks`, ends it when unheard for `heardTicks`. */
  tick(saidTicks: number, heardTicks: number): void {
    const transport = this.#transport
    if (this.#stage !== 'open' || transport === undefined || transport.inherentKeepAlive) return
    if (++this.#ticksUnsaid >= saidTicks) this.#write(PING.for(this.#protocol as HubProtocol))
    if (++this.#ticksUnheard < heardTicks) return
    this.gone(transport, false, new Error('The client was silent for too long.'))
    transport.destroy()
  }

  #shakeHands(chunk: Buffer): void {
    this.#early = this.#early === undefined ? chunk : Buffer.concat([this.#early, chunk])
    const handshake = readHandshake(this.#early)
    if (handshake === undefined) return
    this.#early = undefined
    clearTimeout(this.#deadline)
    const { protocol, version, rest } = handshake
    if (protocol.binary && this.#transport?.kind === 'ServerSentEvents')
      throw new ProtocolError('Server-Sent Events carry text only.')
    this.#protocol = protocol
    this.#reader = protocol.reader(this.#host.limits.maxMessageBytes)
    if (this.#stateful && version >= 2) this.#replay = new ReplayBuffer(this.#acknowledge)
    this.#write(handshakeResponse(protocol.binary))
    this.#stage = 'open'
    this.#host.joined(this)
    this.#greeted = this.#greet()
    if (rest.length > 0) this.#reader(rest, this.#hear)
  }

  async #greet(): Promise<void> {
    try {
      await this.#host.definition.onConnected?.(this)
      if (this.#stage === 'open') this.#invocations.start()
    } catch (error) {
      if (!(error instanceof HubException)) this.failed('onConnected', error)
      this.close(error instanceof HubException ? error.message : 'Connection closed with an error.')
    }
  }

  #hear = (message: HubMessage, byteLength: number): void => {
    if (this.#stage !== 'open') return
    if (this.#replay?.accepts(message) === false) return
    switch (message.type) {
      case MessageType.Invocation:
      case MessageType.StreamInvocation:
        return this.#invocations.invoke(message, byteLength)
      case MessageType.StreamItem:
        return this.#invocations.item(message.invocationId, message.item, byteLength)
      case MessageType.Completion:
        if (!this.#invocations.endUpload(message.invocationId, message.error)) this.#results?.settle(message)
        return
      case MessageType.CancelInvocation:
        return this.#invocations.cancel(message.invocationId)
      case MessageType.Ack:
        return this.#replay?.acknowledge(message.sequenceId)
      case MessageType.Close:
        return this.#finish(message.error === undefined ? undefined : new Error(message.error))
      default:
    }
  }

  #acknowledge = (sequenceId: number): void => {
    if (this.#stage === 'open') this.#write(this.#encode({ type: MessageType.Ack, sequenceId }))
  }

  #post(message: OutgoingMessage): void {
    if (this.#stage !== 'open' || this.#protocol === undefined) return
    // Made now, so that a value that cannot be sent fails where it was given.
    message.for(this.#protocol)
    this.#host.outbox.postOne(this, message)
  }

  #encode(message: HubMessage): EncodedMessage {
    return (this.#protocol as HubProtocol).encode(message)
  }

  #encoded(message: OutgoingMessage): EncodedMessage | undefined {
    try {
      return message.for(this.#protocol as HubProtocol)
    } catch (error) {
      this.#host.log('error', 'signalr.not_encodable', { connection: this.id, error })
      return undefined
    }
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
    this.#host.log('warn', 'signalr.client_cut', { connection: this.id, reason })
    const transport = this.#transport
    this.#transport = undefined
    this.#finish(new Error('The client did not keep up.'))
    transport?.destroy()
  }

  #finish(error: Error | undefined): void {
    if (this.#stage === 'closed') return
    const wasOpen = this.#stage === 'open'
    this.#stage = 'closed'
    clearTimeout(this.#deadline)
    this.#replay?.stop()
    this.#host.left(this)
    this.#onEnd?.()
    this.#results?.end()
    this.#invocations.end()
    this.#pressure.release()
    this.#transport?.end()
    if (wasOpen) void this.#sayGoodbye(error)
  }

  async #sayGoodbye(error: Error | undefined): Promise<void> {
    await this.#greeted
    try {
      await this.#host.definition.onDisconnected?.(this, error)
    } catch (failure) {
      this.failed('onDisconnected', failure)
    }
  }
}
