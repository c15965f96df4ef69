/** Outlines and the few SVG elements pictures are made of. */
import type { Random } from './random.ts'

export type Point = readonly [number, number]

/** A coordinate as short text: one decimal under 60, none above. */
export function num(v: number): string {
  const s = (Math.abs(v) < 60 ? Math.round(v * 10) / 10 : Math.round(v)).toString()
  return s === '-0' ? '0' : s
}

function delta(v: number): string {
  const t = String(Math.round(v * 10) / 10)
  return t === '-0' ? '0' : t.replace(/^(-?)0\./, '$1.')
}

/** Catmull-Rom through the points, as relative cubic béziers (a third shorter on disk than absolute ones). */
export function smooth(points: readonly Point[], closed = false, tension = 1): string {
  const count = points.length
  const at = (i: number) =>
    points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] as Point
  const start = at(0)
  let d = `M${num(start[0])} ${num(start[1])}`
  let [X, Y] = [+num(start[0]), +num(start[1])]
  for (let i = 0; i < count - (closed ? 0 : 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const t = tension / 6
    const [x, y] = [+num(c[0]), +num(c[1])]
    const steps = [
      b[0] + (c[0] - a[0]) * t - X,
      b[1] + (c[1] - a[1]) * t - Y,
      c[0] - (e[0] - b[0]) * t - X,
      c[1] - (e[1] - b[1]) * t - Y,
      x - X,
      y - Y,
    ]
    d += `c${steps
      .map((v, j) => (j < 4 && Math.abs(v) > 12 ? String(Math.round(v)) : delta(v)))
      .join(' ')
      .replace(/ -/g, '-')}`
    X = x
    Y = y
  }
  return closed ? `${d}Z` : d
}

export const poly = (points: readonly Point[], closed = true): string =>
  `M${points.map((p) => `${num(p[0])} ${num(p[1])}`).join('L')}${closed ? 'Z' : ''}`

/** A hand-cut oval: points on an ellipse, each moved in or out by `wobble`. */
export function blob(
  r: Random,
  cx: number,
  cy: number,
  rx: number,
  ry = rx,
  wobble = 0.08,
  points = 10,
): string {
  const offset = r.f(0, 6.3)
  const outline: Point[] = []
  for (let i = 0; i < points; i++) {
    const a = offset + (i / points) * Math.PI * 2
    const q = 1 + r.j(wobble)
    outline.push([cx + Math.cos(a) * rx * q, cy + Math.sin(a) * ry * q])
  }
  return smooth(outline, true)
}

/** One-dimensional smooth noise in about [-1, 1]: three sines with seeded phases. */
export function wave(r: Random): (t: number) => number {
  const phase = [r.f(0, 6), r.f(0, 6), r.f(0, 6)] as const
  const speed = [r.f(0.8, 1.3), r.f(2, 2.9), r.f(4.3, 5.8)] as const
  return (t) =>
    Math.sin(t * speed[0] * 6.28 + phase[0]) * 0.6 +
    Math.sin(t * speed[1] * 6.28 + phase[1]) * 0.28 +
    Math.sin(t * speed[2] * 6.28 + phase[2]) * 0.12
}

/** One-point perspective: metres (x right, y up, z away) to pixels. */
export const camera =
  (vx: number, horizon: number, eye: number, focal = 900) =>
  (x: number, y: number, z: number): Point => [vx + (focal * x) / z, horizon + (focal * (eye - y)) / z]

export const use = (id: string, x: number, y: number, s = 1, rot = 0, flip = 1, extra = ''): string =>
  `<use href="#${id}" transform="translate(${num(x)} ${num(y)})${rot ? ` rotate(${Math.round(rot)})` : ''} scale(${+(s * flip).toFixed(2)} ${+s.toFixed(2)})"${extra}/>`

export const path = (d: string, fill: string, extra = ''): string => `<path d="${d}" fill="${fill}"${extra}/>`

export const line = (d: string, stroke: string, w: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${num(w)}" stroke-linecap="round" stroke-linejoin="round"${extra}/>`

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${extra}/>`

export const rect = (x: number, y: number, w: number, h: number, fill: string, extra = ''): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" fill="${fill}"${extra}/>`

export const group = (
  x: number,
  y: number,
  s: number | readonly [number, number],
  inner: string,
  rot = 0,
  extra = '',
): string =>
  `<g transform="translate(${num(x)} ${num(y)})${rot ? ` rotate(${num(rot)})` : ''} scale(${typeof s === 'number' ? +s.toFixed(3) : s.map((v) => +v.toFixed(3)).join(' ')})"${extra}>${inner}</g>`
