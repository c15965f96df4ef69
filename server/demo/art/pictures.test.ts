import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { CategorySlug } from '#contract/vendors/category.ts'
import { KINDS } from './catalogue.ts'
import { fingerprint } from './fingerprint.ts'
import type { IndexEntry } from './index-entry.ts'
import { FORMATS, widthsUpTo } from './raster.ts'

const FOLDER = join(import.meta.dirname, '../pictures')
const json = <T>(name: string) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as T
const index = json<IndexEntry[]>('index.json')

describe('the committed pictures', () => {
  it('are what the generator draws today', () => {
    const now: Record<string, string> = {}
    for (const [kind, { draw, seeds }] of Object.entries(KINDS))
      for (let seed = 1; seed <= seeds; seed++) now[`${kind}-${seed}`] = fingerprint(draw(seed).svg)
    expect(json('drawn.json')).toEqual(now)
    expect(index.map((entry) => entry.name).sort()).toEqual(Object.keys(now).sort())
  })

  it('give every category at least six, and location twelve', () => {
    const count = (slug: string) => index.filter((entry) => entry.category === slug).length
    for (const slug of CategorySlug.options) expect([slug, count(slug) >= 6]).toEqual([slug, true])
    expect(count('location')).toBeGreaterThanOrEqual(12)
    expect(index.length).toBeGreaterThanOrEqual(160)
  })

  it('show at least sixty motifs, and of every category three or more', () => {
    const motifs = (of: readonly IndexEntry[]) => new Set(of.map(({ kind }) => kind)).size
    expect(motifs(index.filter(({ category }) => category))).toBeGreaterThanOrEqual(60)
    for (const slug of CategorySlug.options)
      expect([slug, motifs(index.filter(({ category }) => category === slug)) >= 3]).toEqual([slug, true])
  })

  it('exist in every width and format, and nothing else lies in the folder', () => {
    const named = index.flatMap(({ name, width: widest }) =>
      widthsUpTo(widest).flatMap((width) => FORMATS.map((format) => `${name}-${width}.${format}`)),
    )
    expect(readdirSync(FOLDER).sort()).toEqual([...named, 'drawn.json', 'index.json'].sort())
  })

  it('stay light', () => {
    const limit = { 320: 17_000, 480: 30_000, 720: 52_000, 960: 75_000, 1600: 140_000 }
    const heavy = index.flatMap(({ name, width: widest }) =>
      widthsUpTo(widest).flatMap((width) =>
        FORMATS.map((format) => `${name}-${width}.${format}`).filter(
          (file) => statSync(join(FOLDER, file)).size > limit[width],
        ),
      ),
    )
    expect(heavy).toEqual([])
  })

  it('carry a placeholder under 200 bytes', () => {
    for (const { placeholder } of index) {
      expect(placeholder).toMatch(/^data:image\/webp;base64,/)
      expect(placeholder.length).toBeLessThan(200)
    }
  })

  it('leave the left half of every hero light enough for ink text', async () => {
    for (const { name } of index.filter((entry) => entry.kind === 'hero')) {
      const { data, info } = await sharp(join(FOLDER, `${name}-480.webp`))
        .extract({ left: 0, top: 0, width: 240, height: 230 })
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const light: number[] = []
      for (let at = 0; at < data.length; at += info.channels)
        light.push(0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]))
      light.sort((a, b) => a - b)
      const darkest = light[Math.floor(light.length * 0.02)] ?? 0
      const ink = 0.2126 * linear(0x26) + 0.7152 * linear(0x23) + 0.0722 * linear(0x1e)
      expect([name, (darkest + 0.05) / (ink + 0.05) >= 4.5]).toEqual([name, true])
    }
  })
})

/** A channel of sRGB (0-255) as light (0-1). */
function linear(value = 0): number {
  const v = value / 255
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
}
