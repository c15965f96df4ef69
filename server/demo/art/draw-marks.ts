/** Draws what the app itself ships: spots, medallions, the categories' signs and icons. `node server/demo/art/draw-marks.ts` */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { categorySigns } from './category-signs.ts'
import { favicon, icon, maskable, monochrome, SHORTCUTS } from './icons.ts'
import { medallion } from './medallion.ts'
import { Rasteriser } from './raster.ts'
import { favourites, gifts, messages } from './spots/keepsakes.ts'
import { bookings, budget, guests, tasks } from './spots/planning.ts'
import { offline, search } from './spots/states.ts'
import { weddingArt } from './weddings.ts'

const PUBLIC = join(import.meta.dirname, '../../../public')
const SPOTS = { tasks, budget, bookings, guests, messages, favourites, gifts, offline, search }

/** Every SVG of `public/art`, by file name. */
export function artFiles(): Map<string, string> {
  const files = new Map<string, string>()
  for (const [name, draw] of Object.entries(SPOTS)) files.set(`spot-${name}.svg`, draw())
  files.set('categories.svg', categorySigns())
  for (let i = 1; i <= 6; i++) files.set(`medallion-${i}.svg`, medallion(i))
  for (const [name, svg] of weddingArt()) files.set(name, svg)
  return files
}

/** Every raster icon: file name, drawing, size in pixels. */
const ICONS: readonly (readonly [string, string, number])[] = [
  ['icon-192.png', icon, 192],
  ['icon-512.png', icon, 512],
  ['maskable-192.png', maskable, 192],
  ['maskable-512.png', maskable, 512],
  ['apple-touch-icon.png', maskable, 180],
  ['monochrome-96.png', monochrome, 96],
  ['monochrome-512.png', monochrome, 512],
  ...Object.entries(SHORTCUTS).map(([name, svg]) => [`shortcut-${name}-96.png`, svg, 96] as const),
]

/** File name and side in pixels of every raster icon of `public/icons`. */
export const iconSizes = (): [name: string, size: number][] => ICONS.map(([name, , size]) => [name, size])

async function drawAll(): Promise<void> {
  await mkdir(join(PUBLIC, 'art'), { recursive: true })
  await mkdir(join(PUBLIC, 'icons'), { recursive: true })
  for (const [name, svg] of artFiles()) await writeFile(join(PUBLIC, 'art', name), svg)
  await writeFile(join(PUBLIC, 'icons/icon.svg'), icon)
  await writeFile(join(PUBLIC, 'icons/favicon.svg'), favicon)
  const rasteriser = new Rasteriser()
  for (const [name, svg, size] of ICONS) {
    const png = await rasteriser.png(svg, size, size)
    await writeFile(
      join(PUBLIC, 'icons', name),
      await sharp(png).png({ compressionLevel: 9, palette: true, quality: 96 }).toBuffer(),
    )
  }
  await rasteriser.close()
}

if (import.meta.main) await drawAll()
