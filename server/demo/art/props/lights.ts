/** Bulbs and the strings they hang on. */
import { C } from '../colour.ts'
import { line, smooth, use, type Point } from '../path.ts'
import type { Sheet } from '../sheet.ts'

/** Id of one warm bulb with its halo, hanging at the origin. */
export const bulb = (S: Sheet): string =>
  S.sym('bulb', () => {
    const halo = S.rad([
      [0, '#FFE0A0', 0.75],
      [0.3, '#FFD58A', 0.3],
      [1, '#FFD58A', 0],
    ])
    return `<circle r="26" fill="${halo}"/><circle r="4.2" fill="#FFF6DC"/>`
  })

/** A string of bulbs hanging from a to b, sagging by `sag` pixels in the middle. */
export function swag(S: Sheet, a: Point, b: Point, sag: number, bulbs: number, size = 1): string {
  const points: Point[] = []
  for (let i = 0; i <= bulbs; i++) {
    const q = i / bulbs
    points.push([a[0] + (b[0] - a[0]) * q, a[1] + (b[1] - a[1]) * q + sag * 4 * q * (1 - q)])
  }
  const lamps = points.slice(1, -1).map((p) => use(bulb(S), p[0], p[1] + 5 * size, size))
  return line(smooth(points), S.dim(C.deep, 0.3), 1.8 * size, ' opacity=".8"') + lamps.join('')
}
