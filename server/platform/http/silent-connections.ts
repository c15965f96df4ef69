/** Connections that have asked nothing yet: browsers open some ahead of what they may want. */
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Ends them when the server closes. To Node one that never asked is not idle, and with the close ends its watch over those
 * that take too long to ask: the close would wait until the other side hangs up.
 */
export function hangUpOnSilentAtClose(server: FastifyInstance): void {
  const open = new Set<Socket>()
  server.server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  server.addHook('preClose', async () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  })
}
