import { notifyManager } from '@tanstack/react-query'
import type { OutboxStatus } from '../offline/outbox-types.ts'

/** More than this is a bulk: nobody follows each of its answers. */
const BULK = 20
const TELL_EVERY_MS = 250

/**
 * While a long queue is sent, its answers enter the cache one by one and the screens hear of them a few times a second:
 * a list drawn anew at each would hold up the sending.
 * @returns what ends it
 */
export function paceBulk(status: () => OutboxStatus): () => void {
  notifyManager.setScheduler((tell) => {
    const { draining, waiting } = status()
    setTimeout(tell, draining && waiting > BULK ? TELL_EVERY_MS : 0)
  })
  return () => notifyManager.setScheduler((tell) => setTimeout(tell, 0))
}
