import type { ServerResponse } from 'node:http'
import type { EncodedMessage } from '../encoded-message.ts'
import { CLOSING_TIMEOUT_MS, type Transport, type TransportOwner } from './transport.ts'

/** The Server-Sent Events transport: one answer that never ends; the client speaks by POST. Text only. */
export class ServerSentEventsTransport implements Transport {
  readonly kind = 'ServerSentEvents'
  readonly inherentKeepAlive = false
  readonly #response: ServerResponse

  constructor(response: ServerResponse, owner: TransportOwner) {
    this.#response = response
    response.on('error', () => response.destroy())
    response.on('close', () => owner.gone(this, true))
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache, no-store',
      'content-encoding': 'identity',
      'x-accel-buffering': 'no',
      connection: 'keep-alive',
    })
    response.flushHeaders()
    response.socket?.setNoDelay(true)
  }

  get open(): boolean {
    return !this.#response.closed
  }

  get bufferedBytes(): number {
    return Math.max(this.#response.writableLength, this.#response.socket?.writableLength ?? 0)
  }

  send(message: EncodedMessage): void {
    if (!this.#response.writableEnded) this.#response.write(message.event)
  }

  pause(): void {}

  resume(): void {}

  end(): void {
    this.#response.end()
    const timer = setTimeout(() => this.#response.destroy(), CLOSING_TIMEOUT_MS)
    this.#response.once('close', () => clearTimeout(timer))
  }

  destroy(): void {
    this.#response.destroy()
  }
}
