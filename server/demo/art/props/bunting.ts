/** Bunting, balloons and kites. */
import { line, num, path, poly, smooth, ellipse, group, type Point } from '../path.ts'
import { nth } from '../random.ts'
import type { Sheet } from '../sheet.ts'

/** Flags on a string that sags between a and b. */
export function bunting(
  S: Sheet,
  a: Point,
  b: Point,
  sag: number,
  flags: number,
  size: number,
  colours: readonly string[],
): string {
  const at = (q: number): Point => [
    a[0] + (b[0] - a[0]) * q,
    a[1] + (b[1] - a[1]) * q + sag * 4 * q * (1 - q),
  ]
  let o = line(smooth(Array.from({ length: 13 }, (_, i) => at(i / 12))), S.dim('#7E6A4E', 0.3), 2.4)
  for (let i = 0; i < flags; i++) {
    const [p, q] = [at((i + 0.14) / flags), at((i + 0.86) / flags)]
    const c = S.tint(nth(colours, i))
    const [mx, my] = [(p[0] + q[0]) / 2 + S.r.j(size * 0.12), (p[1] + q[1]) / 2 + size * S.r.f(0.9, 1.1)]
    o += path(
      `M${num(p[0])} ${num(p[1])}Q${num((p[0] + q[0]) / 2)} ${num((p[1] + q[1]) / 2 + 4)} ${num(q[0])} ${num(q[1])}Q${num((q[0] + mx) / 2 + 4)} ${num((q[1] + my) / 2)} ${num(mx)} ${num(my)}Q${num((p[0] + mx) / 2 + 4)} ${num((p[1] + my) / 2)} ${num(p[0])} ${num(p[1])}Z`,
      S.across([
        [0, S.dim(c, 0.25)],
        [0.6, c],
        [1, S.lit(c, 0.45)],
      ]),
    )
  }
  return o
}

/** A paper balloon on a string tied at `tie`. */
export function balloon(S: Sheet, x: number, y: number, R: number, colour: string, tie: Point): string {
  const c = S.tint(colour)
  const k = S.side
  const string = line(
    `M${num(x)} ${num(y + R * 1.2)}C${num(x + S.r.j(14))} ${num(y + R * 2)} ${num(tie[0] + S.r.j(20))} ${num(tie[1] - 90)} ${num(tie[0])} ${num(tie[1])}`,
    S.dim('#8a7a60', 0.2),
    1.8,
    ' opacity=".8"',
  )
  const d = `M0 ${num(R * 1.16)}C${num(-R * 0.5)} ${num(R * 0.9)} ${num(-R)} ${num(R * 0.4)} ${num(-R)} ${num(-R * 0.1)}C${num(-R)} ${num(-R * 0.74)} ${num(-R * 0.54)} ${num(-R * 1.1)} 0 ${num(-R * 1.1)}C${num(R * 0.54)} ${num(-R * 1.1)} ${num(R)} ${num(-R * 0.74)} ${num(R)} ${num(-R * 0.1)}C${num(R)} ${num(R * 0.4)} ${num(R * 0.5)} ${num(R * 0.9)} 0 ${num(R * 1.16)}Z`
  return (
    string +
    group(
      x,
      y,
      1,
      path(
        d,
        S.rad(
          [
            [0, S.lit(c, 0.75)],
            [0.5, c],
            [1, S.dim(c, 0.34)],
          ],
          k > 0 ? 0.64 : 0.36,
          0.34,
        ),
      ) +
        path(`M0 ${num(R * 1.12)}l-6 10h12Z`, S.dim(c, 0.4)) +
        ellipse(
          k * R * 0.4,
          -R * 0.46,
          R * 0.12,
          R * 0.24,
          '#fff',
          ` opacity=".5" transform="rotate(${24 * k} ${num(k * R * 0.4)} ${num(-R * 0.46)})"`,
        ),
    )
  )
}

/** A paper kite with its tail. */
export function kite(
  S: Sheet,
  x: number,
  y: number,
  s: number,
  colours: readonly [string, string],
  tilt: number,
): string {
  const [a, b] = [S.tint(colours[0]), S.tint(colours[1])]
  let tail = 'M0 78C-30 130 40 170 4 230C-26 280 30 310 10 360'
  let bows = ''
  for (const [bx, by] of [
    [-8, 128],
    [16, 184],
    [-6, 246],
    [8, 304],
  ] as const)
    bows += path(`M${bx} ${by}l-24 -12v24ZM${bx} ${by}l24 -12v24Z`, by % 3 ? a : b)
  tail = line(tail, S.dim('#8a7a60', 0.2), 2.4) + bows
  return group(
    x,
    y,
    s,
    `${tail}${path(
      poly([
        [0, -96],
        [62, -14],
        [0, 80],
        [-62, -14],
      ]),
      a,
    )}${path(
      poly([
        [0, -96],
        [62, -14],
        [0, -14],
      ]),
      b,
    )}${path(
      poly([
        [0, 80],
        [-62, -14],
        [0, -14],
      ]),
      b,
    )}${path(
      poly(
        S.side > 0
          ? [
              [0, -96],
              [0, 80],
              [-62, -14],
            ]
          : [
              [0, -96],
              [0, 80],
              [62, -14],
            ],
      ),
      S.t.shade,
      ' opacity=".16"',
    )}${line('M0 -96V80M-62 -14H62', S.dim(a, 0.4), 2.4)}`,
    tilt,
  )
}
