import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { WebSocketServer, type WebSocket } from 'ws'
import { systemClock } from '../offline/outbox/ports.ts'
import { createHubConnection, type HubConnection } from './hub-connection.ts'

const END = '\u001e'

/** The least a hub must do for Microsoft's client to connect: negotiate, shake hands, push. */
class SmallHub {
  readonly tokens: (string | undefined)[] = []
  readonly sockets = new Set<WebSocket>()
  negotiations = 0
  /** A proxy that lets no WebSocket through which was not announced. */
  onlyNegotiated = false
  #server: Server | undefined
  port = 0

  async listen(): Promise<void> {
    const server = createServer((_request, response) => {
      this.negotiations += 1
      const transports = [{ transport: 'WebSockets', transferFormats: ['Text', 'Binary'] }]
      const answer = {
        connectionId: 'c',
        connectionToken: 't',
        negotiateVersion: 1,
        availableTransports: transports,
      }
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer))
    })
    const verifyClient = ({ req }: { req: { url?: string } }) =>
      !this.onlyNegotiated || (req.url ?? '').includes('id=')
    const sockets = new WebSocketServer({ server, verifyClient })
    sockets.on('connection', (socket, request) => {
      // A browser can only put it into the address; Node sends the header.
      this.tokens.push(request.headers.authorization?.replace('Bearer ', ''))
      this.sockets.add(socket)
      socket.once('message', () => socket.send(`{}${END}`))
      socket.on('close', () => this.sockets.delete(socket))
    })
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve))
    this.port = (server.address() as AddressInfo).port
    this.#server = server
  }

  push(target: string, ...args: unknown[]): void {
    for (const socket of this.sockets) socket.send(JSON.stringify({ type: 1, target, arguments: args }) + END)
  }

  async die(): Promise<void> {
    for (const socket of this.sockets) socket.terminate()
    this.#server?.closeAllConnections()
    await new Promise((resolve) => this.#server?.close(resolve))
  }
}

const opened: { hub: SmallHub; connection: HubConnection }[] = []
afterEach(async () => {
  for (const { hub, connection } of opened.splice(0)) {
    await connection.stop()
    await hub.die()
  }
})

async function world() {
  const hub = new SmallHub()
  await hub.listen()
  const device = { online: true, visible: true, token: 'one' as string | undefined }
  const told = new Set<() => void>()
  const seen = new Set<() => void>()
  const connection = createHubConnection({
    url: `http://127.0.0.1:${hub.port}/hubs/couple`,
    accessToken: () => device.token,
    // Time runs fifty times as fast.
    clock: { now: systemClock.now, after: (ms, work) => systemClock.after(ms / 50, work) },
    random: () => 0,
    hiddenLimitMs: 2_500,
    connectivity: {
      state: () => (device.online ? 'online' : 'unreachable'),
      subscribe: (listener) => {
        told.add(listener)
        return () => told.delete(listener)
      },
      reportSuccess() {},
      reportFailure() {},
      check: async () => device.online,
    },
    visibility: {
      visible: () => device.visible,
      subscribe: (listener) => {
        seen.add(listener)
        return () => seen.delete(listener)
      },
    },
  })
  opened.push({ hub, connection })
  const heard: unknown[][] = []
  let connects = 0
  connection.on('TaskUpdate', (...args) => heard.push(args))
  connection.onConnected(async () => void (connects += 1))
  return {
    hub,
    connection,
    heard,
    connects: () => connects,
    device,
    setOnline(online: boolean) {
      device.online = online
      for (const listener of told) listener()
    },
    setVisible(visible: boolean) {
      device.visible = visible
      for (const listener of seen) listener()
    },
    becomes: (state: string) => expect.poll(() => connection.state()).toBe(state),
  }
}

it('hears what the hub pushes, and shows the token of the moment at each connection', async () => {
  const { hub, connection, heard, device, becomes } = await world()
  connection.start()
  await becomes('connected')
  hub.push('TaskUpdate', { id: '1' }, 7)
  await expect.poll(() => heard).toEqual([[{ id: '1' }, 7]])
  device.token = 'two'
  for (const socket of hub.sockets) socket.terminate()
  await expect.poll(() => hub.tokens).toEqual(['one', 'two'])
})

it('comes back when the server was gone for a while, and says so to whoever catches up', async () => {
  const { hub, connection, connects, heard, becomes } = await world()
  connection.start()
  await becomes('connected')
  await hub.die()
  await becomes('waiting')
  await new Promise((resolve) => setTimeout(resolve, 200))
  await hub.listen()
  await becomes('connected')
  expect(connects()).toBe(2)
  hub.push('TaskUpdate', 'again')
  await expect.poll(() => heard).toEqual([['again']])
})

it('does not call itself connected when what catches up failed', async () => {
  const { connection, becomes } = await world()
  let fails = 2
  connection.onConnected(async () => {
    if ((fails -= 1) >= 0) throw new Error('catch-up failed')
  })
  connection.start()
  await becomes('connected')
  expect(fails).toBe(-1)
})

it('rests while the server is known to be out of reach, and connects when it is back', async () => {
  const { hub, connection, setOnline, becomes } = await world()
  setOnline(false)
  connection.start()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(hub.tokens).toEqual([])
  setOnline(true)
  await becomes('connected')
  setOnline(false)
  await becomes('waiting')
  await expect.poll(() => hub.sockets.size).toBe(0)
  setOnline(true)
  await becomes('connected')
})

it('lets go after being hidden for long, not for a glance elsewhere', async () => {
  const { connection, setVisible, becomes } = await world()
  connection.start()
  await becomes('connected')
  setVisible(false)
  setVisible(true)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(connection.state()).toBe('connected')
  setVisible(false)
  await becomes('waiting')
  setVisible(true)
  await becomes('connected')
})

it('is idle for good once stopped', async () => {
  const { hub, connection, becomes } = await world()
  connection.start()
  await becomes('connected')
  await connection.stop()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(connection.state()).toBe('idle')
  expect(hub.tokens).toHaveLength(1)
  await expect(connection.invoke('x')).rejects.toThrow('not connected')
})

it('needs no negotiation, so that any process may answer, and negotiates where no other way leads through', async () => {
  const { hub, connection } = await world()
  connection.start()
  await expect.poll(connection.state).toBe('connected')
  expect(hub.negotiations).toBe(0)

  await hub.die()
  await expect.poll(connection.state).not.toBe('connected')
  hub.onlyNegotiated = true
  await hub.listen()
  await expect.poll(connection.state).toBe('connected')
  expect(hub.negotiations).toBeGreaterThan(0)
})
