import { C, mix } from '../colour.ts'
import { type Green, paletteOf, sprig } from '../flora/leaves.ts'
import { cypress, roundTree } from '../flora/trees.ts'
import { country, sky } from '../land/country.ts'
import { paving } from '../land/garden.ts'
import { archOutline } from '../land/house.ts'
import { ellipse, group, line, path, rect } from '../path.ts'
import { wing } from '../props/court.ts'
import { lantern, pot, turned } from '../props/vessels.ts'
import { nth } from '../random.ts'
import { type Scene, Sheet } from '../sheet.ts'

/** A stone well with its iron arch; (x, y) is its foot. */
function well(S: Sheet, x: number, y: number, s: number, stone: string): string {
  const iron = S.dim(S.tint('#4a4036'), 0.2)
  return (
    S.shadow(x - 60 * S.side * s, y, 190 * s, 24 * s, 0.5, 8) +
    group(
      x,
      y,
      s,
      line('M-104 -120C-100 -300 100 -300 104 -120M0 -256V-210', iron, 9) +
        path('M-130 -4C-120 14 120 14 130 -4L116 -104L-116 -104Z', turned(S, stone)) +
        ellipse(0, -106, 126, 24, S.lit(stone, 0.35)) +
        ellipse(0, -108, 92, 15, '#3a3026') +
        line(
          'M-122 -36C-60 -26 60 -26 122 -36M-119 -70C-60 -60 60 -60 119 -70',
          S.dim(stone, 0.4),
          2.4,
          ' opacity=".5"',
        ),
    )
  )
}

/** The empty courtyard of a country house: two wings, a gate to the fields, a well or a tree in the middle. */
export const court: Scene = (seed) => {
  const S = new Sheet('court', seed, 1200, 900, ['alba', 'oro', 'tramonto', 'sera'])
  const { r, side: k } = S
  const mir = (x: number) => (k > 0 ? x : 1200 - x)
  const wall = S.tint(nth(['#E8D6B4', '#D9A886', '#EDE2D0', '#CDBB9C', '#E3C48F'], seed))
  S.add(sky(S, 560, mir(730), 330, { sunR: 38, clouds: 4 }), country(S, 490, { far: 3, step: 40 }))
  S.add(cypress(S, mir(440), 624, 220 * r.f(0.9, 1.1), 0.25), cypress(S, mir(480), 624, 180, 0.25))
  const opening = archOutline(600, 640, 150, 210)
  const wallFill = S.lin(0, 440, 0, 640, [
    [0, S.air(S.lit(wall, 0.2), 0.25)],
    [1, S.dim(wall, 0.2)],
  ])
  S.add(
    `<path fill-rule="evenodd" d="M250 470L470 470C500 400 700 400 730 470L950 470L950 640L250 640Z${opening}" fill="${wallFill}"/>`,
    line(opening, S.lit(wall, 0.5), 9),
  )
  S.add(wing(S, -1, wall), wing(S, 1, wall))
  S.add(
    paving(
      S,
      636,
      S.dim(S.tint(nth([mix(C.sand, C.terracotta, 0.2), '#CFC6B4', '#BFA98A'], seed)), 0.05),
      600,
    ),
  )
  S.add(S.glow(600, 640, 520, '#FFC878', 0.3 * S.t.lamps))
  const middle = mir(nth([560, 640, 600], seed))
  if (seed % 2) S.add(well(S, middle, 770, 0.9, S.tint('#CDBB9C')))
  else
    S.add(
      S.shadow(middle - 70 * k, 760, 190, 26, 0.45, 9),
      roundTree(S, middle, 762, 330, { kind: nth(['fresh', 'sage', 'olive'] as const, seed) }),
      path(
        `M${middle - 90} 764C${middle - 80} 790 ${middle + 80} 790 ${middle + 90} 764L${middle + 84} 740L${middle - 84} 740Z`,
        turned(S, S.tint('#CDBB9C')),
      ),
    )
  S.add(pot(S, mir(150), 840, 0.86, paletteOf(seed)), pot(S, mir(300), 730, 0.5, paletteOf(seed + 1), 4))
  S.add(
    pot(S, mir(930), 730, 0.52, paletteOf(seed + 2), 5),
    lantern(S, mir(1060), 850, 0.66, S.dim(S.tint('#4a4036'), 0.1)),
  )
  if (seed % 3 === 0)
    S.add(
      rect(mir(780) - 70, 690, 140, 12, S.tint('#7a5a3c')),
      line(`M${mir(780) - 56} 702V742M${mir(780) + 56} 702V742`, S.tint('#6d4a30'), 9),
    )
  for (let i = 0; i < 3; i++)
    S.add(
      sprig(S, mir(1220 - i * 76), -30, -(150 - i * 16) * k, 260 - i * 40, {
        kind: r.pick<Green>(['olive', 'fresh']),
        bend: -24 * k,
        size: 0.32,
      }),
    )
  return S.picture(
    `Corte di una casa antica, con ${seed % 2 ? 'il pozzo' : 'un albero'} nel mezzo e gli archi ai lati, ${S.when}`,
    { zoom: [1, 1.06] },
  )
}
