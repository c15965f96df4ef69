/** Paper: cards with deckled edges, envelopes, wax. Never a letter on them. */
import { mix } from '../colour.ts'
import { group, line, num, path, rect, smooth, type Point } from '../path.ts'
import type { Sheet } from '../sheet.ts'

/** The outline of a handmade sheet around the origin: straight sides, torn a little. */
export function deckled(S: Sheet, w: number, h: number, tear = 2.6): string {
  const points: Point[] = []
  const side = (x0: number, y0: number, x1: number, y1: number) => {
    const steps = Math.max(4, Math.round(Math.hypot(x1 - x0, y1 - y0) / 26))
    for (let i = 0; i < steps; i++)
      points.push([x0 + ((x1 - x0) * i) / steps + S.r.j(tear), y0 + ((y1 - y0) * i) / steps + S.r.j(tear)])
  }
  side(-w / 2, -h / 2, w / 2, -h / 2)
  side(w / 2, -h / 2, w / 2, h / 2)
  side(w / 2, h / 2, -w / 2, h / 2)
  side(-w / 2, h / 2, -w / 2, -h / 2)
  return smooth(points, true, 0.7)
}

/** A card lying on cloth, with what is painted on it. */
export function card(
  S: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  rot: number,
  colour: string,
  painted = '',
): string {
  const d = deckled(S, w, h)
  const shade = path(d, S.t.shade, ` opacity=".42" transform="translate(${-10 * S.side} 13)" ${S.blur(9)}`)
  const fill = S.lin((w / 2) * S.side, -h / 2, (-w / 2) * S.side, h / 2, [
    [0, S.lit(colour, 0.6)],
    [0.5, colour],
    [1, S.dim(colour, 0.14)],
  ])
  return group(
    x,
    y,
    1,
    `${shade}${path(d, fill)}<g ${S.clip(d)}>${painted}</g>${line(d, S.lit(colour, 0.8), 2, ' opacity=".7"')}`,
    rot,
  )
}

/** The back of an envelope: four flaps, the upper one pointed. `open` lifts it and shows the lining. */
export function envelope(
  S: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  rot: number,
  colour: string,
  lining: string,
  open = false,
): string {
  const [a, b] = [w / 2, h / 2]
  const body = `M${-a} ${-b}Q0 ${-b - 2} ${a} ${-b}L${a} ${b}Q0 ${b + 2} ${-a} ${b}Z`
  const edge = (d: string, c: string, o = 0.5) =>
    path(d, c) + line(d, S.dim(colour, 0.4), 1.6, ` opacity="${o}"`)
  let o = path(body, S.t.shade, ` opacity=".45" transform="translate(${-12 * S.side} 16)" ${S.blur(10)}`)
  if (open)
    o +=
      edge(
        `M${-a} ${-b}L${-w * 0.06} ${-b - h * 0.62}Q0 ${-b - h * 0.68} ${w * 0.06} ${-b - h * 0.62}L${a} ${-b}Z`,
        S.dim(colour, 0.1),
      ) +
      path(
        `M${-a + 18} ${-b}L${-w * 0.05} ${-b - h * 0.56}Q0 ${-b - h * 0.6} ${w * 0.05} ${-b - h * 0.56}L${a - 18} ${-b}Z`,
        lining,
      )
  o += path(body, open ? lining : colour)
  o +=
    edge(`M${-a} ${-b}L${-w * 0.02} ${h * 0.04}L${-a} ${b}Z`, S.dim(colour, S.side > 0 ? 0.16 : 0.02)) +
    edge(`M${a} ${-b}L${w * 0.02} ${h * 0.04}L${a} ${b}Z`, S.dim(colour, S.side > 0 ? 0.02 : 0.16))
  o += edge(
    `M${-a} ${b}L${-w * 0.07} ${h * 0.02}Q0 ${-h * 0.06} ${w * 0.07} ${h * 0.02}L${a} ${b}Z`,
    S.lit(colour, 0.3),
  )
  if (!open) {
    const flap = `M${-a} ${-b}L${-w * 0.07} ${h * 0.12}Q0 ${h * 0.2} ${w * 0.07} ${h * 0.12}L${a} ${-b}Z`
    o +=
      path(flap, S.t.shade, ` opacity=".3" transform="translate(0 7)" ${S.blur(5)}`) +
      edge(flap, S.lit(colour, 0.15))
  }
  return group(x, y, 1, o, rot)
}

/** A seal of wax with a pressed sprig on it. */
export function seal(S: Sheet, x: number, y: number, R: number, wax: string): string {
  const points: Point[] = []
  for (let i = 0; i < 11; i++) {
    const q = R * (1 + S.r.j(0.09))
    points.push([Math.cos((i / 11) * 6.283) * q, Math.sin((i / 11) * 6.283) * q])
  }
  const d = smooth(points, true)
  const print = `M0 ${num(R * 0.46)}Q${num(-R * 0.08)} 0 0 ${num(-R * 0.5)}M0 ${num(R * 0.16)}q${num(-R * 0.3)} ${num(-R * 0.06)} ${num(-R * 0.34)} ${num(-R * 0.34)}M0 ${num(R * 0.16)}q${num(R * 0.3)} ${num(-R * 0.06)} ${num(R * 0.34)} ${num(-R * 0.34)}M0 ${num(-R * 0.14)}q${num(-R * 0.22)} ${num(-R * 0.06)} ${num(-R * 0.24)} ${num(-R * 0.26)}M0 ${num(-R * 0.14)}q${num(R * 0.22)} ${num(-R * 0.06)} ${num(R * 0.24)} ${num(-R * 0.26)}`
  const fill = S.box(S.side > 0 ? 0 : 1, 1, S.side > 0 ? 1 : 0, 0, [
    [0, S.dim(wax, 0.5)],
    [0.5, wax],
    [1, S.lit(wax, 0.5)],
  ])
  return group(
    x,
    y,
    1,
    `${path(d, S.t.shade, ` opacity=".5" transform="translate(${-5 * S.side} 6)" ${S.blur(4)}`)}${path(d, fill)}<circle r="${num(R * 0.72)}" fill="${S.dim(wax, 0.22)}"/><circle r="${num(R * 0.72)}" cx="${1.5 * S.side}" cy="2" fill="none" stroke="${S.lit(wax, 0.6)}" stroke-width="2" opacity=".6"/>${line(print, S.lit(wax, 0.45), R * 0.08)}`,
  )
}

/** A small print with a perforated edge and a drawing inside; `w` and `h` in pixels. */
export function stamp(
  S: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  rot: number,
  inside: string,
): string {
  let bites = ''
  const bite = (bx: number, by: number) => `M${num(bx - 5)} ${num(by)}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z`
  for (let i = 0; i <= w / 16; i++) bites += bite(-w / 2 + i * 16, -h / 2) + bite(-w / 2 + i * 16, h / 2)
  for (let i = 0; i <= h / 16; i++) bites += bite(-w / 2, -h / 2 + i * 16) + bite(w / 2, -h / 2 + i * 16)
  const paper = mix(S.tint('#FBF6EC'), S.t.light, 0.2)
  const id = S.def(
    `stamp${w}${h}`,
    (i) => `<mask id="${i}">${rect(-w / 2, -h / 2, w, h, '#fff')}${path(bites, '#000')}</mask>`,
  )
  return group(
    x,
    y,
    1,
    `${rect(-w / 2 - 5 * S.side, -h / 2 + 7, w, h, S.t.shade, ` opacity=".35" ${S.blur(4)}`)}<g mask="url(#${id})">${rect(-w / 2, -h / 2, w, h, paper)}<g ${S.clip(`M${-w / 2 + 12} ${-h / 2 + 12}H${w / 2 - 12}V${h / 2 - 12}H${-w / 2 + 12}Z`)}>${inside}</g></g>`,
    rot,
  )
}
