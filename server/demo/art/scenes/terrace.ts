import { C, mix } from '../colour.ts'
import { lemon } from '../flora/fruit.ts'
import { paletteOf, sprig } from '../flora/leaves.ts'
import { sky } from '../land/country.ts'
import { paving } from '../land/garden.ts'
import { cape, sea } from '../land/sea.ts'
import { line, num, path, rect, use } from '../path.ts'
import { swag } from '../props/lights.ts'
import { lantern, pot, turned } from '../props/vessels.ts'
import { nth } from '../random.ts'
import { type Scene, Sheet } from '../sheet.ts'

/** White houses stacked on a headland; (x, y) is the foot of the lowest, they climb towards `dir`. */
function village(S: Sheet, x: number, y: number, dir: 1 | -1): string {
  const { r } = S
  const hole = S.t.lamps > 0.6 ? '#FFCF7C' : S.dim('#5c5344', 0.2)
  let o = ''
  for (let row = 3; row >= 0; row--)
    for (let i = 0; i < 6 - row; i++) {
      const [w, h] = [r.f(34, 52), r.f(30, 46)]
      const hx = x + dir * (i * 46 + row * 40)
      const hy = y - row * 34 - i * 7
      const wall = S.air(S.tint(r.pick(['#F4EADA', '#EBC9A6', '#E4B59A', '#F1DDB8'])), 0.24)
      o +=
        rect(hx - w / 2, hy - h, w, h, S.side * dir > 0 ? S.dim(wall, 0.14) : S.lit(wall, 0.3)) +
        rect(hx - w / 2 - 2, hy - h - 4, w + 4, 6, S.air(S.tint(C.terracotta), 0.3)) +
        rect(hx - 9, hy - h + 13, 6, 10, hole) +
        rect(hx + 5, hy - h + 13, 6, 10, hole)
    }
  return o
}

/** A terrace above the sea under a pergola of lemons. */
export const terrace: Scene = (seed) => {
  const S = new Sheet('terrace', seed, 1200, 900, ['tramonto', 'alba', 'sera', 'oro'])
  const { r, side: k } = S
  const mir = (x: number) => (k > 0 ? x : 1200 - x)
  const [horizon, sunX] = [430, mir(nth([820, 700, 900], seed))]
  const away: 1 | -1 = k > 0 ? -1 : 1
  S.add(sky(S, horizon, sunX, horizon - r.f(70, 150), { sunR: 42, clouds: 4 }), sea(S, horizon, 330, sunX))
  S.add(cape(S, mir(560), horizon, away, 90, 0.7), cape(S, mir(400), horizon, away, 190, 0.46))
  if (seed % 2) S.add(village(S, mir(270), horizon + 4, away))
  else
    S.add(
      path(
        `M${num(mir(700) - 26)} 520L${num(mir(700) + 26)} 520L${num(mir(700) + 12)} 534H${num(mir(700) - 14)}Z`,
        S.tint('#8a5a3c'),
      ),
      path(
        `M${num(mir(700))} 516V430Q${num(mir(700) + 34 * k)} 470 ${num(mir(700) + 36 * k)} 510Z`,
        S.lit('#F5EBDB', 0.2),
      ),
    )
  const stone = S.tint(nth(['#EFE6D6', '#E3D2B6', '#DFC3A4'], seed))
  const floor = 690
  // the balustrade: pillars and a rail, or a low wall
  if (seed % 3)
    for (let x = -20; x < 1240; x += 46)
      S.add(
        path(
          `M${x - 9} ${floor}C${x - 22} ${floor - 34} ${x - 8} ${floor - 60} ${x - 10} ${floor - 96}H${x + 10}C${x + 8} ${floor - 60} ${x + 22} ${floor - 34} ${x + 9} ${floor}Z`,
          turned(S, stone),
        ),
      )
  else
    S.add(
      rect(
        -40,
        floor - 96,
        1280,
        98,
        S.lin(0, floor - 96, 0, floor, [
          [0, S.lit(stone, 0.3)],
          [1, S.dim(stone, 0.25)],
        ]),
      ),
    )
  S.add(
    rect(-40, floor - 112, 1280, 20, S.lit(stone, 0.5)),
    rect(-40, floor - 92, 1280, 6, S.dim(stone, 0.4), ' opacity=".5"'),
  )
  S.add(
    paving(
      S,
      floor - 4,
      S.dim(S.tint(nth([mix(C.sand, C.terracotta, 0.25), '#D9CDB4', '#C9B79A'], seed)), 0.06),
      mir(700),
    ),
  )
  // the pergola: two posts and beams across the top
  const wood = S.tint(nth(['#8a6744', '#EFE6D6', '#6d4a30'], seed))
  for (const x of [110, 1090])
    S.add(rect(x - 20, 60, 40, 700, turned(S, seed % 3 === 1 ? S.lit(stone, 0.1) : wood)))
  S.add(
    rect(
      -40,
      96,
      1280,
      26,
      S.lin(0, 96, 0, 122, [
        [0, S.lit(wood, 0.3)],
        [1, S.dim(wood, 0.3)],
      ]),
    ),
  )
  for (let x = 20; x < 1200; x += 118)
    S.add(path(`M${x} -20L${x + 20} -20L${x + 40 * k + 34} 108H${x + 40 * k}Z`, S.dim(wood, 0.2)))
  const fruit = lemon(S)
  for (let i = 0; i < 11; i++) {
    const x = 40 + i * 112 + r.j(26)
    S.add(
      sprig(S, x, 84, 150 + r.j(46), r.f(120, 230), {
        kind: 'fresh',
        shape: 'oval',
        pairs: 5,
        size: 0.3,
        bend: r.j(26),
      }),
      i % 2 ? use(fruit, x + r.j(24), 168 + r.j(26), r.f(0.5, 0.72), r.j(20)) : '',
    )
  }
  S.add(swag(S, [mir(110), 240], [mir(1090), 220], 60, 15, 1))
  S.add(pot(S, mir(1010), 800, 0.92, paletteOf(seed)), pot(S, mir(200), 760, 0.62, paletteOf(seed + 1), 5))
  S.add(lantern(S, mir(850), 824, 0.56, S.dim(S.tint('#4a4036'), 0.1)))
  if (seed % 2 === 0)
    S.add(
      line(`M${mir(430)} 742V826M${mir(590)} 742V826`, S.dim(wood, 0.2), 12),
      rect(mir(510) - 110, 728, 220, 18, S.lit(wood, 0.2)),
    )
  return S.picture(
    `Terrazza sul mare sotto una pergola di limoni, con ${seed % 2 ? 'il paese sulla costa' : 'una vela al largo'}, ${S.when}`,
    { zoom: [1, 1, 1.05] },
  )
}
