import { createServer, request as ask, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'

export interface Balancer extends AsyncDisposable {
  readonly url: string
}

/**
 * A balancer without stickiness: each request and each upgrade goes to the next server.
 * @param choose the server of a request, when it is not to be the next one
 */
export async function roundRobin(
  servers: readonly string[],
  choose: (request: IncomingMessage) => number | undefined = () => undefined,
): Promise<Balancer> {
  let turn = 0
  const next = (request: IncomingMessage) =>
    new URL(servers[(choose(request) ?? turn++) % servers.length] as string)
  const balancer = createServer((request, response) => {
    const { hostname, port } = next(request)
    const { url, method, headers } = request
    const forwarded = ask({ hostname, port, path: url, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      // An event stream begins before it has anything to say.
      response.flushHeaders()
      answer.pipe(response)
    })
    forwarded.on('error', () => response.destroy())
    response.on('close', () => forwarded.destroy())
    request.pipe(forwarded)
  })
  balancer.on('upgrade', (request, socket, head) => {
    const { hostname, port } = next(request)
    const server = connect(Number(port), hostname, () => {
      const lines = Array.from({ length: request.rawHeaders.length / 2 }, (_, n) =>
        request.rawHeaders.slice(n * 2, n * 2 + 2).join(': '),
      )
      server.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      server.write(head)
      server.pipe(socket).pipe(server)
    })
    for (const [one, other] of [
      [socket, server],
      [server, socket],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
  })
  await new Promise<void>((resolve) => balancer.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      balancer.closeAllConnections()
      await new Promise((resolve) => balancer.close(resolve))
    },
  }
}
