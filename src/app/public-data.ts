/** Public data kept on this device, for everyone who uses it: vendors, categories, articles. */
import type { QueryClient } from '@tanstack/react-query'
import { openPublicStore } from '../offline/outbox/outbox-store.ts'
import { systemClock } from '../offline/outbox/ports.ts'
import { createQueryPersistence, type QueryPersistence } from '../offline/cache/query-persistence.ts'

export interface PublicData {
  persistence: QueryPersistence
}

let opened: Promise<PublicData> | undefined

/**
 * Fills the cache with what is kept and goes on keeping it.
 * @throws OutboxError when the device refuses: without it the network is asked
 */
export function openPublicData(client: QueryClient): Promise<PublicData> {
  opened ??= open(client)
  return opened
}

async function open(client: QueryClient): Promise<PublicData> {
  const store = openPublicStore()
  const persistence = createQueryPersistence({ client, kind: 'public', store, clock: systemClock })
  await persistence.restore()
  persistence.start()
  return { persistence }
}
