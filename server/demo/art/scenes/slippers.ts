import { C } from '../colour.ts'
import { bloom, ranunculus, rose } from '../flora/flowers.ts'
import { oliveFruit } from '../flora/fruit.ts'
import { paletteOf, sprig } from '../flora/leaves.ts'
import { ellipse, group, line, num, path, use } from '../path.ts'
import { leafShadow, linen, ribbon } from '../props/cloth.ts'
import { nth } from '../random.ts'
import { type Scene, Sheet } from '../sheet.ts'

/** A satin shoe from above, its toe up; (0, 0) is its middle, 330 long. */
function shoe(S: Sheet, silk: string, lining: string): string {
  const sole =
    'M-6 -168C38 -168 66 -130 66 -76C66 -30 46 4 42 46C40 84 50 110 46 138C40 166 -34 168 -42 138C-48 108 -40 84 -44 46C-50 2 -70 -30 -68 -78C-64 -132 -44 -168 -6 -168Z'
  const opening =
    'M0 -66C30 -66 44 -44 38 -6C32 28 30 60 34 96C38 130 30 148 2 148C-28 148 -36 130 -32 96C-28 60 -32 28 -38 -6C-44 -46 -30 -66 0 -66Z'
  return (
    path(sole, S.t.shade, ` opacity=".5" transform="translate(${-18 * S.side} 20)" ${S.blur(11)}`) +
    S.form(sole, silk, { dx: 7, dy: 6 }) +
    path(
      sole,
      S.lin(-66 * S.side, 100, 66 * S.side, -120, [
        [0, S.dim(silk, 0.4), 0.7],
        [0.5, silk, 0],
        [1, S.lit(silk, 0.8), 0.8],
      ]),
    ) +
    path(opening, S.dim(lining, 0.3)) +
    path(
      opening,
      S.lin(0, -66, 0, 148, [
        [0, S.dim(lining, 0.55), 0.9],
        [0.3, lining, 0.2],
        [1, S.lit(lining, 0.4), 0.7],
      ]),
    ) +
    line(opening, S.lit(silk, 0.7), 4) +
    line('M-40 -128C-20 -146 10 -148 34 -128', S.lit(silk, 0.9), 5, ` opacity=".7" ${S.blur(2)}`)
  )
}

/** A comb of gold leaves and pearls, 240 wide. */
function comb(S: Sheet): string {
  const gold = S.tint(C.gold)
  let leaves = ''
  let pearls = ''
  for (let i = 0; i < 9; i++) {
    const x = -104 + i * 26
    const y = -Math.sin((i / 8) * 3.14) * 26
    const lean = (i - 4) * 13
    leaves += group(
      x,
      y,
      1,
      path(
        'M0 0C-13 -14 -13 -42 0 -60C13 -42 13 -14 0 0Z',
        S.across([
          [0, S.dim(gold, 0.4)],
          [0.7, S.lit(gold, 0.35)],
          [1, S.lit(gold, 0.8)],
        ]),
      ) + line('M0 -4V-50', S.dim(gold, 0.4), 1.6),
      lean,
    )
    pearls += ellipse(
      x + 12,
      y - 22,
      8,
      8,
      S.rad(
        [
          [0, '#fff'],
          [0.6, S.lit(S.tint('#F3E6D8'), 0.3)],
          [1, S.dim('#E6D2BE', 0.3)],
        ],
        0.5 + 0.14 * S.side,
        0.34,
      ),
    )
  }
  let teeth = ''
  for (let i = 0; i < 15; i++)
    teeth += `M${num(-98 + i * 14)} ${num(-Math.sin((i / 14) * 3.14) * 24)}V${num(62 - Math.sin((i / 14) * 3.14) * 14)}`
  return line(teeth, S.dim(gold, 0.2), 3.4) + line('M-112 2C-50 -34 50 -34 112 2', gold, 8) + leaves + pearls
}

/** Satin shoes, a lace veil and a comb on linen, from above. */
export const slippers: Scene = (seed) => {
  const S = new Sheet('slippers', seed, 1200, 900, ['alba', 'oro', 'tramonto'])
  const { r, side: k } = S
  const mir = (x: number) => (k > 0 ? x : 1200 - x)
  const t = paletteOf(seed)
  S.add(
    linen(S, S.tint(nth(['#E3DCCB', '#E6CDB8', '#D5D8C8', '#E9DECB'], seed)), { folds: 5 }),
    leafShadow(S, mir(1210), 20, -126 * k, 580, 0.24),
  )
  // the veil falls across a corner: sheer layers with a scalloped edge
  const tulle = S.lit(S.tint('#FBF6EE'), 0.4)
  for (let i = 0; i < 4; i++) {
    const off = i * 62
    const edge: string[] = []
    for (let q = 0; q <= 12; q++)
      edge.push(
        `Q${num(mir(-70 + off + q * 50 + 25))} ${num(560 + off * 0.7 - q * 52 + 38)} ${num(mir(-45 + off + q * 50 + 25))} ${num(530 + off * 0.7 - q * 52)}`,
      )
    const d = `M${mir(-80)} -80L${mir(-80)} ${num(560 + off * 0.7)}L${num(mir(-70 + off))} ${num(560 + off * 0.7)}${edge.join('')}L${mir(640 + off)} -80Z`
    S.add(
      path(
        d,
        S.lin(mir(0), 0, mir(520), 420, [
          [0, tulle, 0.3],
          [0.6, S.dim(tulle, 0.1), 0.18],
          [1, tulle, 0.5],
        ]),
      ),
      line(d, tulle, 3, ' opacity=".7"'),
    )
  }
  let dots = ''
  for (let i = 0; i < 110; i++) {
    const [x, y] = [r.f(-20, 560), r.f(0, 560)]
    if (x + y < 560) dots += `M${num(mir(x))} ${num(y)}h.1`
  }
  S.add(line(dots, S.lit(tulle, 0.6), 5, ' opacity=".8"'))
  const silk = S.lit(S.tint(nth(['#F3E7D8', '#EAC9B4', '#F0E4CC', '#D9DCCB'], seed)), 0.1)
  const lining = S.tint(nth(['#E2B9A2', '#F3E6D2', '#D9A58C'], seed))
  S.add(
    group(mir(560), 480, [k * 1.3, 1.3], shoe(S, silk, lining), -14 * k),
    group(mir(790), 540, [-k * 1.3, 1.3], shoe(S, silk, lining), 12 * k),
  )
  for (const [x, y, rot] of [
    [536, 314, -14],
    [838, 376, 12],
  ] as const)
    S.add(
      use(ranunculus(S, t[1]), mir(x), y, 0.74, r.f(0, 360)),
      use(bloom(S, t[0]), mir(x + 40), y + 12, 0.42, rot),
      use(bloom(S, t[2]), mir(x - 36), y + 10, 0.36),
    )
  S.add(
    `<g opacity=".45" transform="translate(${-10 * k} 14)" ${S.blur(6)}>${group(mir(270), 700, 1.25, line('M-112 2C-50 -34 50 -34 112 2', S.t.shade, 44), -12 * k)}</g>`,
    group(mir(270), 700, 1.25, comb(S), -12 * k),
  )
  S.add(
    ribbon(
      S,
      [
        [mir(420), 930],
        [mir(540), 800],
        [mir(680), 850],
        [mir(830), 780],
        [mir(980), 840],
        [mir(1260), 720],
      ],
      46,
      S.tint(nth(['#D9A58C', '#A9AF92', '#E4CFA4'], seed)),
    ),
  )
  S.add(
    sprig(S, mir(1150), 110, 170 * k, 400, {
      kind: 'olive',
      bend: 26 * k,
      pairs: 9,
      size: 0.27,
      fruit: oliveFruit(S),
    }),
    S.shadow(mir(1060) - 16 * k, 170, 110, 90, 0.35, 12),
    use(rose(S, t[0], 1), mir(1070), 150, 2.1),
    use(ranunculus(S, t[1]), mir(1164), 236, 1.4),
    use(rose(S, t[2]), mir(980), 236, 1.1),
    use(bloom(S, t[1]), mir(1080), 276, 0.7),
  )
  return S.picture(
    `Scarpe di raso, un velo di pizzo e un pettine di perle posati sul lino, tra rose e olivo, ${S.when}`,
    { edge: 2, zoom: [1, 1, 1.06] },
  )
}
