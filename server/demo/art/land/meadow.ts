import { C, mix } from '../colour.ts'
import { blob, num, path, smooth } from '../path.ts'
import type { Sheet } from '../sheet.ts'
/** foreground grasses and small meadow flowers */
export function meadow(
  S: Sheet,
  y: number,
  count = 70,
  {
    dark = mix(S.dim(S.tint(C.olive), 0.45), C.deep, 0.35),
    flowers = [C.cream, C.rose, C.honey],
  }: { dark?: string; flowers?: readonly string[] } = {},
): string {
  const r = S.r
  let a = '',
    b = '',
    f = ''
  for (let i = 0; i < count; i++) {
    const x = r.f(-20, S.w + 20),
      h = r.f(40, 150) * r.f(0.5, 1),
      k = r.j(h * 0.5),
      yy = y + r.f(20, 90)
    const d = `M${num(x - 3)} ${num(yy)}Q${num(x + k * 0.2)} ${num(yy - h * 0.6)} ${num(x + k)} ${num(yy - h)}Q${num(x + k * 0.2 + 4)} ${num(yy - h * 0.5)} ${num(x + 3)} ${num(yy)}Z`
    if (i % 3) a += d
    else b += d
    if (i % 4 === 0)
      f += path(blob(r, x + k, yy - h, r.f(4, 8), r.f(3, 6), 0.2, 6), S.lit(S.tint(r.pick(flowers)), 0.15))
  }
  return (
    path(
      smooth(
        Array.from({ length: 15 }, (_, i) => [-60 + (i * (S.w + 120)) / 14, y + 28 + r.j(12)] as const),
      ) + `L${S.w + 60} ${S.h + 60}L-60 ${S.h + 60}Z`,
      S.lin(0, y, 0, S.h, [
        [0, dark, 0],
        [0.45, dark, 0.1],
        [1, dark, 0.9],
      ]),
    ) +
    path(a, dark) +
    path(b, S.lit(mix(dark, C.olive, 0.6), 0.3)) +
    f
  )
}
