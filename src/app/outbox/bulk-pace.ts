import { notifyManager } from '@tanstack/react-query'
import { untilDrawnMs } from '../../features/sync/bulk.ts'
import type { OutboxStatus } from '../../offline/outbox/outbox-types.ts'

/**
 * While a bulk is sent the screens hear of its answers in the cache when they hear of the outbox: at the same moments.
 * @returns what ends it
 */
export function paceBulk(status: () => OutboxStatus): () => void {
  notifyManager.setScheduler((tell) => setTimeout(tell, untilDrawnMs(status())))
  return () => notifyManager.setScheduler((tell) => setTimeout(tell, 0))
}
