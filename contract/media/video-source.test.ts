import { describe, expect, it } from 'vitest'
import { linkOfVideo, videoAt } from './video-source.ts'

const YOUTUBE = { provider: 'youtube', source: 'dQw4w9WgXcQ' }
const VIMEO = { provider: 'vimeo', source: '76979871' }

describe('the link of a video', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', YOUTUBE],
    ['https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=42s', YOUTUBE],
    ['  youtu.be/dQw4w9WgXcQ?si=abc ', YOUTUBE],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', YOUTUBE],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', YOUTUBE],
    ['https://vimeo.com/76979871', VIMEO],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', VIMEO],
    ['vimeo.com/channels/staffpicks/76979871', VIMEO],
  ])('%s is known', (link, video) => expect(videoAt(link)).toEqual(video))

  it.each([
    '',
    'la festa',
    'https://www.youtube.com/@lovoglio',
    'https://www.youtube.com/watch?v=corto',
    'https://www.youtube.com/playlist?list=PL123',
    'https://vimeo.com/lovoglio',
    'https://youtube.com.altrove.example/watch?v=dQw4w9WgXcQ',
    'https://altrove.example/76979871',
    'javascript:alert(1)',
  ])('«%s» is no video', (link) => expect(videoAt(link)).toBeUndefined())

  it('is found again by the address it is watched at', () => {
    for (const video of [YOUTUBE, VIMEO] as const)
      expect(videoAt(linkOfVideo(video as Parameters<typeof linkOfVideo>[0]))).toEqual(video)
  })
})
