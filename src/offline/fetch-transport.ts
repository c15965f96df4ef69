/** Sends commands over fetch, in the page and in the service worker alike. */
import { ANSWERED_KEY_HEADER, answers, routeOf } from '#contract/wire/answer-proof.ts'
import {
  CLIENT_VERSION_HEADER,
  PROTOCOL_VERSION,
  SERVER_VERSION_HEADER,
  isMarked,
} from '#contract/wire/client-version.ts'
import { COMMANDS_PATH } from '#contract/wire/sent-together.ts'
import type { CommandAnswer } from '#contract/wire/sync.ts'
import { parseRetryAfter, RETRY_AFTER_MAX_MS } from './outbox/backoff.ts'
import type { CommandRequest } from './outbox/command.ts'
import type { ReplayAnswer, SentRequest, Transport } from './outbox/ports.ts'
import { judge } from './outbox/verdict.ts'

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
    const answer = await readAnswer(response, version)
    const answered = response.headers.get(ANSWERED_KEY_HEADER)
    // Another request's, kept by something on the way.
    if (key !== undefined && answered !== null && answered !== key) return { ...answer, ours: false }
    return proven(answer, { method, path })
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
  const { answers: all } = body as { answers: readonly CommandAnswer[] }
  const strange = all.findIndex(({ key }, index) => key !== commands[index]?.key)
  const known = strange < 0 ? all : all.slice(0, strange)
  if (known.length === 0) throw new Error('no answer to what was sent')
  return known.map(({ status, body, replayed, retryAfterSeconds }, index) => {
    const answer: ReplayAnswer = {
      status,
      body,
      ours: true,
      ...(retryAfterSeconds !== undefined && {
        retryAfterMs: Math.min(RETRY_AFTER_MAX_MS, retryAfterSeconds * 1_000),
      }),
      ...(olderServer && { olderServer }),
      ...(replayed && { replayed }),
    }
    return proven(answer, commands[index]!.request)
  })
}

/** A yes is the server's only when it says what that call says; one that this build does not know proves itself by its mark. */
function proven(answer: ReplayAnswer, { method, path }: CommandRequest): ReplayAnswer {
  const { status, body } = answer
  if (status >= 300) return answer
  const route = routeOf(method, path)
  const fits = route ? answers(route, body) : typeof body === 'object' && body !== null
  return fits ? answer : { ...answer, ours: false }
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
    ours: json && isMarked(response),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
    ...(theirs !== null && Number(theirs) < version && { olderServer: true }),
    ...(response.headers.has('Idempotent-Replayed') && { replayed: true }),
  }
}
