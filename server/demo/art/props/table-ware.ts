/** What stands on a laid table: glasses, stands, bowls, bread. */
import { C } from '../colour.ts'
import { fig, figHalf, lemon } from '../flora/fruit.ts'
import { leaf } from '../flora/leaves.ts'
import { blob, ellipse, group, line, path, use } from '../path.ts'
import type { Sheet } from '../sheet.ts'
import { turned } from './vessels.ts'

/** A wide-bowled glass with wine in it; (x, y) is its foot, `s` 1 = 150 tall. */
export function coupe(S: Sheet, x: number, y: number, s: number, wine: string): string {
  const k = S.side
  return group(
    x,
    y,
    s,
    ellipse(0, 0, 34, 7, '#fff', ' opacity=".4"') +
      path('M-2 0L-2 -74L2 -74L2 0Z', '#fff', ' opacity=".55"') +
      path(
        'M-52 -146C-50 -100 -30 -78 0 -74C30 -78 50 -100 52 -146C20 -138 -20 -138 -52 -146Z',
        '#FFF4DC',
        ' opacity=".4"',
      ) +
      path(
        'M-50 -128C-46 -98 -28 -80 0 -76C28 -80 46 -98 50 -128C20 -120 -20 -120 -50 -128Z',
        S.tint(wine),
        ' opacity=".72"',
      ) +
      ellipse(0, -128, 50, 7, S.lit(wine, 0.5), ' opacity=".7"') +
      ellipse(0, -146, 52, 7, 'none', ` stroke="#fff" stroke-width="2.4" opacity=".7"`) +
      line(`M${34 * k} -134C${36 * k} -114 ${28 * k} -98 ${18 * k} -90`, '#fff', 4, ' opacity=".8"'),
  )
}

/** A carafe of wine or lemon water. */
export function carafe(S: Sheet, x: number, y: number, s: number, wine: string): string {
  const d =
    'M-46 0C-72 -40 -62 -104 -24 -132L-20 -196L-28 -214L28 -214L20 -196L24 -132C62 -104 72 -40 46 0C20 8 -20 8 -46 0Z'
  return (
    S.shadow(x - 30 * S.side * s, y, 80 * s, 12 * s, 0.4, 6) +
    group(
      x,
      y,
      s,
      `<g ${S.clip(d)}>${path(
        d,
        S.across([
          [0, S.dim('#F4EDE2', 0.25), 0.6],
          [0.5, '#FFFDF6', 0.35],
          [1, '#FFFFFF', 0.7],
        ]),
      )}${path(
        'M-90 -108C-30 -100 30 -100 90 -108V20H-90Z',
        S.across([
          [0, S.dim(wine, 0.35)],
          [0.7, S.tint(wine)],
          [1, S.lit(wine, 0.4)],
        ]),
        ' opacity=".8"',
      )}${path('M-40 -100C-52 -70 -48 -30 -36 -10L-24 -10C-36 -36 -38 -70 -28 -104Z', '#fff', ' opacity=".35"')}</g>${line(d, S.dim('#F4EDE2', 0.3), 2.4)}`,
    )
  )
}

/** A stand of three plates with small cakes and fruit. */
export function tiers(
  S: Sheet,
  x: number,
  y: number,
  s: number,
  glaze: string,
  sweets: readonly string[],
): string {
  const { r } = S
  const gold = S.tint(C.gold)
  let o =
    line('M0 0V-330', gold, 7) +
    path('M-60 0C-40 -20 40 -20 60 0C30 10 -30 10 -60 0Z', turned(S, gold)) +
    ellipse(0, -340, 13, 13, 'none', ` stroke="${gold}" stroke-width="6"`)
  for (const [py, rx] of [
    [-60, 176],
    [-180, 128],
    [-286, 84],
  ] as const) {
    let row = ''
    const count = Math.round(rx / 21)
    for (let i = 0; i < count; i++) {
      const px = -rx * 0.8 + (i / (count - 1)) * rx * 1.6
      const c = S.tint(sweets[i % sweets.length] ?? C.cream)
      const lift = Math.sin((i / (count - 1)) * 3.14) * 5
      row +=
        path(
          blob(r, px, py - 20 + lift, 19, 17, 0.05, 8),
          S.across([
            [0, S.dim(c, 0.4)],
            [0.6, c],
            [1, S.lit(c, 0.6)],
          ]),
        ) +
        path(blob(r, px + S.side * 4, py - 31 + lift, 9, 6, 0.12, 6), S.lit(c, 0.7), ' opacity=".8"') +
        (i % 3 === 1 ? use(leaf(S, 'fresh', 'oval'), px, py - 34 + lift, 0.16, r.j(70)) : '')
    }
    o +=
      ellipse(0, py + 5, rx, rx * 0.14, S.dim(glaze, 0.45)) +
      ellipse(
        0,
        py,
        rx,
        rx * 0.14,
        S.across([
          [0, S.dim(glaze, 0.3)],
          [1, S.lit(glaze, 0.6)],
        ]),
      ) +
      row +
      line(`M${-rx} ${py}A${rx} ${rx * 0.14} 0 0 0 ${rx} ${py}`, gold, 3, ' opacity=".8"')
  }
  return S.shadow(x - 60 * S.side * s, y, 190 * s, 22 * s, 0.45, 10) + group(x, y, s, o)
}

/** A footed bowl heaped with lemons and figs. */
export function fruitBowl(S: Sheet, x: number, y: number, s: number, glaze: string): string {
  const { r } = S
  let heap = ''
  for (let i = 0; i < 5; i++) heap += use(leaf(S, 'fresh', 'oval'), -80 + i * 40, -120, 0.7, -70 + i * 35)
  const kinds = [lemon, fig, lemon, figHalf, lemon, fig, lemon]
  for (const [i, make] of kinds.entries())
    heap += use(make(S), -96 + i * 32, -138 - Math.sin((i / 6) * 3.14) * 44 + r.j(6), 0.74, r.j(50))
  for (const [i, make] of [fig, lemon, lemon, fig].entries())
    heap += use(make(S), -66 + i * 44, -120 - Math.sin((i / 3) * 3.14) * 12, 0.74, r.j(60))
  return (
    S.shadow(x - 50 * S.side * s, y, 130 * s, 18 * s, 0.45, 8) +
    group(
      x,
      y,
      s,
      heap +
        path(
          'M-60 0C-40 -14 -20 -20 -18 -40C-80 -46 -122 -70 -130 -112C-60 -94 60 -94 130 -112C122 -70 80 -46 18 -40C20 -20 40 -14 60 0C30 8 -30 8 -60 0Z',
          turned(S, glaze),
        ) +
        line('M-130 -112C-60 -94 60 -94 130 -112', S.lit(glaze, 0.7), 5),
    )
  )
}

/** A board with a round loaf, a cheese and a cut of it. */
export function board(S: Sheet, x: number, y: number, s: number): string {
  const [wood, crust, cheese] = [S.tint('#9A6B3E'), S.tint('#B97F45'), S.tint('#F0DDA8')]
  const loaf = 'M-150 -16C-160 -70 -110 -104 -60 -104C-10 -104 34 -70 26 -16C-20 -4 -100 -4 -150 -16Z'
  return (
    S.shadow(x - 40 * S.side * s, y + 8 * s, 220 * s, 18 * s, 0.45, 8) +
    group(
      x,
      y,
      s,
      path(
        'M-196 -8L190 -14L198 8L-188 14Z',
        S.lin(0, -14, 0, 14, [
          [0, S.lit(wood, 0.5)],
          [0.5, wood],
          [1, S.dim(wood, 0.4)],
        ]),
      ) +
        path(loaf, turned(S, crust)) +
        path(
          'M-116 -74C-100 -84 -84 -86 -76 -80C-90 -66 -104 -52 -110 -36C-120 -44 -122 -62 -116 -74ZM-52 -86C-36 -92 -20 -88 -14 -80C-28 -66 -42 -52 -48 -38C-58 -48 -60 -70 -52 -86Z',
          S.lit(crust, 0.6),
          ' opacity=".7"',
        ) +
        path(
          'M44 -14L44 -66C80 -84 150 -80 170 -60L170 -16C130 -6 80 -6 44 -14Z',
          S.across([
            [0, S.dim(cheese, 0.4)],
            [0.6, cheese],
            [1, S.lit(cheese, 0.5)],
          ]),
        ) +
        path('M44 -66C80 -84 150 -80 170 -60C130 -50 80 -52 44 -66Z', S.lit(cheese, 0.55)) +
        path('M44 -66L112 -58L96 -10L44 -14Z', S.lit(cheese, 0.3)),
    )
  )
}
