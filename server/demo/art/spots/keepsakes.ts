/** Spots of what is exchanged and kept: messages, favourites. */
import { num, smooth, type Point } from '../path.ts'
import { penFlower, spot } from './pen.ts'

export const messages = spot('messages', ({ pen, both, flat, twig, ground }) => {
  const wax = 'M222 226C230 214 252 212 262 224C270 238 264 254 248 260C232 260 218 246 222 226Z'
  const letter =
    both('M172 92C220 86 270 88 310 92C312 140 311 180 310 222L172 222C170 180 170 130 172 92Z', 'white') +
    pen(
      'M196 122C220 118 240 126 262 120M196 146C226 142 250 150 286 144M196 170C216 167 230 172 244 169',
      2.6,
    )
  const front =
    both(
      'M146 154C176 182 208 204 241 222C274 204 306 182 336 154C338 200 338 250 336 288C270 294 210 293 148 289C144 246 144 200 146 154Z',
      'blush',
    ) + pen('M149 288C176 262 204 240 224 226M335 287C306 262 280 240 258 226', 3)
  return (
    ground(240, 204, 196, 120) +
    twig(120, 214, -24, 120, 'sage', 4, -1) +
    twig(352, 208, 26, 112, 'honey', 4, 1) +
    both('M148 152C190 110 220 84 240 70C262 86 300 118 334 152', 'blush') +
    letter +
    front +
    flat(wax, 'clay', 3) +
    pen(wax, 3) +
    pen('M232 240C236 230 248 230 252 238C250 246 240 250 234 246', 2.2)
  )
})

/** Half a heart of leaves; the other half is still a dotted line. */
export const favourites = spot('favourites', (tools) => {
  const { pen, both, flat, ground } = tools
  const at = (t: number): Point => [
    240 + 7.6 * 16 * Math.sin(t) ** 3,
    164 - 7.4 * (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)),
  ]
  const half = (dir: 1 | -1) =>
    Array.from({ length: 15 }, (_, i) => at(Math.PI + dir * (i / 14) * Math.PI * 0.96))
  const left = half(1)
  let [sage, honey] = ['', '']
  left.slice(1, -1).forEach(([x, y], i) => {
    const [px, py] = left[i] ?? [x, y]
    const dir = i % 2 ? 1 : -1
    const A = Math.atan2(x - px, py - y) + dir * 0.84
    const L = 40 - Math.abs(i - 6) * 1.2
    const q = (u: number, w: number) =>
      `${num(x + Math.sin(A) * L * u + Math.cos(A) * w)} ${num(y - Math.cos(A) * L * u + Math.sin(A) * w)}`
    const d = `M${q(0, 0)}C${q(0.3, -11)} ${q(0.75, -10)} ${q(1, 0)}C${q(0.75, 8)} ${q(0.3, 10)} ${q(0, 0)}Z`
    if (i % 4 === 3) honey += d
    else sage += d
  })
  const flower = (i: number, s: number, fill: 'clay' | 'blush') =>
    penFlower(tools, left[i]?.[0] ?? 0, left[i]?.[1] ?? 0, s, fill)
  const bow =
    both(
      'M236 282C214 262 186 262 182 280C182 298 212 300 236 286ZM244 282C266 262 294 262 298 280C298 298 268 300 244 286Z',
      'blush',
      3,
    ) +
    pen('M236 286C230 304 220 318 206 330M244 286C252 304 262 316 276 328', 3) +
    pen('M232 278C240 274 248 278 248 284C246 292 234 292 232 286Z', 2.8)
  return (
    ground(240, 180, 182, 138) +
    pen(smooth(half(-1)), 2.8, ' stroke-dasharray="2 11"') +
    pen(smooth(left), 3.2) +
    flat(sage, 'sage', 4) +
    flat(honey, 'honey', 4) +
    pen(sage + honey, 2.6) +
    flower(6, 1.05, 'clay') +
    flower(10, 0.72, 'blush') +
    penFlower(tools, 368, 286, 0.72, 'blush') +
    bow
  )
})
