import { C, mix } from '../colour.ts'
import { blob, line, num, path, use, type Point } from '../path.ts'
import type { Random } from '../random.ts'
import type { Sheet, Stop } from '../sheet.ts'
import {
  GREENS,
  leaf,
  sprig,
  toneOf,
  TONES,
  type Green,
  type LeafShape,
  type Palette,
  type Tone,
} from './leaves.ts'

/** petals in the ring, radius, how deep it lies (0-1) */
type Triple = readonly [number, number, number]
/** Flowers, knots of flowers and the garden border. */
/** One petal, its base at the origin, `w` wide and `h` tall. */
const petal = (w: number, h: number, k = 0.12) =>
  `M0 0C${num(-w * 0.5)} ${num(-h * 0.1)} ${num(-w * 0.72)} ${num(-h * 0.62)} ${num(-w * 0.42)} ${num(-h * 0.93)}C${num(-w * 0.25)} ${num(-h * 1.04)} ${num(-w * k)} ${num(-h * 0.97)} ${num(w * 0.04)} ${num(-h)}C${num(w * 0.2)} ${num(-h * 1.05)} ${num(w * 0.4)} ${num(-h)} ${num(w * 0.5)} ${num(-h * 0.82)}C${num(w * 0.7)} ${num(-h * 0.5)} ${num(w * 0.42)} ${num(-h * 0.08)} 0 0Z`

/** A ring of petals of radius R. */
function whorl(S: Sheet, r: Random, count: number, R: number, w: number, stops: readonly Stop[], squash = 1) {
  const fill = S.lin(0, 0, 0, -R, stops)
  const id = S.sym(`p${count}${R}${stops}`, () => path(petal(w, R), fill))
  const off = r.f(0, 360)
  return Array.from(
    { length: count },
    (_, i) =>
      `<use href="#${id}" transform="rotate(${Math.round(off + (i * 360) / count + r.j(9))}) scale(${r.f(0.92, 1.08).toFixed(2)} ${(r.f(0.9, 1.06) * squash).toFixed(2)})"/>`,
  ).join('')
}
const shadeBall = (S: Sheet, R: number, deep: string, light: string) =>
  `<circle r="${R}" fill="${S.rad(
    [
      [0, light, 0.28],
      [0.5, light, 0],
      [1, deep, 0.34],
    ],
    S.side > 0 ? 0.64 : 0.36,
    0.36,
  )}"/>`

export function rose(S: Sheet, toneName: Tone = 'blush', v = 0): string {
  return S.sym(`rose${toneName}${v}`, () => {
    const r = S.r,
      [a, b, c] = toneOf(S, TONES[toneName])
    let o = ''
    const rings: readonly Triple[] = [
      [7, 50, 0],
      [6, 42, 0.08],
      [6, 33, 0.2],
      [5, 25, 0.34],
      [4, 17, 0.5],
      [3, 10, 0.68],
    ]
    rings.forEach(([k, R, d]) => {
      const tip = mix(c, b, d),
        mid = mix(b, a, d * 0.7),
        base = mix(mix(b, a, 0.75), a, d)
      o += whorl(S, r, k, R, R * (2.5 / k + 0.42), [
        [0, base],
        [0.6, mid],
        [0.88, tip],
        [1, mix(tip, C.paper, 0.35)],
      ])
    })
    return o + shadeBall(S, 49, a, c)
  })
}
export function ranunculus(S: Sheet, toneName: Tone = 'cream', v = 0): string {
  return S.sym(`ran${toneName}${v}`, () => {
    const r = S.r,
      [a, b, c] = toneOf(S, TONES[toneName])
    let o = ''
    const rings: readonly Triple[] = [
      [8, 48, 0],
      [9, 41, 0.05],
      [9, 34, 0.1],
      [8, 27, 0.2],
      [8, 20.5, 0.3],
      [7, 14.5, 0.45],
      [5, 9, 0.6],
    ]
    rings.forEach(([k, R, d]) => {
      o += whorl(S, r, k, R, R * 0.95, [
        [0, a],
        [0.72, mix(b, a, 0.25 + d * 0.4)],
        [0.9, mix(c, b, d)],
        [1, mix(c, C.paper, 0.3)],
      ])
    })
    return o + `<circle r="4" fill="${mix(GREENS.fresh[1], a, 0.3)}"/>` + shadeBall(S, 47, a, c)
  })
}
export function anemone(S: Sheet, toneName: Tone = 'white'): string {
  return S.sym(`ane${toneName}`, () => {
    const r = S.r,
      [a, b, c] = toneOf(S, TONES[toneName])
    let o =
      whorl(S, r, 6, 50, 46, [
        [0, mix(a, b, 0.3)],
        [0.5, b],
        [1, c],
      ]) +
      whorl(S, r, 5, 43, 38, [
        [0, a],
        [0.45, b],
        [1, c],
      ])
    for (let i = 0; i < 22; i++) {
      const q = (i / 22) * 6.283,
        R = r.f(13, 17)
      o += `<circle cx="${num(Math.cos(q) * R)}" cy="${num(Math.sin(q) * R)}" r="1.5" fill="${C.ink}"/>`
    }
    return (
      o +
      path(blob(r, 0, 0, 8, 8, 0.1, 8), C.ink) +
      `<circle cx="${2 * S.side}" cy="-2" r="3" fill="#5b5347"/>`
    )
  })
}
export function bloom(S: Sheet, toneName: Tone = 'cream'): string {
  // small five-petalled filler
  return S.sym(`blo${toneName}`, () => {
    const [a, b, c] = toneOf(S, TONES[toneName])
    return (
      whorl(S, S.r, 5, 48, 46, [
        [0, a],
        [0.3, b],
        [1, c],
      ]) + `<circle r="7" fill="${C.gold}"/><circle r="3.5" cx="${S.side}" cy="-1" fill="${C.honey}"/>`
    )
  })
}
export interface ClusterOptions {
  tones?: Palette
  kind?: Green
  flowers?: number
  /** how many leaves stick out, 1 = usual */
  wild?: number
}

/** A knot of leaves and flowers around a point */
export function cluster(S: Sheet, x: number, y: number, R: number, o: ClusterOptions = {}): string {
  const id = S.sym(`cluster${JSON.stringify(o)}${S.r.i(0, 2)}`, () => knot(S, 0, 0, 100, o))
  return use(id, x, y, R / 100, S.r.f(0, 360))
}
function knot(
  S: Sheet,
  x: number,
  y: number,
  R: number,
  { tones = ['blush', 'cream', 'terracotta'], kind = 'olive', flowers = 6, wild = 1 }: ClusterOptions,
) {
  const r = S.r
  let o = ''
  for (let i = 0; i < 9 * wild; i++) {
    const a = r.f(0, 360)
    o += use(
      leaf(S, r.chance(0.6) ? kind : 'sage', r.pick<LeafShape>(['lance', 'oval'])),
      x + Math.sin((a * Math.PI) / 180) * R * 0.4,
      y - Math.cos((a * Math.PI) / 180) * R * 0.4,
      (R / 100) * r.f(0.6, 1),
      a,
    )
  }
  for (let i = 0; i < flowers; i++) {
    const a = r.f(0, 6.28),
      q = R * 0.62 * Math.sqrt(r.f(0, 1)),
      t = r.pick(tones)
    const make = r.pick([rose, ranunculus, rose, bloom])
    o += use(
      make(S, t),
      x + Math.cos(a) * q,
      y + Math.sin(a) * q,
      (R / 100) * r.f(0.55, 0.95) * (make === bloom ? 0.6 : 1),
      r.f(0, 360),
    )
  }
  return o
}

/** garden border: stems rise from below the frame, blooms on top; tallest at the back */
export function border(
  S: Sheet,
  x0: number,
  x1: number,
  base: number,
  count: number,
  hMin: number,
  hMax: number,
  tones: Palette,
  power = 0.6,
): string {
  const { r } = S,
    plants: Point[] = []
  for (let i = 0; i < count; i++) plants.push([x0 + (x1 - x0) * r.f(0, 1) ** power, r.f(hMin, hMax)])
  return plants
    .sort((a, b) => b[1] - a[1])
    .map(([x, h], i) => {
      const near = 1 - (h - hMin) / (hMax - hMin),
        q = h * (0.5 + 0.5 * ((x - x0) / (x1 - x0))),
        k = r.j(18),
        top = base - q,
        tip = x + k
      const stem = line(
        `M${num(x)} ${base}Q${num(x)} ${num(base - q * 0.5)} ${num(tip)} ${num(top)}`,
        S.dim(S.tint(GREENS.olive[0]), 0.15),
        2.6,
      )
      const green = sprig(S, x + r.j(14), base, r.j(22), q * r.f(0.8, 1.15), {
        kind: r.pick<Green>(['olive', 'sage', 'fresh']),
        shape: r.pick<LeafShape>(['lance', 'oval']),
        pairs: 6,
        size: 0.26,
        bend: r.j(40),
      })
      if (i % 5 > 2) return green
      const make = r.pick([rose, ranunculus, bloom, anemone]),
        t: Tone = make === anemone ? 'white' : r.pick(tones)
      return (
        green +
        stem +
        use(make(S, t), tip, top, (0.3 + near * 0.55) * (make === bloom ? 0.65 : 1), r.f(0, 360))
      )
    })
    .join('')
}
