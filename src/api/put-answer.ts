import type { InferDataFromTag, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Puts what a write answered in the place of what was read. A read that was asked before the write and comes after it has
 * what was there before: it is given up.
 */
export async function putAnswer<K extends QueryKey>(
  client: QueryClient,
  queryKey: K,
  answer: InferDataFromTag<unknown, K>,
): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true })
  client.setQueryData<unknown>(queryKey, answer)
}
