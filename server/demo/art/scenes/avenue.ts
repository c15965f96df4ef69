import { C, mix } from '../colour.ts'
import { sprig } from '../flora/leaves.ts'
import { cypress, pine, roundTree } from '../flora/trees.ts'
import { country, sky } from '../land/country.ts'
import { wavy } from '../land/garden.ts'
import { countryHouse } from '../land/house.ts'
import { meadow } from '../land/meadow.ts'
import { num, path, rect, type Point, smooth } from '../path.ts'
import { turned } from '../props/vessels.ts'
import { nth } from '../random.ts'
import { type Scene, Sheet } from '../sheet.ts'

/** A straight avenue of trees that leads from the gate to the house. */
export const avenue: Scene = (seed) => {
  const S = new Sheet('avenue', seed, 1200, 900, ['alba', 'tramonto', 'oro'])
  const { r, side: k } = S
  const mir = (x: number) => (k > 0 ? x : 1200 - x)
  const vanish = mir(nth([600, 640, 560, 680], seed))
  const horizon = 470
  S.add(
    sky(S, horizon, mir(930), r.f(230, 310), { sunR: 42, clouds: 4 }),
    country(S, 400, { far: 3, step: 40 }),
  )
  S.add(countryHouse(S, vanish - 96 * k, horizon + 34, 1.02, 0.1))
  const grass = S.tint(mix(C.olive, nth([C.sage, C.honey, C.sage], seed), 0.3))
  S.add(
    path(
      wavy(S, horizon + 24, 5),
      S.lin(0, horizon, 0, 900, [
        [0, S.air(S.lit(grass, 0.45), 0.25)],
        [0.4, S.lit(grass, 0.15)],
        [1, S.dim(mix(grass, C.deep, 0.4), 0.1)],
      ]),
    ),
  )
  const dust = S.lit(S.tint(C.sand), 0.35)
  const [left, right]: [Point[], Point[]] = [[], []]
  const at = (q: number) => ({
    y: horizon + 32 + 420 * q ** 1.6,
    x: vanish + (600 - vanish) * q,
    half: 16 + 300 * q ** 1.6,
  })
  for (let i = 0; i <= 8; i++) {
    const { x, y, half } = at(i / 8)
    left.push([x - half, y])
    right.unshift([x + half, y])
  }
  S.add(
    path(
      `${smooth(left)}L${smooth(right).slice(1)}Z`,
      S.lin(0, horizon, 0, 900, [
        [0, S.air(dust, 0.2)],
        [1, S.dim(dust, 0.15)],
      ]),
    ),
  )
  const kind = nth(['cypress', 'round', 'cypress', 'pine'] as const, seed)
  for (const q of [0.04, 0.12, 0.21, 0.31, 0.43, 0.57, 0.74]) {
    const { x, y, half } = at(q)
    for (const way of [-1, 1] as const) {
      const foot = x + way * (half + 14 + 70 * q)
      const height = (kind === 'cypress' ? 130 : 110) + (kind === 'cypress' ? 560 : 430) * q ** 1.2
      const long = height * 0.5
      S.add(
        path(
          `M${num(foot)} ${num(y - 3)}Q${num(foot - k * long * 0.6)} ${num(y + 4)} ${num(foot - k * long)} ${num(y + 12 * (0.4 + q))}Q${num(foot - k * long * 0.5)} ${num(y + 14 * (0.4 + q))} ${num(foot)} ${num(y + 6)}Z`,
          S.dim(S.tint(C.deep), 0.3),
          ' opacity=".34"',
        ),
        kind === 'cypress'
          ? cypress(S, foot, y + 4, height * r.f(0.94, 1.06), Math.max(0, 0.2 - q * 0.5))
          : kind === 'pine'
            ? pine(S, foot, y + 4, height * 1.05, Math.max(0, 0.2 - q * 0.5))
            : roundTree(S, foot, y + 4, height * 0.86, { kind: 'fresh', depth: Math.max(0, 0.2 - q * 0.5) }),
      )
    }
  }
  const stone = S.tint('#D8C3A0')
  for (const way of [-1, 1] as const) {
    const x = 600 + way * 400
    S.add(
      S.shadow(x - 50 * k, 838, 110, 16, 0.4, 8),
      rect(x - 44, 560, 88, 280, turned(S, stone)),
      rect(x - 58, 540, 116, 26, turned(S, S.lit(stone, 0.2))),
      path(`M${x - 34} 540C${x - 46} 500 ${x + 46} 500 ${x + 34} 540Z`, turned(S, S.lit(stone, 0.1))),
    )
  }
  S.add(meadow(S, 850, 80))
  S.add(
    sprig(S, mir(-30), 70, 98 * k, 330, { bend: 30 * k, pairs: 9, size: 0.3 }),
    sprig(S, mir(50), -30, 140 * k, 220, { bend: -30 * k, size: 0.34 }),
  )
  const trees = { cypress: 'di cipressi', round: 'di tigli', pine: 'di pini' }[kind]
  return S.picture(`Viale ${trees} che porta dai pilastri del cancello alla casa, ${S.when}`, {
    zoom: [1, 1, 1.06],
  })
}
