/** Sends what waits of every account of this device, with the page's own code; for when no tab does it. */
import { listAccountStores } from '#src/offline/outbox/outbox-store.ts'
import { replayUploads } from '#src/offline/outbox/replay-uploads.ts'
import { givingWay } from './give-way.ts'
import { replayStore } from '#src/offline/outbox/replay-store.ts'

/** @throws Error when something is left, so that the browser asks again later */
export async function replayOutboxes(): Promise<void> {
  let left = 0
  for (const store of await listAccountStores()) {
    try {
      // Files first: commands wait for them.
      left += await replayUploads(store, givingWay)
      left += await replayStore(store, { until: givingWay })
    } finally {
      store.close()
    }
  }
  if (left > 0) throw new Error(`${left} things still wait`)
}
