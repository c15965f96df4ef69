/** The sea or a lake: water with the sun's road on it, and headlands. */
import { C, mix } from '../colour.ts'
import { num, path, rect, smooth, type Point } from '../path.ts'
import type { Sheet } from '../sheet.ts'

/** Water from the horizon down, `depth` pixels of it, glittering under the sun. */
export function sea(S: Sheet, horizon: number, depth: number, sunX: number): string {
  const { r, w } = S
  const water = S.tint(C.sea)
  let o = rect(
    -40,
    horizon,
    w + 80,
    depth,
    S.lin(0, horizon, 0, horizon + depth, [
      [0, mix(S.air(water, 0.62), S.t.sun, 0.25)],
      [0.4, S.air(water, 0.25)],
      [1, water],
    ]),
  )
  const flake = (x: number, y: number, half: number, up: number, down: number) =>
    `M${num(x - half)} ${num(y)}Q${num(x)} ${num(y - up)} ${num(x + half)} ${num(y)}Q${num(x)} ${num(y + down)} ${num(x - half)} ${num(y)}Z`
  let waves = ''
  for (let i = 0; i < 50; i++) {
    const q = r.f(0, 1)
    waves += flake(r.f(0, w), horizon + 8 + q * depth * 0.8, 14 + q * 60, 1 + q * 3, q * 2)
  }
  let glitter = ''
  for (let i = 0; i < 46; i++) {
    const q = r.f(0, 1) ** 1.3
    glitter += flake(
      sunX + r.j(20 + q * 110),
      horizon + 4 + q * depth * 0.76,
      (10 + q * 70) * r.f(0.4, 1),
      1 + q * 4,
      1 + q * 4,
    )
  }
  o += path(waves, S.dim(water, 0.4), ' opacity=".28"') + path(glitter, S.t.sun, ' opacity=".75"')
  return o
}

/** A headland that rises from x0 towards `dir`. */
export function cape(
  S: Sheet,
  x0: number,
  horizon: number,
  dir: 1 | -1,
  height: number,
  depth: number,
): string {
  const points: Point[] = [[x0, horizon + 3]]
  for (let i = 0; i <= 8; i++) {
    const q = i / 8
    points.push([x0 + dir * q * 520, horizon - height * Math.min(1, q * 1.7) ** 0.8 * S.r.f(0.78, 1.1)])
  }
  points.push([x0 + dir * 560, horizon + 3])
  return path(
    smooth(points, true, 0.8),
    S.lin(0, horizon - height, 0, horizon, [
      [0, S.air(S.tint(C.sea), depth)],
      [1, S.air(S.tint(C.sage), depth + 0.15)],
    ]),
  )
}
