import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { WebSocket, WebSocketServer } from 'ws'
import { createHubServer } from '../server/signalr/hub-server.ts'
import type { BenchRow } from './bench-row.ts'
import type { ClientsAnswer, ClientsOrder } from './hubs-clients.ts'
import type { ProbeAnswer, ProbeOrder } from './hubs-prober.ts'

const CROWDS = [500, 2000, 5000]
const WARM_UPS = 5
const ROUNDS = 15
const PROBES = 400
const FRAME_BYTES = 200
const CPU_GOAL = 1.1
const P99_GOAL = 1.2
const HTTP_GOAL = 2

/** What both sides send: a hub's invocation of exactly 200 bytes. */
const FILLER = 'x'.repeat(FRAME_BYTES - `{"type":1,"target":"say","arguments":[""]}\u001e`.length)
const FRAME = Buffer.from(`{"type":1,"target":"say","arguments":["${FILLER}"]}\u001e`)

interface Side {
  readonly url: string
  readonly origin: string
  readonly handshake: boolean
  readonly http: Server
  readonly broadcast: () => void
  readonly close: () => Promise<void>
}

interface Round {
  readonly cpuMs: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly received: number
}

/**
 * Broadcasts of 200 bytes to 500, 2,000 and 5,000 listeners of a hub, against a bare `ws` loop sending the same
 * bytes: both in this process, in turns, with the listeners in another. Also what a connection costs in memory and
 * what a broadcast does to HTTP answers. Takes about a minute; speaks to 127.0.0.1 only.
 */
export async function runHubsBench(): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const count of CROWDS) rows.push(...(await crowdRows(count)))
  return rows
}

async function crowdRows(count: number): Promise<BenchRow[]> {
  const clients = fork(new URL('./hubs-clients.ts', import.meta.url))
  const [ours, bare] = await Promise.all([hubSide(), bareSide()])
  try {
    const bytes = [await opened(clients, ours, count), await opened(clients, bare, count)] as const
    const rounds: { ours: Round[]; bare: Round[] } = { ours: [], bare: [] }
    for (let index = -WARM_UPS; index < ROUNDS; index++) {
      // Who goes first takes turns too.
      const turns = index % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)
      for (const who of turns) {
        const round = await measured(clients, who === 'ours' ? ours : bare)
        if (index >= 0) rounds[who].push(round)
      }
    }
    const rows = fanOutRows(count, rounds.ours, rounds.bare, bytes)
    return count === 2000 ? [...rows, await httpRow(ours, count)] : rows
  } finally {
    await asked(clients, { order: 'close' }).catch(() => {})
    clients.kill()
    await Promise.all([ours.close(), bare.close()])
  }
}

function fanOutRows(
  count: number,
  ours: Round[],
  bare: Round[],
  [oursBytes, bareBytes]: readonly [number, number],
): BenchRow[] {
  const row = (what: string, pick: (round: Round) => number, goal: number): BenchRow => {
    const [mine, theirs] = [spread(ours.map(pick)), spread(bare.map(pick))]
    const ratio = mine.median / theirs.median
    return {
      what: `hubs: ${what}, ${count} listeners`,
      ours: `${mine.median.toFixed(1)} ms`,
      reference: `${theirs.median.toFixed(1)} ms (ws)`,
      ratio,
      goal: `≤ ${goal}`,
      pass: ratio <= goal,
      detail: { ours: mine, reference: theirs, rounds: ours.length },
    }
  }
  const received = ours.reduce((sum, round) => sum + round.received, 0)
  const expected = ours.length * count
  return [
    row('CPU of a broadcast', (round) => round.cpuMs, CPU_GOAL),
    row('p50 of a broadcast', (round) => round.p50Ms, P99_GOAL),
    row('p99 of a broadcast', (round) => round.p99Ms, P99_GOAL),
    {
      what: `hubs: received, ${count} listeners`,
      ours: String(received),
      reference: String(expected),
      ratio: received / expected,
      goal: '= 1',
      pass: received === expected,
    },
    {
      what: `hubs: memory of a connection, ${count} listeners`,
      ours: `${(oursBytes / 1024).toFixed(1)} KiB`,
      reference: `${(bareBytes / 1024).toFixed(1)} KiB (ws)`,
      ratio: oursBytes / bareBytes,
      goal: '≤ 2',
      pass: oursBytes / bareBytes <= 2,
    },
  ]
}

/** Opens the listeners of one side and returns the bytes of heap and buffers that each costs. */
async function opened(clients: ChildProcess, side: Side, count: number): Promise<number> {
  const before = bytesHeld()
  await asked(clients, { order: 'open', url: side.url, count, handshake: side.handshake })
  await pause(200)
  return (bytesHeld() - before) / count
}

async function measured(clients: ChildProcess, side: Side): Promise<Round> {
  await asked(clients, { order: 'report', url: side.url })
  await pause(20)
  const heard = once(clients, 'message')
  const cpu = process.cpuUsage()
  const start = Number(process.hrtime.bigint())
  side.broadcast()
  const [answer] = (await heard) as [ClientsAnswer & { answer: 'heard' }]
  const { user, system } = process.cpuUsage(cpu)
  return {
    cpuMs: (user + system) / 1000,
    p50Ms: (answer.p50Ns - start) / 1e6,
    p99Ms: (answer.p99Ns - start) / 1e6,
    received: answer.received,
  }
}

/** HTTP answers of the process while it broadcasts five times a second, against the same answers while it is idle. */
async function httpRow(side: Side, count: number): Promise<BenchRow> {
  const prober = fork(new URL('./hubs-prober.ts', import.meta.url))
  const probe = async (): Promise<ProbeAnswer> => {
    prober.send({ url: side.origin, count: PROBES, pauseMs: 5 } satisfies ProbeOrder)
    return ((await once(prober, 'message')) as [ProbeAnswer])[0]
  }
  await probe()
  const idle = await probe()
  const broadcasts = setInterval(side.broadcast, 200)
  const busy = await probe()
  clearInterval(broadcasts)
  prober.kill()
  const ratio = busy.p99Ms / idle.p99Ms
  return {
    what: `hubs: HTTP p99 while broadcasting, ${count} listeners`,
    ours: `${busy.p99Ms.toFixed(1)} ms`,
    reference: `${idle.p99Ms.toFixed(1)} ms (idle)`,
    ratio,
    goal: `≤ ${HTTP_GOAL}`,
    pass: ratio <= HTTP_GOAL,
    detail: { idle, busy, probes: PROBES },
  }
}

async function hubSide(): Promise<Side> {
  const hubs = createHubServer({
    origins: () => true,
    authenticate: async () => undefined,
    clientTimeoutMs: 600_000,
  })
  const hub = hubs.hub('/hub', {})
  const http = createServer((_request, response) => response.end('ok'))
  http.on('upgrade', (request, socket, head) => hubs.handleUpgrade(request, socket, head))
  return side(
    http,
    '/hub',
    true,
    () => hub.send({ all: true }, 'say', FILLER),
    () => hubs.close(),
  )
}

async function bareSide(): Promise<Side> {
  const http = createServer((_request, response) => response.end('ok'))
  const server = new WebSocketServer({ server: http, perMessageDeflate: false })
  const broadcast = (): void => {
    for (const client of server.clients)
      if (client.readyState === WebSocket.OPEN) client.send(FRAME, { binary: false })
  }
  return side(http, '/', false, broadcast, async () => server.clients.forEach((client) => client.terminate()))
}

async function side(
  http: Server,
  path: string,
  handshake: boolean,
  broadcast: () => void,
  end: () => Promise<void>,
): Promise<Side> {
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const address = `127.0.0.1:${(http.address() as AddressInfo).port}`
  const close = async (): Promise<void> => {
    await end()
    http.closeAllConnections()
    await new Promise((resolve) => http.close(resolve))
  }
  return { url: `ws://${address}${path}`, origin: `http://${address}/`, handshake, http, broadcast, close }
}

async function asked(clients: ChildProcess, order: ClientsOrder): Promise<ClientsAnswer> {
  const answer = once(clients, 'message')
  clients.send(order)
  return ((await answer) as [ClientsAnswer])[0]
}

function spread(values: number[]): { median: number; min: number; max: number } {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (index: number): number => Number((sorted[index] ?? Number.NaN).toFixed(3))
  return { median: at(Math.floor(sorted.length / 2)), min: at(0), max: at(sorted.length - 1) }
}

function bytesHeld(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
