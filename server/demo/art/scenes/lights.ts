import { C, mix } from '../colour.ts'
import { type Green, paletteOf, sprig } from '../flora/leaves.ts'
import { cypress } from '../flora/trees.ts'
import { country, sky } from '../land/country.ts'
import { paving } from '../land/garden.ts'
import { archOutline } from '../land/house.ts'
import { ellipse, group, line, path, type Point, rect } from '../path.ts'
import { wing } from '../props/court.ts'
import { swag } from '../props/lights.ts'
import { lantern, pot, turned } from '../props/vessels.ts'
import { nth } from '../random.ts'
import { type Scene, Sheet } from '../sheet.ts'

/** A stack of wooden folding chairs, seen from the front. */
function stack(S: Sheet, x: number, y: number, s: number, count: number, wood: string): string {
  let o = S.shadow(x - 50 * S.side * s, y, 140 * s, 18 * s, 0.5, 8)
  for (let i = 0; i < count; i++) {
    const lift = -i * 30
    const c = i % 2 ? wood : S.lit(wood, 0.14)
    const dark = S.dim(c, 0.42)
    o += group(
      x + S.r.j(3) * s,
      y + lift * s,
      s,
      line('M-84 0L-78 -116M84 0L78 -116M-62 -14L-60 -112M62 -14L60 -112', dark, 10) +
        path('M-98 -128C-50 -138 50 -138 98 -128L90 -108C40 -102 -40 -102 -90 -108Z', turned(S, c)) +
        path(
          'M-98 -128C-50 -138 50 -138 98 -128L96 -122C50 -130 -50 -130 -96 -122Z',
          S.lit(c, 0.6),
          ' opacity=".8"',
        ),
    )
    if (i === count - 1)
      o += group(
        x,
        y + lift * s,
        s,
        line('M-80 -128C-92 -210 -90 -272 -72 -290C-30 -304 30 -304 72 -290C90 -272 92 -210 80 -128', c, 11) +
          line('M-60 -132C-20 -200 30 -250 66 -284M60 -132C20 -200 -30 -250 -66 -284', c, 8) +
          line(
            S.side > 0 ? 'M74 -288C90 -270 92 -210 82 -132' : 'M-74 -288C-90 -270 -92 -210 -82 -132',
            S.lit(c, 0.6),
            4,
          ),
      )
  }
  return o
}

/** A courtyard under strings of lights, chairs still stacked. */
export const lights: Scene = (seed) => {
  const S = new Sheet('lights', seed, 1200, 900, ['sera', 'tramonto', 'oro'])
  const { r, side: k } = S
  const mir = (x: number) => (k > 0 ? x : 1200 - x)
  const wall = S.tint(nth(['#E3CBA2', '#EDE2D0', '#DDB894', '#D9CDB4'], seed))
  S.add(sky(S, 560, mir(690), 380, { sunR: 40, clouds: 3 }), country(S, 500, { far: 3, step: 40 }))
  for (const [dx, h] of [
    [430, 200],
    [470, 240],
    [776, 220],
  ] as const)
    S.add(cypress(S, dx, 624, h * r.f(0.9, 1.1), 0.25))
  // the far side: a low wall with a gate
  const gate = archOutline(600, 640, 128, 190)
  S.add(
    `<path fill-rule="evenodd" d="M250 ${500}L950 500L950 640L250 640Z${archOutline(600, 640, 104, 176)}" fill="${S.lin(
      0,
      440,
      0,
      640,
      [
        [0, S.air(S.lit(wall, 0.2), 0.25)],
        [1, S.dim(wall, 0.2)],
      ],
    )}"/>`,
    `<path fill-rule="evenodd" d="${gate}${archOutline(600, 640, 104, 176)}" fill="${S.lit(wall, 0.4)}"/>`,
  )
  S.add(wing(S, -1, wall), wing(S, 1, wall))
  const stone = S.tint(mix(C.sand, C.terracotta, 0.12))
  S.add(
    paving(S, 636, S.dim(stone, 0.1), 600),
    S.glow(600, 690, 560, '#FFC878', S.hourName === 'sera' ? 0.5 : 0.26),
    S.glow(600, 380, 480, '#FFCF8A', S.hourName === 'sera' ? 0.28 : 0.12),
  )
  // the strings start at one point and spread to the eaves
  const crown: Point = seed % 3 === 0 ? [600, 250] : [mir(720), 210]
  const ends: readonly Point[] = [
    [-30, 150],
    [110, 116],
    [262, 270],
    [400, 470],
    [800, 470],
    [938, 270],
    [1090, 116],
    [1230, 150],
  ]
  ends.forEach((end, i) =>
    S.add(swag(S, crown, end, 24 + r.f(0, 26), 9 + (i % 3), i === 3 || i === 4 ? 0.66 : 1.05)),
  )
  if (seed % 3 !== 0) S.add(swag(S, [40, 260], [1160, 240], 130, 17, 1.2))
  const wood = S.tint(nth(['#9A6B3E', '#D8C9AC', '#6d4a30'], seed))
  S.add(pot(S, mir(1040), 770, 0.82, paletteOf(seed)), pot(S, mir(250), 704, 0.5, paletteOf(seed + 1), 4))
  S.add(stack(S, mir(300), 846, 0.98, 5, wood), stack(S, mir(520), 800, 0.84, 3, wood))
  // crates of bulbs and lanterns
  const crate = S.tint('#A57B4C')
  S.add(
    S.shadow(mir(820) - 50 * k, 850, 140, 16, 0.5, 8),
    group(
      mir(820),
      848,
      1,
      rect(-120, -92, 240, 92, turned(S, crate)) +
        line('M-118 -62H118M-118 -30H118', S.dim(crate, 0.5), 5, ' opacity=".8"') +
        ellipse(-60, -98, 44, 12, S.dim(crate, 0.4)) +
        ellipse(54, -98, 44, 12, S.dim(crate, 0.4)),
    ),
  )
  S.add(
    swag(S, [mir(720), 756], [mir(930), 770], 34, 7, 1.2),
    lantern(S, mir(985), 858, 0.72, S.dim(S.tint('#4a4036'), 0.1)),
    lantern(S, mir(680), 836, 0.5, S.dim(S.tint('#4a4036'), 0.1)),
  )
  for (let i = 0; i < 3; i++)
    S.add(
      sprig(S, mir(-20 + i * 70), -30, (150 - i * 16) * k, 260 - i * 40, {
        kind: r.pick<Green>(['olive', 'fresh']),
        bend: 24 * k,
        size: 0.32,
      }),
    )
  return S.picture(
    `Cortile con fili di lampadine tra gli archi, sedie di legno impilate e lanterne accese, ${S.when}`,
    { zoom: [1, 1.06] },
  )
}
