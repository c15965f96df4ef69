import { WebSocket } from 'ws'

/**
 * The listeners of the hub bench, in a process of their own. Told by its parent to open connections or to report one
 * broadcast; arrival times are of the machine's monotonic clock, which both processes share.
 */
export type ClientsOrder =
  | { readonly order: 'open'; readonly url: string; readonly count: number; readonly handshake: boolean }
  | { readonly order: 'report'; readonly url: string }
  | { readonly order: 'close' }

export type ClientsAnswer =
  | { readonly answer: 'opened' | 'ready' | 'closed' }
  | { readonly answer: 'heard'; readonly received: number; readonly p50Ns: number; readonly p99Ns: number }

const OPENING_AT_ONCE = 50
const PATIENCE_MS = 10_000
const HANDSHAKE = '{"protocol":"json","version":1}\u001e'

interface Crowd {
  readonly sockets: WebSocket[]
  arrivals: number[]
  complete: () => void
}
const crowds = new Map<string, Crowd>()

process.on('message', (order: ClientsOrder) => {
  if (order.order === 'open') void open(order)
  else if (order.order === 'report') void report(order.url)
  else close()
})

async function open({ url, count, handshake }: ClientsOrder & { order: 'open' }): Promise<void> {
  const crowd: Crowd = { sockets: [], arrivals: [], complete: () => {} }
  crowds.set(url, crowd)
  while (crowd.sockets.length < count) {
    const some = Math.min(OPENING_AT_ONCE, count - crowd.sockets.length)
    crowd.sockets.push(
      ...(await Promise.all(Array.from({ length: some }, () => opened(url, handshake, crowd)))),
    )
  }
  answer({ answer: 'opened' })
}

function opened(url: string, handshake: boolean, crowd: Crowd): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { perMessageDeflate: false })
    const listen = (): void => {
      socket.on('message', () => {
        crowd.arrivals.push(Number(process.hrtime.bigint()))
        if (crowd.arrivals.length === crowd.sockets.length) crowd.complete()
      })
      resolve(socket)
    }
    socket.on('error', reject)
    socket.on('open', () => {
      if (!handshake) return listen()
      socket.once('message', listen)
      socket.send(HANDSHAKE)
    })
  })
}

async function report(url: string): Promise<void> {
  const crowd = crowds.get(url) as Crowd
  crowd.arrivals = []
  const all = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS)
    crowd.complete = () => {
      clearTimeout(timer)
      resolve()
    }
  })
  answer({ answer: 'ready' })
  await all
  const sorted = crowd.arrivals.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
  answer({ answer: 'heard', received: sorted.length, p50Ns: at(0.5), p99Ns: at(0.99) })
}

function close(): void {
  for (const { sockets } of crowds.values()) for (const socket of sockets) socket.terminate()
  crowds.clear()
  answer({ answer: 'closed' })
}

function answer(message: ClientsAnswer): void {
  process.send?.(message)
}
