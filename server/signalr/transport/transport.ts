import type { EncodedMessage } from '../encoded-message.ts'

export type TransportKind = 'WebSockets' | 'ServerSentEvents' | 'LongPolling'

/** What carries a connection's bytes. One of three, or none while a stateful reconnect is awaited. */
export interface Transport {
  readonly kind: TransportKind
  /** Its own traffic proves that the client lives: no pings either way. */
  readonly inherentKeepAlive: boolean
  /** Whether its end is still under way. */
  readonly open: boolean
  /** Bytes handed over that the network has not taken. */
  readonly bufferedBytes: number
  send(message: EncodedMessage): void
  /** Stops and resumes reading the client, where the transport reads. */
  pause(): void
  resume(): void
  /**
   * Sends what waits, then closes. Gone within a second even if the client does not answer.
   * @param failed closed because something went wrong, where the transport has a word for it
   */
  end(failed?: boolean): void
  /** Cuts it now. */
  destroy(): void
}

/** The connection above a transport. */
export interface TransportOwner {
  /** @returns a promise while the sender should hold back */
  receive(chunk: Buffer, from: Transport): Promise<void> | undefined
  /** @param graceful the client said that it is leaving */
  gone(from: Transport, graceful: boolean, error?: Error): void
}

/** How long a peer may take over its part of a closing. */
export const CLOSING_TIMEOUT_MS = 700
