import { ClientResults } from './client-results.ts'
import type { ConnectionLimits } from './connection-limits.ts'
import { OutgoingMessage } from './encoded-message.ts'
import { HubInvocations, type InvocationHost } from './hub-invocations.ts'
import { HubException, MessageType, tellable, type HubMessage } from './hub-message.ts'
import type { HubConnection, HubDefinition, HubLog, HubMethod, HubUser } from './hub-types.ts'
import type { Outbox, Receiver } from './outbox.ts'
import { Wire, type WireHost } from './wire.ts'

/** The hub above a connection. */
export interface ConnectionHost {
  readonly definition: HubDefinition
  readonly methods: ReadonlyMap<string, HubMethod>
  readonly outbox: Outbox
  readonly limits: ConnectionLimits
  readonly log: HubLog
  /** Somebody connected; it hears nothing before its handshake is done and it has `joined`. */
  opened(connection: ServerConnection): void
  joined(connection: ServerConnection): void
  left(connection: ServerConnection): void
  addToGroup(connectionId: string, group: string): void
  removeFromGroup(connectionId: string, group: string): void
}

/** One client of a hub, as the hub and its methods know it. */
export class ServerConnection implements HubConnection, WireHost, Receiver, InvocationHost {
  readonly id: string
  readonly user: HubUser | undefined
  readonly wire: Wire
  /** Groups it is in; kept by the hub. */
  groups: Set<string> | undefined
  readonly #host: ConnectionHost
  readonly #onEnd: (() => void) | undefined
  readonly #invocations: HubInvocations
  #items: Map<string, unknown> | undefined
  #results: ClientResults | undefined
  #greeted: Promise<void> | undefined

  /**
   * @param stateful whether a stateful reconnect was negotiated
   * @param onEnd called once when it is over for good
   */
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
    this.#onEnd = onEnd
    this.#invocations = new HubInvocations(this)
    this.wire = new Wire(this, stateful)
    host.opened(this)
  }

  get connection(): HubConnection {
    return this
  }

  get limits(): ConnectionLimits {
    return this.#host.limits
  }

  get log(): HubLog {
    return this.#host.log
  }

  get methods(): ReadonlyMap<string, HubMethod> {
    return this.#host.methods
  }

  get items(): Map<string, unknown> {
    return (this.#items ??= new Map())
  }

  get closed(): boolean {
    return this.wire.closed
  }

  get backedUp(): boolean {
    return this.wire.backedUp
  }

  send(method: string, ...args: unknown[]): void {
    this.#post(OutgoingMessage.invocation(method, args))
  }

  invoke<T>(method: string, ...args: unknown[]): Promise<T> {
    if (!this.wire.open) return Promise.reject(new Error('The connection is closed.'))
    this.#results ??= new ClientResults()
    const call = this.#results.call(this.limits.clientResultTimeoutMs, (invocationId) =>
      this.#post(OutgoingMessage.invocation(method, args, invocationId)),
    )
    return call as Promise<T>
  }

  addToGroup(group: string): void {
    this.#host.addToGroup(this.id, group)
  }

  removeFromGroup(group: string): void {
    this.#host.removeFromGroup(this.id, group)
  }

  close(error?: string, allowReconnect = false): void {
    this.wire.close(error, allowReconnect)
  }

  reply(message: HubMessage): void {
    this.#post(new OutgoingMessage(message))
  }

  deliver(message: OutgoingMessage): void {
    try {
      this.wire.deliver(message)
    } catch (error) {
      this.log('error', 'signalr.not_encodable', { connection: this.id, error })
    }
  }

  held(byteLength: number): void {
    this.wire.held(byteLength)
  }

  failed(target: string, error: unknown): void {
    this.log('error', 'signalr.method_failed', { connection: this.id, target, error })
  }

  shookHands(): void {
    this.#host.joined(this)
    this.#greeted = this.#greet()
  }

  heard(message: HubMessage, byteLength: number): void {
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
      default:
    }
  }

  ended(error: Error | undefined, opened: boolean): void {
    this.#host.left(this)
    this.#onEnd?.()
    this.#results?.end()
    this.#invocations.end()
    if (opened) void this.#sayGoodbye(error)
  }

  async #greet(): Promise<void> {
    try {
      await this.#host.definition.onConnected?.(this)
      if (!this.closed) this.#invocations.start()
    } catch (error) {
      if (!(error instanceof HubException)) this.failed('onConnected', error)
      this.close(tellable('Connection closed with an error.', error))
    }
  }

  async #sayGoodbye(error: Error | undefined): Promise<void> {
    await this.#greeted
    try {
      await this.#host.definition.onDisconnected?.(this, error)
    } catch (failure) {
      this.failed('onDisconnected', failure)
    }
  }

  #post(message: OutgoingMessage): void {
    const { open, protocol } = this.wire
    if (!open || protocol === undefined) return
    // Made now, so that a value that cannot be sent fails where it was given.
    message.for(protocol)
    this.#host.outbox.postOne(this, message)
  }
}
