/** The calls whose answer is a page of a list, and what is asked of them. */
import type { CallBodyInput, CallQueryInput, CallReply } from '#contract/calls.ts'
import { CSV_TYPE } from '#contract/wire/csv-type.ts'
import { type CallName, ROUTES, type Route } from '#contract/routes.ts'
import type { ApiClient } from '../api/api-client.ts'

interface PageOf<Item> {
  items: Item[]
  next?: string | undefined
  total?: number | undefined
}
/** The calls that are read page by page (contract/wire/page.ts). */
export type ListCall = {
  [N in CallName]: CallReply<N> extends PageOf<infer _>
    ? 'sort' extends keyof AskedBy<N>
      ? N
      : never
    : never
}[CallName]
type AskedBy<N extends CallName> = NonNullable<
  CallBodyInput<N> extends undefined ? CallQueryInput<N> : CallBodyInput<N>
>
/** What narrows and orders the list of a call, without where its page begins. */
export type Asked<N extends ListCall> = Omit<AskedBy<N>, 'after' | 'limit'>
export type ItemOf<N extends ListCall> = CallReply<N> extends PageOf<infer Item> ? Item : never

/** One page; the first where nothing is said of where the one before ended. */
export const readPage = <N extends ListCall>(
  api: ApiClient,
  call: N,
  asked: Asked<N> & { after?: string | undefined },
  signal: AbortSignal,
) => send<PageOf<ItemOf<N>>>(api, call, asked, { signal })

/** The whole list as a file. @throws ApiError, NetworkError */
export const readFile = <N extends ListCall>(api: ApiClient, call: N, asked: Asked<N>) =>
  send<Blob>(api, call, asked, { as: CSV_TYPE })

/** By the body or in the address, as the call takes it. */
function send<T>(api: ApiClient, call: ListCall, asked: object, more: object): Promise<T> {
  const { method, twin }: Route = ROUTES[call]
  const input = method === 'GET' || twin ? { query: asked } : { body: asked }
  return api(call, { ...input, ...more } as never) as Promise<never>
}
