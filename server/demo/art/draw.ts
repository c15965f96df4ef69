/**
 * Draws the demo pictures again: `node server/demo/art/draw.ts [kind…]`.
 * What is already drawn from the same SVG is left alone, so a change costs only what it changes.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { KINDS } from './catalogue.ts'
import { fingerprint } from './fingerprint.ts'
import { encode, isWhole, Rasteriser } from './raster.ts'
import type { IndexEntry } from './index-entry.ts'

const FOLDER = join(import.meta.dirname, '../pictures')
const INDEX = join(FOLDER, 'index.json')
const DRAWN = join(FOLDER, 'drawn.json')

const read = async <T>(file: string, empty: T): Promise<T> =>
  readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as T,
    () => empty,
  )

/** Written aside and renamed, so that an interrupted run leaves the old file whole. */
async function save(file: string, value: unknown): Promise<void> {
  await writeFile(`${file}.tmp`, `${JSON.stringify(value, null, 1)}\n`)
  await rename(`${file}.tmp`, file)
}

const only = new Set(process.argv.slice(2))
await mkdir(FOLDER, { recursive: true })
const known = new Map((await read<IndexEntry[]>(INDEX, [])).map((entry) => [entry.name, entry]))
const drawn = await read<Record<string, string>>(DRAWN, {})
const rasteriser = new Rasteriser()
const index: IndexEntry[] = []

for (const [kind, { draw, category, seeds, widest = 1600 }] of Object.entries(KINDS)) {
  for (let seed = 1; seed <= seeds; seed++) {
    const name = `${kind}-${seed}`
    const before = known.get(name)
    if (only.size > 0 && !only.has(kind)) {
      if (before) index.push(before)
      continue
    }
    const { svg, alt, width, height } = draw(seed)
    const hash = fingerprint(svg)
    const full = { width: widest, height: Math.round((widest * height) / width) }
    let placeholder = before?.placeholder
    const same = drawn[name] === hash
    if (!placeholder || !same || !isWhole(FOLDER, name, widest)) {
      placeholder = await encode(await rasteriser.png(svg, full.width, full.height), FOLDER, {
        name,
        widest,
        keep: same,
      })
      drawn[name] = hash
      await save(DRAWN, drawn)
      console.log(name)
    }
    index.push({ name, category, kind, ...full, alt, placeholder })
    // Saved as it goes: a long run that is stopped is not lost.
    known.set(name, index.at(-1) as IndexEntry)
    await save(INDEX, [...known.values()])
  }
}
await save(INDEX, index)
await rasteriser.close()
