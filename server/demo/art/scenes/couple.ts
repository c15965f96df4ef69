import { C, mix } from '../colour.ts'
import { cluster } from '../flora/flowers.ts'
import { paletteOf, sprig } from '../flora/leaves.ts'
import { cypress, roundTree } from '../flora/trees.ts'
import { country, rows, sky } from '../land/country.ts'
import { garden, paving, wavy } from '../land/garden.ts'
import { countryHouse } from '../land/house.ts'
import { meadow } from '../land/meadow.ts'
import { cape, sea } from '../land/sea.ts'
import { group, path, type Point, rect, smooth } from '../path.ts'
import { bride, groom } from '../props/figures.ts'
import { swag } from '../props/lights.ts'
import { nth } from '../random.ts'
import { type Scene, Sheet } from '../sheet.ts'

/** Where they stand: a road between vines, a terrace by the sea, a garden with lights. */
function ground(S: Sheet, place: number, mir: (x: number) => number, seed: number): void {
  const { r, side: k } = S
  if (place === 0) {
    S.add(sky(S, 470, mir(820), r.f(280, 360), { sunR: 42 }), country(S, 400, { far: 3, step: 48 }))
    S.add(countryHouse(S, mir(860), 556, 0.72, 0.2))
    for (const [dx, h] of [
      [330, 150],
      [372, 190],
      [700, 170],
      [1040, 250],
      [1100, 320],
    ] as const)
      S.add(cypress(S, mir(dx), 580, h * r.f(0.92, 1.08), 0.12))
    const grass = S.tint(mix(C.olive, C.sage, 0.25))
    const d = wavy(S, 562, 8)
    S.add(
      path(
        d,
        S.lin(0, 560, 0, 900, [
          [0, S.air(S.lit(grass, 0.4), 0.2)],
          [1, S.dim(mix(grass, C.deep, 0.4), 0.1)],
        ]),
      ),
      rows(S, d, mir(200), 560, 520, S.dim(grass, 0.35), 13),
    )
    const dust = S.lit(S.tint(C.sand), 0.35)
    const [a, b]: [Point[], Point[]] = [[], []]
    for (let i = 0; i <= 8; i++) {
      const q = i / 8
      const [y, x, half] = [
        560 + 400 * q ** 1.5,
        mir(780) + (mir(560) - mir(780)) * Math.sin(q * 1.6),
        12 + q * q * 330,
      ]
      a.push([x - half, y])
      b.unshift([x + half, y])
    }
    S.add(
      path(
        `${smooth(a)}L${smooth(b).slice(1)}Z`,
        S.lin(0, 560, 0, 900, [
          [0, S.air(dust, 0.2)],
          [1, S.dim(dust, 0.15)],
        ]),
      ),
    )
  } else if (place === 1) {
    const sunX = mir(850)
    S.add(
      sky(S, 450, sunX, 340, { sunR: 44 }),
      sea(S, 450, 300, sunX),
      cape(S, mir(420), 450, k > 0 ? -1 : 1, 110, 0.66),
      cape(S, mir(230), 450, k > 0 ? -1 : 1, 170, 0.46),
    )
    const stone = S.lit(S.tint(C.sand), 0.3)
    S.add(
      paving(S, 650, stone, mir(640)),
      rect(
        -40,
        604,
        1280,
        62,
        S.lin(0, 604, 0, 666, [
          [0, S.lit(stone, 0.5)],
          [0.3, stone],
          [1, S.dim(stone, 0.4)],
        ]),
      ),
      rect(-40, 594, 1280, 18, S.lit(stone, 0.6)),
    )
    for (let i = 0; i < 5; i++)
      S.add(
        roundTree(S, mir(40 + i * 74 + r.j(16)), 612, r.f(60, 100), {
          trunk: false,
          depth: 0.08,
          kind: 'sage',
        }),
      )
    for (let i = 0; i < 5; i++)
      S.add(
        cluster(S, mir(1010 + i * 46), 604 + r.j(10), 40 - i * 2, { tones: paletteOf(seed + 1), flowers: 5 }),
      )
  } else {
    S.add(
      garden(S, {
        horizon: 540,
        sunX: mir(860),
        trees: [
          [mir(90), 660, 400],
          [mir(1120), 650, 360],
          [mir(300), 590, 190],
        ],
      }),
    )
    for (let i = 0; i < 4; i++)
      S.add(
        swag(
          S,
          [mir(-50), 330 - i * 70],
          [mir(1250), 300 - i * 56],
          nth([64, 40, 96, 120], i),
          nth([15, 12, 17, 10], i),
          1.1 - i * 0.12,
        ),
      )
    const dust = S.lit(S.tint(C.sand), 0.3)
    S.add(
      path(
        `M${mir(600)} 560C${mir(560)} 660 ${mir(380)} 780 ${mir(240)} 960L${mir(980)} 960C${mir(860)} 800 ${mir(690)} 660 ${mir(660)} 560Z`,
        S.lin(0, 560, 0, 900, [
          [0, S.air(dust, 0.3)],
          [1, S.dim(dust, 0.2)],
        ]),
        ' opacity=".85"',
      ),
      S.glow(600, 480, 460, '#FFCF8A', 0.35 * S.t.lamps),
    )
  }
}

/** Bride and groom from behind, in three places. */
export const couple: Scene = (seed) => {
  const S = new Sheet('couple', seed, 1200, 900, ['tramonto', 'oro', 'sera', 'alba'])
  const { r, side: k } = S
  const mir = (x: number) => (k > 0 ? x : 1200 - x)
  const t = paletteOf(seed)
  const place = seed % 3
  ground(S, place, mir, seed)
  const [x, foot, s] = [mir(560 + r.j(30)), 826, 0.92]
  S.add(S.shadow(x - 90 * k, foot + 6, 250, 22, 0.45, 10))
  S.add(group(x + 66 * s * k, foot - 6, s, groom(S, seed)), group(x - 44 * s * k, foot, s, bride(S, seed, t)))
  // the bouquet, held on the far side
  const [bx, by] = [x - 116 * s * k, foot - 238 * s]
  for (let i = 0; i < 4; i++)
    S.add(sprig(S, bx, by, (-150 + i * 40) * k, 80, { kind: i % 2 ? 'olive' : 'sage', pairs: 4, size: 0.42 }))
  S.add(cluster(S, bx, by, 40, { tones: t, flowers: 8, wild: 0.6 }))
  if (place !== 1) S.add(meadow(S, 872, 90))
  else S.add(sprig(S, mir(1230), 30, -114 * k, 360, { bend: -34 * k, pairs: 9, size: 0.3 }))
  const where = nth(
    [
      'su una strada bianca tra le vigne',
      'su una terrazza davanti al mare',
      'in un giardino con fili di luci',
    ],
    place,
  )
  return S.picture(`Sposi di spalle ${where}, ${S.when}`, { edge: 2, zoom: [1, 1.08] })
}
