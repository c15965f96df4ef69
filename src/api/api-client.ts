import { answers, isProblem } from '#contract/wire/answer-proof.ts'
import { isMarked } from '#contract/wire/client-version.ts'
import type { CallBodyInput, CallParams, CallQueryInput, CallReply } from '#contract/calls.ts'
import { type CallName, ROUTES, type Route } from '#contract/routes.ts'
import { ApiError, NetworkError } from './api-error.ts'

/** What answers may be had as a file. */
export type FileType = 'text/csv' | 'application/pdf' | 'application/xml' | 'application/zip'

type Slot<K extends string, T> = undefined extends T ? { [P in K]?: T } : { [P in K]: T }
/** What a call takes, by the parts its contract names; nothing it does not. */
export type CallInput<N extends CallName> = Slot<'params', CallParams<N>> &
  Slot<'query', CallQueryInput<N>> &
  Slot<'body', CallBodyInput<N>> & {
    idempotencyKey?: string
    signal?: AbortSignal
    /** `no-cache`: what is kept on the way, by our service worker too, is asked about first. */
    cache?: 'no-cache'
    bearer?: string
    headers?: Readonly<Record<string, string>>
    /** The whole list, or the thing, as a file: the answer is a Blob. */
    as?: FileType
  }

export type ApiClient = <N extends CallName>(name: N, input?: CallInput<N>) => Promise<CallReply<N>>

export interface ApiClientOptions {
  /** Origin of the server, without a slash at the end; empty for the page's own. */
  origin: string
  /** The Bearer token of this moment, if there is one. */
  token: () => string | null
  fetch: typeof fetch
}

/** The typed client made from the contract. Rejects with ApiError for an answer that is no, NetworkError for none of ours. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  return async (name, input = {} as never) => {
    const route: Route = ROUTES[name]
    const {
      params,
      query,
      body,
      idempotencyKey,
      signal,
      cache,
      bearer,
      headers: further,
      as,
    } = input as LooseInput
    const method = route.twin ? 'GET' : route.method
    const headers: Record<string, string> = { Accept: as ?? 'application/json', ...further }
    const token = bearer ?? options.token()
    if (token) headers.Authorization = `Bearer ${token}`
    if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey
    if (body !== undefined && method !== 'GET') headers['Content-Type'] = 'application/json'
    const response = await options
      .fetch(options.origin + callPath(route.path, params, query), {
        method,
        headers,
        ...(body !== undefined && method !== 'GET' ? { body: JSON.stringify(body) } : {}),
        ...(signal ? { signal } : {}),
        ...(cache ? { cache } : {}),
      })
      .catch((error: unknown) => {
        if (signal?.aborted) throw error
        throw new NetworkError(error)
      })
    const refusal = response.ok ? undefined : await problemOf(response)
    if (refusal) throw refusal
    const answer: unknown = await (as ? response.blob() : response.json()).catch(notOurs)
    if (!isMarked(response) || !(as || answers(route, answer))) notOurs(answer)
    return answer as never
  }
}

interface LooseInput {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  idempotencyKey?: string
  signal?: AbortSignal
  cache?: 'no-cache'
  bearer?: string
  headers?: Readonly<Record<string, string>>
  as?: FileType
}

/** Fills a path's `{id}` and appends the query, leaving out what is undefined. */
export function callPath(
  path: string,
  params?: Record<string, string>,
  query?: Record<string, unknown>,
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params?.[key] ?? ''))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value))
  const text = search.toString()
  return text ? `${filled}?${text}` : filled
}

/** Reads an answer that is no; one that is not in the server's own words is none at all. */
export async function problemOf(response: Response): Promise<ApiError | NetworkError> {
  const body: unknown = await response.json().catch(() => null)
  if (!isMarked(response) || !isProblem(body)) return new NetworkError(foreign(response.status))
  const retryAfter = Number(response.headers.get('Retry-After'))
  return new ApiError({
    status: response.status,
    code: body.code,
    detail: body.detail,
    errors: body.errors,
    ended: body.ended,
    retryAfterMs: Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter * 1000 : undefined,
  })
}

const foreign = (cause: unknown) => new Error('somebody else answered', { cause })

/** @throws NetworkError */
function notOurs(cause: unknown): never {
  throw new NetworkError(foreign(cause))
}
