/** What a vendor writes for itself and lets everybody read when it is published: the store that tells both. */
import type { AdminQueue } from '#contract/lists/admin/admin-queues.ts'
import type { ChangeTopic } from '#contract/wire/hubs.ts'
import { PUBLIC, appendChange, tellQueue } from '../../platform/database/change-feed.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { WriteContext } from '../../platform/entity/entity-store.ts'
import { createPictureStore } from './picture-service.ts'

/** What everybody may read is known by its state; what was deleted or taken off is read by nobody. */
type Stored = Record<string, unknown>
const isOut = (row: Stored | undefined): boolean =>
  row !== undefined && row.deletedAt === null && row.state === 'published' && !row.takenOff

/**
 * The store that tells everybody as well, of what they may read and no other: a draft is told to its vendor alone, and what
 * is a draft again is gone for everybody.
 * @param topic by which everybody hears of it
 * @param beforeOut refuses what may not go out, whenever it would
 * @param queue told to who reads what is out, or was taken off
 */
export const createTellingStore =
  (
    topic: ChangeTopic,
    beforeOut?: (vendorId: string, tx: Queryable) => Promise<void>,
    queue?: AdminQueue,
  ): typeof createPictureStore =>
  (options) => {
    const store = createPictureStore(options)

    async function told<T>({ tx }: WriteContext, id: string, write: () => Promise<T>): Promise<T> {
      const before: Stored | undefined = await store.find(tx, id)
      const written = await write()
      const after: Stored | undefined = await store.find(tx, id)
      const [was, is] = [isOut(before), isOut(after)]
      if (!after || before?.version === after.version) return written
      const isRead = was || is || Boolean(after.takenOff)
      if (queue && isRead) await tellQueue(queue, { id, version: after.version as number }, tx)
      if (!was && !is) return written
      const vendorId = after.vendorId as string
      if (!was) await beforeOut?.(vendorId, tx)
      await appendChange(tx, {
        topic,
        kind: is ? (was ? 'updated' : 'created') : 'deleted',
        entityId: id,
        version: after.version as number,
        audience: PUBLIC,
        within: [vendorId],
      })
      return written
    }

    return {
      find: store.find,
      create: (context, values, ...rest) =>
        told(context, values.id, () => store.create(context, values, ...rest)),
      change: (context, id, ...rest) => told(context, id, () => store.change(context, id, ...rest)),
      remove: (context, id, ...rest) => told(context, id, () => store.remove(context, id, ...rest)),
    }
  }
