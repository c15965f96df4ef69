/** Apart from what reads the outbox: public pages ask only whether the server can be reached. */
import { useContext, useSyncExternalStore } from 'react'
import { SyncContext } from './sync-context.ts'
import type { SyncHub } from './sync-hub.ts'

export type { SyncHub } from './sync-hub.ts'

export function useSyncHub(): SyncHub {
  const hub = useContext(SyncContext)
  if (!hub) throw new Error('the outbox needs a SyncProvider above it')
  return hub
}

export type Reach = 'online' | 'offline' | 'unreachable'

/** Whether the server can be reached; before the engine is open, what the browser says. */
export function useReach(): Reach {
  const hub = useSyncHub()
  return useSyncExternalStore(
    (listener) => subscribeReach(hub, listener),
    () => hub.engine()?.reachability.state() ?? (navigator.onLine ? 'online' : 'offline'),
    () => 'online',
  )
}

/**
 * What becomes of something that was kept here and is to be sent, after «… salvata: ».
 * @param it what it is called: `la` for a request, `lo` for a quote
 */
export function useLeaving(it: 'la' | 'lo'): string {
  return useReach() === 'online' ? `${it} stiamo inviando` : 'parte appena c’è rete'
}

function subscribeReach(hub: SyncHub, listener: () => void): () => void {
  const stop = hub.subscribe(listener)
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    stop()
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
