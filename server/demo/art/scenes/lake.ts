import { C, mix } from '../colour.ts'
import { cluster } from '../flora/flowers.ts'
import { type Green, paletteOf, sprig } from '../flora/leaves.ts'
import { cypress, pine, roundTree } from '../flora/trees.ts'
import { sky } from '../land/country.ts'
import { archOutline } from '../land/house.ts'
import { sea } from '../land/sea.ts'
import { blob, group, line, num, path, type Point, poly, rect, smooth } from '../path.ts'
import { pot } from '../props/vessels.ts'
import { nth } from '../random.ts'
import { type Scene, Sheet } from '../sheet.ts'

/** A grand hotel by the water, for light from the right; (0, 0) is the middle of its foot. */
function hotel(S: Sheet, seed: number): string {
  const wall = S.tint(nth(['#EBCB94', '#EFD9C4', '#E3B48F', '#EFE6D4'], seed))
  const [lit, side] = [S.lit(wall, 0.4), S.dim(wall, 0.45)]
  const trim = S.lit(S.tint('#F7F0E4'), 0.3)
  const hole = S.t.lamps > 0.6 ? '#FFCF7C' : S.dim('#5c5344', 0.2)
  const shutter = S.tint(nth([C.olive, '#6d8577', '#7c8b8c'], seed))
  const roof = S.tint(mix(C.terracotta, C.clay, 0.1))
  let o =
    path(
      poly([
        [-250, 0],
        [-320, -10],
        [-320, -216],
        [-250, -222],
      ]),
      side,
    ) +
    path(
      poly([
        [-330, -212],
        [-296, -256],
        [-236, -262],
        [-246, -220],
      ]),
      S.dim(roof, 0.35),
    )
  o +=
    path(
      poly([
        [-250, 0],
        [250, 0],
        [250, -222],
        [-250, -222],
      ]),
      S.lin(-250, 0, 250, 0, [
        [0, S.lit(wall, 0.1)],
        [1, lit],
      ]),
    ) +
    path(
      'M-262 -218L-226 -262L226 -262L262 -218Z',
      S.lin(0, -262, 0, -218, [
        [0, S.lit(roof, 0.3)],
        [1, S.dim(roof, 0.1)],
      ]),
    )
  // the raised middle with its gable
  o +=
    path(
      poly([
        [-84, 0],
        [84, 0],
        [84, -272],
        [-84, -272],
      ]),
      lit,
    ) +
    path('M-96 -268L0 -318L96 -268Z', S.lit(wall, 0.55)) +
    line('M-98 -266L0 -318L98 -266Z', trim, 7) +
    path(archOutline(0, -272, 20, 26), hole)
  o += rect(-252, -150, 504, 6, trim) + rect(-252, -78, 504, 6, trim)
  const win = (x: number, y: number) =>
    rect(x - 10, y - 40, 20, 40, hole) +
    rect(x - 21, y - 41, 10, 42, shutter) +
    rect(x + 11, y - 41, 10, 42, shutter) +
    rect(x - 15, y - 47, 30, 5, trim)
  for (const x of [-216, -164, -112, 112, 164, 216]) o += win(x, -164) + win(x, -94)
  for (const x of [-46, 0, 46])
    o +=
      win(x, -206) +
      win(x, -164) +
      path(archOutline(x, -88, 30, 52), trim) +
      path(archOutline(x, -88, 22, 46), hole)
  for (let i = 0; i < 9; i++)
    o +=
      path(archOutline(-216 + i * 54, 0, 38, 60), trim) +
      path(
        archOutline(-216 + i * 54, 0, 29, 54),
        S.lin(0, -54, 0, 0, [
          [0, S.dim(hole, 0.45)],
          [1, hole],
        ]),
      )
  let balusters = ''
  for (let i = 0; i < 19; i++) balusters += `M${-84 + i * 9.3} -88V-74`
  return o + line(balusters, trim, 3) + line('M-88 -89H88', trim, 4)
}

/** A little wooden rowing boat under an awning; (0, 0) is its waterline. */
function launch(S: Sheet, colour: string): string {
  const wood = S.tint('#8A5632')
  const cloth = S.lit(S.tint(colour), 0.25)
  return (
    line('M-66 -22V-72M52 -24V-72', S.dim(wood, 0.3), 4) +
    path(
      'M-84 -74C-40 -92 30 -92 70 -74L64 -62C30 -72 -40 -72 -80 -62Z',
      S.across([
        [0, S.dim(cloth, 0.25)],
        [1, S.lit(cloth, 0.45)],
      ]),
    ) +
    path(
      'M-124 -20C-60 -10 70 -12 138 -34C126 0 104 16 84 18C20 22 -60 20 -92 16C-110 8 -120 -6 -124 -20Z',
      S.lin(0, -34, 0, 20, [
        [0, S.lit(wood, 0.45)],
        [0.5, wood],
        [1, S.dim(wood, 0.45)],
      ]),
    ) +
    line('M-124 -20C-60 -10 70 -12 138 -34', S.lit('#F5EBDB', 0.3), 4)
  )
}

/** A grand hotel by a lake, with its reflection. */
export const lake: Scene = (seed) => {
  const S = new Sheet('lake', seed, 1200, 900, ['alba', 'tramonto', 'oro', 'sera'])
  const { r, side: k } = S
  const mir = (x: number) => (k > 0 ? x : 1200 - x)
  const shore = 560
  const sunX = mir(930)
  S.add(sky(S, 500, sunX, r.f(170, 250), { sunR: 36, clouds: 4 }))
  // mountains in three depths, higher away from the sun
  for (let i = 0; i < 3; i++) {
    const points: Point[] = [[-80, shore]]
    for (let q = 0; q <= 12; q++) {
      const rise = (k > 0 ? 1 - q / 12 : q / 12) * 0.7 + 0.3
      points.push([
        -60 + q * 110,
        shore - (300 - i * 76) * rise * (0.55 + 0.45 * Math.abs(Math.sin(q * 1.35 + i * 2 + seed))) - 10,
      ])
    }
    points.push([1300, shore])
    const c = S.air(S.tint(nth([C.dust, C.sea, mix(C.sage, C.sea, 0.3)], i)), 0.72 - i * 0.2)
    S.add(
      path(
        smooth(points, true, 0.7),
        S.lin(0, 240, 0, shore, [
          [0, S.lit(c, 0.12)],
          [0.6, c],
          [1, S.air(c, 0.5)],
        ]),
      ),
    )
  }
  S.add(sea(S, shore - 4, 330, sunX))
  const x = mir(440 + r.j(40))
  // the park behind the hotel
  let wood = ''
  for (let i = 0; i < 30; i++)
    wood += blob(
      r,
      x + r.j(480),
      520 - r.f(0, 70) * (1 - Math.abs(i - 15) / 22),
      r.f(40, 70),
      r.f(30, 54),
      0.14,
      8,
    )
  S.add(
    path(
      wood,
      S.lin(0, 420, 0, 560, [
        [0, S.air(S.lit(S.tint(C.olive), 0.25), 0.25)],
        [1, S.air(S.tint(C.deep), 0.25)],
      ]),
    ),
  )
  for (const [dx, h] of [
    [-400, 190],
    [-360, 230],
    [350, 220],
    [396, 180],
  ] as const)
    S.add(cypress(S, x + dx, 566, h * r.f(0.9, 1.1), 0.12))
  S.add(pine(S, x + k * 470, 572, 230, 0.12))
  // its reflection, then the house, then the quay
  S.add(
    `<g opacity=".34" ${S.blur(3)}>${group(x, 590, [k * 1.1, -0.62], hotel(S, seed))}</g>`,
    group(x, 566, [k * 1.1, 1.1], hotel(S, seed)),
  )
  const stone = S.tint('#D9CBB2')
  S.add(
    rect(
      x - 520,
      564,
      1040,
      24,
      S.lin(0, 564, 0, 588, [
        [0, S.lit(stone, 0.5)],
        [1, S.dim(stone, 0.45)],
      ]),
    ),
    S.glow(x, 540, 320, '#FFCF8A', 0.35 * S.t.lamps),
  )
  for (let i = 0; i < 12; i++)
    S.add(roundTree(S, x - 470 + i * 86 + r.j(14), 574, r.f(30, 46), { trunk: false, depth: 0.08 }))
  let ripple = ''
  for (let i = 0; i < 40; i++) {
    const [px, py, w] = [x + r.j(460), 600 + r.f(0, 190), r.f(20, 90)]
    ripple += `M${num(px - w)} ${num(py)}Q${num(px)} ${num(py - 3)} ${num(px + w)} ${num(py)}Q${num(px)} ${num(py + 3)} ${num(px - w)} ${num(py)}Z`
  }
  S.add(path(ripple, S.air(S.tint(C.sea), 0.45), ' opacity=".55"'))
  S.add(
    group(mir(850), 694, [k * 0.9, 0.9], launch(S, nth(['#F5EBDB', '#C9785A', '#94A27C', '#E0C48E'], seed))),
  )
  // the near terrace: a balustrade with flowers
  const near = S.lit(stone, 0.2)
  const pillars: string[] = []
  for (let i = 0; i < 17; i++)
    pillars.push(
      group(
        mir(36 + i * 70),
        862,
        1,
        path(
          'M-13 0C-8 -14 -20 -34 -8 -54C-12 -62 -10 -70 -11 -76L11 -76C10 -70 12 -62 8 -54C20 -34 8 -14 13 0Z',
          S.across([
            [0, S.dim(near, 0.45)],
            [0.6, near],
            [1, S.lit(near, 0.5)],
          ]),
        ),
      ),
    )
  S.add(
    pillars,
    rect(
      -40,
      768,
      1280,
      22,
      S.lin(0, 768, 0, 790, [
        [0, S.lit(near, 0.6)],
        [1, S.dim(near, 0.3)],
      ]),
    ),
    rect(
      -40,
      858,
      1280,
      90,
      S.lin(0, 858, 0, 900, [
        [0, S.lit(near, 0.3)],
        [1, S.dim(near, 0.4)],
      ]),
    ),
  )
  S.add(pot(S, mir(1040), 772, 0.72, paletteOf(seed)), pot(S, mir(130), 772, 0.6, paletteOf(seed + 1)))
  for (let i = 0; i < 6; i++)
    S.add(cluster(S, mir(250 + i * 34), 772 + r.j(12), 34 - i * 3, { tones: paletteOf(seed), flowers: 5 }))
  for (let i = 0; i < 3; i++)
    S.add(
      sprig(S, mir(1230 - i * 80), -40, -(130 - i * 16) * k, 340 - i * 50, {
        kind: r.pick<Green>(['olive', 'fresh']),
        bend: -24 * k,
        size: 0.32,
      }),
    )
  return S.picture(
    `Grande albergo sulla riva del lago, con i portici riflessi nell’acqua e le montagne dietro, ${S.when}`,
  )
}
