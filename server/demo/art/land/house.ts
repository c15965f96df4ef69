/** Houses and their round-headed openings. */
import { C, mix } from '../colour.ts'
import { group, line, num, path } from '../path.ts'
import type { Sheet } from '../sheet.ts'
/** The outline of a round-headed opening standing on (x, y). */
export const archOutline = (x: number, y: number, w: number, h: number): string =>
  `M${num(x - w / 2)} ${num(y)}L${num(x - w / 2)} ${num(y - h + w / 2)}C${num(x - w / 2)} ${num(y - h + w * 0.1)} ${num(x - w * 0.28)} ${num(y - h)} ${num(x)} ${num(y - h)}C${num(x + w * 0.28)} ${num(y - h)} ${num(x + w / 2)} ${num(y - h + w * 0.1)} ${num(x + w / 2)} ${num(y - h + w / 2)}L${num(x + w / 2)} ${num(y)}Z`

/** A country house: lit front, shaded side, tiled roof, loggia; s=1 is 200 units wide */
export function countryHouse(S: Sheet, x: number, y: number, s: number, depth = 0.1): string {
  const r = S.r,
    A = (c: string) => S.air(S.tint(c), depth),
    front = S.air(S.lit(S.tint('#E3C49C'), 0.42), depth),
    side = S.air(S.dim(mix('#B98F6C', C.clay, 0.15), 0.3), depth)
  const roofL = A(mix(C.terracotta, S.t.light, 0.25)),
    roofD = A(C.clay),
    hole = S.t.lamps > 0.6 ? mix('#FFCF7C', front, 0.1) : A('#5b4636'),
    shut = A(C.olive)
  const win = (wx: number, wy: number, ww = 11, wh = 19) =>
    `<rect x="${wx}" y="${wy}" width="${ww}" height="${wh}" fill="${hole}"/><rect x="${wx - 7}" y="${wy - 1}" width="6" height="${wh + 2}" fill="${shut}"/><rect x="${wx + ww + 1}" y="${wy - 1}" width="6" height="${wh + 2}" fill="${shut}"/>`
  const arches = r.i(3, 4),
    tower = r.chance(0.7),
    tx = r.pick([26, 128])
  let o = path('M-64 0L-64 -92L0 -100L0 2Z', side) + path('M-72 -90L-40 -124L16 -134L2 -98Z', roofD)
  if (tower)
    o +=
      path(`M${tx - 24} -100L${tx - 24} -176L${tx} -180L${tx} -100Z`, side) +
      path(`M${tx} -100L${tx} -180L${tx + 40} -176L${tx + 40} -100Z`, front) +
      path(`M${tx - 30} -174L${tx + 4} -200L${tx + 46} -174L${tx} -180Z`, roofL) +
      path(`M${tx - 30} -174L${tx + 4} -200L${tx} -180Z`, roofD) +
      path(archOutline(tx + 20, -142, 13, 24), hole)
  o +=
    path('M0 2L0 -100L190 -96L190 0Z', front) + path('M0 -100L190 -96L190 -86L0 -90Z', side, ' opacity=".4"')
  o += path('M-4 -96L16 -134C70 -137 130 -135 174 -130L198 -92Z', roofL)
  for (let i = 0; i < 9; i++)
    o += line(`M${12 + i * 21} -98L${20 + i * 17.5} -132`, roofD, 1.6, ' opacity=".45"')
  for (let i = 0; i < 4; i++) o += win(20 + i * 46, -78)
  const x0 = r.pick([36, 70])
  for (let i = 0; i < arches; i++)
    o +=
      path(archOutline(x0 + i * 31, 0, 22, 40), hole) +
      line(archOutline(x0 + i * 31, 0, 25, 43).replace('Z', ''), S.air(C.cream, depth), 2.4)
  o += win(-44, -74, 9, 17) + path(archOutline(-32, 0, 17, 34), A('#4b392d'))
  o += `<rect x="40" y="-150" width="11" height="19" fill="${side}"/><rect x="38" y="-153" width="15" height="5" fill="${roofD}"/>`
  return group(x, y, S.side > 0 ? s : [-s, s], o)
}
