import { C, mix } from '../colour.ts'
import { blob, num, path, smooth, use, type Point } from '../path.ts'
import type { Sheet } from '../sheet.ts'
import { GREENS, type Green } from './leaves.ts'

/** centre and radius of a mass of leaves */
type Lump = readonly [number, number, number]

/** A cypress standing on (x, y), `h` tall; `depth` 0-1 sinks it into the haze. */
export function cypress(S: Sheet, x: number, y: number, h: number, depth = 0, lean = 0): string {
  const v = S.r.i(0, 2),
    dq = Math.round(depth * 5) / 5
  const id = S.sym(`cyp${v}${dq}`, () => {
    const r = S.r,
      L: Point[] = [],
      R: Point[] = [],
      w = r.f(9, 13)
    for (let i = 0; i <= 11; i++) {
      const q = i / 11,
        prof = Math.sin(Math.PI * Math.min(1, 0.1 + q * 0.93)) ** 0.75 * (1 - q * 0.35) * w
      L.push([-prof * r.f(0.82, 1.16), -q * 100])
      R.push([prof * r.f(0.82, 1.16), -q * 100])
    }
    const d = smooth([...L, [0.5, -104], ...R.reverse()], true)
    const dark = S.air(S.tint(C.deep), dq * 0.9),
      lite = S.air(S.lit(S.tint(C.olive), 0.45), dq * 0.9),
      s = S.side
    let o =
      `<rect x="-1.4" y="-3" width="2.8" height="8" fill="${S.air(C.clay, dq)}"/>` +
      path(
        d,
        S.box(s > 0 ? 0 : 1, 0, s > 0 ? 1 : 0, 0.15, [
          [0, dark],
          [0.52, mix(dark, lite, 0.2)],
          [0.86, lite],
          [1, S.air(S.lit(lite, 0.45), dq * 0.5)],
        ]),
      )
    if (dq < 0.6)
      for (let i = 0; i < 7; i++) {
        const yy = -r.f(14, 86),
          xx = s * r.f(-2, 6)
        o += path(
          `M${num(xx)} ${num(yy)}c${num(3 * s)} -5 ${num(3 * s)} -11 0 -17c${num(-3 * s)} 6 ${num(-3 * s)} 11 0 17Z`,
          i % 2 ? dark : lite,
          ' opacity=".5"',
        )
      }
    return o
  })
  return use(id, x, y, h / 100, lean, S.r.pick([1, 0.88]))
}
export interface TreeOptions {
  depth?: number
  kind?: Green
  trunk?: boolean
  /** id of a fruit's symbol */
  fruit?: string | null
}

/** Rounded tree made of leafy masses; light masses lean to the sun */
export function roundTree(
  S: Sheet,
  x: number,
  y: number,
  h: number,
  { depth = 0, kind = 'olive', trunk = true, fruit = null }: TreeOptions = {},
): string {
  const v = S.r.i(0, 1),
    dq = Math.round(depth * 3) / 3,
    n = dq > 0.3 ? 8 : kind === 'fresh' ? 17 : 12
  const id = S.sym(`tree${kind}${v}${dq}${fruit}${trunk}`, () => {
    const r = S.r,
      shade = (q: string) => S.air(S.tint(q), dq * 0.9),
      [a, b, c] = [shade(GREENS[kind][0]), shade(GREENS[kind][1]), shade(GREENS[kind][2])]
    let o = trunk
      ? path(
          'M-3 0C-1 -18 -3 -30 -10 -46L-6 -47C-2 -40 0 -36 1 -42L0 -56L4 -56L4 -42L11 -54L14 -51C7 -38 3 -24 5 0Z',
          S.air(mix(C.clay, C.deep, 0.7), dq),
        )
      : ''
    const lumps: Lump[] = []
    for (let i = 0; i < n; i++) {
      const q = i * 2.4,
        d = Math.sqrt(i / n)
      lumps.push([Math.cos(q) * d * 33, -66 + Math.sin(q) * d * 22, r.f(11, 15) + (12 - n) * 0.55])
    }
    const sunny = ([cx, cy]: Lump) => (cx * S.side) / 33 - (cy + 66) / 26 // lit masses are painted last, over the shaded ones
    lumps.sort((p, q) => sunny(p) - sunny(q))
    const dark = mix(a, C.deep, dq < 0.3 ? 0.3 : 0),
      top = S.lit(c, 0.3)
    o += path(lumps.map(([cx, cy, R]) => blob(r, cx, cy + 2, R * 1.08, R * 0.95, 0.12, 7)).join(''), dark)
    for (const [cx, cy, R] of lumps) {
      const sun = sunny([cx, cy, R])
      o += path(
        blob(r, cx + S.side * 2, cy - 1, R * 0.86, R * 0.66, 0.16, 7),
        mix(dark, b, 0.35 + 0.4 * Math.max(-0.6, Math.min(1, sun))),
      )
      if (sun > -0.3)
        o += path(
          blob(r, cx + S.side * 4.5, cy - 4.5, R * 0.44, R * 0.28, 0.2, 6),
          mix(b, top, 0.35 + 0.35 * Math.min(1, sun)),
          ' opacity=".85"',
        )
    }
    if (dq < 0.3) {
      let fa = '',
        fb = ''
      for (let i = 0; i < n * 3; i++) {
        const q = r.f(0, 6.28),
          d = Math.sqrt(r.f(0.1, 1.0)),
          px = Math.cos(q) * d * 40,
          py = -66 + Math.sin(q) * d * 29,
          w = r.f(1.6, 3),
          t = r.f(-2, 2),
          seg = `M${num(px)} ${num(py)}q${num(w)} ${num(-w + t)} ${num(w * 2.2)} ${num(t)}q${num(-w)} ${num(w * 0.6)} ${num(-w * 2.2)} ${num(-t)}Z`
        if (px * S.side > -6 && i % 2) fb += seg
        else fa += seg
      }
      o += path(fa, dark) + path(fb, top, ' opacity=".7"')
    }
    if (fruit) for (let i = 0; i < 11; i++) o += use(fruit, r.j(36), -60 + r.j(22), 0.05, r.j(25))
    return o
  })
  return use(id, x, y, h / 100, 0, S.r.pick([1, -1]))
}
export function pine(S: Sheet, x: number, y: number, h: number, depth = 0): string {
  // umbrella pine
  const r = S.r,
    dark = S.air(S.tint(C.deep), depth),
    mid = S.air(S.tint(C.olive), depth),
    lite = S.air(S.lit(S.tint(C.sage), 0.3), depth),
    s = S.side
  let o = path(
    'M-3 0C0 -28 -5 -44 -1 -62L-18 -74L-16 -76L1 -67L16 -78L18 -76L5 -60C3 -40 6 -20 5 0Z',
    S.air(mix(C.clay, C.deep, 0.5), depth),
  )
  const caps: (readonly [number, number, number, number])[] = [
    [-22, -78, 24, 9],
    [22, -80, 25, 10],
    [0, -88, 30, 11],
  ]
  for (const [cx, cy, rx, ry] of caps) o += path(blob(r, cx, cy, rx, ry, 0.1, 12), dark)
  for (const [cx, cy, rx, ry] of caps)
    o += path(blob(r, cx + s * 4, cy - 3, rx * 0.8, ry * 0.6, 0.14, 11), mid)
  for (const [cx, cy, rx, ry] of caps)
    o += path(blob(r, cx + s * 9, cy - 5, rx * 0.45, ry * 0.28, 0.2, 9), lite, ' opacity=".75"')
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${(h / 100).toFixed(2)})">${o}</g>`
}
