import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
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

/** What gives a query other data, and what brings one with its data or takes it away. */
const DATA_BY: ReadonlySet<string> = new Set(['success', 'setState'])
const COMES_OR_GOES: ReadonlySet<string> = new Set(['added', 'removed'])

/** One of the server's entities as the cache has it now, and a word of each change to it. */
interface CachedEntity {
  get(): Entity | undefined
  subscribe(listener: () => void): () => void
}

/** Of a kind: a couple, its budget and its website have one id. */
export function cachedEntityOf(client: QueryClient, topic: string, id: string): CachedEntity {
  const kind = planEntityOf(topic)
  const only = topic === 'couple' ? ['couple', 'mine'] : kind?.single && kind.key
  const get = () => (only ? (client.getQueryData<Entity | null>(only) ?? undefined) : findCached(client, id))
  return {
    get,
    subscribe(listener) {
      // A moment later: a query may be made while something is drawn.
      const tell = notifyManager.batchCalls(listener)
      return client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' ? DATA_BY.has(event.action.type) : COMES_OR_GOES.has(event.type)) tell()
      })
    },
  }
}

/** An answer, the feed or the device may bring it after what speaks of it is drawn. */
export function useCachedEntityOf(topic: string, id: string): Entity | undefined {
  const client = useQueryClient()
  const cached = useMemo(() => cachedEntityOf(client, topic, id), [client, topic, id])
  return useSyncExternalStore(cached.subscribe, cached.get, cached.get)
}
