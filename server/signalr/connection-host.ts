import type { HubDefinition, HubLog, HubMethod } from './hub-types.ts'
import type { Outbox } from './outbox.ts'
import type { ServerConnection } from './server-connection.ts'

/** Limits of every connection of a server, in bytes and milliseconds. */
export interface ConnectionLimits {
  readonly handshakeTimeoutMs: number
  readonly disconnectTimeoutMs: number
  readonly clientResultTimeoutMs: number
  readonly statefulBufferBytes: number
  readonly maxMessageBytes: number
  readonly maxPendingBytes: number
  readonly maxBufferedBytes: number
}

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
