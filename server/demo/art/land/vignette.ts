import { C } from '../colour.ts'
import { cypress } from '../flora/trees.ts'
import { sky } from '../land/country.ts'
import { num, path, type Point, smooth, wave } from '../path.ts'
import { nth } from '../random.ts'
import { Sheet } from '../sheet.ts'

/** A tiny landscape, used inside prints and seen through windows. */
export function vignette(
  S: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  seed: string,
  sameHour = false,
): string {
  const T = new Sheet('vig', seed, w, h, ['oro', 'tramonto', 'alba', 'sera'])
  T.pre = S.id()
  T.side = S.side
  if (sameHour) T.t = S.t
  const o: string[] = [sky(T, h * 0.62, w * T.r.f(0.3, 0.7), h * 0.45, { sunR: w * 0.05, clouds: 1 })]
  ;[0.72, 0.45, 0.1].forEach((depth, i) => {
    const y0 = h * (0.55 + i * 0.13),
      f = wave(T.r),
      pts: Point[] = []
    for (let q = -0.1; q <= 1.15; q += 0.12) pts.push([q * w, y0 + f(q) * h * 0.05])
    o.push(
      path(
        smooth(pts) + `L${num(w * 1.1)} ${num(h * 1.1)}L${num(-w * 0.1)} ${num(h * 1.1)}Z`,
        T.air(T.tint(nth([C.dust, C.sage, C.olive], i)), depth),
      ),
    )
    if (i)
      for (let m = 0; m < 5; m++)
        o.push(
          cypress(
            T,
            w * T.r.f(0.05, 0.95),
            y0 + h * 0.05,
            h * (0.1 + i * 0.09) * T.r.f(0.8, 1.2),
            depth * 0.8,
          ),
        )
  })
  S.adopt(T)
  return `<g transform="translate(${num(x)} ${num(y)})"><g ${S.clip(`M0 0H${num(w)}V${num(h)}H0Z`)}>${o.join('')}</g></g>`
}
