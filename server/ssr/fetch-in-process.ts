import type { FastifyInstance, InjectOptions } from 'fastify'

/**
 * A `fetch` that hands a request to the app without a socket: what a rendered page asks of our own API.
 * @param address of the visitor the page is for, so that limits by address count it as theirs
 */
export function fetchInProcess(app: FastifyInstance, address: string): typeof fetch {
  return async (input, init) => {
    const response = await app.inject({
      url: String(input),
      method: (init?.method ?? 'GET') as NonNullable<InjectOptions['method']>,
      headers: Object.fromEntries(new Headers(init?.headers)),
      remoteAddress: address,
      ...(typeof init?.body === 'string' ? { payload: init.body } : {}),
    })
    const headers = new Headers()
    for (const [name, value] of Object.entries(response.headers))
      if (value !== undefined) headers.set(name, String(value))
    const empty = response.statusCode === 204 || response.statusCode === 304
    return new Response(empty ? null : new Uint8Array(response.rawPayload), {
      status: response.statusCode,
      headers,
    })
  }
}
