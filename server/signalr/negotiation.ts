import { randomBytes } from 'node:crypto'
import { ConnectionTokens, type Promised } from './connection-token.ts'
import { Refusal } from './hub-access.ts'
import type { HubServerOptions, HubUser } from './hub-types.ts'
import type { ServerConnection } from './server-connection.ts'
import type { ServerHub } from './server-hub.ts'

const LATEST_VERSION = 1
/** How long the end of a polled connection can still be fetched. */
const LINGER_MS = 5000
const KEY_BYTES = 32

const WEBSOCKETS = { transport: 'WebSockets', transferFormats: ['Text', 'Binary'] }
const AVAILABLE_TRANSPORTS = {
  websockets: [WEBSOCKETS],
  all: [
    WEBSOCKETS,
    { transport: 'ServerSentEvents', transferFormats: ['Text'] },
    { transport: 'LongPolling', transferFormats: ['Text', 'Binary'] },
  ],
}

/** What `negotiate` promised to somebody, once they come with its token. */
export interface Negotiated {
  readonly token: string
  readonly id: string
  readonly hub: ServerHub
  readonly user: HubUser | undefined
  readonly stateful: boolean
  readonly until: number
  connection: ServerConnection | undefined
  /** Nothing can be had by its token any more, which is remembered for as long as it would open. */
  over: boolean
  /** The last POST to be read: one is read after another, in the order they came. */
  reading: Promise<void>
}

/**
 * Gives out tokens and knows them again. Of one that nobody has come with nothing is kept: any number may be given out,
 * and any process with the same key opens them.
 */
export class Negotiations {
  readonly transports: 'all' | 'websockets'
  readonly #byToken = new Map<string, Negotiated>()
  readonly #tokens: ConnectionTokens
  readonly #timeoutMs: number

  /** @param timeoutMs how long a token opens */
  constructor(timeoutMs: number, options: Pick<HubServerOptions, 'connectionKey' | 'transports'>) {
    this.#timeoutMs = timeoutMs
    this.#tokens = new ConnectionTokens(options.connectionKey ?? randomBytes(KEY_BYTES))
    this.transports = options.transports ?? 'all'
  }

  /**
   * Serves `POST [hub]/negotiate` (TransportProtocols.md).
   * @param query `negotiateVersion` (absent: 0) and `useStatefulReconnect`, which is granted only when asked for, and
   *   where those that come back find the process they left
   */
  async answer(hub: ServerHub, user: HubUser | undefined, query: URLSearchParams): Promise<object> {
    const asked = Number(query.get('negotiateVersion') ?? '0')
    if (!Number.isInteger(asked) || asked < 0)
      return { error: 'The client requested an invalid protocol version.' }
    const negotiateVersion = Math.min(asked, LATEST_VERSION)
    const secret = negotiateVersion > 0
    const stateful = secret && this.transports === 'all' && query.get('useStatefulReconnect') === 'true'
    const id = newId()
    const promised = { hub: hub.path, stateful, until: Date.now() + this.#timeoutMs }
    const token = await this.#tokens.make({ id, secret, ...promised }, user)
    return {
      negotiateVersion,
      connectionId: secret ? id : token,
      ...(secret && { connectionToken: token }),
      availableTransports: AVAILABLE_TRANSPORTS[this.transports],
      ...(stateful && { useStatefulReconnect: true }),
    }
  }

  /**
   * Finds what a token was given out for.
   * @throws Refusal 404 for one that opens nothing here or any more, 403 for another user's
   */
  async find(hub: ServerHub, user: HubUser | undefined, token: string): Promise<Negotiated> {
    const words = await this.#tokens.read(token)
    const known = this.#byToken.get(token)
    if (words?.hub !== hub.path || known?.over === true || (!known && words.until < Date.now()))
      throw new Refusal(404, 'No Connection with that ID')
    if (!this.#tokens.isOf(words, user)) throw new Refusal(403, 'The connection is of another user.')
    return known ?? this.#remember(token, words, hub, user)
  }

  /** A polled connection's end can be fetched for a while; the token of any other is dead at once. */
  ended(negotiated: Negotiated): void {
    const polled = negotiated.connection?.wire.transport?.kind === 'LongPolling'
    negotiated.over = !polled
    this.#forget(negotiated, Math.max(negotiated.until - Date.now(), polled ? LINGER_MS : 0))
  }

  #remember(
    token: string,
    { id, secret, stateful, until }: Promised,
    hub: ServerHub,
    user: HubUser | undefined,
  ): Negotiated {
    const negotiated: Negotiated = {
      token,
      id: secret ? id : token,
      hub,
      user,
      stateful,
      until,
      connection: undefined,
      over: false,
      reading: Promise.resolve(),
    }
    this.#byToken.set(token, negotiated)
    setTimeout(() => {
      if (negotiated.connection === undefined) this.#byToken.delete(token)
    }, until - Date.now()).unref()
    return negotiated
  }

  #forget({ token }: Negotiated, afterMs: number): void {
    setTimeout(() => this.#byToken.delete(token), afterMs).unref()
  }
}

/** 128 random bits, fit for a query. */
export function newId(): string {
  return randomBytes(16).toString('base64url')
}
