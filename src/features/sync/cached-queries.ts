import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { planEntityOf } from '../../plan/entities.ts'

export type Entity = Readonly<Record<string, unknown>>

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

function isEntity(value: unknown, id: string): value is Entity {
  return typeof value === 'object' && value !== null && (value as { id?: unknown }).id === id
}

/** Of a kind: a couple, its budget and its website have one id. */
export function useCachedEntityOf(topic: string, id: string): Entity | undefined {
  const client = useQueryClient()
  const kind = planEntityOf(topic)
  const key = topic === 'couple' ? ['couple', 'mine'] : kind?.single && kind.key
  return key ? (client.getQueryData<Entity | null>(key) ?? undefined) : findCached(client, id)
}
