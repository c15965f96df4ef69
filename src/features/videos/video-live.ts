/** What `hubs/videoVendor` does to the cached videos. */
import { compareKeys } from '#contract/wire/compare-keys.ts'
import { CHANGE_EVENTS } from '#contract/wire/hubs.ts'
import type { Video } from '#contract/vendors/vendor.ts'
import type { CachePort } from '../../offline/outbox/command.ts'
import { VIDEOS_KEY } from './video-queries.ts'

const { created, updated, deleted } = CHANGE_EVENTS.video

function put(cache: CachePort, payload: unknown) {
  const video = payload as Video
  cache.setQueryData<Video[]>([...VIDEOS_KEY, video.vendorId], (list) => list && putVideo(list, video))
}

/** The list with the video in its place, in the vendor's order; the same list when what it has is newer. */
export function putVideo(list: Video[], video: Video): Video[] {
  const known = list.find(({ id }) => id === video.id)
  if (known && known.version >= video.version) return list
  const rest = list.filter(({ id }) => id !== video.id)
  return [...rest, video].toSorted((a, b) => a.position - b.position || compareKeys(a.id, b.id))
}

export const videoLive: Readonly<Record<string, (cache: CachePort, payload: unknown) => void>> = {
  [created]: put,
  [updated]: put,
  [deleted]: (cache, id) =>
    cache.updateQueries<Video[]>(VIDEOS_KEY, (list) =>
      list.some((video) => video.id === id) ? list.filter((video) => video.id !== id) : list,
    ),
}
