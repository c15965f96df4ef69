import type { IncomingMessage, ServerResponse } from 'node:http'
import { Refusal } from './hub-access.ts'
import type { HubUser } from './hub-types.ts'
import { LongPollingTransport } from './transport/long-polling-transport.ts'
import { Negotiations, type Negotiated } from './negotiation.ts'
import type { Peers } from './peers.ts'
import { ServerConnection } from './server-connection.ts'
import type { ServerHub } from './server-hub.ts'
import { ServerSentEventsTransport } from './transport/server-sent-events-transport.ts'

export interface RequestTimes {
  readonly pollTimeoutMs: number
  readonly disconnectTimeoutMs: number
}

/** A request to a hub whose sender has been admitted. */
export interface HubRequest {
  readonly hub: ServerHub
  readonly user: HubUser | undefined
  /** Who its connections are counted by. */
  readonly peer: string
  readonly query: URLSearchParams
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

/**
 * Finds what an `id` in the query was negotiated for.
 * @throws Refusal 400 without an id, 404 for an unknown one, 403 when it was negotiated by somebody else
 */
export async function negotiatedFor(
  negotiations: Negotiations,
  hub: ServerHub,
  user: HubUser | undefined,
  query: URLSearchParams,
): Promise<Negotiated> {
  const token = query.get('id')
  if (token === null || token === '') throw new Refusal(400, 'Connection ID required')
  return negotiations.find(hub, user, token)
}

/** Opens the connection that was negotiated. @param onEnd called once when it is over */
export function opened(
  negotiations: Negotiations,
  negotiated: Negotiated,
  onEnd: () => void,
): ServerConnection {
  const { hub, id, user, stateful } = negotiated
  const connection = new ServerConnection(hub, id, user, stateful, () => {
    negotiations.ended(negotiated)
    onEnd()
  })
  negotiated.connection = connection
  return connection
}

/** Serves a GET: Server-Sent Events when asked for, a poll otherwise. */
export function listen(
  negotiations: Negotiations,
  negotiated: Negotiated,
  { peer, request, response }: HubRequest,
  times: RequestTimes,
  peers: Peers,
): void {
  if (negotiations.transports === 'websockets')
    throw new Refusal(404, 'Connections are made by WebSockets alone.')
  const events = (request.headers.accept ?? '').includes('text/event-stream')
  const transport = negotiated.connection?.wire.transport
  if (!events && transport instanceof LongPollingTransport) {
    transport.poll(response)
    return
  }
  if (negotiated.connection !== undefined) throw new Refusal(409, 'The connection already has a transport.')
  peers.ensureRoom(peer)
  const connection = opened(negotiations, negotiated, peers.enter(peer))
  if (events) {
    connection.wire.attach(new ServerSentEventsTransport(response, connection.wire))
    return
  }
  const polling = new LongPollingTransport(connection.wire, times.pollTimeoutMs, times.disconnectTimeoutMs)
  connection.wire.attach(polling)
  polling.poll(response)
}

/** Serves a POST: what the client says over Server-Sent Events and long polling, read as it comes, in order. */
export async function hear(negotiated: Negotiated, { request, response }: HubRequest): Promise<void> {
  const before = negotiated.reading
  const turn = Promise.withResolvers<void>()
  negotiated.reading = turn.promise
  try {
    await before
    const { connection } = negotiated
    const transport = connection?.wire.transport
    if (connection === undefined || connection.closed || transport === undefined)
      throw new Refusal(404, 'No Connection with that ID')
    if (transport.kind === 'WebSockets')
      throw new Refusal(405, 'POST requests are not allowed for WebSocket connections.')
    try {
      for await (const chunk of request) await connection.wire.receive(chunk as Buffer, transport)
    } catch (error) {
      // Half a message was heard: whatever came next would be read as its other half.
      connection.close('A request was cut off.')
      throw error
    }
    response.writeHead(200, { 'content-type': 'text/plain', 'content-length': 0 }).end()
  } finally {
    turn.resolve()
  }
}

/** Serves a DELETE: the client's end of a polled connection. */
export function leave(negotiated: Negotiated, { response }: HubRequest): void {
  const { connection } = negotiated
  const transport = connection?.wire.transport
  if (!(transport instanceof LongPollingTransport))
    throw new Refusal(400, 'Cannot terminate this connection using the DELETE endpoint.')
  connection?.wire.gone(transport, true)
  response.writeHead(202, { 'content-type': 'text/plain', 'content-length': 0 }).end()
}
