/** Pots, vases, lanterns: what stands on floors and tables, modelled as turned on a lathe. */
import { C } from '../colour.ts'
import { cluster } from '../flora/flowers.ts'
import { sprig, type Green, type Palette } from '../flora/leaves.ts'
import { ellipse, group, line, path, rect } from '../path.ts'
import type { Sheet } from '../sheet.ts'

/** The shading of something round and upright. */
export const turned = (S: Sheet, base: string, gleam = 0.55): string =>
  S.across([
    [0, S.dim(base, 0.5)],
    [0.35, S.dim(base, 0.15)],
    [0.65, base],
    [0.87, S.lit(base, gleam)],
    [1, base],
  ])

/** A terracotta pot with branches and flowers; (x, y) is its foot, `s` 1 = 160 tall without the branches. */
export function pot(S: Sheet, x: number, y: number, s: number, tones: Palette, flowers = 7): string {
  const { r, side: k } = S
  let o = S.shadow(x - 30 * k * s, y, 120 * s, 16 * s, 0.5, 7)
  o += group(
    x,
    y,
    s,
    path('M-56 0C-84 -60 -70 -130 -44 -160L44 -160C70 -130 84 -60 56 0Z', turned(S, S.tint(C.terracotta))) +
      ellipse(0, -160, 48, 11, '#3a2a20'),
  )
  for (let i = 0; i < 7; i++)
    o += sprig(S, x + (i - 3) * 9 * s, y - 156 * s, -54 + i * 18 + r.j(6), r.f(170, 270) * s, {
      kind: r.pick<Green>(['olive', 'sage', 'fresh']),
      bend: (i - 3) * 9,
      pairs: 7,
      size: 0.3,
    })
  return o + (flowers ? cluster(S, x, y - 175 * s, 62 * s, { tones, flowers }) : '')
}

/** A small glazed vase with a posy; (x, y) is its foot. */
export function vase(S: Sheet, x: number, y: number, s: number, colour: string, tones: Palette): string {
  const { r, side: k } = S
  let o = S.shadow(x - 26 * k * s, y, 70 * s, 12 * s, 0.45, 6)
  for (let i = 0; i < 6; i++)
    o += sprig(S, x + (i - 2.5) * 5 * s, y - 112 * s, -50 + i * 20 + r.j(6), r.f(140, 230) * s, {
      kind: r.pick<Green>(['olive', 'sage']),
      bend: (i - 2.5) * 10,
      pairs: 6,
      size: 0.32,
    })
  o += group(
    x,
    y,
    s,
    path(
      'M-34 0C-58 -40 -44 -80 -18 -96L-22 -120L22 -120L18 -96C44 -80 58 -40 34 0C18 8 -18 8 -34 0Z',
      turned(S, S.tint(colour)),
    ),
  )
  return o + cluster(S, x, y - 140 * s, 56 * s, { tones, flowers: 6 })
}

/** A lantern with a candle in it; (x, y) is its foot, `s` 1 = 200 tall. */
export function lantern(S: Sheet, x: number, y: number, s: number, metal: string): string {
  const dark = S.dim(metal, 0.4)
  const glass = S.lin(0, -140, 0, 0, [
    [0, '#FFE7B4', 0.35],
    [1, '#FFCE82', 0.75],
  ])
  const body =
    rect(-46, -140, 92, 136, glass) +
    path('M-12 -6L-11 -62C-6 -68 6 -68 11 -62L12 -6Z', '#FFF6E2') +
    path('M0 -104C11 -86 9 -72 0 -66C-9 -72 -11 -86 0 -104Z', '#FFF1C4')
  const frame =
    line('M-48 0V-142M48 0V-142M0 -142V-148', metal, 7) +
    path('M-56 0H56V10H-56Z', dark) +
    path('M-58 -140L-26 -180H26L58 -140Z', turned(S, metal)) +
    line('M-16 -182C-22 -214 22 -214 16 -182', dark, 5)
  return (
    S.shadow(x - S.side * 22 * s, y + 8 * s, 74 * s, 12 * s, 0.45, 6) +
    group(x, y, s, body + frame) +
    S.glow(x, y - 84 * s, 130 * s, '#FFD894', 0.3 + 0.35 * S.t.lamps)
  )
}
