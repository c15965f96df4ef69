import type { Video } from '#contract/vendor.ts'
import type { Queryable } from '../../platform/database.ts'
import { presentVideo, videos } from './video-store.ts'

/** A video by its id, for the feed; undefined once deleted. */
export async function findVideo(id: string, tx: Queryable): Promise<Video | undefined> {
  const row = await videos.find(tx, id)
  return row && row.deletedAt === null ? presentVideo(row) : undefined
}
