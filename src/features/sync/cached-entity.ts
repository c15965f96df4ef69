import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'

type Entity = Readonly<Record<string, unknown>>

/** The server's entity of an id, wherever the cache has it: whatever the feature, lists are lists of entities. */
export function findCached(client: QueryClient, id: string): Entity | undefined {
  for (const query of client.getQueryCache().getAll()) {
    const data: unknown = query.state.data
    const found = Array.isArray(data)
      ? data.find((entry) => isEntity(entry, id))
      : isEntity(data, id)
        ? data
        : undefined
    if (found) return found as Entity
  }
  return undefined
}

export function useCachedEntity(id: string): Entity | undefined {
  return findCached(useQueryClient(), id)
}

function isEntity(value: unknown, id: string): value is Entity {
  return typeof value === 'object' && value !== null && (value as { id?: unknown }).id === id
}
