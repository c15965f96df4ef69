import { C, mix } from '../colour.ts'
import { cluster } from '../flora/flowers.ts'
import { paletteOf, sprig } from '../flora/leaves.ts'
import { ellipse, group, line, num, path, poly, rect } from '../path.ts'
import { ribbon } from '../props/cloth.ts'
import { niche, tableTop, wallOf } from '../props/room.ts'
import { turned, vase } from '../props/vessels.ts'
import { nth } from '../random.ts'
import { type Scene, Sheet } from '../sheet.ts'

const PAPERS = ['#E8BFA8', '#94A27C', '#F1E7D6', '#C9785A', '#A9BBB6', '#E0C48E'] as const

/** A wrapped box seen a little from above; (0, 0) is the middle of its foot. */
function box(S: Sheet, w: number, h: number, paper: string, silk: string, bow: boolean): string {
  const a = w / 2
  const d = w * 0.13
  const front = poly([
    [-a, 0],
    [a, 0],
    [a, -h],
    [-a, -h],
  ])
  const top = poly([
    [-a, -h],
    [a, -h],
    [a - d, -h - d],
    [-a + d, -h - d],
  ])
  let o =
    path(
      front,
      S.across([
        [0, S.dim(paper, 0.42)],
        [0.55, S.dim(paper, 0.06)],
        [1, S.lit(paper, 0.25)],
      ]),
    ) +
    path(
      top,
      S.across([
        [0, S.lit(paper, 0.25)],
        [1, S.lit(paper, 0.65)],
      ]),
    )
  o +=
    path(
      poly([
        [-a - 4, -h],
        [a + 4, -h],
        [a + 4, -h + h * 0.24],
        [-a - 4, -h + h * 0.24],
      ]),
      S.across([
        [0, S.dim(paper, 0.3)],
        [0.6, S.lit(paper, 0.12)],
        [1, S.lit(paper, 0.4)],
      ]),
    ) + rect(-a, -h + h * 0.24, w, 7, S.t.shade, ' opacity=".22"')
  const band = w * 0.075
  const sheen = S.across([
    [0, S.dim(silk, 0.35)],
    [0.6, silk],
    [1, S.lit(silk, 0.5)],
  ])
  o +=
    rect(-band, -h, band * 2, h, sheen) +
    path(
      poly([
        [-band, -h],
        [band, -h],
        [band * 0.85, -h - d],
        [-band * 0.85, -h - d],
      ]),
      S.lit(silk, 0.45),
    )
  if (bow)
    o += group(
      0,
      -h - d * 0.6,
      w / 230,
      path(
        'M-6 0C-40 -64 -104 -70 -104 -34C-104 -4 -50 6 -6 4ZM6 0C40 -64 104 -70 104 -34C104 -4 50 6 6 4Z',
        sheen,
      ) +
        path(
          'M-30 -12C-50 -40 -82 -46 -86 -32C-84 -18 -56 -10 -30 -12ZM30 -12C50 -40 82 -46 86 -32C84 -18 56 -10 30 -12Z',
          S.dim(silk, 0.5),
        ) +
        path(
          'M-8 2C-30 26 -60 34 -84 54L-62 62L-58 80C-36 56 -8 40 4 8ZM8 2C30 26 54 30 78 50L58 60L56 78C34 54 8 40 -4 8Z',
          S.dim(silk, 0.15),
        ) +
        path('M-15 -12C-6 -18 6 -18 15 -12L13 12C4 16 -4 16 -13 12Z', S.lit(silk, 0.2)),
    )
  return o
}

/** A glazed teapot; (0, 0) is the middle of its foot. */
function teapot(S: Sheet, glaze: string): string {
  const fill = turned(S, glaze)
  return (
    path('M96 -96C160 -120 176 -40 104 -26L98 -44C140 -52 136 -92 98 -78Z', S.dim(glaze, 0.2)) +
    path('M-92 -40C-130 -48 -136 -96 -166 -112L-150 -122C-124 -112 -112 -84 -84 -82Z', fill) +
    path('M-66 0C-118 -30 -118 -116 -54 -136L54 -136C118 -116 118 -30 66 0C30 10 -30 10 -66 0Z', fill) +
    path('M-60 -132C-40 -156 40 -156 60 -132C30 -122 -30 -122 -60 -132Z', S.lit(glaze, 0.2)) +
    path('M-10 -150C-18 -170 18 -170 10 -150Z', S.tint(C.gold)) +
    line('M-98 -62C-60 -46 60 -46 98 -62', S.tint(C.gold), 3.4, ' opacity=".8"')
  )
}

const teacup = (S: Sheet, glaze: string): string =>
  ellipse(0, 0, 84, 15, S.dim(glaze, 0.3)) +
  ellipse(0, -4, 82, 14, S.lit(glaze, 0.35)) +
  path('M46 -52C80 -60 82 -16 40 -14L40 -24C62 -26 62 -46 44 -42Z', S.dim(glaze, 0.2)) +
  path('M-52 -64C-50 -24 -30 -4 0 -4C30 -4 50 -24 52 -64Z', turned(S, glaze)) +
  ellipse(0, -64, 52, 11, S.dim(glaze, 0.3)) +
  line('M-52 -64A52 11 0 0 1 52 -64', S.tint(C.gold), 2.4)

/** A pile of plates with a gold line. */
function plates(S: Sheet, count: number, glazes: readonly string[]): string {
  let o = ''
  for (let i = 0; i < count; i++) {
    const g = S.tint(nth(glazes, i))
    const [y, rx] = [-i * 15, 128 - i * 4]
    o +=
      path(
        `M${-rx} ${y - 12}C${num(-rx * 0.9)} ${y + 4} ${num(-rx * 0.4)} ${y + 6} 0 ${y + 6}C${num(rx * 0.4)} ${y + 6} ${num(rx * 0.9)} ${y + 4} ${rx} ${y - 12}Z`,
        turned(S, g),
      ) +
      ellipse(0, y - 12, rx, 15, S.lit(g, 0.45)) +
      line(`M${-rx} ${y - 12}A${rx} 15 0 0 0 ${rx} ${y - 12}`, S.tint(C.gold), 2, ' opacity=".6"')
  }
  const top = -(count - 1) * 15 - 12
  return o + ellipse(0, top, 82, 9, S.dim(S.tint(nth(glazes, count - 1)), 0.22), ' opacity=".7"')
}

/** Wrapped gifts and a service of pottery. */
export const gifts: Scene = (seed) => {
  const S = new Sheet('gifts', seed, 1200, 900, ['alba', 'oro', 'tramonto'])
  const { side: k } = S
  const mir = (x: number) => (k > 0 ? x : 1200 - x)
  const wall = mix(S.t.wall, nth(['#A9B08E', '#D3A487', '#E9DCC6', '#A9B3B0'], seed), 0.5)
  const t = paletteOf(seed)
  const ty = 676
  const cloth = S.tint(nth(['#F0E7D8', '#D9DAC8', '#E6CBB6'], seed))
  S.add(
    wallOf(S, wall),
    seed % 2 ? niche(S, mir(370), ty + 10, 500, 560, wall) : '',
    tableTop(S, ty, cloth, 130),
  )
  const silk = S.tint(nth([C.terracotta, C.olive, C.gold, '#B98A7A'], seed))
  const pale = S.tint('#F5EBDB')
  const paper = (i: number) => S.tint(nth(PAPERS, seed + i))
  const stackX = mir(370)
  S.add(S.shadow(stackX - 80 * k, ty + 70, 300, 30, 0.45, 14))
  S.add(
    group(stackX - 10 * k, ty + 66, 1, box(S, 380, 176, paper(0), silk, false)),
    group(stackX + 16 * k, ty - 116, 1, box(S, 290, 132, paper(1), pale, false)),
    group(stackX - 14 * k, ty - 254, 1, box(S, 204, 98, paper(2), silk, true)),
  )
  S.add(
    S.shadow(mir(640) - 40 * k, ty + 120, 130, 16, 0.4, 8),
    group(mir(640), ty + 118, 1, box(S, 190, 110, paper(3), pale, true)),
  )
  // the service
  const glazes = nth(
    [
      ['#F3EBDD', '#C7D0C2'],
      ['#EBD3C4', '#F3EBDD'],
      ['#C9D3D3', '#F3EBDD'],
      ['#DDE0CC', '#F0E3CC'],
    ],
    seed,
  )
  const g0 = S.tint(nth(glazes, 0))
  S.add(
    S.shadow(mir(1010) - 60 * k, ty + 60, 170, 20, 0.45, 9),
    group(mir(1010), ty + 56, 1, plates(S, 6, glazes)),
    group(mir(1010), ty - 36, [k * 0.98, 0.98], teapot(S, g0)),
  )
  S.add(
    S.shadow(mir(860) - 30 * k, ty + 124, 100, 14, 0.45, 7),
    group(mir(860), ty + 120, [k, 1], teacup(S, S.tint(nth(glazes, 1)))),
    S.shadow(mir(1080) - 30 * k, ty + 144, 100, 14, 0.45, 7),
    group(mir(1080), ty + 140, [k, 1], teacup(S, g0)),
  )
  S.add(vase(S, mir(770), ty + 30, 1.3, nth([C.sage, '#C98A6C', C.dust, '#E9E0D0'], seed + 1), t))
  S.add(
    cluster(S, stackX - 130 * k, ty + 84, 44, { tones: t, flowers: 5 }),
    sprig(S, mir(60), ty + 150, 70 * k, 280, { kind: 'olive', bend: 22 * k, size: 0.3 }),
    ribbon(
      S,
      [
        [mir(420), ty + 170],
        [mir(520), ty + 190],
        [mir(600), ty + 158],
        [mir(720), ty + 200],
        [mir(860), ty + 236],
      ],
      28,
      silk,
    ),
  )
  return S.picture(
    `Regali incartati con nastri di seta e un servizio di ceramica su un tavolo di lino, ${S.when}`,
    { edge: 2, zoom: [1, 1, 1.05] },
  )
}
