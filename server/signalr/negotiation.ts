import { randomBytes } from 'node:crypto'
import type { HubUser } from './hub-types.ts'
import type { ServerConnection } from './server-connection.ts'
import type { ServerHub } from './server-hub.ts'

const LATEST_VERSION = 1
/** How long the end of a polled connection can still be fetched. */
const LINGER_MS = 5000

const AVAILABLE_TRANSPORTS = [
  { transport: 'WebSockets', transferFormats: ['Text', 'Binary'] },
  { transport: 'ServerSentEvents', transferFormats: ['Text'] },
  { transport: 'LongPolling', transferFormats: ['Text', 'Binary'] },
]

/** What `negotiate` promised to somebody: a connection that its token opens. */
export interface Negotiated {
  readonly token: string
  readonly id: string
  readonly hub: ServerHub
  readonly user: HubUser | undefined
  readonly stateful: boolean
  connection: ServerConnection | undefined
  /** The last POST to be read: one is read after another, in the order they came. */
  reading: Promise<void>
}

/** The tokens given out and not yet over. */
export class Negotiations {
  readonly #byToken = new Map<string, Negotiated>()
  readonly #timeoutMs: number
  readonly #limit: number
  #unconnected = 0

  constructor(timeoutMs: number, limit: number) {
    this.#timeoutMs = timeoutMs
    this.#limit = limit
  }

  get full(): boolean {
    return this.#unconnected >= this.#limit
  }

  /**
   * Serves `POST [hub]/negotiate` (TransportProtocols.md).
   * @param query `negotiateVersion` (absent: 0) and `useStatefulReconnect`, which is granted only when asked for
   */
  answer(hub: ServerHub, user: HubUser | undefined, query: URLSearchParams): object {
    const asked = Number(query.get('negotiateVersion') ?? '0')
    if (!Number.isInteger(asked) || asked < 0)
      return { error: 'The client requested an invalid protocol version.' }
    const negotiateVersion = Math.min(asked, LATEST_VERSION)
    const stateful = negotiateVersion > 0 && query.get('useStatefulReconnect') === 'true'
    const { id, token } = this.#create(hub, user, stateful, negotiateVersion > 0)
    return {
      negotiateVersion,
      connectionId: id,
      ...(negotiateVersion > 0 && { connectionToken: token }),
      availableTransports: AVAILABLE_TRANSPORTS,
      ...(stateful && { useStatefulReconnect: true }),
    }
  }

  find(hub: ServerHub, token: string): Negotiated | undefined {
    const found = this.#byToken.get(token)
    return found?.hub === hub ? found : undefined
  }

  connected(negotiated: Negotiated, connection: ServerConnection): void {
    negotiated.connection = connection
    this.#unconnected--
  }

  /** A polled connection's end can be fetched for a while; the token of any other is dead at once. */
  ended(negotiated: Negotiated): void {
    if (negotiated.connection?.wire.transport?.kind !== 'LongPolling') this.#byToken.delete(negotiated.token)
    else setTimeout(() => this.#byToken.delete(negotiated.token), LINGER_MS).unref()
  }

  #create(hub: ServerHub, user: HubUser | undefined, stateful: boolean, secret: boolean): Negotiated {
    const id = newId()
    const token = secret ? newId() : id
    const negotiated = {
      token,
      id,
      hub,
      user,
      stateful,
      connection: undefined,
      reading: Promise.resolve(),
    } satisfies Negotiated as Negotiated
    this.#byToken.set(token, negotiated)
    this.#unconnected++
    setTimeout(() => {
      if (negotiated.connection !== undefined) return
      this.#unconnected--
      this.#byToken.delete(token)
    }, this.#timeoutMs).unref()
    return negotiated
  }
}

/** 128 random bits, fit for a query. */
export function newId(): string {
  return randomBytes(16).toString('base64url')
}
