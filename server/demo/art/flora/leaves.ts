import { C, mix } from '../colour.ts'
import { line, path, smooth, use, type Point } from '../path.ts'
import { nth } from '../random.ts'
import type { Sheet } from '../sheet.ts'
/** Leaves and sprigs. Symbols are 100 units tall, drawn once a sheet, then reused. */
export type Shades = readonly [dark: string, middle: string, light: string]
export type Tone = 'blush' | 'cream' | 'terracotta' | 'gold' | 'white' | 'wine'
export type Green = 'olive' | 'sage' | 'fresh' | 'dry'
export type LeafShape = 'lance' | 'oval' | 'round' | 'wavy'
/** Three flower colours that stand together. */
export type Palette = readonly [Tone, Tone, Tone]

export const TONES: Record<Tone, Shades> = {
  blush: ['#C98A72', '#EBC3AD', '#FBEADB'],
  cream: ['#D3B98C', '#F3E4C8', '#FFFBF1'],
  terracotta: ['#7E3524', '#BF6445', '#E7A07F'],
  gold: ['#A3742C', '#DDB264', '#F6DFA6'],
  white: ['#BDB49F', '#F2ECE0', '#FFFFFF'],
  wine: ['#3F1A22', '#7A3A3C', '#B56F63'],
}
export const GREENS: Record<Green, Shades> = {
  olive: ['#3A4A33', '#5F7150', '#9CA886'],
  sage: ['#6C7C64', '#93A287', '#C3CCB5'],
  fresh: ['#3F5634', '#66803F', '#A3B368'],
  dry: ['#7A6A45', '#A89362', '#D2C08F'],
}

const PALETTES: readonly Palette[] = [
  ['blush', 'cream', 'terracotta'],
  ['white', 'cream', 'blush'],
  ['terracotta', 'gold', 'cream'],
  ['wine', 'blush', 'cream'],
]
/** The flower palette of a seed: neighbours never share one. */
export const paletteOf = (seed: number): Palette => nth(PALETTES, seed)

/** A flower's or leaf's three shades under the sheet's hour. */
export const toneOf = (S: Sheet, tone: Shades): Shades => {
  const [a, b, c] = tone
  return [
    mix(a, S.t.shade, S.t.key * 0.8),
    mix(b, S.t.shade, S.t.key * 0.8),
    mix(c, S.t.shade, S.t.key * 0.35),
  ]
}

const BLADES: Record<LeafShape, readonly [left: string, right: string]> = {
  lance: ['M0 0C-13 -18 -19 -58 0 -100', 'C13 -62 15 -20 0 0Z'],
  oval: ['M0 0C-32 -12 -40 -66 0 -100', 'C36 -70 32 -14 0 0Z'],
  round: ['M0 0C-44 -4 -62 -66 0 -92', 'C56 -72 50 -8 0 0Z'],
  wavy: ['M0 0C-26 -8 -22 -30 -28 -44C-30 -66 -12 -76 0 -100', 'C16 -80 30 -62 26 -44C20 -28 24 -10 0 0Z'],
}

/** One leaf, its stalk at the origin, pointing up: two halves, dark and light. */
export function leaf(S: Sheet, kind: Green = 'olive', shape: LeafShape = 'lance') {
  return S.sym(`leaf${kind}${shape}`, () => {
    const [a, b, c] = toneOf(S, GREENS[kind])
    const [left, right] = BLADES[shape]
    return (
      path(left + right, b) +
      path(left + 'C4 -66 4 -30 0 0Z', S.side > 0 ? a : c) +
      line('M0 0C4 -30 3 -66 0 -92', S.side > 0 ? c : a, 1.6, ' opacity=".7"')
    )
  })
}
export function figLeaf(S: Sheet) {
  return S.sym('figleaf', () => {
    const [a, b, c] = toneOf(S, GREENS.fresh)
    const d =
      'M0 0C-16 -8 -44 -2 -52 -22C-42 -24 -38 -30 -36 -36C-48 -40 -62 -56 -56 -74C-42 -74 -28 -62 -20 -56C-24 -72 -16 -94 0 -104C16 -94 24 -72 18 -56C28 -64 44 -76 58 -72C62 -54 48 -40 36 -34C38 -28 44 -24 52 -20C44 0 16 -8 0 0Z'
    return (
      path(d, b) +
      `<g ${S.clip(d)}><path d="M0 0L0 -110L-80 -110L-80 0Z" fill="${S.side > 0 ? a : c}" opacity=".55"/></g>` +
      line(
        'M0 6L0 -92M0 -22C-14 -34 -30 -52 -46 -64M0 -22C14 -34 30 -52 46 -62M0 -12C-14 -18 -28 -20 -42 -20M0 -12C14 -18 28 -20 42 -18',
        c,
        1.8,
        ' opacity=".75"',
      )
    )
  })
}
export interface SprigOptions {
  kind?: Green
  shape?: LeafShape
  pairs?: number
  /** leaf length, as a part of the stem's */
  size?: number
  bend?: number
  /** id of a fruit's symbol */
  fruit?: string | null
}

/** A stem with leaves, growing from x,y towards `angle` (degrees, 0 = up) with a bend */
export function sprig(
  S: Sheet,
  x: number,
  y: number,
  angle: number,
  len: number,
  { kind = 'olive', shape = 'lance', pairs = 7, size = 0.34, bend = 30, fruit = null }: SprigOptions = {},
): string {
  const b = Math.round(bend / 25) * 25,
    v = S.r.i(0, 1) // a few twigs are drawn once and reused: files stay small
  const id = S.sym(`sprig${kind}${shape}${pairs}${size}${b}${v}${fruit}`, () =>
    twig(S, 200, { kind, shape, pairs, size, bend: b, fruit }),
  )
  return use(id, x, y, len / 200, angle)
}
function twig(
  S: Sheet,
  len: number,
  { kind, shape, pairs, size, bend, fruit }: Required<SprigOptions>,
): string {
  const r = S.r
  const id = leaf(S, kind, shape),
    stem = mix(GREENS[kind][0], C.clay, 0.25),
    pts: Point[] = []
  for (let i = 0; i <= 8; i++) {
    const q = i / 8,
      a = (bend * (q - 0.2) * Math.PI) / 180,
      p: Point = pts[i - 1] ?? [0, 0]
    pts.push(i ? [p[0] + (Math.sin(a) * len) / 8, p[1] - (Math.cos(a) * len) / 8] : [0, 0])
  }
  let back = '',
    front = ''
  for (let i = 0; i < pairs; i++) {
    const q = 0.16 + (0.84 * i) / (pairs - 1 || 1),
      at = nth(pts, Math.min(8, Math.round(q * 8))),
      a = bend * (q - 0.2)
    for (const s of [-1, 1]) {
      const L = (len / 100) * size * (1.05 - 0.55 * Math.abs(q - 0.4)) * r.f(0.8, 1.15)
      if (s < 0) back += use(id, at[0], at[1], L, a + s * r.f(32, 62), s)
      else front += use(id, at[0], at[1], L, a + s * r.f(28, 58), s)
    }
    if (fruit && i % 2) front += use(fruit, at[0] + r.j(8), at[1] + len * 0.05, len * 0.0011, r.j(20))
  }
  const tip = nth(pts, 8)
  return (
    line(smooth(pts), stem, Math.max(1.2, len / 90)) +
    back +
    use(id, tip[0], tip[1], (len / 100) * size * 0.8, bend * 0.8) +
    front
  )
}
