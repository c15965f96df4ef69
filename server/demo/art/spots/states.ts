/** Spots of states: offline, nothing found. */
import { group, path } from '../path.ts'
import { spot } from './pen.ts'

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
