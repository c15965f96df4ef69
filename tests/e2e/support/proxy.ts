/** A wire between a phone and the product that a journey can spoil: lost answers, refused writes, a newer build. */
import {
  type ClientRequest,
  type IncomingMessage,
  type ServerResponse,
  createServer,
  request,
} from 'node:http'
import { type AddressInfo, type Socket, connect } from 'node:net'
import { json } from 'node:stream/consumers'
import type { SentCommand } from '#contract/wire/sync.ts'
import { COMMANDS_PATH } from '#contract/wire/sent-together.ts'

/** One edit, or several in one request. */
const WRITE = /^\/api\/(Couple\/(add|update|delete)|sync\/commands)/

export type WriteStage = 'asked' | 'handed on' | 'answered'

export interface Proxy {
  readonly url: string
  /** How many answers to writes are swallowed after the server has done its work. */
  loseAnswers(count: number): void
  /** Answers writes with a 503 before they reach the server. */
  refuseWrites(refuse: boolean): void
  /** Every write takes this long on its way there and back, in milliseconds: there is time to be cut off. */
  slowWrites(ms: number): void
  /** Of several edits in one request only the first so many are done and answered, as by a server that is slow. */
  doFewAtOnce(most: number): void
  /** Told of each write when it comes, when it has been handed on, and when the server's answer is there to be given. */
  watchWrites(watcher: ((stage: WriteStage) => Promise<void> | void) | undefined): void
  /** Resolves when the next write has come. */
  nextWrite(): Promise<void>
  /** Resolves when the server has done the next write, of which the phone may not have heard yet. */
  nextDone(): Promise<void>
  /** From now on the service worker differs by a byte, as after a release. */
  releaseNewWorker(): void
  close(): Promise<void>
}

/** @param target address of the product */
export async function createProxy(target: string): Promise<Proxy> {
  const { hostname, port } = new URL(target)
  let toLose = 0
  let refusing = false
  let newWorker = false
  let delayMs = 0
  let most = Infinity
  let watcher: ((stage: WriteStage) => Promise<void> | void) | undefined
  let written = Promise.withResolvers<void>()
  let done = Promise.withResolvers<void>()
  const watch = async (isWrite: boolean, stage: WriteStage, then: () => void) => {
    if (isWrite) await watcher?.(stage)
    then()
  }

  const server = createServer((asked: IncomingMessage, answer: ServerResponse) => {
    const isWrite = asked.method !== 'GET' && WRITE.test(asked.url!)
    if (isWrite) {
      written.resolve()
      written = Promise.withResolvers()
    }
    if (isWrite && refusing) {
      asked.resume()
      answer.writeHead(503, { 'Content-Type': 'application/problem+json' }).end('{"code":"unavailable"}')
      return
    }
    const changes = newWorker && asked.url === '/service-worker.js'
    const headers = { ...asked.headers, ...(changes && { 'accept-encoding': 'identity' }) }
    const isCut = most < Infinity && asked.url === COMMANDS_PATH
    if (isCut) delete headers['content-length']
    const handOn = () => (isCut ? void handOnFirst(most, asked, onward) : void asked.pipe(onward))
    const onward = request({ hostname, port, path: asked.url, method: asked.method, headers }, (upstream) => {
      if (isWrite && upstream.statusCode! < 300) {
        done.resolve()
        done = Promise.withResolvers()
      }
      if (isWrite && toLose > 0) {
        toLose -= 1
        upstream.resume().on('end', () => answer.destroy())
        return
      }
      if (!changes) {
        const give = () => {
          answer.writeHead(upstream.statusCode!, upstream.headers)
          upstream.pipe(answer)
        }
        if (isWrite && delayMs > 0) setTimeout(give, delayMs / 2)
        else void watch(isWrite, 'answered', give)
        return
      }
      const { 'content-length': _length, etag: _etag, ...others } = upstream.headers
      answer.writeHead(upstream.statusCode!, others)
      upstream.pipe(answer, { end: false })
      upstream.on('end', () => answer.end('\n// a newer build'))
    })
    onward.on('error', () => answer.destroy())
    if (isWrite && delayMs > 0) setTimeout(handOn, delayMs / 2)
    else
      void watch(isWrite, 'asked', () => {
        handOn()
        void watch(isWrite, 'handed on', () => undefined)
      })
  })
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('upgrade', (asked, socket, head) => {
    const onward = connect(Number(port), hostname, () => {
      const lines = asked.rawHeaders.map((part, index) => (index % 2 ? `${part}\r\n` : `${part}: `))
      onward.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines.join('')}\r\n`)
      onward.write(head)
      onward.pipe(socket).pipe(onward)
    })
    onward.on('error', () => socket.destroy())
    socket.on('error', () => onward.destroy())
    socket.on('close', () => onward.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    loseAnswers: (count) => (toLose = count),
    refuseWrites: (refuse) => (refusing = refuse),
    slowWrites: (ms) => (delayMs = ms),
    doFewAtOnce: (few) => (most = few),
    watchWrites: (next) => (watcher = next),
    nextWrite: () => written.promise,
    nextDone: () => done.promise,
    releaseNewWorker: () => (newWorker = true),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        // Those of hubs too, which a phone that is still there would keep for ever.
        for (const socket of sockets) socket.destroy()
      }),
  }
}

async function handOnFirst(most: number, asked: IncomingMessage, onward: ClientRequest): Promise<void> {
  try {
    const { commands } = (await json(asked)) as { commands: SentCommand[] }
    onward.end(JSON.stringify({ commands: commands.slice(0, most) }))
  } catch {
    // No fault: who asked is gone.
    onward.destroy()
  }
}
