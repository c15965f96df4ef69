import { C, mix } from '../colour.ts'
import { cluster } from '../flora/flowers.ts'
import { oliveFruit } from '../flora/fruit.ts'
import { paletteOf, sprig } from '../flora/leaves.ts'
import { cypress, pine, roundTree } from '../flora/trees.ts'
import { country, sky } from '../land/country.ts'
import { wavy } from '../land/garden.ts'
import { archOutline } from '../land/house.ts'
import { meadow } from '../land/meadow.ts'
import { cape, sea } from '../land/sea.ts'
import { blob, ellipse, group, line, num, path, type Point, poly, rect } from '../path.ts'
import { pot } from '../props/vessels.ts'
import { nth } from '../random.ts'
import { type Scene, Sheet } from '../sheet.ts'

/** One whitewashed block: front to the light, a shaded flank; x..x+w wide, standing on y. */
function block(S: Sheet, x: number, y: number, w: number, h: number, flank: number, white: string): string {
  const front = poly([
    [x, y],
    [x + w, y],
    [x + w, y - h],
    [x, y - h],
  ])
  const side = poly([
    [x, y],
    [x - flank, y - 8],
    [x - flank, y - h + 6],
    [x, y - h],
  ])
  return (
    path(
      side,
      S.lin(x - flank, 0, x, 0, [
        [0, S.dim(white, 0.34)],
        [1, S.dim(white, 0.5)],
      ]),
    ) +
    path(
      front,
      S.lin(x, 0, x + w, y, [
        [0, S.lit(white, 0.2)],
        [1, S.lit(white, 0.55)],
      ]),
    ) +
    rect(x - 5, y - h - 12, w + 10, 15, S.lit(white, 0.6)) +
    path(
      poly([
        [x - 5, y - h - 12],
        [x - flank - 4, y - h - 4],
        [x - flank - 4, y - h + 8],
        [x - 5, y - h + 3],
      ]),
      S.dim(white, 0.26),
    ) +
    rect(x, y - h + 3, w, 7, S.t.shade, ' opacity=".14"')
  )
}

/** A cone-roofed stone house of the Itria valley. */
function trullo(S: Sheet, x: number, y: number, s: number, white: string): string {
  const stone = S.tint('#9C9484')
  let rings = ''
  for (let i = 1; i < 9; i++)
    rings += `M${num(-66 + i * 7)} ${num(-86 - i * 15)}Q0 ${num(-74 - i * 15.4)} ${num(66 - i * 7)} ${num(-86 - i * 15)}`
  return group(
    x,
    y,
    s,
    path(
      'M-64 0L-68 -86C-30 -76 30 -76 68 -86L64 0Z',
      S.across([
        [0, S.dim(white, 0.5)],
        [0.55, white],
        [1, S.lit(white, 0.5)],
      ]),
    ) +
      path(
        'M-78 -84C-50 -150 -22 -206 0 -230C22 -206 50 -150 78 -84C40 -68 -40 -68 -78 -84Z',
        S.across([
          [0, S.dim(stone, 0.5)],
          [0.6, stone],
          [1, S.lit(stone, 0.5)],
        ]),
      ) +
      line(rings, S.dim(stone, 0.5), 2.4, ' opacity=".5"') +
      ellipse(0, -234, 9, 9, S.lit(white, 0.4)) +
      path(archOutline(0, 0, 34, 58), S.t.lamps > 0.6 ? '#F2B867' : S.dim('#5b4636', 0.2)),
  )
}

/** A dry-stone wall along the sheet, its top at y. */
function dryWall(S: Sheet, y: number): string {
  const { r } = S
  const stone = S.tint('#CDBFA4')
  let o = path(
    `${wavy(S, y, 5).split('L1260')[0]}L1260 ${y + 62}L-60 ${y + 62}Z`,
    S.lin(0, y, 0, y + 62, [
      [0, S.lit(stone, 0.3)],
      [1, S.dim(stone, 0.45)],
    ]),
  )
  let [a, b] = ['', '']
  for (let row = 0; row < 3; row++)
    for (let x = -20; x < 1240; x += r.f(26, 54)) {
      const d = blob(r, x, y + 10 + row * 18, r.f(12, 22), r.f(7, 9.5), 0.14, 7)
      if (r.chance(0.5)) a += d
      else b += d
    }
  o += path(a, S.lit(stone, 0.5), ' opacity=".7"') + path(b, S.dim(stone, 0.35), ' opacity=".45"')
  return o
}

/** A prickly pear; (x, y) is its foot. */
function pricklyPear(S: Sheet, x: number, y: number, s: number): string {
  const { r } = S
  const green = S.tint(mix(C.sage, C.olive, 0.4))
  const pads: readonly (readonly [number, number, number, number])[] = [
    [-6, -40, 30, -6],
    [-46, -84, 27, -34],
    [30, -90, 28, 20],
    [-18, -124, 25, -8],
    [-78, -138, 22, -40],
    [62, -146, 23, 34],
    [14, -160, 22, 6],
  ]
  return (
    S.shadow(x, y, 60 * s, 8 * s, 0.4, 5) +
    group(
      x,
      y,
      s,
      pads
        .map(([px, py, R, rot]) =>
          group(
            px,
            py,
            1,
            path(
              blob(r, 0, 0, R * 0.78, R * 1.25, 0.05, 9),
              S.across([
                [0, S.dim(green, 0.45)],
                [0.6, green],
                [1, S.lit(green, 0.5)],
              ]),
            ) +
              (R < 26
                ? ellipse(-7, -R * 1.2, 6, 8, S.tint(C.rose)) +
                  ellipse(8, -R * 1.18, 6, 8, S.tint(C.terracotta))
                : ''),
            rot,
          ),
        )
        .join(''),
    )
  )
}

/** A white farmhouse of the south: arches, an outside stair, trulli for some seeds. */
export const masseria: Scene = (seed) => {
  const S = new Sheet('masseria', seed, 1200, 900, ['oro', 'tramonto', 'alba', 'sera'])
  const { r, side: k } = S
  const mir = (x: number) => (k > 0 ? x : 1200 - x)
  const t = paletteOf(seed)
  const sunX = mir(960)
  S.add(sky(S, 470, sunX, r.f(220, 320), { sunR: 40, clouds: 4 }))
  if (seed % 2) S.add(sea(S, 452, 120, sunX), cape(S, mir(420), 452, k > 0 ? -1 : 1, 70, 0.7))
  else S.add(country(S, 420, { far: 2, step: 46 }))
  const earth = S.tint(mix('#C79A6B', C.sage, 0.35))
  S.add(
    path(
      wavy(S, 524, 8),
      S.lin(0, 510, 0, 900, [
        [0, S.air(S.lit(earth, 0.35), 0.35)],
        [0.4, S.lit(earth, 0.15)],
        [1, S.dim(earth, 0.25)],
      ]),
    ),
  )
  for (let i = 0; i < 9; i++) {
    const x = mir(r.f(560, 1190))
    S.add(roundTree(S, x, 546 + r.f(0, 26), r.f(64, 96), { kind: 'sage', depth: 0.3 }))
  }
  const white = S.tint('#F5EEE2')
  const hole = S.t.lamps > 0.6 ? '#F2B867' : S.dim('#6b5138', 0.25)
  const deep = S.t.lamps > 0.6 ? mix('#F2B867', C.clay, 0.3) : S.dim('#5b4636', 0.25)
  // built for light from the right, mirrored with it
  let house =
    block(S, 250, 640, 250, 190, 70, white) +
    block(S, 330, 452, 120, 92, 46, white) +
    block(S, 492, 646, 300, 150, 0, white)
  for (const x of [546, 642, 738])
    house +=
      path(archOutline(x, 646, 74, 118), S.lit(white, 0.75)) +
      path(
        archOutline(x, 646, 60, 106),
        S.lin(0, 540, 0, 646, [
          [0, deep],
          [1, hole],
        ]),
      )
  house +=
    path(archOutline(330, 640, 62, 110), S.dim(S.tint(nth([C.olive, '#5F7F84', C.clay], seed)), 0.1)) +
    line('M330 640V536', S.dim(white, 0.5), 2.4)
  for (const [x, y] of [
    [300, 514],
    [372, 514],
    [440, 514],
    [440, 592],
    [374, 412],
  ] as const)
    house +=
      rect(x - 12, y - 18, 24, 34, hole) +
      rect(x - 26, y - 19, 12, 36, S.tint(nth([C.olive, '#5F7F84', C.clay], seed))) +
      rect(x + 14, y - 19, 12, 36, S.tint(nth([C.olive, '#5F7F84', C.clay], seed)))
  house +=
    rect(230, 566, 10, 22, deep) +
    line('M372 342V318M358 342C358 318 386 318 386 342', S.dim(white, 0.35), 8) +
    path('M366 338C364 328 380 328 378 338Z', S.tint(C.gold))
  // an outside stair
  for (let i = 0; i < 8; i++)
    house +=
      rect(792 - 2 + i * 17, 496 + i * 19, 17 + 6, 152 - i * 19, S.lit(white, 0.42 - i * 0.03)) +
      rect(792 + i * 17, 496 + i * 19, 23, 5, S.lit(white, 0.8))
  S.add(
    seed % 3 === 0
      ? [trullo(S, mir(860), 640, 0.9, white), trullo(S, mir(950), 652, 1.1, white)]
      : pine(S, mir(1010), 640, 340, 0.12),
  )
  S.add(
    S.shadow(mir(480) - 60 * k, 650, 380, 24, 0.35, 12),
    cypress(S, mir(196), 640, 290, 0.06),
    cypress(S, mir(150), 650, 230, 0.06),
    k > 0 ? group(0, 0, 1, house) : group(1200, 0, [-1, 1], house),
    S.glow(mir(640), 600, 300, '#FFCF8A', 0.4 * S.t.lamps),
  )
  // bougainvillea over the corner, pots at the arches
  for (let i = 0; i < 9; i++)
    S.add(
      cluster(S, mir(492 + r.j(26)), 500 + i * 15 + r.j(8), 30 - i * 1.4, {
        tones: seed % 2 ? ['terracotta', 'blush', 'blush'] : ['wine', 'blush', 'terracotta'],
        flowers: 6,
        wild: 0.7,
      }),
    )
  const court = S.lit(S.tint(C.sand), 0.35)
  S.add(
    path(
      `M${mir(200)} 648C${mir(420)} 640 ${mir(760)} 640 ${mir(960)} 650C${mir(1010)} 700 ${mir(900)} 760 ${mir(800)} 800L${mir(420)} 800C${mir(330)} 760 ${mir(240)} 700 ${mir(200)} 648Z`,
      S.lin(0, 640, 0, 800, [
        [0, court],
        [1, S.dim(court, 0.2)],
      ]),
      ' opacity=".9"',
    ),
  )
  S.add(pot(S, mir(596), 668, 0.3, t, 3), pot(S, mir(690), 670, 0.3, t, 3), pot(S, mir(286), 668, 0.34, t, 3))
  S.add(
    S.shadow(mir(1080) - 60 * k, 744, 140, 16, 0.35, 8),
    roundTree(S, mir(1080), 744, 270, { kind: 'sage', depth: 0.02, fruit: oliveFruit(S) }),
    roundTree(S, mir(120), 752, 210, { kind: 'sage', depth: 0.04 }),
  )
  const gap: Point = [mir(540), 790]
  S.add(
    dryWall(S, 786),
    path(
      `M${gap[0] - 96} 770L${gap[0] + 96} 770L${gap[0] + 180} 960L${gap[0] - 180} 960Z`,
      S.lin(0, 780, 0, 900, [
        [0, S.dim(court, 0.18)],
        [1, S.dim(court, 0.3)],
      ]),
    ),
    pricklyPear(S, mir(330), 806, 0.9),
    pricklyPear(S, mir(800), 812, 1.05),
    meadow(S, 862, 100),
  )
  S.add(sprig(S, mir(-30), 70, 100 * k, 360, { bend: 32 * k, pairs: 9, size: 0.3, fruit: oliveFruit(S) }))
  return S.picture(
    `Masseria dai muri bianchi con gli archi, ${seed % 3 === 0 ? 'due trulli' : 'un pino'} e gli ulivi dietro il muretto a secco, ${S.when}`,
  )
}
