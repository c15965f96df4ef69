import { expect, it } from 'vitest'
import { pictureSources } from './picture-sources.ts'

it('names the smaller files of a picture after its largest', () => {
  expect(pictureSources({ url: '/pictures/villa-3-1600.webp', widths: [480, 960, 1600] })).toEqual({
    avif: '/pictures/villa-3-480.avif 480w, /pictures/villa-3-960.avif 960w, /pictures/villa-3-1600.avif 1600w',
    webp: '/pictures/villa-3-480.webp 480w, /pictures/villa-3-960.webp 960w, /pictures/villa-3-1600.webp 1600w',
  })
})

it('leaves a picture without smaller files alone', () => {
  expect(pictureSources({ url: '/files/foto.jpg' })).toBeNull()
  expect(pictureSources({ url: '/files/foto.jpg', widths: [] })).toBeNull()
})
