/** What one who means harm, or only knows no measure, does to a server: each goes on until its process ends. */
import { Agent, type OutgoingHttpHeaders, request } from 'node:http'
import { WebSocket } from 'ws'

const GREETING = '{"protocol":"json","version":1}\u001e'
const FAQ_OF_A_HUGE_VENDOR = 30
const ANSWER_CHARACTERS = 1_500
const DESCRIPTION_CHARACTERS = 6_000

/** Who attacks, from where. */
export interface Attacker {
  url: string
  /** The attacker's own address, one of this machine's loopback. */
  address: string
  couple: { token: string; coupleId: string }
  vendor: { token: string; vendorId: string }
}

export const ATTACKS = {
  /** Writes another address into each request, so that no limit by address should find it. */
  'a forged header': (from) =>
    flood(from, 50, (n) => ({
      method: 'GET',
      path: '/api/Vendor/search?limit=24',
      headers: { 'x-forwarded-for': `203.0.113.${n % 250}`, 'x-real-ip': `198.51.100.${n % 250}` },
    })),

  /** A couple that does everything a hundred times at once. */
  'a fast clicker': (from) =>
    flood(from, 100, (n) =>
      asCouple(from, 'POST', '/api/Couple/addTaskCouple', {
        id: crypto.randomUUID(),
        title: `Ancora ${n}`,
        category: 'altro',
      }),
    ),

  /** Listens to everything public and asks for the largest pages, and reads none of it. */
  'a silent reader': (from) => {
    for (let n = 0; n < 100; n++) listenAndNotRead(from)
    for (let n = 0; n < 100; n++) askAndNotRead(from, '/api/openapi.json')
    // Something to hear: its own storefront changes all the time.
    return flood(from, 2, (n) => asVendor(from, { headline: `Di nuovo ${n}` }))
  },

  /** Asks what nobody asked before: no memory has the answer. */
  'a random query': (from) =>
    flood(from, 20, () => ({
      method: 'GET',
      path: `/api/Vendor/search?q=${Math.random().toString(36).slice(2, 6)}&limit=${1 + Math.floor(Math.random() * 99)}`,
    })),

  'a heavy website password': (from) =>
    flood(from, 50, (n) =>
      asCouple(from, 'PUT', `/api/Couple/setWebsitePassword/${from.couple.coupleId}`, {
        password: `confetti ${n}`,
      }),
    ),

  /** A storefront as large as one may be, changed and read all the time. */
  'a huge vendor': (from) => {
    flood(from, 10, (n) =>
      asVendor(from, {
        description: `${n} `.padEnd(DESCRIPTION_CHARACTERS, 'x'),
        faq: Array.from({ length: FAQ_OF_A_HUGE_VENDOR }, (_, at) => ({
          question: `${at}`,
          answer: `${n} `.padEnd(ANSWER_CHARACTERS, 'x'),
        })),
      }),
    )
    return flood(from, 10, () => ({
      method: 'GET',
      path: `/api/Vendor/getVendorById?id=${from.vendor.vendorId}`,
    }))
  },
} satisfies Record<string, (from: Attacker) => void>

export type AttackName = keyof typeof ATTACKS

interface Asked {
  method: string
  path: string
  headers?: OutgoingHttpHeaders
  body?: unknown
}

/** Asks again and again over so many connections, each time as soon as it has the answer. */
function flood({ url, address }: Attacker, connections: number, next: (n: number) => Asked): void {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, localAddress: address })
  let n = 0
  const go = () => {
    const { method, path, headers, body } = next(n++)
    const text = body === undefined ? undefined : JSON.stringify(body)
    const sent = request(url + path, {
      method,
      agent,
      headers: { ...headers, ...(text && { 'content-type': 'application/json' }) },
    })
    sent.on('response', (answer) => answer.on('end', go).resume())
    sent.on('error', () => setTimeout(go, 100))
    sent.end(text)
  }
  for (let at = 0; at < connections; at++) go()
}

/** As every client of ours sends a write: its answer is to be had again. */
const key = () => ({ 'idempotency-key': crypto.randomUUID() })
const asCouple = ({ couple }: Attacker, method: string, path: string, body: unknown): Asked => ({
  method,
  path,
  headers: { authorization: `Bearer ${couple.token}`, ...key() },
  body,
})
const asVendor = ({ vendor }: Attacker, body: unknown): Asked => ({
  method: 'PUT',
  path: `/api/Vendor/updateVendor/${vendor.vendorId}`,
  headers: { authorization: `Bearer ${vendor.token}`, ...key() },
  body,
})

function listenAndNotRead({ url, address }: Attacker): void {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/hubs/vendor`, { localAddress: address })
  socket.on('open', () => {
    socket.send(GREETING)
    socket.pause()
  })
  socket.on('error', () => {})
}

function askAndNotRead({ url, address }: Attacker, path: string): void {
  const sent = request(url + path, { localAddress: address, agent: false })
  sent.on('response', (answer) => answer.pause())
  sent.on('error', () => {})
  sent.end()
}
