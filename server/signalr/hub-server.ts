import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocketServer } from 'ws'
import { admitted, Refusal } from './hub-access.ts'
import { hear, leave, listen, negotiatedFor, opened, type HubRequest } from './hub-requests.ts'
import type { Hub, HubDefinition, HubServer, HubServerOptions } from './hub-types.ts'
import { Negotiations, newId } from './negotiation.ts'
import { Peers } from './peers.ts'
import { ServerConnection } from './server-connection.ts'
import { ServerHub } from './server-hub.ts'
import { HubWebSocket, WebSocketTransport } from './transport/websocket-transport.ts'

export { HubException } from './hub-message.ts'
export type {
  Audience,
  Hub,
  HubConnection,
  HubDefinition,
  HubInvocation,
  HubLog,
  HubMethod,
  HubServer,
  HubServerOptions,
  HubUser,
} from './hub-types.ts'

const TICKS_PER_INTERVAL = 4
const CLOSING_MS = 2000
/** A client may send several messages in one frame. */
const FRAME_OVER_MESSAGE = 4

const ignored = (): void => {}

/**
 * Makes a server of the ASP.NET Core SignalR protocol (HubProtocol.md and TransportProtocols.md of dotnet/aspnetcore).
 * It listens to nothing itself: give it requests and upgrades.
 */
export function createHubServer(options: HubServerOptions): HubServer {
  const keepAliveMs = options.keepAliveMs ?? 15_000
  const clientTimeoutMs = options.clientTimeoutMs ?? 30_000
  const disconnectTimeoutMs = options.disconnectTimeoutMs ?? 15_000
  const times = { pollTimeoutMs: options.pollTimeoutMs ?? 90_000, disconnectTimeoutMs }
  const maxMessageBytes = options.maxMessageBytes ?? 32 * 1024
  const limits = {
    handshakeTimeoutMs: options.handshakeTimeoutMs ?? 15_000,
    disconnectTimeoutMs,
    clientResultTimeoutMs: options.clientResultTimeoutMs ?? 60_000,
    statefulBufferBytes: options.statefulBufferBytes ?? 1024 * 1024,
    maxMessageBytes,
    maxPendingBytes: options.maxPendingBytes ?? 1024 * 1024,
    maxBufferedBytes: options.maxBufferedBytes ?? 1024 * 1024,
  }
  const log = options.log ?? (() => {})
  const upgraded = options.upgraded ?? (() => {})
  const hubs = new Map<string, ServerHub>()
  const negotiations = new Negotiations(disconnectTimeoutMs, options)
  const peers = new Peers(options.maxConnectionsPerPeer ?? Infinity)
  const peerOf = options.peerOf ?? (() => '')
  const websockets = new WebSocketServer({
    noServer: true,
    WebSocket: HubWebSocket,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: maxMessageBytes * FRAME_OVER_MESSAGE,
  })
  let closing = false

  const tickMs = Math.max(5, Math.min(keepAliveMs, clientTimeoutMs) / TICKS_PER_INTERVAL)
  const clock = setInterval(() => {
    const saidTicks = Math.ceil(keepAliveMs / tickMs)
    const heardTicks = Math.ceil(clientTimeoutMs / tickMs)
    for (const hub of hubs.values())
      for (const connection of hub.live) connection.wire.tick(saidTicks, heardTicks)
  }, tickMs)
  clock.unref()

  function located(
    request: IncomingMessage,
  ): { hub: ServerHub; rest: string; query: URLSearchParams } | undefined {
    const [path = '', search = ''] = (request.url ?? '').split('?', 2)
    const trimmed = path.endsWith('/') ? path.slice(0, -1) : path
    const query = new URLSearchParams(search)
    const hub = hubs.get(trimmed)
    if (hub !== undefined) return { hub, rest: '', query }
    if (!trimmed.endsWith('/negotiate')) return undefined
    const negotiating = hubs.get(trimmed.slice(0, -'/negotiate'.length))
    return negotiating && { hub: negotiating, rest: 'negotiate', query }
  }

  async function serve(asked: HubRequest, negotiates: boolean): Promise<void> {
    const { hub, user, query, request, response } = asked
    const expected = negotiates ? ['POST'] : ['GET', 'POST', 'DELETE']
    if (!expected.includes(request.method ?? '')) throw new Refusal(405, 'Method not allowed.')
    if (negotiates) {
      const answer = JSON.stringify(await negotiations.answer(hub, user, query))
      request.resume()
      response.writeHead(200, {
        'content-type': 'application/json',
        'cache-control': 'no-store',
        'content-length': Buffer.byteLength(answer),
      })
      response.end(answer)
      return
    }
    const negotiated = await negotiatedFor(negotiations, hub, user, query)
    if (request.method === 'GET') listen(negotiations, negotiated, asked, times, peers)
    else if (request.method === 'POST') await hear(negotiated, asked)
    else leave(negotiated, asked)
  }

  async function upgrade(
    hub: ServerHub,
    query: URLSearchParams,
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
  ): Promise<void> {
    const user = await admitted(options, hub, request, query)
    if (closing) throw new Refusal(503, 'The server is closing.')
    const negotiated = query.has('id') ? await negotiatedFor(negotiations, hub, user, query) : undefined
    const existing = negotiated?.connection
    if (existing?.closed === true) throw new Refusal(404, 'No Connection with that ID')
    if (existing !== undefined && !existing.wire.resumable)
      throw new Refusal(409, 'The connection already has a transport.')
    const peer = peerOf(request)
    if (existing === undefined) peers.ensureRoom(peer)
    websockets.handleUpgrade(request, socket, head, (websocket) => {
      const connection =
        existing ??
        (negotiated === undefined
          ? new ServerConnection(hub, newId(), user, false, peers.enter(peer))
          : opened(negotiations, negotiated, peers.enter(peer)))
      connection.wire.attach(new WebSocketTransport(websocket, socket, connection.wire))
      upgraded(request, hub.path, 101)
    })
  }

  return {
    hub(path: string, definition: HubDefinition): Hub {
      if (!path.startsWith('/') || path.endsWith('/') || hubs.has(path))
        throw new Error(`Not a path for a new hub: ${path}`)
      const hub = new ServerHub(path, definition, limits, log)
      hubs.set(path, hub)
      return hub
    },

    handleRequest(request: IncomingMessage, response: ServerResponse): boolean {
      const found = located(request)
      if (found === undefined) return false
      const { hub, rest, query } = found
      const served = async (): Promise<void> => {
        if (closing) throw new Refusal(503, 'The server is closing.')
        const user = await admitted(options, hub, request, query)
        const peer = peerOf(request)
        await serve({ hub, user, peer, query, request, response }, rest === 'negotiate')
      }
      served().catch((error: unknown) => {
        const refusal = error instanceof Refusal ? error : undefined
        if (refusal === undefined && !request.destroyed) log('error', 'signalr.request_failed', { error })
        refuseRequest(request, response, refusal ?? new Refusal(500, 'Internal error.'))
      })
      return true
    },

    handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
      const found = located(request)
      if (found === undefined || found.rest !== '') return false
      // While nobody else listens to it: a socket may break before its user is known.
      socket.on('error', ignored)
      upgrade(found.hub, found.query, request, socket, head).catch((error: unknown) => {
        const refusal = error instanceof Refusal ? error : undefined
        if (refusal === undefined) log('error', 'signalr.upgrade_failed', { error })
        const told = refusal ?? new Refusal(500, 'Internal error.')
        refuseUpgrade(socket, told)
        upgraded(request, found.hub.path, told.status)
      })
      return true
    },

    async close(withinMs = 0): Promise<void> {
      closing = true
      const everybody = [...hubs.values()].flatMap((hub) => [...hub.live])
      for (const connection of everybody)
        if (withinMs > 0) setTimeout(() => connection.close(undefined, true), Math.random() * withinMs)
        else connection.close(undefined, true)
      if (everybody.length > 0) await pause(withinMs)
      clearInterval(clock)
      const deadline = Date.now() + CLOSING_MS
      const open = (): boolean => everybody.some(({ wire }) => wire.transport?.open === true)
      while (open() && Date.now() < deadline) await pause(20)
      for (const { wire } of everybody) wire.transport?.destroy()
    },
  }
}

function refuseRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { status, message }: Refusal,
): void {
  // What was not read is not read now: the connection ends with the answer.
  if (response.headersSent) {
    response.destroy()
    return
  }
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(message),
    ...(status === 405 && { allow: 'GET, POST, DELETE' }),
    ...(!request.complete && { connection: 'close' }),
  })
  response.end(message)
}

function refuseUpgrade(socket: Duplex, { status, message }: Refusal): void {
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(message)}\r\n\r\n${message}`,
  )
}
