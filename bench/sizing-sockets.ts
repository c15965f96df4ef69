/**
 * Sockets of the sizing bench, in a process of their own: devices that are connected and say nothing but that they are
 * there, as Microsoft's client does every 15 seconds. They note what they are told, and when.
 */
import { WebSocket } from 'ws'

export type SocketsOrder =
  | {
      order: 'open'
      url: string
      /** Each from an address of this machine's own: one has no more than 28,000 ports. */
      from: string
      /** Who each of them is, and where it looks: one of each in turn. */
      tokens?: readonly string[]
      places?: readonly (readonly string[])[]
      count: number
    }
  /** All of those that look somewhere look there. */
  | { order: 'look'; places: readonly string[] }
  | { order: 'count' }

export interface SocketsAnswer {
  /** So far, and the last of them, by the machine's monotonic clock in nanoseconds. */
  told: number
  lastNs: number
  open: number
}

const END = '\u001e'
const AT_ONCE = 50
const ALIVE_EVERY_MS = 15_000
const TELLING = '{"type":1,'

const sockets: WebSocket[] = []
const lookers: WebSocket[] = []
const seen = { told: 0, lastNs: 0 }
let turn = 0

process.on('message', (order: SocketsOrder) => {
  void (async () => {
    if (order.order === 'open') await open(order)
    if (order.order === 'look') for (const socket of lookers) look(socket, order.places)
    const still = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length
    process.send?.({ ...seen, open: still } satisfies SocketsAnswer)
  })()
})

async function open(order: SocketsOrder & { order: 'open' }): Promise<void> {
  for (let left = order.count; left > 0; left -= AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(left, AT_ONCE) }, () => connect(order)))
}

function connect({ url, from, tokens, places }: SocketsOrder & { order: 'open' }): Promise<void> {
  const mine = turn++
  const token = tokens?.[mine % tokens.length]
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, {
      perMessageDeflate: false,
      localAddress: from,
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
    })
    socket.on('error', reject)
    socket.on('open', () => socket.send(`{"protocol":"json","version":1}${END}`))
    socket.once('message', () => {
      sockets.push(socket)
      if (places) {
        lookers.push(socket)
        look(socket, places[mine % places.length]!)
      }
      socket.on('message', (frame: Buffer) => {
        const told = String(frame)
          .split(END)
          .filter((message) => message.startsWith(TELLING)).length
        if (told === 0) return
        seen.told += told
        seen.lastNs = Number(process.hrtime.bigint())
      })
      const alive = () => {
        if (socket.readyState === WebSocket.OPEN) socket.send(`{"type":6}${END}`)
      }
      // Each at its own moment: they did not come all at once either.
      setTimeout(() => {
        alive()
        setInterval(alive, ALIVE_EVERY_MS)
      }, Math.random() * ALIVE_EVERY_MS)
      resolve()
    })
  })
}

const look = (socket: WebSocket, places: readonly string[]) =>
  socket.send(JSON.stringify({ type: 1, target: 'Look', arguments: [places] }) + END)
