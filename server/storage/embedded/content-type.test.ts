import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { checkContent, detectType, HEAD_BYTES, mayShowInline } from './content-type.ts'

const picture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#c86' } })
const ftyp = (brand: string) => Buffer.from(`\0\0\0\x20ftyp${brand}\0\0\0\0${brand}`, 'latin1')

describe('the type by content', () => {
  test('is known for pictures that a real encoder made', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'gif', 'avif'] as const) {
      const file = await picture().toFormat(format).toBuffer()
      expect(detectType(file.subarray(0, HEAD_BYTES))).toBe(`image/${format}`)
    }
  })

  test('is known for PDF and videos, and not invented for anything else', () => {
    expect(detectType(Buffer.from('%PDF-1.7'))).toBe('application/pdf')
    expect(detectType(ftyp('isom'))).toBe('video/mp4')
    expect(detectType(ftyp('qt  '))).toBe('video/quicktime')
    expect(detectType(ftyp('heic'))).toBe('image/heic')
    expect(detectType(Buffer.from('\x1aE\xdf\xa3', 'latin1'))).toBe('video/webm')
    for (const text of ['', '<svg/>', '<html>', 'GIF', 'RIFF1234WAVE', '\xff\xd8']) {
      expect(detectType(Buffer.from(text, 'latin1'))).toBeNull()
    }
  })

  test('is what decides: a name says nothing', () => {
    expect(() => checkContent('image/jpg', 'image/jpeg')).not.toThrow()
    expect(() => checkContent('IMAGE/PNG; q=1', 'image/png')).not.toThrow()
    expect(() => checkContent('text/plain', null)).not.toThrow()
    expect(() => checkContent('image/png', 'image/jpeg')).toThrow()
    expect(() => checkContent('application/pdf', null)).toThrow()
    expect(mayShowInline('image/png', 'image/png')).toBe(true)
    for (const type of ['image/svg+xml', 'text/html', 'application/pdf', 'text/plain', 'image/x-unheard']) {
      expect(mayShowInline(type, null)).toBe(false)
    }
    expect(mayShowInline('application/pdf', 'application/pdf')).toBe(false)
  })
})
