import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify'

/** By this our own calls for a page are known; nobody else knows it. */
const MARK = randomBytes(18).toString('base64url')
const MARK_HEADER = 'x-for-a-page'

/** Whether a call is made for a page: whoever asked for the page was counted for it. */
export const isForPage = ({ headers }: FastifyRequest): boolean => headers[MARK_HEADER] === MARK

/**
 * A `fetch` that hands a request to the app without a socket: what a rendered page asks of our own API.
 * @param address of the visitor the page is for, so that limits by address count it as theirs
 */
export function fetchInProcess(app: FastifyInstance, address: string): typeof fetch {
  return async (input, init) => {
    const response = await app.inject({
      url: String(input),
      method: (init?.method ?? 'GET') as NonNullable<InjectOptions['method']>,
      headers: { ...Object.fromEntries(new Headers(init?.headers)), [MARK_HEADER]: MARK },
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
