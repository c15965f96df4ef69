/** Spots of what is exchanged and kept: messages, favourites, gifts. */
import { group, num, smooth, type Point } from '../path.ts'
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

/** A parcel with its bow, a smaller one that leans on it, and the card that says whose it is. */
export const gifts = spot('gifts', ({ pen, both, flat, twig, ground }) => {
  const box =
    both(
      'M150 188C200 184 272 184 318 188C321 222 320 266 317 300C270 306 198 306 152 300C148 264 148 224 150 188Z',
      'white',
    ) +
    both(
      'M216 186C224 185 244 185 252 186C254 224 254 266 252 303C242 305 226 305 216 303C214 266 214 224 216 186Z',
      'sage',
      2.8,
    )
  const lid =
    both(
      'M138 156C196 150 274 150 330 156C333 168 333 180 330 191C274 197 196 197 139 191C135 180 135 168 138 156Z',
      'blush',
    ) +
    both(
      'M216 153C226 152 242 152 252 153C254 166 254 180 252 194C242 195 226 195 216 194C214 180 214 166 216 153Z',
      'sage',
      2.8,
    )
  const bow =
    both(
      'M230 150C206 112 166 96 156 118C148 142 192 160 230 150ZM238 150C262 112 302 96 312 118C320 142 276 160 238 150Z',
      'sage',
      3,
    ) +
    pen('M220 144C204 128 186 120 172 124M248 144C264 128 282 120 296 124', 2.2) +
    both('M222 140C230 134 240 134 246 140C250 150 246 160 234 160C222 160 218 150 222 140Z', 'sage', 3)
  const small =
    both(
      'M-42 -34C-14 -38 16 -38 42 -34C44 -12 44 12 42 36C14 40 -16 40 -42 36C-45 12 -45 -12 -42 -34Z',
      'honey',
      3,
    ) +
    pen('M-3 -37C-5 -12 -5 14 -3 39M-44 0C-16 -3 16 -3 44 0', 2.6) +
    pen(
      'M-3 -38C-20 -58 -34 -52 -30 -42C-26 -36 -12 -36 -3 -38ZM-3 -38C12 -58 28 -54 26 -43C22 -36 8 -36 -3 -38Z',
      2.6,
    )
  const card =
    pen('M-2 -34C-10 -52 6 -66 24 -78', 2.2) +
    both(
      'M-30 -34C-10 -37 10 -37 28 -34C30 -12 30 12 28 32C10 35 -10 35 -30 32C-32 12 -32 -12 -30 -34Z',
      'white',
      2.8,
    ) +
    flat('M-14 -6C-18 -20 -4 -22 -1 -12C2 -22 16 -20 12 -6C8 4 2 8 -1 10C-4 8 -10 4 -14 -6Z', 'clay', 2) +
    pen(
      'M-14 -6C-18 -20 -4 -22 -1 -12C2 -22 16 -20 12 -6C8 4 2 8 -1 10C-4 8 -10 4 -14 -6ZM-16 22C-6 20 4 24 14 21',
      2.2,
    )
  return (
    ground(240, 206, 194, 122) +
    twig(120, 262, -22, 128, 'sage', 4, -1) +
    twig(346, 250, 22, 128, 'honey', 4, 1) +
    box +
    lid +
    bow +
    group(352, 268, 1, small, 4) +
    group(150, 284, 1, card, -10)
  )
})
