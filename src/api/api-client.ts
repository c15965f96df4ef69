import type { CallBodyInput, CallParams, CallQueryInput, CallReply } from '#contract/calls.ts'
import { type CallName, ROUTES, type Route } from '#contract/routes.ts'
import { ApiError, NetworkError } from './api-error.ts'

type Slot<K extends string, T> = undefined extends T ? { [P in K]?: T } : { [P in K]: T }
/** What a call takes, by the parts its contract names; nothing it does not. */
export type CallInput<N extends CallName> = Slot<'params', CallParams<N>> &
  Slot<'query', CallQueryInput<N>> &
  Slot<'body', CallBodyInput<N>> & {
    idempotencyKey?: string
    signal?: AbortSignal
    bearer?: string
    headers?: Readonly<Record<string, string>>
  }

export type ApiClient = <N extends CallName>(name: N, input?: CallInput<N>) => Promise<CallReply<N>>

export interface ApiClientOptions {
  /** Origin of the server, without a slash at the end; empty for the page's own. */
  origin: string
  /** The Bearer token of this moment, if there is one. */
  token: () => string | null
  fetch: typeof fetch
  /** Told of every 401 before the error is passed on. */
  onUnauthorised?: (name: CallName) => void
}

/** The typed client made from the contract. Rejects with ApiError for an answer that is no, NetworkError for none. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  return async (name, input = {} as never) => {
    const route: Route = ROUTES[name]
    const { params, query, body, idempotencyKey, signal, bearer, headers: further } = input as LooseInput
    const method = route.twin ? 'GET' : route.method
    const headers: Record<string, string> = { Accept: 'application/json', ...further }
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
      })
      .catch((error: unknown) => {
        if (signal?.aborted) throw error
        throw new NetworkError(error)
      })
    if (response.ok) return (await response.json()) as never
    if (response.status === 401) options.onUnauthorised?.(name)
    throw await problemOf(response)
  }
}

interface LooseInput {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  idempotencyKey?: string
  signal?: AbortSignal
  bearer?: string
  headers?: Readonly<Record<string, string>>
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

/** Reads an answer that is no. Whatever is not a problem document becomes one by its status. */
export async function problemOf(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as Record<string, unknown> | null
  const retryAfter = Number(response.headers.get('Retry-After'))
  return new ApiError({
    status: response.status,
    code: typeof body?.code === 'string' ? body.code : `http_${response.status}`,
    detail:
      typeof body?.detail === 'string'
        ? body.detail
        : 'Il server ha dato una risposta inattesa. Riprova tra poco.',
    errors: Array.isArray(body?.errors) ? (body.errors as { path: string; message: string }[]) : undefined,
    retryAfterMs: Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter * 1000 : undefined,
  })
}
