import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { CHANGE_EVENTS } from '#contract/wire/hubs.ts'
import type { Video } from '#contract/vendors/vendor.ts'
import { cachePortOf } from '../../offline/cache/query-cache-port.ts'
import { videoLive } from './video-live.ts'
import { VIDEOS_KEY } from './video-queries.ts'
import { playerAddress, videoLength } from './video-player.ts'

const { created, updated, deleted } = CHANGE_EVENTS.video
const video = (id: string, position: number, version = 1, title = id): Video => ({
  id,
  vendorId: 'v',
  version,
  createdAt: '',
  updatedAt: '',
  title,
  provider: 'youtube',
  source: 'abc',
  position,
})

function cacheWith(...videos: Video[]) {
  const client = new QueryClient()
  client.setQueryData([...VIDEOS_KEY, 'v'], videos)
  const port = cachePortOf(client, () => Promise.resolve(true))
  return {
    hear: (event: string, payload: unknown) => videoLive[event]!(port, payload),
    titles: () => client.getQueryData<Video[]>([...VIDEOS_KEY, 'v'])!.map(({ title }) => title),
  }
}

describe('what the videos’ hub does to the cache', () => {
  it('puts a new video in the vendor’s order', () => {
    const cache = cacheWith(video('a', 0), video('c', 2))
    cache.hear(created, video('b', 1))
    expect(cache.titles()).toEqual(['a', 'b', 'c'])
  })

  it('moves and renames by version, and ignores what is older', () => {
    const cache = cacheWith(video('a', 0, 2), video('b', 1))
    cache.hear(updated, video('a', 5, 3, 'nuovo'))
    cache.hear(updated, video('a', 0, 1, 'vecchio'))
    expect(cache.titles()).toEqual(['b', 'nuovo'])
  })

  it('takes a deleted one away whosever it is', () => {
    const cache = cacheWith(video('a', 0), video('b', 1))
    cache.hear(deleted, 'a')
    expect(cache.titles()).toEqual(['b'])
  })
})

describe('other people’s players', () => {
  it('are asked in the form that sets no cookie, with the id escaped', () => {
    expect(playerAddress('youtube', 'a"b')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/a%22b\?/)
    expect(playerAddress('vimeo', '123')).toContain('dnt=1')
    expect(videoLength(95)).toBe('1:35')
  })
})
