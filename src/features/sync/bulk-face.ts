/** Apart from `sync-queries.ts`, which public pages carry too. */
import { useSyncExternalStore } from 'react'
import { isBulkSent } from './bulk.ts'
import { useSyncHub } from './reach-face.ts'

/** Whether many edits are on their way: what only fills the screen can wait for them. */
export function useBulkIsSent(): boolean {
  const hub = useSyncHub()
  const isSent = () => {
    const engine = hub.engine()
    return engine ? isBulkSent(engine.outbox.status()) : false
  }
  return useSyncExternalStore(hub.subscribe, isSent, () => false)
}
