import { C, mix } from '../colour.ts'
import { border } from '../flora/flowers.ts'
import { paletteOf, sprig } from '../flora/leaves.ts'
import { cypress, roundTree } from '../flora/trees.ts'
import { country, ridge, rows, sky } from '../land/country.ts'
import { archOutline } from '../land/house.ts'
import { blob, group, line, num, path, type Point, rect, smooth } from '../path.ts'
import { nth } from '../random.ts'
import { type Scene, Sheet } from '../sheet.ts'

/** A crenellated tower standing on y, centred on x. */
function tower(S: Sheet, x: number, y: number, w: number, h: number, stone: string, round: boolean): string {
  const a = w / 2
  const body = round
    ? S.lin(x - a, 0, x + a, 0, [
        [0, S.dim(stone, 0.55)],
        [0.45, S.dim(stone, 0.12)],
        [0.8, S.lit(stone, 0.5)],
        [1, S.lit(stone, 0.15)],
      ])
    : S.lin(x - a, 0, x + a, 0, [
        [0, S.dim(stone, 0.1)],
        [1, S.lit(stone, 0.5)],
      ])
  let o =
    path(`M${x - a} ${y}L${x - a + 3} ${y - h}L${x + a - 3} ${y - h}L${x + a} ${y}Z`, body) +
    path(
      `M${x - a - 7} ${y - h}L${x + a + 7} ${y - h}L${x + a + 1} ${y - h + 20}L${x - a - 1} ${y - h + 20}Z`,
      S.dim(stone, 0.25),
    )
  const teeth = Math.max(3, Math.round(w / 22))
  const step = (w + 16) / (teeth * 2 - 1)
  for (let i = 0; i < teeth; i++)
    o += rect(x - a - 8 + i * 2 * step, y - h - 17, step, 19, S.lit(stone, 0.1 + (0.4 * i) / teeth))
  return o
}

/** A castle for light from the right; (0, 0) is the middle of its foot. */
function walls(S: Sheet, seed: number): string {
  const stone = S.air(S.tint(nth(['#C9AE88', '#BFB39C', '#C99F7C', '#D3C4A6'], seed)), 0.06)
  const side = S.dim(stone, 0.45)
  const hole = S.t.lamps > 0.6 ? '#FFCF7C' : S.dim('#4b392d', 0.2)
  const roof = S.air(S.tint(mix(C.terracotta, C.clay, 0.2)), 0.06)
  const slot = (x: number, y: number, w = 11, h = 26) => path(archOutline(x, y, w, h), hole)
  let o = tower(S, -214, 4, 84, 250, stone, true)
  // curtain wall and the long house behind it
  o +=
    path(
      'M-180 -150L150 -150L150 -226L120 -262L-150 -262L-180 -226Z',
      S.lin(-180, 0, 150, 0, [
        [0, side],
        [0.3, S.dim(stone, 0.2)],
        [1, S.lit(stone, 0.3)],
      ]),
    ) +
    path(
      'M-192 -222L-150 -276L124 -276L162 -222Z',
      S.lin(0, -276, 0, -222, [
        [0, S.lit(roof, 0.3)],
        [1, roof],
      ]),
    )
  for (let i = 0; i < 5; i++) o += slot(-128 + i * 58, -170, 15, 34)
  o +=
    tower(S, -36, -200, 78, 190, stone, false) + slot(-36, -324, 14, 32) + slot(-54, -262) + slot(-18, -262)
  o += path(
    'M-200 6L-200 -150L200 -150L200 6Z',
    S.lin(-200, 0, 200, 0, [
      [0, S.dim(stone, 0.3)],
      [0.6, S.lit(stone, 0.15)],
      [1, S.lit(stone, 0.4)],
    ]),
  )
  for (let i = 0; i < 12; i++) o += rect(-196 + i * 34, -168, 19, 20, S.lit(stone, 0.1 + i * 0.025))
  let courses = ''
  for (let i = 0; i < 46; i++)
    courses += `M${num(S.r.f(-190, 180))} ${num(S.r.f(-140, 0))}h${num(S.r.f(12, 30))}`
  o += line(courses, S.dim(stone, 0.5), 2.4, ' opacity=".4"')
  o +=
    path(archOutline(0, 6, 92, 118), S.lit(stone, 0.55)) +
    path(
      archOutline(0, 6, 72, 104),
      S.lin(0, -98, 0, 6, [
        [0, S.dim(hole, 0.5)],
        [1, hole],
      ]),
    ) +
    slot(-92, -70) +
    slot(92, -70) +
    slot(-150, -64) +
    slot(150, -64)
  o +=
    tower(S, 214, 10, 98, 306, stone, true) +
    slot(214, -220, 14, 34) +
    slot(200, -140) +
    slot(232, -90) +
    slot(-214, -170, 13, 30) +
    slot(-206, -96)
  o +=
    line('M214 -314V-372', S.dim(stone, 0.5), 4) +
    path(
      'M216 -372C240 -382 256 -362 280 -372L276 -346C254 -338 238 -356 216 -346Z',
      S.tint(nth([C.terracotta, C.olive, C.honey], seed)),
    )
  // ivy on the shaded tower
  let ivy = ''
  for (let i = 0; i < 26; i++)
    ivy += blob(
      S.r,
      -236 + S.r.f(-22, 50) * S.r.f(0.3, 1),
      -S.r.f(0, 180),
      S.r.f(7, 15),
      S.r.f(6, 12),
      0.2,
      6,
    )
  return o + path(ivy, S.air(S.tint(C.olive), 0.1), ' opacity=".9"')
}

/** A crenellated castle on its hill. */
export const castle: Scene = (seed) => {
  const S = new Sheet('castle', seed, 1200, 900, ['tramonto', 'oro', 'sera', 'alba'])
  const { r, side: k } = S
  const mir = (x: number) => (k > 0 ? x : 1200 - x)
  const x = mir(nth([560, 690, 470], seed) + r.j(30))
  S.add(sky(S, 470, mir(1010), r.f(220, 320), { sunR: 42, clouds: 5 }), country(S, 380, { far: 4, step: 46 }))
  const hill = ridge(S, 620, 22, C.olive, 0.22, { slope: -k * 50 })
  const at = (q: number) => hill.at(q) - 120 * Math.exp(-(((q - x) / 330) ** 2))
  const crest: Point[] = []
  for (let q = -60; q <= 1260; q += 50) crest.push([q, at(q)])
  const d = `${smooth(crest)}L1260 960L-60 960Z`
  const green = S.air(S.tint(mix(C.olive, C.deep, 0.15)), 0.12)
  for (let i = 0; i < 7; i++)
    S.add(
      roundTree(S, x - k * (250 + i * 34), at(x - k * (250 + i * 34)) + 14, 92 + r.j(20), { depth: 0.18 }),
    )
  S.add(group(x, at(x) + 20, [k * 1.16, 1.16], walls(S, seed)))
  S.add(
    path(
      d,
      S.lin(k > 0 ? 1200 : 0, 0, k > 0 ? 0 : 1200, 300, [
        [0, S.lit(green, 0.5)],
        [0.45, S.lit(green, 0.16)],
        [1, green],
      ]),
    ),
    rows(S, d, mir(1080), 590, 420, S.dim(green, 0.3), 13),
  )
  // woods at the foot, a road that turns up to the gate
  for (let i = 0; i < 16; i++) {
    const q = mir(-30 + i * 30 + r.j(12))
    S.add(
      roundTree(S, q, at(q) + 70 + r.f(0, 70), r.f(80, 130), {
        depth: 0.1,
        kind: r.pick(['olive', 'fresh', 'sage']),
      }),
    )
  }
  const dust = S.lit(S.tint(C.sand), 0.3)
  const [a, b]: [Point[], Point[]] = [[], []]
  for (let i = 0; i <= 9; i++) {
    const q = i / 9
    const y = at(x) + 26 + (940 - at(x)) * q ** 1.4
    const px = x + Math.sin(q * 5 + 0.2) * 170 * q * k + q * 90 * k
    a.push([px - 9 - q * q * 96, y])
    b.unshift([px + 9 + q * q * 96, y])
  }
  S.add(
    path(
      `${smooth(a)}L${smooth(b).slice(1)}Z`,
      S.lin(0, 540, 0, 900, [
        [0, S.air(dust, 0.2)],
        [1, S.dim(dust, 0.2)],
      ]),
    ),
  )
  for (const [dx, h] of [
    [760, 230],
    [820, 270],
    [1010, 330],
    [1090, 380],
  ] as const)
    S.add(cypress(S, mir(dx), at(mir(dx)) + 96 + (dx - 760) * 0.3, h * r.f(0.92, 1.08), 0.03))
  S.add(
    S.glow(x, at(x) - 60, 300, S.t.light, 0.3 * S.t.lamps),
    border(S, mir(-20), mir(520), 940, 34, 50, 150, paletteOf(seed), 1.4),
  )
  S.add(sprig(S, mir(1230), 40, -112 * k, 360, { bend: -34 * k, pairs: 9, size: 0.3 }))
  return S.picture(
    `Castello merlato in cima al colle, con la strada che sale tra boschi e cipressi, ${S.when}`,
  )
}
