/** Spots of states: offline, error, nothing found, installed. */
import { group, path } from '../path.ts'
import { penFlower, spot } from './pen.ts'

export const offline = spot('offline', ({ pen, both, flat, twig, ground, K }) => {
  const sun = path('M318 92C336 84 356 96 356 114C356 134 338 144 322 138C304 132 300 104 318 92Z', K.honey)
  const cloud = both(
    'M92 118C96 100 120 96 130 106C138 88 168 88 174 106C190 104 198 120 190 128C160 134 120 134 96 130C90 128 90 122 92 118Z',
    'white',
    3,
  )
  const sails =
    both('M240 98L240 226L168 226C190 186 214 140 240 98Z', 'white') +
    both('M240 98C266 142 290 186 312 226L240 226Z', 'blush')
  const hull =
    both(
      'M132 216C160 224 196 228 240 228C284 228 320 224 350 216C334 246 318 264 304 274C262 280 216 280 178 274C162 262 146 244 132 216Z',
      'white',
    ) + pen('M168 226C184 244 196 260 204 276M312 226C300 244 288 260 280 276', 2.4)
  const water =
    flat(
      'M70 282C120 270 150 292 200 282C250 272 290 294 340 282C370 276 396 286 414 282C404 306 380 318 340 314C270 324 180 322 120 314C92 310 76 300 70 282Z',
      'sea',
      4,
    ) +
    pen(
      'M70 282C120 270 150 292 200 282C250 272 290 294 340 282C370 276 396 286 414 282M112 302C150 294 174 308 212 300M250 304C290 296 316 308 356 300',
      3,
    )
  return (
    ground(240, 176, 186, 132) + sun + cloud + sails + hull + twig(242, 104, 18, 62, 'sage', 3, 1) + water
  )
})

/** A cup that slipped: the coffee makes a small lake, nothing else is broken. */
export const error = spot('error', ({ pen, both, flat, twig, ground }) => {
  const spill =
    'M206 268C240 258 262 276 300 268C340 258 392 268 396 288C398 308 344 312 306 308C270 306 250 316 220 308C190 302 184 276 206 268Z'
  const cup =
    both('M-66 -46C-62 20 -42 58 0 60C42 58 62 20 66 -46C40 -36 -40 -36 -66 -46Z', 'white') +
    both('M-66 -46C-64 -64 64 -64 66 -46C62 -30 -62 -30 -66 -46Z', 'clay') +
    pen('M64 -20C100 -34 110 20 50 26', 3.4) +
    pen('M-50 -8C-46 16 -38 34 -26 44', 2.4)
  const saucer =
    both('M58 300C76 288 160 286 182 298C170 318 76 320 58 300Z', 'blush') +
    pen('M88 300C104 296 140 296 154 300', 2.4)
  return (
    ground(240, 210, 192, 118) +
    twig(368, 212, 26, 120, 'sage', 4, 1) +
    flat(spill, 'honey', 4) +
    pen(spill, 2.8) +
    saucer +
    group(182, 240, 1, cup, 62) +
    pen('M262 176C270 162 256 152 264 138M296 186C304 172 290 162 298 148', 2.6) +
    pen('M240 286C250 282 262 288 272 284', 2.4)
  )
})

/** A magnifying glass over a path that fades out. */
export const search = spot('search', ({ pen, both, flat, twig, ground }) => {
  const hills =
    'M84 232C130 190 176 196 214 220C262 178 330 180 398 228C392 268 350 292 240 294C140 292 92 268 84 232Z'
  const lens = 'M-72 0C-74 -42 -40 -74 2 -74C44 -74 74 -40 74 2C74 44 42 74 0 74C-42 74 -70 42 -72 0Z'
  const handle =
    both('M-12 76C-6 72 8 72 14 76L17 150C16 164 -14 164 -15 150Z', 'clay') +
    pen('M-13 96C-4 92 8 92 15 96', 2.4)
  return (
    ground(240, 196, 190, 128) +
    flat(hills, 'sage') +
    pen('M84 232C130 190 176 196 214 220M190 206C252 172 330 180 398 228', 3) +
    pen('M150 292C176 272 200 262 196 246C192 234 206 226 214 220', 2.6, ' stroke-dasharray="2 11"') +
    twig(112, 216, -8, 74, 'sage', 3, -1) +
    twig(376, 220, 10, 90, 'honey', 4, 1) +
    group(
      252,
      146,
      1.06,
      flat(lens, 'white') +
        flat('M-48 20C-24 0 -2 2 12 14C30 -6 52 0 66 20C58 48 32 64 0 66C-26 64 -42 46 -48 20Z', 'blush', 2) +
        pen('M-50 20C-24 0 -2 2 12 14C30 -6 52 0 68 18', 2.6) +
        pen(lens, 4.4) +
        pen('M-52 -14C-48 -36 -32 -52 -12 -56', 2.6) +
        group(0, 0, 1, handle, -38),
    )
  )
})

/** A phone with the two rings on it, a flower beside. */
export const installed = spot('installed', (tools) => {
  const { pen, both, flat, twig, ground } = tools
  const phone =
    'M-66 -118C-66 -130 -58 -136 -48 -136L48 -136C58 -136 66 -130 66 -118C69 -40 69 40 66 118C66 130 58 136 48 136L-48 136C-58 136 -66 130 -66 118C-69 40 -69 -40 -66 -118Z'
  const screen =
    'M-54 -104C-20 -107 20 -107 54 -104C56 -40 56 40 54 104C20 107 -20 107 -54 104C-56 40 -56 -40 -54 -104Z'
  const ring = (x: number, y: number) =>
    `M${x - 24} ${y}C${x - 25} ${y - 32} ${x + 25} ${y - 32} ${x + 24} ${y}C${x + 25} ${y + 32} ${x - 25} ${y + 32} ${x - 24} ${y}Z`
  return (
    ground(240, 192, 190, 132) +
    twig(134, 292, -16, 150, 'sage', 5, -1) +
    twig(344, 294, 20, 110, 'honey', 4, 1) +
    group(
      240,
      180,
      1,
      flat(phone, 'white') +
        pen(phone) +
        flat(screen, 'blush', 0) +
        pen(screen, 2.4) +
        pen('M-10 -120C-4 -122 4 -122 10 -120', 3) +
        pen(ring(-13, -4), 4.6) +
        pen(ring(13, -22), 4.6) +
        pen('M-34 52C-12 48 14 54 34 50M-22 70C-8 67 10 72 22 68', 2.6),
      5,
    ) +
    both(
      'M322 96C342 92 362 100 364 116C364 132 342 140 324 134L308 142L312 126C304 116 308 100 322 96Z',
      'honey',
      2.8,
    ) +
    pen('M324 116C330 122 332 124 334 126C340 116 344 112 350 108', 3) +
    penFlower(tools, 156, 116, 0.62, 'clay')
  )
})
