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
