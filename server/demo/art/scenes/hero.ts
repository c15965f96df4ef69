import { C, mix } from '../colour.ts'
import { border } from '../flora/flowers.ts'
import { lemon } from '../flora/fruit.ts'
import { paletteOf, sprig } from '../flora/leaves.ts'
import { cypress, roundTree } from '../flora/trees.ts'
import { country, ridge, rows, sky } from '../land/country.ts'
import { countryHouse } from '../land/house.ts'
import { path, type Point, smooth, use } from '../path.ts'
import { nth } from '../random.ts'
import { type Scene, Sheet } from '../sheet.ts'

/** The wide picture of the home page: its left half stays light and calm for ink text. */
export const hero: Scene = (seed) => {
  const S = new Sheet('hero', seed, 1600, 900, ['tramonto', 'oro', 'alba'])
  S.side = 1
  const { r } = S
  // The house moves along its hill and the sun stands on its other side; the left half stays calm for the text.
  const vx = nth([1180, 1330, 1090, 1260], seed) + r.j(30),
    sunX = nth([1010, 1080, 880, 1010], seed) + r.j(30),
    size = r.f(0.95, 1.3),
    tall = nth([0, 1, 2], seed)
  S.add(
    sky(S, 560, sunX, r.f(300, 380), { sunR: 44, clouds: 3 }),
    country(S, 470, { far: 3, step: 54, trees: false }),
  )
  const hill = ridge(S, 650, 20, C.olive, 0.3, { slope: -80, mist: 0.5 }),
    y = (x: number) => hill.at(x) - 120 * Math.exp(-(((x - vx) / 330) ** 2)),
    pts: Point[] = []
  for (let x = -60; x <= 1660; x += 60) pts.push([x, y(x)])
  for (let i = 0; i < 7; i++) {
    const x = vx - 220 + i * 30 + r.j(8)
    S.add(cypress(S, x, y(x) + 8, 92 + i * 12 * r.f(0.7, 1.2), 0.2))
  }
  S.add(
    roundTree(S, vx + 240, y(vx + 240) + 8, 120, { depth: 0.18 }),
    countryHouse(S, vx - 30, y(vx) + 12, size, 0.04),
  )
  const d = smooth(pts) + 'L1660 960L-60 960Z',
    g = S.air(S.tint(C.olive), 0.2)
  S.add(
    path(
      d,
      S.lin(0, 560, 1600, 800, [
        [0, S.air(g, 0.72)],
        [0.45, S.air(S.lit(g, 0.3), 0.35)],
        [1, S.lit(g, 0.25)],
      ]),
    ),
    rows(S, d, 1480, 640, 480, S.dim(S.air(S.tint(C.deep), 0.15), 0.1), 13),
  )
  const near = ridge(S, 790, 14, mix(C.olive, C.deep, 0.4), 0.1, { slope: -150, mist: 0.2 })
  S.add(
    path(
      near.d,
      S.lin(0, 800, 1600, 820, [
        [0, S.air(S.tint(C.sage), 0.62)],
        [0.5, S.air(S.tint(C.olive), 0.3)],
        [1, S.dim(S.tint(C.deep), 0.1)],
      ]),
    ),
  )
  const stands = [
    [
      [1080, 150],
      [1140, 190],
      [1330, 250],
      [1395, 300],
      [1545, 400],
    ],
    [
      [1010, 130],
      [1180, 210],
      [1236, 240],
      [1560, 420],
    ],
    [
      [1300, 220],
      [1352, 250],
      [1404, 280],
      [1480, 330],
      [1570, 400],
    ],
  ] as const
  for (const [x, h] of nth(stands, tall))
    S.add(cypress(S, x + r.j(14), near.at(x) + 14, h * r.f(0.92, 1.08), 0.03))
  S.add(border(S, 720, 1640, 930, 74, 60, 230, paletteOf(seed)))
  const lem = lemon(S)
  for (let i = 0; i < 4; i++)
    S.add(
      sprig(S, 1640 - i * 60, -50 - i * 8, -126 + i * 16, 430 - i * 60, {
        kind: 'fresh',
        shape: 'lance',
        bend: -25,
        pairs: 9,
        size: 0.3,
      }),
    )
  for (const [x, yy] of [
    [1416, 156],
    [1496, 110],
    [1548, 200],
  ] as const)
    S.add(use(lem, x, yy, 0.8, r.j(20)))
  S.add(
    `<rect x="-40" y="-40" width="1100" height="980" fill="${S.lin(0, 0, 960, 0, [
      [0, mix(S.t.sky[2], S.t.haze, 0.4), 0.72],
      [0.5, S.t.sky[2], 0.38],
      [1, S.t.sky[2], 0],
    ])}"/>`,
  )
  return S.picture(
    `Colline con una casa di campagna tra i cipressi, un bordo di fiori e un ramo di limoni, ${S.when}`,
    { zoom: [1] },
  )
}
