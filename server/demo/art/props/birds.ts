/** Doves, seen from the side: a few shapes each. */
import { group, path, ellipse, line } from '../path.ts'
import type { Sheet } from '../sheet.ts'

/** A dove at rest, looking right when `dir` is 1; (x, y) is where it stands, `s` 1 = 100 long. */
export function dove(S: Sheet, x: number, y: number, s: number, dir: 1 | -1): string {
  const white = S.lit(S.tint('#F6F1E8'), 0.3)
  const shade = S.dim(white, 0.3)
  const body =
    'M-62 -22C-50 -44 -20 -56 8 -52C18 -70 36 -76 48 -66C56 -60 58 -52 56 -44C52 -24 36 -6 10 -4C-6 -2 -22 -6 -34 -14L-84 -6C-92 -10 -88 -16 -80 -18Z'
  return group(
    x,
    y,
    [dir * s, s],
    line('M4 -6L2 2M16 -6L16 2', S.tint('#B4573A'), 3) +
      path(
        body,
        S.lin(0, -76, 0, 0, [
          [0, S.lit(white, 0.6)],
          [0.5, white],
          [1, shade],
        ]),
      ) +
      path(
        'M-76 -14C-50 -40 -14 -46 16 -38C10 -20 -16 -10 -40 -14Z',
        S.lin(0, -46, 0, -8, [
          [0, white],
          [1, S.dim(white, 0.4)],
        ]),
      ) +
      ellipse(42, -60, 2.6, 2.6, '#3b352c') +
      path('M55 -58L68 -53L56 -50Z', S.tint('#C98A4A')),
  )
}

/** A dove on the wing, its wings up. */
export function flyingDove(S: Sheet, x: number, y: number, s: number, dir: 1 | -1, tilt = 0): string {
  const white = S.lit(S.tint('#F8F3EA'), 0.35)
  const shade = S.dim(white, 0.28)
  return group(
    x,
    y,
    [dir * s, s],
    path('M-6 -4C-30 -30 -34 -74 -14 -104C2 -84 22 -48 24 -10Z', shade) +
      path(
        'M-70 8C-52 -8 -20 -18 10 -16C24 -28 44 -28 50 -16C54 -4 40 12 14 14C-6 16 -28 14 -44 12L-92 30C-94 20 -86 12 -70 8Z',
        S.lin(0, -28, 0, 30, [
          [0, S.lit(white, 0.6)],
          [1, shade],
        ]),
      ) +
      path(
        'M16 -8C8 -40 20 -84 54 -106C60 -74 52 -34 30 -2C26 2 18 0 16 -8Z',
        S.lin(0, -106, 0, 0, [
          [0, S.lit(white, 0.7)],
          [1, white],
        ]),
      ) +
      ellipse(42, -16, 2.4, 2.4, '#3b352c') +
      path('M50 -14L62 -9L51 -6Z', S.tint('#C98A4A')),
    tilt,
  )
}
