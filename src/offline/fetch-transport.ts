/** Sends commands over fetch, in the page and in the service worker alike. */
import { CLIENT_VERSION_HEADER, PROTOCOL_VERSION, SERVER_VERSION_HEADER } from '#contract/client-version.ts'
import { COMMANDS_PATH } from '#contract/sent-together.ts'
import type { CommandAnswer } from '#contract/sync.ts'
import { parseRetryAfter, RETRY_AFTER_MAX_MS } from './backoff.ts'
import type { CommandRequest } from './command.ts'
import type { ReplayAnswer, SentRequest, Transport } from './ports.ts'
import { judge } from './verdict.ts'

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
  const fetchIt = options.fetch ?? ((...args: Parameters<typeof fetch>) => fetch(...args))

  async function ask({ method, path, body }: CommandRequest, key?: string): Promise<ReplayAnswer> {
    const token = await options.token()
    const response = await fetchIt(path, {
      method,
      headers: {
        Accept: 'application/json',
        [CLIENT_VERSION_HEADER]: String(version),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(key !== undefined && { 'Idempotency-Key': key }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      cache: 'no-store',
      credentials: 'same-origin',
      // A redirect is never our answer to a write: it is a portal's.
      redirect: 'manual',
      signal: AbortSignal.timeout(options.timeoutMs ?? SEND_TIMEOUT_MS),
    })
    return readAnswer(response, version)
  }

  const transport: Transport = {
    send: ask,
    async sendMany(commands) {
      const body = { commands: commands.map(({ request, key }) => ({ key, ...request })) }
      const answer = await ask({ method: 'POST', path: COMMANDS_PATH, body })
      const { kind } = judge(answer)
      if (kind === 'settled') return answersTo(commands, answer)
      if (kind !== 'refused' && kind !== 'server-outdated') return [answer]
      // It refuses the request, and has not looked at what is in it.
      if (UNKNOWN_CALL.has(answer.status)) transport.sendMany = undefined
      return undefined
    },
  }
  return transport
}

/** How a server answers that has no such call: one of before, or one that is put in its place for a while. */
const UNKNOWN_CALL = new Set([404, 405, 501])

/** @throws Error when it is no answer to the first of them */
function answersTo(commands: readonly SentRequest[], { body, olderServer }: ReplayAnswer): ReplayAnswer[] {
  const { answers } = body as { answers: readonly CommandAnswer[] }
  const strange = answers.findIndex(({ key }, index) => key !== commands[index]?.key)
  const known = strange < 0 ? answers : answers.slice(0, strange)
  if (known.length === 0) throw new Error('no answer to what was sent')
  return known.map(({ status, body, replayed, retryAfterSeconds }) => ({
    status,
    body,
    ours: true,
    ...(retryAfterSeconds !== undefined && {
      retryAfterMs: Math.min(RETRY_AFTER_MAX_MS, retryAfterSeconds * 1_000),
    }),
    ...(olderServer && { olderServer }),
    ...(replayed && { replayed }),
  }))
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
