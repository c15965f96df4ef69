import { C, mix } from '../colour.ts'
import { lemon } from '../flora/fruit.ts'
import { sprig } from '../flora/leaves.ts'
import { cypress, roundTree } from '../flora/trees.ts'
import { country, sky } from '../land/country.ts'
import { paving } from '../land/garden.ts'
import { archOutline } from '../land/house.ts'
import { group, line, num, path, rect, use } from '../path.ts'
import { turned } from '../props/vessels.ts'
import { nth } from '../random.ts'
import { type Scene, Sheet } from '../sheet.ts'

/** A lemon tree in its terracotta pot; (x, y) is the pot's foot. */
function potted(S: Sheet, x: number, y: number, s: number, fruit: string): string {
  return (
    S.shadow(x - 40 * S.side * s, y, 110 * s, 15 * s, 0.45, 7) +
    roundTree(S, x, y - 120 * s, 300 * s, { kind: 'fresh', fruit }) +
    group(
      x,
      y,
      s,
      path('M-52 0L-74 -120H74L52 0Z', turned(S, S.tint(C.terracotta))) +
        path('M-84 -120H84V-146H-84Z', turned(S, S.lit(S.tint(C.terracotta), 0.12))) +
        path(
          'M-62 -66C-40 -56 40 -56 62 -66L60 -54C40 -46 -40 -46 -60 -54Z',
          S.dim(S.tint(C.terracotta), 0.25),
        ),
    )
  )
}

/** The house where lemons winter: a row of tall glazed arches, the trees out on the gravel. */
export const limonaia: Scene = (seed) => {
  const S = new Sheet('limonaia', seed, 1200, 900, ['oro', 'alba', 'tramonto', 'sera'])
  const { r, side: k } = S
  const mir = (x: number) => (k > 0 ? x : 1200 - x)
  const wall = S.tint(nth(['#EAD3A6', '#E6D9C4', '#DDB48E', '#E9DFC9'], seed))
  const arches = nth([5, 4, 6], seed)
  S.add(sky(S, 520, mir(1000), 210, { sunR: 40, clouds: 4 }), country(S, 430, { far: 3, step: 44 }))
  for (const [x, h] of [
    [1060, 330],
    [1110, 270],
    [1165, 370],
  ] as const)
    S.add(cypress(S, mir(x), 640, h * r.f(0.92, 1.08), 0.12))
  // the building runs from one edge to three quarters of the sheet
  const [from, to, eaves, foot] = [-60, nth([900, 960, 860], seed), 236, 648]
  const face = S.lin(mir(to), 0, mir(from), 0, [
    [0, S.lit(wall, 0.5)],
    [0.5, S.lit(wall, 0.15)],
    [1, S.dim(wall, 0.22)],
  ])
  const [left, wide] = [Math.min(mir(from), mir(to)), to - from]
  S.add(rect(left, eaves, wide, foot - eaves, face))
  const roof = S.tint(mix(C.terracotta, C.sand, 0.12))
  const [a, b] = [mir(from - 20), mir(to + 26)]
  S.add(
    path(
      `M${num(a)} ${eaves + 6}L${num(a)} ${eaves - 70}L${num(mir(to - 70))} ${eaves - 66}L${num(b)} ${eaves + 6}Z`,
      S.lin(0, eaves - 70, 0, eaves, [
        [0, S.lit(roof, 0.3)],
        [1, S.dim(roof, 0.2)],
      ]),
    ),
    rect(left - 10, eaves + 4, wide + 30, 12, S.lit(wall, 0.7)),
    rect(left, eaves + 16, wide, 12, S.dim(wall, 0.4), ' opacity=".5"'),
    rect(left, foot - 24, wide, 26, S.dim(wall, 0.28), ' opacity=".6"'),
  )
  const glass = S.t.lamps > 0.6 ? '#F2BE70' : S.dim(S.tint('#7f8d7a'), 0.25)
  const step = (to - 40) / arches
  const width = step * 0.64
  for (let i = 0; i < arches; i++) {
    const x = mir(40 + step * (i + 0.5))
    const d = archOutline(x, foot, width, 330)
    const pane = S.lin(0, foot - 330, 0, foot, [
      [0, S.dim(glass, 0.3)],
      [0.6, glass],
      [1, S.lit(glass, 0.25)],
    ])
    const bars = `M${num(x)} ${foot - 330}V${foot}M${num(x - width / 2)} ${foot - 210}H${num(x + width / 2)}M${num(x - width / 2)} ${foot - 110}H${num(x + width / 2)}M${num(x - width / 4)} ${foot - 300}V${foot}M${num(x + width / 4)} ${foot - 300}V${foot}`
    S.add(
      line(d, S.lit(wall, 0.75), 20),
      path(d, pane),
      `<g ${S.clip(d)}>${path(`M${num(x - width / 2)} ${foot}L${num(x)} ${foot - 330}H${num(x + width * 0.3)}L${num(x - width * 0.2)} ${foot}Z`, '#fff', ' opacity=".12"')}${line(bars, S.lit(S.tint('#EDE3D2'), 0.1), 5)}</g>`,
    )
  }
  S.add(paving(S, 644, S.tint(nth(['#DCCBA8', '#D8C9AC', '#CFB994'], seed)), mir(760)))
  S.add(S.glow(mir(480), 640, 500, '#FFC878', 0.3 * S.t.lamps))
  const fruit = lemon(S)
  const stands = nth(
    [
      [
        [250, 760, 0.72],
        [560, 730, 0.58],
        [840, 790, 0.86],
      ],
      [
        [160, 800, 0.9],
        [480, 740, 0.62],
        [740, 720, 0.52],
        [1010, 800, 0.84],
      ],
      [
        [330, 790, 0.86],
        [690, 730, 0.56],
        [930, 740, 0.6],
      ],
    ] as const,
    seed,
  )
  for (const [x, y, s] of stands.toSorted((p, q) => p[1] - q[1])) S.add(potted(S, mir(x), y, s, fruit))
  for (let i = 0; i < 3; i++)
    S.add(
      sprig(S, mir(1236 - i * 80), -40, -(138 - i * 14) * k, 320 - i * 50, {
        kind: 'fresh',
        bend: -24 * k,
        pairs: 8,
        size: 0.3,
      }),
    )
  S.add(use(fruit, mir(1120), 120, 0.7, r.j(20)))
  return S.picture(
    `Limonaia con le grandi vetrate ad arco e gli alberi di limoni nei vasi di terracotta, ${S.when}`,
    {
      zoom: [1, 1, 1.07],
    },
  )
}
