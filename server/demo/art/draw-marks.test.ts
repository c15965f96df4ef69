import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { artFiles, iconSizes } from './draw-marks.ts'

const PUBLIC = join(import.meta.dirname, '../../../public')

describe('spots, medallions and icons', () => {
  it('of public/art are what the generator draws today', () => {
    const files = artFiles()
    expect(readdirSync(join(PUBLIC, 'art')).sort()).toEqual([...files.keys()].sort())
    for (const [name, svg] of files) expect(readFileSync(join(PUBLIC, 'art', name), 'utf8')).toBe(svg)
  })

  it('keep every spot under 8 KB, with a colour of the night for each of the day', () => {
    const spots = [...artFiles()].filter(([name]) => name.startsWith('spot-'))
    for (const [name, svg] of spots) {
      expect([name, Buffer.byteLength(svg) <= 8192]).toEqual([name, true])
      const [, night = ''] = svg.match(/<style>@media \(prefers-color-scheme:dark\)\{(.*)\}<\/style>/) ?? []
      const colours = (text: string) => new Set(text.match(/(?:fill|stroke)="#\w+"/g))
      expect([name, colours(svg.replace(/<style>.*<\/style>/, ''))]).toEqual([name, colours(night)])
    }
    expect(spots.length).toBe(9)
  })

  it('exist as icons in the size their name says', async () => {
    for (const [name, size] of iconSizes()) {
      const { width, height } = await sharp(join(PUBLIC, 'icons', name)).metadata()
      expect([name, width, height]).toEqual([name, size, size])
    }
  })

  it('keep the maskable mark inside the safe circle', async () => {
    const { data, info } = await sharp(join(PUBLIC, 'icons/maskable-512.png'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    let farthest = 0
    for (let y = 0; y < info.height; y++)
      for (let x = 0; x < info.width; x++) {
        const at = (y * info.width + x) * info.channels
        // the mark is the only light thing on the olive paper
        if ((data[at] ?? 0) > 150) farthest = Math.max(farthest, Math.hypot(x - 255.5, y - 255.5))
      }
    expect(farthest).toBeGreaterThan(120)
    expect(farthest).toBeLessThan(512 * 0.4)
  })
})
