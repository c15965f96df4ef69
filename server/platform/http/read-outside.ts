/**
 * Reads what a stranger's address gives, where people name the address: nothing but https, nothing within private networks,
 * at no time. The address is checked as it is connected to, so that a name which answers otherwise the second time reaches
 * nothing.
 */
import dns from 'node:dns'
import { get as getHttp } from 'node:http'
import { get } from 'node:https'
import type { IncomingMessage } from 'node:http'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

export type OutsideFault = 'address' | 'private' | 'unreachable' | 'denied' | 'gone' | 'too_big'

export class OutsideError extends Error {
  readonly fault: OutsideFault
  constructor(fault: OutsideFault) {
    super(fault)
    this.name = 'OutsideError'
    this.fault = fault
  }
}

/** What may be reached, and how names become addresses. Tests reach their own server; the product has {@link INTERNET}. */
export interface Reach {
  lookup: (name: string) => Promise<readonly { address: string; family: number }[]>
  mayReach: (address: string) => boolean
  protocols: readonly string[]
}

/** Addresses of the public internet: not loopback, private, link-local, carrier's, tunnels', reserved, nor those in IPv6 dress. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  return ipaddr.process(address).range() === 'unicast'
}

export const INTERNET: Reach = {
  lookup: (name) => dns.promises.lookup(name, { all: true, verbatim: true }),
  mayReach: isPublicAddress,
  protocols: ['https:'],
}

const REDIRECTS = 3
const MOVED = new Set([301, 302, 303, 307, 308])

/**
 * The text at an address, following at the most three redirects.
 * @param most bytes
 * @param withinMs for all of it
 * @throws OutsideError
 */
export async function readOutside(
  url: string,
  {
    most,
    withinMs,
    accept,
    reach = INTERNET,
  }: { most: number; withinMs: number; accept: string; reach?: Reach | undefined },
): Promise<string> {
  const signal = AbortSignal.timeout(withinMs)
  let next = url
  for (let hop = 0; hop <= REDIRECTS; hop++) {
    const response = await ask(checkedUrl(next, reach), { accept, reach, signal })
    const status = response.statusCode ?? 0
    const { location } = response.headers
    if (status === 200) return await bodyOf(response, most)
    response.destroy()
    if (!MOVED.has(status) || !location) throw new OutsideError(faultOf(status))
    if (!URL.canParse(location, next)) throw new OutsideError('gone')
    next = new URL(location, next).href
  }
  throw new OutsideError('unreachable')
}

const faultOf = (status: number): OutsideFault =>
  status === 401 || status === 403
    ? 'denied'
    : status >= 400 && status < 500 && status !== 429
      ? 'gone'
      : 'unreachable'

/** @throws OutsideError for what is no address, or one of a network that nobody is to reach from here */
function checkedUrl(text: string, { protocols, mayReach }: Reach): URL {
  if (!URL.canParse(text)) throw new OutsideError('address')
  const url = new URL(text)
  if (!protocols.includes(url.protocol)) throw new OutsideError('address')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A number is connected to without being looked up.
  if (ipaddr.isValid(host) && !mayReach(host)) throw new OutsideError('private')
  return url
}

function ask(
  url: URL,
  { accept, reach, signal }: { accept: string; reach: Reach; signal: AbortSignal },
): Promise<IncomingMessage> {
  const headers = { accept, 'accept-encoding': 'identity', 'user-agent': 'Lovoglio (calendario)' }
  const how = { headers, signal, agent: false as const, lookup: lookupWithin(reach) }
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? get : getHttp)(url, how, resolve)
    request.on('error', (error) =>
      reject(error instanceof OutsideError ? error : new OutsideError('unreachable')),
    )
  })
}

/** Gives the connection addresses that were checked, and none that was not. */
const lookupWithin =
  ({ lookup, mayReach }: Reach): LookupFunction =>
  (name, options, done) => {
    lookup(name).then(
      (found) => {
        const [first] = found
        if (!first) return done(new OutsideError('unreachable'), '')
        if (!found.every(({ address }) => mayReach(address))) return done(new OutsideError('private'), '')
        if (options.all) return done(null, [...found])
        return done(null, first.address, first.family)
      },
      () => done(new OutsideError('unreachable'), ''),
    )
  }

async function bodyOf(response: IncomingMessage, most: number): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      bytes += part.length
      if (bytes > most) throw new OutsideError('too_big')
      parts.push(part)
    }
  } catch (error) {
    throw error instanceof OutsideError ? error : new OutsideError('unreachable')
  } finally {
    response.destroy()
  }
  return Buffer.concat(parts).toString('utf8')
}
