import type { ServerResponse } from 'node:http'
import type { EncodedMessage } from '../encoded-message.ts'
import type { Transport, TransportOwner } from './transport.ts'

/**
 * The long polling transport (TransportProtocols.md, "Long Polling"): what is to be said waits for the next poll, a
 * poll waits for something to be said. The first poll only opens the connection.
 */
export class LongPollingTransport implements Transport {
  readonly kind = 'LongPolling'
  readonly inherentKeepAlive = true
  readonly #owner: TransportOwner
  readonly #pollTimeoutMs: number
  readonly #idleTimeoutMs: number
  #waiting: EncodedMessage[] = []
  #bytes = 0
  #poll: ServerResponse | undefined
  #timer: NodeJS.Timeout | undefined
  #opened = false
  #ended = false

  constructor(owner: TransportOwner, pollTimeoutMs: number, idleTimeoutMs: number) {
    this.#owner = owner
    this.#pollTimeoutMs = pollTimeoutMs
    this.#idleTimeoutMs = idleTimeoutMs
  }

  get open(): boolean {
    return this.#poll !== undefined || this.#waiting.length > 0
  }

  get bufferedBytes(): number {
    return this.#bytes
  }

  /** Serves a GET. A second poll ends the first with 204; after the end, what was left is said first, then 204. */
  poll(response: ServerResponse): void {
    if (this.#poll !== undefined) this.#answer(204)
    clearTimeout(this.#timer)
    this.#poll = response
    response.on('close', () => {
      if (this.#poll !== response) return
      this.#poll = undefined
      this.#startIdling()
    })
    if (!this.#opened) {
      this.#opened = true
      this.#answer(200)
    } else if (this.#waiting.length > 0) this.#flush()
    else if (this.#ended) this.#answer(204)
    else this.#timer = setTimeout(() => this.#answer(200), this.#pollTimeoutMs)
  }

  send(message: EncodedMessage): void {
    if (this.#ended) return
    this.#waiting.push(message)
    this.#bytes += message.byteLength
    // What is said in the same turn goes out in one answer.
    if (this.#poll !== undefined && this.#waiting.length === 1) queueMicrotask(() => this.#flush())
  }

  pause(): void {}

  resume(): void {}

  end(): void {
    if (this.#ended) return
    this.#ended = true
    clearTimeout(this.#timer)
    if (this.#poll === undefined) return
    if (this.#waiting.length > 0) this.#flush()
    else this.#answer(204)
  }

  destroy(): void {
    this.#waiting = []
    this.#bytes = 0
    this.end()
  }

  #flush(): void {
    if (this.#poll === undefined || this.#waiting.length === 0) return
    const binary = this.#waiting.some((message) => message.binary)
    const body = Buffer.concat(this.#waiting.map((message) => message.payload))
    this.#waiting = []
    this.#bytes = 0
    this.#answer(200, body, binary ? 'application/octet-stream' : 'text/plain; charset=UTF-8')
  }

  #answer(status: 200 | 204, body?: Buffer, type?: string): void {
    const response = this.#poll
    this.#poll = undefined
    clearTimeout(this.#timer)
    response?.writeHead(status, {
      'cache-control': 'no-cache, no-store',
      ...(status === 200 && { 'content-length': body?.length ?? 0 }),
      ...(type !== undefined && { 'content-type': type }),
    })
    response?.end(body)
    this.#startIdling()
  }

  #startIdling(): void {
    clearTimeout(this.#timer)
    if (this.#ended) return
    this.#timer = setTimeout(
      () => this.#owner.gone(this, false, new Error('The client stopped polling.')),
      this.#idleTimeoutMs,
    )
  }
}
