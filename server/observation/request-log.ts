/** One line for each request that was answered, and for each upgrade: by the route's pattern, never by the address that was asked for. */
import type { IncomingMessage } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'

/** What a request without a route of its own is called. */
const NO_ROUTE = 'none'

/** The pattern of the route that answers: `/api/Vendor/getVendorById/:id`. */
export const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? NO_ROUTE

export function logRequests(server: FastifyInstance): void {
  server.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10
    request.log.info(
      { method: request.method, route: routeOf(request), status: reply.statusCode, ms },
      'request',
    )
    done()
  })
}

/** The line of an upgrade, which meets no route: its hub stands for one. What it is asked with, a token too, is not told. */
export const upgradeLog =
  (log: FastifyBaseLogger, idOf: (request: IncomingMessage) => string) =>
  (request: IncomingMessage, hub: string, status: number): void =>
    log.info({ reqId: idOf(request), method: 'GET', route: hub, status, upgrade: true }, 'request')
