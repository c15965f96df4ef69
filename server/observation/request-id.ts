/** The name of a request: in the log, in traces, and in its answer, for who asks about it. */
import type { IncomingMessage } from 'node:http'
import { all, compile } from '@fastify/proxy-addr'
import type { Config } from '../config.ts'

export const REQUEST_ID_HEADER = 'X-Request-Id'
/** What proxies make: hexadecimal, with dashes or without. A word that means something does not fit. */
const MADE_BY_A_PROXY = /^[\da-f][\da-f-]{14,62}[\da-f]$/i

export type Trusts = (address: string, hop: number) => boolean

/** Whose word is taken: the first so many proxies, or those at these addresses. */
export function trustsOf(proxies: Config['trustProxy']): Trusts | false {
  if (proxies === false) return false
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : compile(proxies)
}

/** Whether a request comes from a proxy of ours, whose word is taken about where it begins. */
export const isFromProxy = (trusts: Trusts | false, { socket }: IncomingMessage): boolean =>
  trusts !== false && trusts(socket?.remoteAddress ?? '', 0)

/** Where a request begins that meets no route: the farthest address that our own proxies vouch for. */
export const beginningOf = (request: IncomingMessage, trusts: Trusts | false): string =>
  all(request, trusts || (() => false)).at(-1) ?? ''

/** A new id, or the one that a trusted proxy gave the request. */
export const requestIdsOf = (trusts: Trusts | false) => (request: IncomingMessage) => {
  const given = request.headers['x-request-id']
  const isTaken = typeof given === 'string' && MADE_BY_A_PROXY.test(given) && isFromProxy(trusts, request)
  return isTaken ? given : crypto.randomUUID()
}
