import type { Duplex } from 'node:stream'
import { WebSocket, type RawData } from 'ws'
import type { EncodedMessage } from '../encoded-message.ts'
import { CLOSING_TIMEOUT_MS, type Transport, type TransportOwner } from './transport.ts'

const CLOSE_NORMAL = 1000
/** The page is gone: nobody is there to come back. */
const CLOSE_GOING_AWAY = 1001
/** What ws tells of a close frame without a code. */
const CLOSE_NO_CODE = 1005
/** Something went wrong here (RFC 6455, 7.4.1). */
const CLOSE_INTERNAL_ERROR = 1011
const GRACEFUL = new Set([CLOSE_NORMAL, CLOSE_GOING_AWAY, CLOSE_NO_CODE])

/** Answers a close frame without a code with 1000, as ASP.NET does; `ws` would answer it without one. */
export class HubWebSocket extends WebSocket {
  override close(code: number = CLOSE_NORMAL, reason?: string | Buffer): void {
    super.close(code, reason)
  }
}

/**
 * The WebSockets transport. Reading, pongs and closing are those of `ws`; messages are whole frames made once for all
 * receivers and written straight to the socket, which is safe because neither compression nor fragments are used.
 */
export class WebSocketTransport implements Transport {
  readonly kind = 'WebSockets'
  readonly inherentKeepAlive = false
  readonly #socket: Duplex
  readonly #websocket: WebSocket

  constructor(websocket: WebSocket, socket: Duplex, owner: TransportOwner) {
    this.#websocket = websocket
    this.#socket = socket
    let error: Error | undefined
    websocket.on('message', (data: RawData) => {
      void owner.receive(data as Buffer, this)
    })
    websocket.on('error', (cause) => {
      error = cause
    })
    websocket.on('close', (code) => owner.gone(this, GRACEFUL.has(code), error))
  }

  get open(): boolean {
    return this.#websocket.readyState !== WebSocket.CLOSED
  }

  get bufferedBytes(): number {
    return this.#socket.writableLength
  }

  send(message: EncodedMessage): void {
    if (this.#websocket.readyState === WebSocket.OPEN) this.#socket.write(message.frame)
  }

  pause(): void {
    this.#websocket.pause()
  }

  resume(): void {
    this.#websocket.resume()
  }

  end(failed = false): void {
    if (this.#websocket.readyState === WebSocket.CLOSED) return
    this.#websocket.resume()
    this.#websocket.close(failed ? CLOSE_INTERNAL_ERROR : CLOSE_NORMAL)
    const timer = setTimeout(() => this.#websocket.terminate(), CLOSING_TIMEOUT_MS)
    this.#websocket.once('close', () => clearTimeout(timer))
  }

  destroy(): void {
    this.#websocket.terminate()
  }
}
