/** Rooms: a wall with light across it, a floor or a table, a tall window. */
import { archOutline } from '../land/house.ts'
import { vignette } from '../land/vignette.ts'
import { line, num, path, rect } from '../path.ts'
import type { Sheet } from '../sheet.ts'
import { leafShadow } from './cloth.ts'

/** A plastered wall, lit from the light's side, with the shadow of a branch on it. */
export function wallOf(S: Sheet, wall: string, shadow = true): string {
  const { w, h, side: k } = S
  const fill = S.lin(k > 0 ? w : 0, 0, k > 0 ? 0 : w, 400, [
    [0, S.lit(wall, 0.5)],
    [0.5, wall],
    [1, S.dim(wall, 0.45)],
  ])
  let o = rect(-40, -40, w + 80, h + 80, fill)
  if (shadow)
    o +=
      leafShadow(S, k > 0 ? w + 40 : -40, 60, k * -118, 600, 0.18) +
      leafShadow(S, k > 0 ? w + 40 : -40, 230, k * -108, 420, 0.14)
  return o
}

/** Floorboards from y down, with a skirting board above them. */
export function boards(S: Sheet, y: number, wood: string, wall: string): string {
  const { w, h } = S
  let o = rect(
    -40,
    y,
    w + 80,
    h - y + 60,
    S.lin(0, y, 0, h, [
      [0, S.lit(wood, 0.25)],
      [1, S.dim(wood, 0.35)],
    ]),
  )
  let joints = ''
  for (let i = -8; i < 9; i++) joints += `M${w / 2 + i * 90} ${y}L${w / 2 + i * 190} ${h + 60}`
  o += line(joints, S.dim(wood, 0.6), 2, ' opacity=".4"')
  return o + rect(-40, y - 34, w + 80, 36, S.lit(wall, 0.3)) + rect(-40, y - 36, w + 80, 4, S.lit(wall, 0.7))
}

/** A table top seen low, its cloth falling over the near edge. */
export function tableTop(S: Sheet, y: number, cloth: string, drop = 110): string {
  const { r, w, h } = S
  let o = path(
    `M-60 ${y}C${w * 0.25} ${y - 7} ${w * 0.75} ${y + 7} ${w + 60} ${y - 2}L${w + 60} ${h + 60}L-60 ${h + 60}Z`,
    S.lin(0, y, 0, h, [
      [0, S.lit(cloth, 0.45)],
      [0.35, cloth],
      [1, S.dim(cloth, 0.42)],
    ]),
  )
  for (let i = 0; i < 12; i++) {
    const [x, wd] = [40 + i * 104 + r.j(30), r.f(14, 34)]
    o += path(
      `M${num(x)} ${y + drop}C${num(x + wd)} ${y + drop + 30} ${num(x - wd)} ${h - 30} ${num(x + r.j(20))} ${h + 60}L${num(x + wd)} ${h + 60}C${num(x)} ${h - 30} ${num(x + wd * 1.6)} ${y + drop + 30} ${num(x + 6)} ${y + drop}Z`,
      S.dim(cloth, 0.5),
      ` opacity=".45" ${S.blur(3)}`,
    )
  }
  return (
    o +
    path(
      `M-60 ${y + drop - 6}Q${w / 2} ${y + drop + 16} ${w + 60} ${y + drop - 8}L${w + 60} ${y + drop + 4}Q${w / 2} ${y + drop + 28} -60 ${y + drop + 4}Z`,
      S.lit(cloth, 0.6),
      ' opacity=".7"',
    )
  )
}

/** A niche in a wall, deeper in shade away from the light. */
export function niche(
  S: Sheet,
  x: number,
  foot: number,
  width: number,
  height: number,
  wall: string,
): string {
  const d = archOutline(x, foot, width, height)
  const k = S.side
  const from = x - (k * width) / 2
  return (
    path(
      d,
      S.lin(from, 0, from + k * width, 0, [
        [0, S.lit(wall, 0.1)],
        [0.3, S.dim(wall, 0.18)],
        [1, S.dim(wall, 0.55)],
      ]),
    ) +
    `<g ${S.clip(d)}>${line(d, S.dim(wall, 0.8), 44, ` transform="translate(${16 * k} 10)" opacity=".6" ${S.blur(10)}`)}</g>`
  )
}

/** A tall window with a country view in the same hour, its frame and its light. */
export function tallWindow(
  S: Sheet,
  x: number,
  foot: number,
  wall: string,
  { width = 340, height = 600, arched = false } = {},
): string {
  const top = foot - height
  const d = arched
    ? archOutline(x, foot, width, height)
    : `M${num(x - width / 2)} ${foot}V${top}H${num(x + width / 2)}V${foot}Z`
  const frame = S.lit(S.tint('#EDE3D2'), 0.2)
  const bars = `M${num(x)} ${top}V${foot}M${num(x - width / 2)} ${top + height * 0.34}H${num(x + width / 2)}M${num(x - width / 2)} ${top + height * 0.67}H${num(x + width / 2)}`
  const view = `<g ${S.clip(d)}>${vignette(S, x - width / 2, top, width, height, `w${S.seed}`, true)}</g>`
  const wood = `<g ${S.clip(d)}>${line(bars, S.dim(frame, 0.5), 14)}${line(bars, frame, 8, ` transform="translate(${2 * S.side} 0)"`)}${line(d, S.dim(frame, 0.4), 26)}${line(d, frame, 15)}</g>`
  return (
    line(d, S.lit(wall, 0.55), 42) +
    line(d, S.dim(wall, 0.4), 4, ' opacity=".6"') +
    view +
    wood +
    S.glow(x, foot - height / 2, 480, S.t.light, 0.45)
  )
}

/** Sheer curtain from the top to y, `width` wide. */
export function sheer(S: Sheet, x: number, y: number, width: number, dir: 1 | -1): string {
  const cloth = S.lit(S.tint('#F6EFE2'), 0.3)
  let o = ''
  for (let i = 0; i < 5; i++) {
    const a = x + dir * (width * 0.16 - i * width * 0.14)
    o += path(
      `M${num(a)} 8C${num(a + 10)} 240 ${num(a + dir * 26)} 480 ${num(a + dir * 20 + S.r.j(12))} ${y}L${num(a + dir * 54)} ${y}C${num(a + dir * 48)} 480 ${num(a + 34)} 240 ${num(a + dir * 34)} 8Z`,
      S.box(dir > 0 ? 0 : 1, 0, dir > 0 ? 1 : 0, 0, [
        [0, cloth, 0.35],
        [0.5, cloth, 0.85],
        [1, S.dim(cloth, 0.35), 0.6],
      ]),
    )
  }
  return o
}
