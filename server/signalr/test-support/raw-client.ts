import { once } from 'node:events'
import { WebSocket, type ClientOptions } from 'ws'

const END = '\u001e'

/** A client without a client library: says exactly what it is told to, hears everything. */
export class RawClient {
  readonly socket: WebSocket
  readonly heard: Record<string, unknown>[] = []
  readonly closed: Promise<number>

  constructor(url: string, options: ClientOptions = {}) {
    this.socket = new WebSocket(url.replace(/^http/, 'ws'), options)
    this.socket.on('error', () => {})
    this.socket.on('message', (data, binary) => {
      if (binary) return
      for (const text of String(data).split(END)) if (text !== '') this.heard.push(JSON.parse(text))
    })
    this.closed = once(this.socket, 'close').then(([code]) => code as number)
  }

  /** Connects and shakes hands. */
  static async greeted(url: string, version = 1, options: ClientOptions = {}): Promise<RawClient> {
    const client = new RawClient(url, options)
    await once(client.socket, 'open')
    client.say({ protocol: 'json', version })
    await client.hears((message) => message.type === undefined)
    return client
  }

  say(...messages: object[]): void {
    this.socket.send(messages.map((message) => JSON.stringify(message) + END).join(''))
  }

  async hears(matches: (message: Record<string, unknown>) => boolean): Promise<Record<string, unknown>> {
    const deadline = Date.now() + 5000
    for (;;) {
      const found = this.heard.find(matches)
      if (found !== undefined) return found
      if (Date.now() > deadline) throw new Error(`Not heard; but ${JSON.stringify(this.heard)}`)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
}

/** The HTTP status an upgrade is refused with. */
export function refusedUpgrade(url: string, options: ClientOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url.replace(/^http/, 'ws'), options)
    socket.on('error', () => {})
    socket.on('open', () => reject(new Error('It was let in.')))
    socket.on('unexpected-response', (_request, response) => {
      resolve(response.statusCode ?? 0)
      response.resume()
    })
  })
}
