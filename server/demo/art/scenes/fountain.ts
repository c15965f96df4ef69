import { C, mix } from '../colour.ts'
import { cluster } from '../flora/flowers.ts'
import { paletteOf, sprig } from '../flora/leaves.ts'
import { cypress, roundTree } from '../flora/trees.ts'
import { country, sky } from '../land/country.ts'
import { paving } from '../land/garden.ts'
import { blob, ellipse, group, line, num, path, rect } from '../path.ts'
import { dove, flyingDove } from '../props/birds.ts'
import { pot, turned } from '../props/vessels.ts'
import { nth } from '../random.ts'
import { type Scene, Sheet } from '../sheet.ts'

/** A stone fountain of two basins; (0, 0) is its foot. */
function basins(S: Sheet, stone: string): string {
  const water = S.lin(0, -40, 0, 40, [
    [0, S.lit(mix(S.t.sky[1], C.dust, 0.5), 0.3)],
    [1, S.dim(C.sea, 0.1)],
  ])
  const bowl = (y: number, rx: number, depth: number) =>
    path(
      `M${-rx} ${y}C${-rx * 0.9} ${y + depth * 0.8} ${-rx * 0.3} ${y + depth} 0 ${y + depth}C${rx * 0.3} ${y + depth} ${rx * 0.9} ${y + depth * 0.8} ${rx} ${y}Z`,
      turned(S, stone),
    ) +
    ellipse(0, y, rx, rx * 0.14, S.lit(stone, 0.4)) +
    ellipse(0, y + 3, rx * 0.92, rx * 0.115, water)
  let o =
    path('M-330 0L-318 -84H318L330 0C150 46 -150 46 -330 0Z', turned(S, stone)) +
    ellipse(0, -84, 322, 54, S.lit(stone, 0.45)) +
    ellipse(0, -80, 292, 44, water)
  let ripples = ''
  for (let i = 0; i < 7; i++)
    ripples += `M${-60 - i * 30} ${-80 + i * 2}Q0 ${num(-58 + i * 4)} ${60 + i * 30} ${-80 + i * 2}`
  o += line(ripples, S.lit('#DCE6E2', 0.4), 2.4, ' opacity=".5"')
  o +=
    path(
      'M-40 -76C-26 -120 -34 -170 -22 -214L22 -214C34 -170 26 -120 40 -76C20 -66 -20 -66 -40 -76Z',
      turned(S, stone),
    ) + bowl(-256, 176, 60)
  o +=
    path('M-24 -252C-14 -290 -18 -320 -12 -348L12 -348C18 -320 14 -290 24 -252Z', turned(S, stone)) +
    bowl(-380, 88, 42) +
    path('M-14 -378C-22 -406 -12 -426 0 -442C12 -426 22 -406 14 -378Z', turned(S, stone))
  const fall = (x0: number, y0: number, x1: number, y1: number) =>
    line(
      `M${x0} ${y0}C${(x0 + x1) / 2} ${y0 - 14} ${x1} ${y0 + 20} ${x1} ${y1}`,
      S.lit('#EAF1EE', 0.35),
      4,
      ' opacity=".7"',
    )
  for (const s of [-1, 1])
    for (const q of [0.55, 0.8, 0.97])
      o += fall(s * 86 * q, -378, s * 116 * q, -262) + fall(s * 174 * q, -252, s * 214 * q, -88)
  return o
}

/** A wicker basket of flowers; (x, y) is its foot. */
function basket(S: Sheet, x: number, y: number, s: number, tones: ReturnType<typeof paletteOf>): string {
  const wicker = S.tint('#B58A57')
  let weave = ''
  for (let i = 0; i < 7; i++) weave += `M-72 ${-14 - i * 14}Q0 ${-4 - i * 14} 72 ${-14 - i * 14}`
  let o = S.shadow(x - 24 * S.side * s, y, 100 * s, 14 * s, 0.45, 7)
  for (let i = 0; i < 5; i++)
    o += sprig(S, x + (i - 2) * 22 * s, y - 96 * s, -50 + i * 25, 130 * s, {
      kind: S.r.pick(['olive', 'sage']),
      pairs: 5,
      size: 0.4,
    })
  o +=
    group(
      x,
      y,
      s,
      line('M-70 -100C-60 -230 60 -230 70 -100', S.dim(wicker, 0.3), 13) +
        line('M-70 -104C-60 -234 60 -234 70 -104', S.lit(wicker, 0.4), 4),
    ) +
    cluster(S, x - 32 * s, y - 118 * s, 56 * s, { tones, flowers: 6 }) +
    cluster(S, x + 36 * s, y - 120 * s, 56 * s, { tones, flowers: 6 })
  return (
    o +
    group(
      x,
      y,
      s,
      path('M-60 0L-82 -108C-40 -96 40 -96 82 -108L60 0C30 10 -30 10 -60 0Z', turned(S, wicker)) +
        line(weave, S.dim(wicker, 0.5), 4, ' opacity=".5"') +
        line('M-82 -108C-40 -96 40 -96 82 -108', S.lit(wicker, 0.4), 8),
    )
  )
}

/** A fountain with doves and baskets of flowers. */
export const fountain: Scene = (seed) => {
  const S = new Sheet('fountain', seed, 1200, 900, ['alba', 'tramonto', 'oro', 'sera'])
  const { r, side: k } = S
  const mir = (x: number) => (k > 0 ? x : 1200 - x)
  const t = paletteOf(seed)
  const x = mir(560 + r.j(50))
  S.add(sky(S, 520, mir(930), r.f(220, 310), { sunR: 36 }), country(S, 420, { far: 3, step: 44 }))
  for (const [dx, h] of [
    [90, 330],
    [170, 380],
    [1060, 360],
    [1140, 300],
  ] as const)
    S.add(cypress(S, mir(dx), 596, h * r.f(0.9, 1.08), 0.14))
  S.add(
    roundTree(S, mir(330), 600, 200, { depth: 0.2 }),
    roundTree(S, mir(880), 600, 230, { depth: 0.2, kind: 'sage' }),
  )
  let hedge = ''
  for (let i = 0; i < 28; i++) hedge += blob(r, -30 + i * 46, 606, 40, r.f(38, 50), 0.1, 9)
  S.add(
    path(
      hedge,
      S.lin(0, 556, 0, 650, [
        [0, S.lit(S.tint(C.olive), 0.35)],
        [1, S.tint(C.deep)],
      ]),
    ),
  )
  const stone = S.tint(nth(['#E2D3B8', '#D6D1C4', '#E3C9AC'], seed))
  S.add(
    paving(S, 632, S.lit(S.tint(C.sand), 0.2), x),
    S.shadow(x - 80 * k, 800, 400, 48, 0.45, 14),
    group(x, 790, 1, basins(S, stone)),
  )
  S.add(
    basket(S, mir(1000), 842, 1.05, t),
    seed % 2
      ? pot(S, mir(170), 806, 0.8, paletteOf(seed + 1))
      : basket(S, mir(170), 826, 0.86, paletteOf(seed + 1)),
  )
  S.add(
    dove(S, x - 190, 712, 0.8, 1),
    dove(S, x + 236, 714, 0.72, -1),
    dove(S, mir(800), 842, 0.9, k > 0 ? -1 : 1),
    flyingDove(S, mir(330), 250, 0.86, k > 0 ? 1 : -1, r.j(8)),
    flyingDove(S, mir(240), 340, 0.6, k > 0 ? 1 : -1, r.j(10)),
    flyingDove(S, mir(455), 176, 0.5, k > 0 ? 1 : -1, r.j(10)),
  )
  S.add(
    rect(-40, 880, 1280, 60, S.dim(stone, 0.3), ' opacity=".15"'),
    sprig(S, mir(1230), 40, -116 * k, 330, { bend: -34 * k, pairs: 9, size: 0.3 }),
  )
  return S.picture(`Fontana di pietra in un giardino, con colombe e ceste di fiori, ${S.when}`)
}
