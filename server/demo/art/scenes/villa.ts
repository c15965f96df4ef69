import { C, mix } from '../colour.ts'
import { lemon, oliveFruit } from '../flora/fruit.ts'
import { sprig } from '../flora/leaves.ts'
import { cypress, roundTree } from '../flora/trees.ts'
import { country, ridge, rows, sky } from '../land/country.ts'
import { countryHouse } from '../land/house.ts'
import { meadow } from '../land/meadow.ts'
import { line, num, path, type Point, smooth } from '../path.ts'
import { type Scene, Sheet } from '../sheet.ts'

/** A country villa on its hill, a white road and cypresses going up to it. */
export const villa: Scene = (seed) => {
  const S = new Sheet('villa', seed, 1200, 900, ['tramonto', 'oro', 'sera']),
    { r } = S,
    k = S.side
  const vx = k > 0 ? r.f(560, 700) : r.f(470, 600),
    sunX = k > 0 ? r.f(900, 1050) : r.f(150, 300)
  S.add(sky(S, 430, sunX, r.f(270, 345), { sunR: 40, clouds: 5 }), country(S, 352, { far: 4, step: 48 }))
  const hill = ridge(S, 590, 30, C.olive, 0.24, { slope: -k * 60, foot: 150, mist: 0.35 })
  const crest = hill.at(vx)
  const bump = (x: number) => hill.at(x) - 78 * Math.exp(-(((x - vx) / 300) ** 2))
  const pts: Point[] = []
  for (let x = -60; x <= 1200 + 60; x += 50) pts.push([x, bump(x)])
  const d = smooth(pts) + `L${1200 + 60} 960L-60 960Z`,
    g = S.air(S.tint(C.olive), 0.16)
  const trees = (from: number, to: number, step: number, h: number) => {
    const o: string[] = []
    for (let x = from; x < to; x += step * r.f(0.8, 1.3))
      o.push(cypress(S, x, bump(x) + 10, h * r.f(0.8, 1.15), 0.14))
    return o
  }
  S.add(trees(vx - 240, vx - 95, 30, 120), roundTree(S, vx + 200, bump(vx + 200) + 8, 110, { depth: 0.15 }))
  S.add(countryHouse(S, vx - 90 * k, crest - 62, 1.42, 0.05))
  S.add(
    path(
      d,
      S.lin(k > 0 ? 1200 : 0, 0, k > 0 ? 0 : 1200, 300, [
        [0, S.lit(g, 0.5)],
        [0.45, S.lit(g, 0.18)],
        [1, g],
      ]),
    ),
  )
  S.add(
    rows(S, d, vx - k * 520, bump(vx - k * 520) + 6, 560, mix(g, S.dim(S.tint(C.deep), 0.1), 0.55), 19),
    `<g ${S.clip(d)}>${line(smooth(pts), S.lit(g, 0.95), 9, ` opacity=".75" ${S.blur(2)}`)}</g>`,
  )
  for (let i = 0; i < 9; i++) {
    const x = vx + k * r.f(150, 560),
      y0 = bump(x) + r.f(40, 200)
    S.add(
      S.shadow(x - k * 40, y0, 60, 9, 0.3, 5),
      roundTree(S, x, y0, r.f(70, 110) * (0.7 + (y0 - 560) / 500), { kind: 'sage', depth: 0.12 }),
    )
  }
  // the white road winds up to the house, cypresses on its outer side
  const road = (w: number) => {
    const a: Point[] = [],
      b: Point[] = []
    for (let i = 0; i <= 9; i++) {
      const q = i / 9,
        y = crest - 56 + (960 - crest + 56) * q ** 1.5,
        x = vx + 30 * k + Math.sin(q * 5.2 + 0.3) * 150 * q * k + q * 60 * k,
        hw = 5 + q * q * 120 * w
      a.push([x - hw, y])
      b.unshift([x + hw, y])
    }
    return smooth(a) + 'L' + smooth(b).slice(1) + 'Z'
  }
  const dust = S.lit(S.tint(C.sand), 0.3)
  S.add(
    path(
      road(1),
      S.lin(0, crest, 0, 900, [
        [0, S.air(dust, 0.25)],
        [1, S.dim(dust, 0.18)],
      ]),
    ),
  )
  const along: [number, number, number][] = []
  for (let i = 0; i < 7; i++) {
    const q = 0.14 + i * 0.105,
      y = crest - 56 + (960 - crest + 56) * q ** 1.5,
      x = vx + 30 * k + Math.sin(q * 5.2 + 0.3) * 150 * q * k + q * 60 * k
    along.push([x + k * (22 + q * q * 190), y, 60 + q * 250])
    along.push([x - k * (22 + q * q * 200), y + 2, 58 + q * 230])
  }
  const long = (x: number, y: number, h: number) =>
    path(
      `M${num(x - h * 0.04)} ${num(y - 3)}Q${num(x - k * h * 0.5)} ${num(y + h * 0.1)} ${num(x - k * h * 0.95)} ${num(y + h * 0.22)}Q${num(x - k * h * 0.5)} ${num(y + h * 0.16)} ${num(x + h * 0.04)} ${num(y + 4)}Z`,
      S.dim(S.tint(C.deep), 0.3),
      ' opacity=".42"',
    )
  along
    .sort((a, b) => a[1] - b[1])
    .forEach(([x, y, h], i) => {
      if (h < 190 || i % 2) S.add(long(x, y, h), cypress(S, x, y + 4, h * 1.12, 0))
    })
  S.add(S.glow(vx, crest - 90, 260, S.t.light, 0.3 * S.t.lamps))
  S.add(meadow(S, 850, 110))
  const lem = r.chance(0.5) ? lemon(S) : oliveFruit(S)
  S.add(
    sprig(S, k > 0 ? -30 : 1200 + 30, r.f(30, 90), k > 0 ? 96 : -96, 360, {
      bend: 34 * k,
      pairs: 9,
      size: 0.3,
      fruit: lem,
    }),
    sprig(S, k > 0 ? 40 : 1200 - 40, -30, k > 0 ? 140 : -140, 240, { bend: -30 * k, size: 0.36, fruit: lem }),
  )
  return S.picture(
    `Villa di campagna in cima alla collina, con la strada bianca tra i cipressi e le vigne, ${S.when}`,
  )
}
