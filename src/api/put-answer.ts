import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Puts what a write answered in the place of what was read. A read that was asked before the write and comes after it has
 * what was there before: it is given up.
 */
export async function putAnswer(client: QueryClient, queryKey: QueryKey, answer: unknown): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true })
  client.setQueryData(queryKey, answer)
}
