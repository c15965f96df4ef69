import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { HttpTransportType, HubConnectionBuilder, JsonHubProtocol, LogLevel } from '@microsoft/signalr'
import type { HubConnection as ClientConnection, IHttpConnectionOptions } from '@microsoft/signalr'
import { MessagePackHubProtocol } from '@microsoft/signalr-protocol-msgpack'
import { createHubServer, type HubServer, type HubServerOptions, type HubUser } from '../hub-server.ts'

export const ORIGIN = 'https://app.example'

/** The user a token names; `bad` is refused. */
export async function userOfToken(token: string | undefined): Promise<HubUser | undefined> {
  if (token === 'bad') throw new Error('unknown token')
  return token === undefined ? undefined : { id: token, claims: { token } }
}

export interface RunningHubs extends AsyncDisposable {
  readonly hubs: HubServer
  readonly http: Server
  readonly url: string
  /** Cuts every WebSocket's wire, as a lost network does. */
  cutWires(): void
}

/** A hub server behind a plain node:http server on a free port of this machine. */
export async function runningHubs(options: Partial<HubServerOptions> = {}): Promise<RunningHubs> {
  const hubs = createHubServer({
    origins: (origin) => origin === undefined || origin === ORIGIN,
    authenticate: userOfToken,
    ...options,
  })
  const http = createServer((request, response) => {
    if (!hubs.handleRequest(request, response)) response.writeHead(418).end()
  })
  const wires = new Set<Duplex>()
  http.on('upgrade', (request, socket, head) => {
    wires.add(socket)
    socket.once('close', () => wires.delete(socket))
    if (!hubs.handleUpgrade(request, socket, head)) socket.destroy()
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  return {
    hubs,
    http,
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    cutWires: () => wires.forEach((socket) => socket.destroy()),
    async [Symbol.asyncDispose]() {
      await hubs.close()
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
    },
  }
}

export type ProtocolName = 'json' | 'messagepack'

/** Every transport with every protocol it can carry. */
export const WAYS: readonly (readonly [string, HttpTransportType, ProtocolName])[] = [
  ['WebSockets', HttpTransportType.WebSockets, 'json'],
  ['WebSockets', HttpTransportType.WebSockets, 'messagepack'],
  ['ServerSentEvents', HttpTransportType.ServerSentEvents, 'json'],
  ['LongPolling', HttpTransportType.LongPolling, 'json'],
  ['LongPolling', HttpTransportType.LongPolling, 'messagepack'],
]

export interface ClientOptions extends IHttpConnectionOptions {
  readonly protocol?: ProtocolName
  readonly stateful?: boolean
  readonly reconnects?: boolean
}

/** Microsoft's own client. */
export function client(url: string, options: ClientOptions = {}): ClientConnection {
  const { protocol, stateful, reconnects, ...http } = options
  const builder = new HubConnectionBuilder()
    .withUrl(url, http)
    .withHubProtocol(protocol === 'messagepack' ? new MessagePackHubProtocol() : new JsonHubProtocol())
    .configureLogging(LogLevel.None)
  if (stateful === true) builder.withStatefulReconnect()
  if (reconnects === true) builder.withAutomaticReconnect([0, 50, 100])
  return builder.build()
}

/** Waits until something holds, at most `timeoutMs`. */
export async function until(holds: () => boolean, timeoutMs = 5000): Promise<void> {
  const deadline = Date.now() + timeoutMs
  while (!holds()) {
    if (Date.now() > deadline) throw new Error(`Not within ${timeoutMs} ms: ${holds.toString()}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
