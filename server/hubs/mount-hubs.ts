/** Where hubs are asked: requests and upgrades go to the hub server past Fastify, which only finds and logs them. */
import type { FastifyInstance } from 'fastify'
import { HUBS } from '#contract/wire/hubs.ts'
import { ProblemError } from '../platform/http/problem.ts'
import type { HubServer } from '../signalr/hub-server.ts'

/** The patterns of the hubs' routes, each hub's own; the last is of what no hub answers. */
export const HUB_ROUTES = [...Object.values(HUBS).flatMap((path) => [path, `${path}/negotiate`]), '/hubs/*']

/** Hub requests read their own body: Fastify must not. */
export function mountHubs(server: FastifyInstance, hubs: HubServer): void {
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    for (const url of HUB_ROUTES)
      scope.all(url, (request, reply) => {
        if (hubs.handleRequest(request.raw, reply.raw)) reply.hijack()
        else throw new ProblemError('not_found')
      })
  })
  server.server.on('upgrade', (request, socket, head) => {
    if (!hubs.handleUpgrade(request, socket, head)) socket.destroy()
  })
}
