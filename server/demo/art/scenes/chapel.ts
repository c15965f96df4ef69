import { C, mix } from '../colour.ts'
import { cluster } from '../flora/flowers.ts'
import { oliveFruit } from '../flora/fruit.ts'
import { paletteOf, sprig, TONES } from '../flora/leaves.ts'
import { cypress, roundTree } from '../flora/trees.ts'
import { country, sky } from '../land/country.ts'
import { archOutline } from '../land/house.ts'
import { meadow } from '../land/meadow.ts'
import { blob, ellipse, group, line, num, path, type Point, poly, rect, smooth } from '../path.ts'
import { nth } from '../random.ts'
import { type Scene, Sheet } from '../sheet.ts'

/** Courses of stone inside an outline. */
function stones(S: Sheet, d: string, x0: number, y0: number, x1: number, y1: number, colour: string): string {
  const { r } = S
  let [a, b] = ['', '']
  for (let y = y0; y < y1; y += 17)
    for (let x = x0 + r.f(0, 20); x < x1; x += r.f(24, 46)) {
      const stone = blob(r, x, y, r.f(9, 17), 6.5, 0.16, 6)
      if (r.chance(0.5)) a += stone
      else b += stone
    }
  return `<g ${S.clip(d)}>${path(a, S.dim(colour, 0.34), ' opacity=".34"')}${path(b, S.lit(colour, 0.7), ' opacity=".4"')}</g>`
}

/** A small country chapel: gable front to the light, one shaded side; (0, 0) is the foot of the front's corner. */
function building(S: Sheet, seed: number): string {
  const wall = S.tint(nth(['#DCC6A2', '#EADFCB', '#D9B594', '#D3C8B0'], seed))
  const lit = S.lit(wall, 0.45)
  const side = S.dim(wall, 0.5)
  const roof = S.tint(mix(C.terracotta, C.sand, 0.2))
  const front = 'M-120 0L-122 -190L0 -284L122 -190L120 0Z'
  const long = 'M120 0L122 -190L330 -176L326 4Z'
  const hole = S.t.lamps > 0.6 ? '#F2B867' : S.dim('#5b4636', 0.2)
  let o =
    path(
      long,
      S.lin(120, 0, 330, 0, [
        [0, side],
        [1, S.dim(side, 0.15)],
      ]),
    ) + stones(S, long, 120, -180, 330, 0, side)
  o += path(
    'M-2 -300L124 -184L346 -170L232 -282Z',
    S.lin(0, -300, 0, -170, [
      [0, S.lit(roof, 0.3)],
      [1, S.dim(roof, 0.25)],
    ]),
  )
  let tiles = ''
  for (let i = 1; i < 10; i++) tiles += `M${-2 + i * 23} ${-300 + i * 1.8}L${124 + i * 22} ${-184 + i * 1.4}`
  o += line(tiles, S.dim(roof, 0.5), 2.4, ' opacity=".5"')
  o +=
    path(
      front,
      S.lin(-120, 0, 120, 0, [
        [0, lit],
        [0.6, S.lit(wall, 0.25)],
        [1, wall],
      ]),
    ) + stones(S, front, -120, -270, 120, 0, wall)
  o +=
    line('M-136 -180L0 -296L136 -180', S.dim(roof, 0.2), 17) +
    line('M-134 -186L0 -301L134 -186', S.lit(roof, 0.35), 6)
  // bell gable
  if (seed % 3 === 2)
    o +=
      path('M150 -262L150 -360L172 -384L194 -360L194 -262Z', S.lit(wall, 0.2)) +
      path(archOutline(172, -300, 24, 48), hole)
  else
    o +=
      path('M-34 -268L-34 -352L0 -384L34 -352L34 -268Z', lit) +
      line('M-42 -346L0 -388L42 -346', S.dim(roof, 0.15), 10) +
      path(archOutline(0, -286, 34, 58), S.air(S.t.sky[2], 0.2))
  const bell = seed % 3 === 2 ? [172, -318] : [0, -308]
  o += group(
    bell[0] ?? 0,
    bell[1] ?? 0,
    0.9,
    path('M-13 14C-8 4 -10 -14 0 -18C10 -14 8 4 13 14Z', S.tint(C.gold)) +
      ellipse(0, 17, 4, 4, S.dim(C.gold, 0.5)),
  )
  o +=
    `<circle cx="0" cy="-206" r="27" fill="${S.lit(wall, 0.7)}"/><circle cx="0" cy="-206" r="20" fill="${hole}"/>` +
    line('M0 -226V-186M-20 -206H20M-14 -220L14 -192M14 -220L-14 -192', S.lit(wall, 0.6), 3)
  o +=
    path(archOutline(0, 0, 104, 152), S.lit(wall, 0.75)) +
    path(archOutline(0, 0, 82, 138), hole) +
    path('M-41 0L-41 -96C-41 -110 -36 -120 -28 -128L-20 0Z', S.tint('#6d4a30')) +
    path('M41 0L41 -96C41 -110 36 -120 28 -128L20 0Z', S.dim('#6d4a30', 0.3))
  for (const x of [190, 262])
    o += path(archOutline(x, -70, 22, 58), S.lit(wall, 0.2)) + path(archOutline(x, -70, 15, 50), hole)
  return o + path('M-70 0L70 0L86 12L-86 12Z', S.lit(wall, 0.5)) + rect(-86, 12, 172, 9, S.dim(wall, 0.25))
}

/** A small stone chapel, its door open, petals on the path. */
export const chapel: Scene = (seed) => {
  const S = new Sheet('chapel', seed, 1200, 900, ['tramonto', 'alba', 'oro', 'sera'])
  const { r, side: k } = S
  const mir = (x: number) => (k > 0 ? x : 1200 - x)
  const t = paletteOf(seed)
  S.add(sky(S, 520, mir(980), r.f(210, 330), { sunR: 38 }), country(S, 430, { far: 3, step: 46 }))
  const x = mir(500 + r.j(40))
  const ground = (q: number) => 628 - 46 * Math.exp(-(((q - x) / 380) ** 2))
  const edge: Point[] = []
  for (let q = -60; q <= 1260; q += 60) edge.push([q, ground(q) + r.j(3)])
  const grass = S.tint(mix(C.olive, C.sage, 0.3))
  for (const [dx, h] of [
    [-330, 190],
    [-270, 240],
    [-214, 170],
    [430, 210],
  ] as const)
    S.add(cypress(S, x + k * dx, ground(x + k * dx) + 10, h * r.f(0.9, 1.1), 0.12))
  S.add(roundTree(S, x + k * 520, ground(x + k * 520) + 16, 190, { kind: 'sage', depth: 0.15 }))
  S.add(
    path(
      `${smooth(edge)}L1260 960L-60 960Z`,
      S.lin(0, 570, 0, 900, [
        [0, S.air(S.lit(grass, 0.4), 0.2)],
        [0.4, S.lit(grass, 0.15)],
        [1, S.dim(mix(grass, C.deep, 0.4), 0.1)],
      ]),
    ),
  )
  S.add(S.shadow(x - k * 230, 604, 300, 26, 0.4, 10), group(x, 596, [-k * 1.22, 1.22], building(S, seed)))
  S.add(S.glow(x, 520, 240, '#FFCF8A', 0.35 * S.t.lamps))
  // a path of pale stones, petals on it, and two rows of low benches
  const dust = S.lit(S.tint(C.sand), 0.35)
  const [a, b]: [Point[], Point[]] = [[], []]
  for (let i = 0; i <= 8; i++) {
    const q = i / 8
    const [py, px, half] = [618 + 330 * q ** 1.4, x + k * (Math.sin(q * 3) * 40 + q * 120), 44 + q * 120]
    a.push([px - half, py])
    b.unshift([px + half, py])
  }
  S.add(
    path(
      `${smooth(a)}L${smooth(b).slice(1)}Z`,
      S.lin(0, 610, 0, 900, [
        [0, S.lit(dust, 0.3)],
        [1, S.dim(dust, 0.25)],
      ]),
    ),
  )
  let petals = ''
  for (let i = 0; i < 110; i++) {
    const q = r.f(0, 1)
    const [px, py, w] = [
      x + k * (Math.sin(q * 3) * 40 + q * 120) + r.j(40 + q * 110),
      622 + 320 * q ** 1.4,
      2 + q * 7,
    ]
    petals += path(
      `M${num(px - w)} ${num(py)}q${num(w)} ${num(-w * 0.8)} ${num(w * 2)} 0q${num(-w)} ${num(w * 0.6)} ${num(-w * 2)} 0Z`,
      S.tint(nth(TONES[nth(t, i)], 1 + (i % 2))),
    )
  }
  S.add(petals)
  const wood = S.tint('#8A6238')
  for (const [y, s] of [
    [690, 0.8],
    [786, 1.2],
  ] as const)
    for (const dir of [-1, 1]) {
      const cx = x + k * (20 + (y - 640) * 0.42) + dir * (190 + (y - 640) * 0.85)
      S.add(
        S.shadow(cx - 20 * k, y + 4, 130 * s, 12 * s, 0.4, 6),
        group(
          cx,
          y,
          s,
          rect(-96, -46, 16, 48, S.dim(wood, 0.5)) +
            rect(80, -46, 16, 48, S.dim(wood, 0.5)) +
            path(
              poly([
                [-122, -62],
                [118, -64],
                [124, -44],
                [-124, -42],
              ]),
              S.lin(0, -64, 0, -42, [
                [0, S.lit(wood, 0.55)],
                [1, S.dim(wood, 0.15)],
              ]),
            ),
        ),
        cluster(S, cx - dir * 108 * s, y - 50 * s, 34 * s, { tones: t, flowers: 4 }),
      )
    }
  S.add(
    cluster(S, x - 76, 606, 40, { tones: t, flowers: 5 }),
    cluster(S, x + 76, 606, 40, { tones: t, flowers: 5 }),
    meadow(S, 862, 110),
  )
  S.add(
    sprig(S, mir(-30), 60, 98 * k, 400, { bend: 34 * k, pairs: 10, size: 0.28, fruit: oliveFruit(S) }),
    sprig(S, mir(60), -40, 142 * k, 280, { bend: -30 * k, size: 0.34, fruit: oliveFruit(S) }),
  )
  return S.picture(
    `Piccola chiesa di campagna con la porta aperta, un sentiero di petali e le panche tra gli ulivi, ${S.when}`,
  )
}
