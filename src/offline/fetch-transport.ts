/** Sends commands over fetch, in the page and in the service worker alike. */
import { CLIENT_VERSION_HEADER, PROTOCOL_VERSION, SERVER_VERSION_HEADER } from '#contract/client-version.ts'
import { parseRetryAfter } from './backoff.ts'
import { type ReplayAnswer, type Transport } from './ports.ts'

/** A stalled request must not hold the lock of all tabs for ever. */
export const SEND_TIMEOUT_MS = 30_000

export interface FetchTransportOptions {
  /** The session's token, read at each attempt: it changes under us. */
  token: () => string | undefined | Promise<string | undefined>
  /** The protocol this app speaks. */
  version?: number
  fetch?: typeof fetch
  timeoutMs?: number
}

export function createFetchTransport(options: FetchTransportOptions): Transport {
  const version = options.version ?? PROTOCOL_VERSION
  const send = options.fetch ?? ((...args: Parameters<typeof fetch>) => fetch(...args))
  return {
    async send(request, key) {
      const token = await options.token()
      const response = await send(request.path, {
        method: request.method,
        headers: {
          Accept: 'application/json',
          [CLIENT_VERSION_HEADER]: String(version),
          ...(request.body !== undefined && { 'Content-Type': 'application/json' }),
          ...(token && { Authorization: `Bearer ${token}` }),
          'Idempotency-Key': key,
        },
        body: request.body === undefined ? null : JSON.stringify(request.body),
        cache: 'no-store',
        credentials: 'same-origin',
        // A redirect is never our answer to a write: it is a portal's.
        redirect: 'manual',
        signal: AbortSignal.timeout(options.timeoutMs ?? SEND_TIMEOUT_MS),
      })
      return readAnswer(response, version)
    },
  }
}

async function readAnswer(response: Response, version: number): Promise<ReplayAnswer> {
  const type = response.headers.get('Content-Type') ?? ''
  const json = /\bjson\b|\+json/i.test(type)
  // A body cut off in the middle rejects here: no answer, the same key asks again.
  const text = await response.text()
  const theirs = response.headers.get(SERVER_VERSION_HEADER)
  const retryAfterMs = parseRetryAfter(response.headers.get('Retry-After'), Date.now())
  return {
    status: response.status,
    body: json && text !== '' ? JSON.parse(text) : undefined,
    // A captive portal answers in HTML, with any status.
    ours: json || response.status === 204 || (response.ok && text === ''),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
    ...(theirs !== null && Number(theirs) < version && { olderServer: true }),
    ...(response.headers.has('Idempotent-Replayed') && { replayed: true }),
  }
}
