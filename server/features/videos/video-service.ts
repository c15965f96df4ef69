import type { Video } from '#contract/vendor.ts'
import type { Queryable } from '../../platform/database.ts'
import { findPublicVendor } from '../vendors/vendor-service.ts'
import { presentVideo, videos } from './video-store.ts'

/** A video by its id, for the feed; undefined once deleted, and while its vendor is not public. */
export async function findVideo(id: string, tx: Queryable): Promise<Video | undefined> {
  const row = await videos.find(tx, id)
  const isSeen = row && row.deletedAt === null && (await findPublicVendor(row.vendorId, tx))
  return isSeen ? presentVideo(row) : undefined
}
