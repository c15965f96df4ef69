/** The Lovoglio mark: two interlaced rings. Each passes once over and once under the other. */
import { num } from './path.ts'

interface Rings {
  /** side of the square it is centred in */
  box: number
  radius: number
  stroke: number
  colours: readonly [string, string]
  /** width of the gap where one ring passes under, in the same units */
  gap: number
}

const polar = (cx: number, cy: number, r: number, a: number) =>
  `${num2(cx + Math.cos(a) * r)} ${num2(cy + Math.sin(a) * r)}`
const num2 = (v: number) => String(Math.round(v * 100) / 100)

/** The rings as SVG elements; gaps are cut with masks, so that any background shows through. `id` prefixes the masks. */
export function rings({ box, radius: r, stroke, colours, gap }: Rings, id: string): string {
  const c = box / 2
  // the logo's own proportions: centres 6 across and 4 up for a radius of 7
  const [dx, dy] = [(r * 3) / 7, (r * 2) / 7]
  const [ax, ay, bx, by] = [c - dx, c + dy, c + dx, c - dy]
  const apart = Math.hypot(bx - ax, by - ay)
  const towards = Math.atan2(by - ay, bx - ax)
  const spread = Math.acos(apart / 2 / r)
  const arc = (cx: number, cy: number, at: number) =>
    `M${polar(cx, cy, r, at - 0.36)}A${num2(r)} ${num2(r)} 0 0 1 ${polar(cx, cy, r, at + 0.36)}`
  // A runs over B at the upper crossing, B over A at the lower one
  const cutFromB = arc(ax, ay, towards - spread)
  const cutFromA = arc(bx, by, towards + Math.PI - spread)
  const mask = (name: string, cut: string) =>
    `<mask id="${id}${name}" maskUnits="userSpaceOnUse" x="0" y="0" width="${box}" height="${box}"><path d="M0 0H${box}V${box}H0Z" fill="#fff"/><path d="${cut}" fill="none" stroke="#000" stroke-width="${num(stroke + gap * 2)}"/></mask>`
  const ring = (cx: number, cy: number, colour: string, name: string) =>
    `<g mask="url(#${id}${name})"><circle cx="${num2(cx)}" cy="${num2(cy)}" r="${num2(r)}" fill="none" ${colour.startsWith('class') ? colour : `stroke="${colour}"`} stroke-width="${num(stroke)}"/></g>`
  return `<defs>${mask('A', cutFromA)}${mask('B', cutFromB)}</defs>${ring(ax, ay, colours[0], 'A')}${ring(bx, by, colours[1], 'B')}`
}
