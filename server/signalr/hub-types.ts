import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/** Who is at the other end, as `authenticate` found out. */
export interface HubUser {
  readonly id: string
  readonly claims: Readonly<Record<string, unknown>>
}

/** Receives what an operator may want to know. Never a token, never the content of a message. */
export type HubLog = (
  level: 'debug' | 'warn' | 'error',
  event: string,
  detail?: Record<string, unknown>,
) => void

export interface HubServerOptions {
  /** Whether a request from this Origin may speak to the hubs; asked for every request and upgrade. */
  readonly origins: (origin: string | undefined, request: IncomingMessage) => boolean
  /** The user of a token; `undefined` is an anonymous caller, a throw is a 401. Asked for every request. */
  readonly authenticate: (token: string | undefined, request: IncomingMessage) => Promise<HubUser | undefined>
  /** A ping goes out when nothing else did for about this long. Default 15 s. */
  readonly keepAliveMs?: number
  /** A client silent for this long is gone. Default 30 s. Long polling is exempt: its polls are its pulse. */
  readonly clientTimeoutMs?: number
  /** Time to send the handshake. Default 15 s. */
  readonly handshakeTimeoutMs?: number
  /** How long a negotiated, detached (stateful reconnect) or unpolled connection is kept. Default 15 s. */
  readonly disconnectTimeoutMs?: number
  /** How long a long poll waits for something to say. Default 90 s. */
  readonly pollTimeoutMs?: number
  /** How long `invoke` waits for the client's answer. Default 60 s. */
  readonly clientResultTimeoutMs?: number
  /** Bytes sent and not yet acknowledged that are kept for a stateful reconnect. Default 1 MiB. */
  readonly statefulBufferBytes?: number
  /** Largest message of a client. Default 32 KiB. */
  readonly maxMessageBytes?: number
  /** Received bytes waiting for methods and upload streams before reading pauses. Default 1 MiB. */
  readonly maxPendingBytes?: number
  /** Bytes waiting for a slow client before it is cut. Default 1 MiB. */
  readonly maxBufferedBytes?: number
  /** 32 bytes that sign connection tokens, shared by processes that open each other's. Default: of this one's own. */
  readonly connectionKey?: Uint8Array
  /** Who a request comes from, as connections are counted by. Default: nobody is told apart, and none is counted. */
  readonly peerOf?: (request: IncomingMessage) => string
  /** Connections that one peer may have open at a time, over all hubs. Default: any number. */
  readonly maxConnectionsPerPeer?: number
  /** What negotiation offers: `websockets` where the requests of one client reach several processes. Default `all`. */
  readonly transports?: 'all' | 'websockets'
  readonly log?: HubLog
  /** Told of each upgrade once it is answered: by which hub's path and with what status (101: it is open). */
  readonly upgraded?: (request: IncomingMessage, hub: string, status: number) => void
}

/** What a method may know of the call it serves, as its `this`. */
export interface HubInvocation {
  /** Aborted when the client cancels the call or its connection ends. */
  readonly signal: AbortSignal
}

/**
 * A method clients may call. Arguments come as sent (validate them); upload streams come after them, in order.
 * A returned AsyncIterable is streamed to a client that asked for a stream.
 */
export type HubMethod = (this: HubInvocation, connection: HubConnection, ...args: unknown[]) => unknown

export interface HubDefinition {
  /** Whether this user may connect. Refused: 401 for nobody, 403 for somebody. Default: everybody may. */
  authorize?: (user: HubUser | undefined) => boolean
  onConnected?(connection: HubConnection): void | Promise<void>
  onDisconnected?(connection: HubConnection, error?: Error): void | Promise<void>
  /** Names are matched without regard to case, as ASP.NET Core does. */
  methods?: Record<string, HubMethod>
}

/** Whom a message is for; `except` names connections left out. */
export type Audience = (
  | { readonly all: true }
  | { readonly group: string }
  | { readonly groups: readonly string[] }
  | { readonly user: string }
  | { readonly connection: string }
) & { readonly except?: readonly string[] }

export interface Hub {
  readonly path: string
  readonly connections: ReadonlyMap<string, HubConnection>
  /** Sends without waiting, encoded once per protocol. Order is kept for every receiver. */
  send(target: Audience, method: string, ...args: unknown[]): void
  /** Whether anybody would hear. */
  reaches(target: Audience): boolean
  addToGroup(connectionId: string, group: string): void
  removeFromGroup(connectionId: string, group: string): void
  /** Closes every matching connection at once, without leave to reconnect; its socket is gone within a second. */
  closeWhere(predicate: (connection: HubConnection) => boolean, error?: string): void
}

export interface HubConnection {
  readonly id: string
  readonly user: HubUser | undefined
  /** The host's own notes about this connection. */
  readonly items: Map<string, unknown>
  readonly closed: boolean
  send(method: string, ...args: unknown[]): void
  /** Calls a method of the client and waits for its result. Rejects with the client's error, a timeout or the end of the connection. */
  invoke<T>(method: string, ...args: unknown[]): Promise<T>
  addToGroup(group: string): void
  removeFromGroup(group: string): void
  /** Says goodbye and closes. The client does not reconnect unless `allowReconnect`. */
  close(error?: string, allowReconnect?: boolean): void
}

export interface HubServer {
  hub(path: string, definition: HubDefinition): Hub
  /** Serves negotiate, Server-Sent Events, long polling and sends. False: the path is not a hub's, nothing was touched. */
  handleRequest(request: IncomingMessage, response: ServerResponse): boolean
  /** Serves WebSockets. False: the path is not a hub's, the socket is untouched. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean
  /**
   * Tells every client to reconnect (elsewhere), refuses new ones, resolves when all are gone (at most about 2 s more).
   * @param withinMs each at a moment of its own, so that the others are not all asked at once; default: now
   */
  close(withinMs?: number): Promise<void>
}
