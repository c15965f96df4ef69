/**
 * `node scripts/drawings/draw-italy.ts`: writes src/features/vendors/list/italy-shapes.ts, the regions of Italy as short SVG paths.
 * The outlines are those of @svg-maps/italy (Victor Cazanave, CC BY 4.0), with fewer points: 48 KB become about 20, 7 compressed.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import map from '@svg-maps/italy'

/** A point nearer than this to the line between its neighbours is left out, in the map's own units (610 × 793). */
const TOLERANCE = 0.7
/** Islets smaller than this, across, would be dust. */
const SMALLEST = 6

/** Where the map's English names are not our slugs. */
const SLUGS: Readonly<Record<string, string>> = {
  'aosta-valley': 'valle-d-aosta',
  apulia: 'puglia',
  lombardy: 'lombardia',
  piedmont: 'piemonte',
  sardinia: 'sardegna',
  sicily: 'sicilia',
  'trentino-south-tyrol': 'trentino-alto-adige',
  tuscany: 'toscana',
}

/** The package's own types name a file it does not bring. */
const italy = map as { viewBox: string; locations: { id: string; path: string }[] }

type Point = readonly [x: number, y: number]

/** The rings of a path made of m, l, h, v, z and their absolute forms, in absolute points. */
export function ringsOf(d: string): Point[][] {
  const tokens = d.match(/[a-zA-Z]|-?\d*\.?\d+(?:e-?\d+)?/g) ?? []
  const rings: Point[][] = []
  let [x, y, command, at]: [number, number, string, number] = [0, 0, '', 0]
  const number = () => Number(tokens[at++])
  while (at < tokens.length) {
    if (/[a-zA-Z]/.test(tokens[at]!)) command = tokens[at++]!
    if (/[zZ]/.test(command)) {
      ;[x, y] = rings.at(-1)?.[0] ?? [0, 0]
      continue
    }
    const relative = command === command.toLowerCase()
    const kind = command.toLowerCase()
    if (!'mlhv'.includes(kind)) throw new Error(`The map has a path command that is not read: ${command}`)
    if (kind !== 'v') x = number() + (relative ? x : 0)
    if (kind !== 'h') y = number() + (relative ? y : 0)
    if (kind === 'm') {
      rings.push([[x, y]])
      command = relative ? 'l' : 'L'
    } else rings.at(-1)!.push([x, y])
  }
  return rings
}

/** Fewer points of a line (Douglas and Peucker, 1973). */
export function simplified(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0]!, points.at(-1)!]
  let [far, at] = [0, 0]
  for (let index = 1; index < points.length - 1; index++) {
    const distance = distanceTo(points[index]!, first, last)
    if (distance > far) [far, at] = [distance, index]
  }
  if (far <= tolerance) return [first, last]
  return [
    ...simplified(points.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplified(points.slice(at), tolerance),
  ]
}

function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = Math.hypot(dx, dy)
  return length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs(dy * (x - ax) - dx * (y - ay)) / length
}

const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values)

function shortPath(d: string): string {
  const rings = ringsOf(d).filter(
    (ring) => Math.max(span(ring.map(([x]) => x)), span(ring.map(([, y]) => y))) > SMALLEST,
  )
  return rings
    .map((ring) => {
      const half = Math.floor(ring.length / 2)
      // A ring begins where it ends: each half is a line of its own.
      const kept = [
        ...simplified(ring.slice(0, half + 1), TOLERANCE).slice(0, -1),
        ...simplified(ring.slice(half), TOLERANCE),
      ]
      return `M${kept.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`
    })
    .join('')
}

if (import.meta.main) {
  const drawn = italy.locations.map(({ id, path: d }) => [SLUGS[id] ?? id, shortPath(d)] as const)
  const lowest = Math.max(
    ...drawn.flatMap(([, d]) => [...d.matchAll(/\d+ (\d+)/g)].map(([, y]) => Number(y))),
  )
  const [left, top, width] = italy.viewBox.split(' ')
  const entries = drawn.map(([slug, d]) => `  '${slug}': '${d}',`)
  const file = path.join(import.meta.dirname, '../../src/features/vendors/list/italy-shapes.ts')
  writeFileSync(
    file,
    `/**
 * The regions of Italy as outlines, by slug. Written by scripts/drawings/draw-italy.ts from the map of Victor Cazanave
 * (@svg-maps/italy, CC BY 4.0), simplified.
 */
export const ITALY_VIEW_BOX = '${left} ${top} ${width} ${lowest}'

export const ITALY_SHAPES: Readonly<Record<string, string>> = {
${entries.join('\n')}
}
`,
  )
  console.log(`Drawn: ${italy.locations.length} regions.`)
}
