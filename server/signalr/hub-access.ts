import type { IncomingMessage } from 'node:http'
import type { HubServerOptions, HubUser } from './hub-types.ts'
import type { ServerHub } from './server-hub.ts'

/** Why a request is not served, with the HTTP status that says so. */
export class Refusal extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/**
 * Finds out who asks, and refuses foreign origins, bad tokens and users the hub does not want.
 * Browsers cannot set headers on WebSockets and EventSource, so the token may be in the query as `access_token`.
 * @throws Refusal with 401 or 403
 */
export async function admitted(
  options: Pick<HubServerOptions, 'origins' | 'authenticate' | 'log'>,
  hub: ServerHub,
  request: IncomingMessage,
  query: URLSearchParams,
): Promise<HubUser | undefined> {
  if (!options.origins(request.headers.origin, request)) throw new Refusal(403, 'Origin not allowed.')
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  let user: HubUser | undefined
  try {
    user = await options.authenticate(bearer ?? query.get('access_token') ?? undefined, request)
  } catch (error) {
    options.log?.('debug', 'signalr.token_refused', { error })
    throw new Refusal(401, 'Token not accepted.')
  }
  if (hub.definition.authorize?.(user) === false)
    throw user === undefined ? new Refusal(401, 'Sign in first.') : new Refusal(403, 'Not allowed.')
  return user
}
