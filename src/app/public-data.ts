/** Public data kept on this device, for everyone who uses it: vendors, categories, articles. */
import type { QueryClient } from '@tanstack/react-query'
import { openPublicStore } from '../offline/outbox-store.ts'
import { systemClock } from '../offline/ports.ts'
import { createQueryPersistence } from '../offline/query-persistence.ts'

let opened: Promise<void> | undefined

/** Fills the cache with what is kept and goes on keeping it. Never rejects: without it the network is asked. */
export function openPublicData(client: QueryClient): Promise<void> {
  opened ??= (async () => {
    const persistence = createQueryPersistence({
      client,
      kind: 'public',
      store: openPublicStore(),
      clock: systemClock,
    })
    await persistence.restore()
    persistence.start()
  })().catch((error: unknown) => console.warn('public data', error))
  return opened
}
