import { C, mix } from '../colour.ts'
import { cypress, roundTree } from '../flora/trees.ts'
import { blob, num, path, smooth, wave, type Point } from '../path.ts'
import { nth } from '../random.ts'
import type { Sheet } from '../sheet.ts'
/** Skies, ridges and fields. */
export function sky(
  S: Sheet,
  horizon: number,
  sunX: number,
  sunY: number,
  { sunR = 34, clouds = 4 } = {},
): string {
  const { r, t, w } = S,
    o = [
      `<rect x="-40" y="-40" width="${w + 80}" height="${S.h + 80}" fill="${S.lin(0, 0, 0, horizon, [
        [0, t.sky[0]],
        [0.55, t.sky[1]],
        [1, t.sky[2]],
      ])}"/>`,
    ]
  o.push(S.glow(sunX, sunY, 420, t.sun, 0.75))
  for (let i = 0; i < clouds; i++) {
    const y = horizon * r.f(0.1, 0.72),
      cx = r.f(-50, w + 50),
      len = r.f(170, 420),
      hgt = len * r.f(0.035, 0.07),
      top: Point[] = [],
      bot: Point[] = []
    for (let k = 0; k <= 8; k++) {
      const q = k / 8,
        f = Math.sin(q * Math.PI)
      top.push([cx + (q - 0.5) * len * 2, y - f * hgt * r.f(0.5, 1.6)])
      bot.unshift([cx + (q - 0.5) * len * 2, y + f * hgt * r.f(0.15, 0.5)])
    }
    const near = mix(t.sky[2], t.sun, 0.5)
    o.push(
      path(
        smooth([...top, ...bot.slice(1, -1)], true),
        S.lin(0, y - hgt, 0, y + hgt, [
          [0, mix(t.sky[0], near, 0.25), 0.55],
          [1, near, 0.75],
        ]),
      ),
    )
  }
  o.push(`<circle cx="${num(sunX)}" cy="${num(sunY)}" r="${sunR}" fill="${t.sun}"/>`)
  return o.join('')
}
export interface Ridge {
  d: string
  /** its height at x */
  at: (x: number) => number
  svg: string
}

/** A ridge across the sheet; mist gathers at its foot. Returns {d, at} - at(x) is its height there */
export function ridge(
  S: Sheet,
  y: number,
  amp: number,
  color: string,
  depth: number,
  { slope = 0, foot = 190, mist = 0.55 } = {},
): Ridge {
  const f = wave(S.r),
    pts: Point[] = [],
    at = (x: number) => y + f(x / S.w) * amp + slope * (x / S.w - 0.5)
  for (let x = -60; x <= S.w + 60; x += 60) pts.push([x, at(x)])
  const d = smooth(pts) + `L${S.w + 60} ${S.h + 60}L-60 ${S.h + 60}Z`,
    c = S.air(S.tint(color), depth)
  return {
    d,
    at,
    svg: path(
      d,
      S.lin(0, y - amp, 0, y + foot, [
        [0, S.lit(c, 0.16 * (1 - depth))],
        [0.25, c],
        [1, S.air(c, mist)],
      ]),
    ),
  }
}
/** the receding country: 3-4 ridges with trees that shrink and fade */
export function country(S: Sheet, top: number, { far = 3, step = 62, trees = true } = {}): string {
  const { r } = S,
    o: string[] = []
  const cols = [C.sea, C.dust, C.sage, C.olive]
  for (let i = 0; i < far; i++) {
    const depth = 0.82 - i * (0.5 / far),
      R = ridge(S, top + i * step, 34 - i * 5, nth(cols, i), depth, { slope: r.j(60) })
    o.push(R.svg)
    // fields: slanting patches on the slope, then a hedgerow, so that no hill is an empty shape
    let fields = ''
    for (let m = 0; m < 3 + i; m++) {
      const x = r.f(-60, S.w),
        y = R.at(x) + r.f(16, 60),
        w = r.f(110, 260),
        h = r.f(16, 34) * (1 + i * 0.4),
        sk = r.j(60)
      fields += path(
        smooth(
          [
            [x, y],
            [x + w * 0.5, y - h * 0.35],
            [x + w, y - h * 0.1],
            [x + w + sk, y + h],
            [x + w * 0.5 + sk, y + h * 0.8],
            [x + sk, y + h * 1.1],
          ],
          true,
          0.7,
        ),
        m % 2 ? S.air(S.lit(S.tint(C.honey), 0.4), depth * 0.85) : S.air(S.tint(C.olive), depth * 0.94),
        ' opacity=".3"',
      )
    }
    o.push(`<g ${S.clip(R.d)}>${fields}</g>`)
    if (i > 0) {
      let hedge = ''
      for (let m = 0; m < 3; m++) {
        let x = r.f(0, S.w)
        const y = r.f(14, 46),
          dr = r.j(0.22),
          c = r.i(5, 10)
        for (let q = 0; q < c; q++) {
          const z = r.f(2.4, 6.5) * (0.7 + i * 0.25)
          hedge += blob(r, x, R.at(x) + y + q * dr * 8 - z * 0.5, z * 1.2, z, 0.18, 5)
          x += r.f(7, 24) * (0.7 + i * 0.2)
        }
      }
      o.push(path(hedge, S.air(S.tint(C.deep), Math.min(1, depth + 0.12)), ' opacity=".6"'))
    }
    if (trees && i > 0)
      for (let k = 0; k < 4 + i * 2; k++) {
        const x0 = r.f(-20, S.w),
          h = 16 + i * 15
        for (let m = 0; m < r.i(1, 5); m++) {
          const x = x0 + m * h * 0.34
          o.push(
            r.chance(0.7)
              ? cypress(S, x, R.at(x) + 5, h * r.f(0.8, 1.25), depth)
              : roundTree(S, x, R.at(x) + 5, h * 0.62, { depth }),
          )
        }
      }
  }
  return o.join('')
}
/** rows of vines or lavender running up a slope, clipped to it */
export function rows(
  S: Sheet,
  d: string,
  vx: number,
  vy: number,
  spread: number,
  color: string,
  count = 17,
  bottom = S.h + 40,
): string {
  let o = ''
  for (let i = 0; i < count; i++) {
    const q = (i - (count - 1) / 2) / (count / 2),
      x1 = vx + q * spread,
      w = (spread / count) * 0.52,
      bow = q * spread * 0.16
    o += path(
      `M${num(vx + q * 30)} ${num(vy)}C${num(vx + q * spread * 0.3 + bow)} ${num(vy + (bottom - vy) * 0.4)} ${num(x1 - bow)} ${num(vy + (bottom - vy) * 0.7)} ${num(x1 - w)} ${bottom}L${num(x1 + w)} ${bottom}C${num(x1 - bow + w * 0.5)} ${num(vy + (bottom - vy) * 0.7)} ${num(vx + q * spread * 0.3 + bow + 4)} ${num(vy + (bottom - vy) * 0.4)} ${num(vx + q * 30 + 1.5)} ${num(vy)}Z`,
      color,
    )
  }
  return `<g ${S.clip(d)}>${o}</g>`
}
