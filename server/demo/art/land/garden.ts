/** An evening garden: the stage of what happens on a lawn. */
import { C, mix } from '../colour.ts'
import { roundTree } from '../flora/trees.ts'
import { blob, line, num, path, smooth, type Point } from '../path.ts'
import type { Sheet } from '../sheet.ts'
import { country, sky } from './country.ts'

export interface Garden {
  /** where the lawn begins */
  horizon: number
  /** trees' feet: x, y, height */
  trees?: readonly (readonly [number, number, number])[]
  sunX?: number
}

/** Sky, hills, a hedge, a lawn with slow light on it, and trees. */
export function garden(S: Sheet, { horizon, trees = [], sunX = S.w / 2 + S.side * 260 }: Garden): string {
  const { r, w, h } = S
  const night = S.hourName === 'sera'
  const green = S.tint(mix(mix(C.olive, C.sage, 0.35), C.honey, night ? 0.25 : 0.05))
  let o = sky(S, horizon + 40, sunX, horizon - r.f(90, 150), { sunR: 38, clouds: 3 })
  o += country(S, horizon - 70, { far: 2, step: 40 })
  let hedge = ''
  for (let x = -40; x < w + 60; x += 46)
    hedge += blob(r, x + r.j(12), horizon - 4, r.f(34, 60), r.f(20, 34), 0.14, 8)
  o += path(hedge, S.air(S.tint(C.deep), 0.42))
  o += path(
    wavy(S, horizon + 8, 6),
    S.lin(0, horizon, 0, h, [
      [0, S.air(S.lit(green, 0.45), 0.35)],
      [0.35, S.lit(green, 0.2)],
      [1, S.dim(mix(green, C.deep, 0.45), 0.1)],
    ]),
  )
  let light = ''
  let dark = ''
  for (let i = 0; i < 26; i++) {
    const q = r.f(0, 1)
    const spot = blob(r, r.f(0, w), horizon + 30 + q * (h - horizon), 60 + q * 120, 6 + q * 15, 0.2, 8)
    if (i % 2) light += spot
    else dark += spot
  }
  o += path(light, S.lit(green, 0.7), ' opacity=".16"') + path(dark, S.tint(C.deep), ' opacity=".12"')
  for (const [x, y, height] of trees)
    o +=
      S.shadow(x - S.side * height * 0.2, y, height * 0.5, height * 0.06, 0.35) +
      roundTree(S, x, y, height, { depth: Math.max(0, (760 - y) / 700), kind: 'fresh' })
  return o + tufts(S, horizon, green)
}

function tufts(S: Sheet, horizon: number, green: string): string {
  const { r } = S
  let blades = ''
  for (let i = 0; i < 110; i++) {
    const q = r.f(0.1, 1)
    const [x, y, k] = [r.f(-10, S.w + 10), horizon + 20 + q * (S.h - horizon), r.f(8, 26) * q]
    blades += `M${num(x - 2)} ${num(y)}q${num(r.j(3))} ${num(-k * 0.6)} ${num(r.j(6))} ${num(-k)}q2 ${num(k * 0.5)} 4 ${num(k)}Z`
  }
  return path(blades, S.lit(green, 0.25), ' opacity=".6"')
}

/** A shape from a soft edge at y down to the sheet's foot. */
export function wavy(S: Sheet, y: number, amount: number): string {
  const edge: Point[] = []
  for (let x = -60; x <= S.w + 60; x += 110) edge.push([x, y + S.r.j(amount)])
  return `${smooth(edge)}L${S.w + 60} ${S.h + 60}L-60 ${S.h + 60}Z`
}

/** Stone paving seen low: a floor with a few joints, from y down. */
export function paving(S: Sheet, y: number, stone: string, vanishing = S.w / 2): string {
  const { w, h } = S
  let o = path(
    `M-60 ${y}H${w + 60}V${h + 60}H-60Z`,
    S.lin(0, y, 0, h, [
      [0, S.lit(stone, 0.4)],
      [0.35, stone],
      [1, S.dim(stone, 0.4)],
    ]),
  )
  let joints = ''
  for (let i = -8; i <= 8; i++)
    joints += `M${num(vanishing + i * 70)} ${y}L${num(vanishing + i * 260)} ${h + 40}`
  for (let q = 0.12; q < 1; q *= 1.75)
    joints += `M-60 ${num(y + q * (h - y))}Q${w / 2} ${num(y + q * (h - y) + 3)} ${w + 60} ${num(y + q * (h - y))}`
  o += line(joints, S.dim(stone, 0.5), 1.6, ' opacity=".35"')
  return o
}
