import { createSnapshotStorage, type SnapshotStorage } from './session-snapshot.ts'
import type { SessionStore } from './session-store.ts'

/**
 * Puts the last known session of this device into the store, and keeps the device in step from then on.
 * @param storage local storage, or undefined where the browser refuses it
 */
export function rememberSession(session: SessionStore, storage: Storage | undefined): SnapshotStorage {
  const snapshots = createSnapshotStorage(storage)
  let kept = snapshots.read()
  if (kept && !session.get().last) session.update({ last: kept })
  const keep = () => {
    const { last } = session.get()
    if (last === kept) return
    kept = last
    snapshots.write(last)
  }
  keep()
  session.subscribe(keep)
  return snapshots
}
