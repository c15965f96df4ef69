import { C, mix } from '../colour.ts'
import { bloom, ranunculus, rose } from '../flora/flowers.ts'
import { oliveFruit } from '../flora/fruit.ts'
import { leaf, paletteOf, sprig } from '../flora/leaves.ts'
import { blob, ellipse, group, line, num, path, use } from '../path.ts'
import { leafShadow, linen, ribbon } from '../props/cloth.ts'
import { nth } from '../random.ts'
import { type Scene, Sheet } from '../sheet.ts'

/** Id of one sugared almond, 60 long. */
function almond(S: Sheet, colour: string): string {
  return S.sym(`almond${colour}`, () => {
    const c = S.tint(colour)
    const d = 'M-30 2C-26 -16 -4 -22 14 -16C28 -12 34 -2 28 6C20 18 -2 22 -16 16C-26 12 -31 8 -30 2Z'
    return `${path(
      d,
      S.box(S.side > 0 ? 0 : 1, 1, S.side > 0 ? 1 : 0, 0, [
        [0, S.dim(c, 0.5)],
        [0.55, c],
        [1, S.lit(c, 0.8)],
      ]),
    )}${ellipse(7 * S.side, -8, 9, 4, '#fff', ' opacity=".55"')}`
  })
}

/** A sachet of cloth gathered by a ribbon; (0, 0) is the middle of its foot. */
function bag(S: Sheet, w: number, h: number, cloth: string, silk: string, posy: string): string {
  const a = w / 2
  const tie = -h * 0.66
  const [neck, top] = [a * 0.36, -h]
  const frill = [-0.78, -0.52, -0.26, 0, 0.26, 0.52, 0.78].map(
    (q, i) => `${num(a * q)} ${num(top + (i % 2 ? 12 : -6))}`,
  )
  const ruffle = frill
    .map((p, i) => (i === 0 ? `L${p}` : `Q${num(a * (-0.78 + 0.26 * i - 0.13))} ${num(top - 14)} ${p}`))
    .join('')
  const front = `M${num(-a * 0.72)} 0C${num(-a * 1.2)} ${num(-h * 0.08)} ${num(-a * 1.12)} ${num(-h * 0.5)} ${num(-neck)} ${num(tie)}${ruffle}L${num(neck)} ${num(tie)}C${num(a * 1.12)} ${num(-h * 0.5)} ${num(a * 1.2)} ${num(-h * 0.08)} ${num(a * 0.72)} 0C${num(a * 0.3)} 10 ${num(-a * 0.3)} 10 ${num(-a * 0.72)} 0Z`
  let o = path(
    front,
    mix(S.t.shade, C.ink, 0.2),
    ` opacity=".5" transform="translate(${-18 * S.side} 15)" ${S.blur(10)}`,
  )
  o += path(
    front,
    S.across([
      [0, S.dim(cloth, 0.42)],
      [0.4, S.dim(cloth, 0.1)],
      [0.62, cloth],
      [0.86, S.lit(cloth, 0.7)],
      [1, cloth],
    ]),
  )
  let dents = ''
  for (let i = 0; i < 7; i++)
    dents += path(
      blob(S.r, S.r.f(-0.62, 0.62) * a, -h * S.r.f(0.06, 0.36), 15, 9, 0.2, 7),
      S.t.shade,
      ` opacity=".16" ${S.blur(3)}`,
    )
  o += `<g ${S.clip(front)}>${dents}${line(front, S.lit(cloth, 0.8), 5, ' opacity=".6"')}</g>`
  let folds = ''
  for (let i = 0; i < 6; i++)
    folds += `M${num((i - 2.5) * neck * 0.34)} ${num(tie - 4)}Q${num((i - 2.5) * neck * 0.44)} ${num(tie - h * 0.16)} ${num((i - 2.5) * a * 0.24)} ${num(top + 20)}M${num((i - 2.5) * neck * 0.34)} ${num(tie + 14)}Q${num((i - 2.5) * a * 0.3)} ${num(tie + h * 0.12)} ${num((i - 2.5) * a * 0.36)} ${num(tie + h * (0.22 + S.r.f(0, 0.14)))}`
  o += line(folds, S.dim(cloth, 0.5), 2.6, ' opacity=".5"')
  o += path(
    `M${num(-neck - 4)} ${tie - 2}Q0 ${tie + 6} ${num(neck + 4)} ${tie - 2}L${num(neck + 4)} ${tie + 15}Q0 ${tie + 24} ${num(-neck - 4)} ${tie + 15}Z`,
    S.across([
      [0, S.dim(silk, 0.4)],
      [0.6, silk],
      [1, S.lit(silk, 0.5)],
    ]),
  )
  o +=
    path(
      `M-4 ${tie + 14}C-44 ${tie - 26} -84 ${tie - 14} -78 ${tie + 10}C-72 ${tie + 30} -30 ${tie + 32} -4 ${tie + 18}ZM4 ${tie + 14}C44 ${tie - 26} 84 ${tie - 14} 78 ${tie + 10}C72 ${tie + 30} 30 ${tie + 32} 4 ${tie + 18}Z`,
      S.across([
        [0, S.dim(silk, 0.35)],
        [0.5, silk],
        [1, S.lit(silk, 0.55)],
      ]),
    ) +
    path(
      `M-6 ${tie + 20}C-20 ${tie + 60} -34 ${tie + 80} -44 ${tie + 108}L-22 ${tie + 100}L-12 ${tie + 116}C-8 ${tie + 76} 0 ${tie + 50} 4 ${tie + 24}ZM2 ${tie + 20}C18 ${tie + 56} 26 ${tie + 76} 40 ${tie + 98}L22 ${tie + 96}L12 ${tie + 112}C8 ${tie + 70} 4 ${tie + 50} -2 ${tie + 24}Z`,
      S.dim(silk, 0.15),
    )
  return o + group(0, tie + 12, 1.25, posy)
}

/** Sachets and a bowl of sugared almonds, from above. */
export const favours: Scene = (seed) => {
  const S = new Sheet('favours', seed, 1200, 900, ['alba', 'oro', 'tramonto'])
  const { r, side: k } = S
  const mir = (x: number) => (k > 0 ? x : 1200 - x)
  const t = paletteOf(seed)
  S.add(
    linen(S, S.tint(nth(['#E9DECB', '#D6D9C6', '#E4C9B4', '#E8E0D2'], seed)), { folds: 6, weave: 0.7 }),
    leafShadow(S, mir(1210), 30, -128 * k, 560, 0.24),
  )
  const paper = S.tint(nth(['#F4EBDB', '#D9C09A', '#D5DAC6', '#F0D6C6'], seed))
  const silk = S.tint(nth(['#C98A6C', '#9DA88C', '#B4573A', '#E0C48E'], seed + 1))
  const posy = (i: number) =>
    use(leaf(S, 'olive', 'lance'), 0, 0, 0.66, -50) +
    use(leaf(S, 'sage', 'oval'), 0, 0, 0.6, 46) +
    use(leaf(S, 'olive', 'lance'), 0, 0, 0.5, 110) +
    use(i % 2 ? rose(S, t[0]) : ranunculus(S, t[1]), 0, 0, 0.62) +
    use(bloom(S, t[2]), 24, 16, 0.34)
  const sizes: readonly (readonly [number, number, number, number, number])[] =
    seed % 2
      ? [
          [250, 470, 200, 300, -6],
          [470, 520, 190, 270, 3],
          [320, 800, 210, 280, 7],
        ]
      : [
          [230, 520, 210, 320, -4],
          [460, 700, 200, 290, 5],
        ]
  sizes.forEach(([x, y, w, h, rot], i) =>
    S.add(
      group(mir(x), y, 1, bag(S, w, h, i % 2 ? S.lit(paper, 0.3) : paper, silk, posy(i)), (rot + r.j(2)) * k),
    ),
  )
  // a bowl of sugared almonds, from above
  const [bx, by] = [mir(850), 430]
  const clay = S.lit(S.tint(nth(['#F3EBDD', '#B9BFA2', '#E2B79C', '#C7D0CC'], seed + 2)), 0.1)
  const rim = blob(r, bx, by, 250, 212, 0.008, 22)
  const well = blob(r, bx, by + 6, 206, 170, 0.008, 20)
  S.add(
    path(rim, S.t.shade, ` opacity=".5" transform="translate(${-28 * k} 36)" ${S.blur(18)}`),
    path(
      rim,
      S.lin(mir(1080), 240, mir(600), 640, [
        [0, S.lit(clay, 0.7)],
        [0.5, clay],
        [1, S.dim(clay, 0.42)],
      ]),
    ),
    line(rim, S.tint(C.gold), 3.4, ' opacity=".75"'),
    path(
      well,
      S.lin(mir(1080), 240, mir(600), 640, [
        [0, S.dim(clay, 0.55)],
        [1, S.dim(clay, 0.1)],
      ]),
    ),
  )
  const sweets = nth(
    [
      ['#FBF5EA', '#F0CDBB', '#FBF5EA'],
      ['#FBF5EA', '#C9D0B4', '#EAD9A8'],
      ['#F0CDBB', '#E2A68E', '#FBF5EA'],
      ['#FBF5EA', '#BFCBCB', '#E6D2B4'],
    ],
    seed,
  )
  // heaped: the widest ring first, the last ones on top in the middle
  const heap = 88
  for (let i = 0; i < heap; i++) {
    const a = i * 2.4
    const q = Math.sqrt(1 - i / heap) * (i % 5 === 4 ? 0.6 : 1)
    const [x, y] = [bx + Math.cos(a) * q * 168 + r.j(8), by + 2 + Math.sin(a) * q * 134 + r.j(8)]
    S.add(
      ellipse(x - 6 * k, y + 10, 32, 15, mix(S.t.shade, C.ink, 0.3), ' opacity=".26"'),
      use(almond(S, nth(sweets, i)), x, y, r.f(1.1, 1.32), r.f(0, 360)),
    )
  }
  for (let i = 0; i < 9; i++) {
    const [x, y] = [mir(r.f(610, 1130)), r.f(690, 850)]
    S.add(S.shadow(x - 7 * k, y + 10, 30, 12, 0.4, 4), use(almond(S, nth(sweets, i)), x, y, 1.1, r.f(0, 360)))
  }
  S.add(
    sprig(S, mir(1130), 150, 160 * k, 300, {
      kind: 'olive',
      bend: 24 * k,
      pairs: 8,
      size: 0.28,
      fruit: oliveFruit(S),
    }),
    ribbon(
      S,
      [
        [mir(1260), 640],
        [mir(1100), 700],
        [mir(980), 660],
        [mir(820), 760],
        [mir(640), 740],
        [mir(560), 850],
        [mir(430), 940],
      ],
      34,
      silk,
    ),
  )
  S.add(
    S.shadow(mir(1080) - 14 * k, 170, 70, 60, 0.3, 9),
    use(rose(S, t[0], 1), mir(1090), 140, 1.7),
    use(ranunculus(S, t[1]), mir(1166), 220, 1.1),
    use(bloom(S, t[2]), mir(1030), 226, 0.7),
  )
  return S.picture(
    `Bomboniere: sacchetti di lino legati con un nastro e una ciotola di confetti, tra rami d’olivo e fiori, ${S.when}`,
    { edge: 2, zoom: [1, 1, 1.06] },
  )
}
