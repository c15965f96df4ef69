import type { Outbox } from '../../offline/outbox-types.ts'
import type { Reachability } from '../../offline/ports.ts'

/** What an open account has: its outbox and what is known of the network. */
export interface SyncEngine {
  outbox: Outbox
  reachability: Reachability
}

/**
 * Stands in for the outbox until it is loaded and opened: public pages draw before it, and a visitor never needs it.
 * The app hands in how to open it.
 */
export interface SyncHub {
  engine(): SyncEngine | null
  /** Opens the signed-in account's outbox. @throws Error when nobody is signed in */
  open(): Promise<SyncEngine>
  /** Told when the engine comes or goes, and of everything the engine tells. */
  subscribe(listener: () => void): () => void
  /** Puts the engine of the account that is signed in now in place, or takes it away. */
  set(engine: SyncEngine | null): void
}

export function createSyncHub(open: () => Promise<SyncEngine>): SyncHub {
  const listeners = new Set<() => void>()
  let engine: SyncEngine | null = null
  let stop: (() => void)[] = []
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    engine: () => engine,
    open: () => (engine ? Promise.resolve(engine) : open()),
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    set(next) {
      for (const end of stop) end()
      engine = next
      stop = next ? [next.outbox.subscribe(tell), next.reachability.subscribe(tell)] : []
      tell()
    },
  }
}
